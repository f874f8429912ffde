import type { Grant } from "@hz/contract/sign-in/auth";
import type { Acceptance, InvitationOffer } from "@hz/contract/people/invitations";
import {
  type Bytes,
  equalBytes,
  fromBase64Url,
  type GrantWhat,
  inviteKeys,
  newUserKey,
  openGrant,
  toBase64Url,
  userKeys,
  verifyInvite,
} from "@hz/crypto";
import type { Stretch } from "../keys/found-account.ts";
import { type Members, openByMember, vouchedMembers } from "./members.ts";
import { wrapByPassword } from "../keys/new-password.ts";
import { grantToSelf, vouchFor } from "./self-grants.ts";

/** The code is not this invitation's, or what the server gave for it was not made by who had the code. */
export class InviteCodeWrong extends Error {
  constructor() {
    super("The invitation's code opens nothing");
    this.name = "InviteCodeWrong";
  }
}

type InviteKeys = Awaited<ReturnType<typeof inviteKeys>>;
type Opened = { what: GrantWhat; seed: Bytes };

/**
 * Opens an invitation with its code. The account's key counts because it was sealed to a key that only the code gives; all else is
 * then held against it. Throws InviteCodeWrong.
 */
export async function openInvitation(
  offer: InvitationOffer,
  code: string,
  nowMs = Date.now(),
): Promise<{ keys: InviteKeys; opened: Opened[] }> {
  try {
    const keys = await inviteKeys(code, offer.id);
    const open = (givers: Members, grant: Grant) =>
      openByMember(givers, grant.byUserId, (sigPublicKey) =>
        openGrant(
          {
            accountId: offer.accountId,
            what: grant.what,
            to: { userId: offer.id, kem: keys.kem },
            by: { userId: grant.byUserId, sigPublicKey },
          },
          fromBase64Url(grant.box),
          fromBase64Url(grant.signature),
        ),
      );
    const trust = offer.grants.find(({ what }) => what.kind === "trust");
    if (!trust || !offer.certificate) throw new InviteCodeWrong();
    const accountPublicKey = await open(saidMembers(offer), trust);
    await checkCertificate(offer, keys, accountPublicKey, nowMs);

    const vouched = vouchedMembers(offer.accountId, accountPublicKey, offer.members);
    const opened = await Promise.all(
      offer.grants.map((grant) =>
        open(vouched, grant).then(
          (seed) => ({ what: grant.what, seed }),
          () => null,
        ),
      ),
    );
    const good = opened.filter((one) => one !== null);
    if (!good.some(({ what }) => what.kind === "trust")) throw new InviteCodeWrong();
    return { keys, opened: good };
  } catch {
    throw new InviteCodeWrong();
  }
}

/** The inviting person's keys as the server says them; enough to open by, because the box itself proves the code. */
function saidMembers({ members }: InvitationOffer): Members {
  const said = new Map<string, { kemPublicKey: Bytes; sigPublicKey: Bytes; joinedAt: number }[]>();
  for (const { userId, kemPublicKey, sigPublicKey, joinedAt } of members)
    said.set(userId, [
      ...(said.get(userId) ?? []),
      { kemPublicKey: fromBase64Url(kemPublicKey), sigPublicKey: fromBase64Url(sigPublicKey), joinedAt },
    ]);
  return said;
}

async function checkCertificate({ accountId, id, certificate }: InvitationOffer, keys: InviteKeys, accountPublicKey: Bytes, nowMs: number) {
  const { sigPublicKey, permits, notAfter, certificate: signature } = certificate!;
  if (!equalBytes(fromBase64Url(sigPublicKey), keys.sig.publicKey)) throw new InviteCodeWrong();
  const statement = { accountId, inviteId: id, sigPublicKey: keys.sig.publicKey, permits, notAfter };
  if (!(await verifyInvite(accountPublicKey, statement, fromBase64Url(signature), Math.floor(nowMs / 1000)))) throw new InviteCodeWrong();
}

/**
 * Makes the keys of a person who accepts an invitation; `token` is of its mail, `code` null where there is none. Throws
 * InviteCodeWrong.
 */
export async function joinInvitation(
  offer: InvitationOffer,
  { token, password, code }: { token: string; password: string; code: string | null },
  stretch: Stretch,
  nowMs = Date.now(),
): Promise<{ acceptance: Acceptance; userKey: Bytes }> {
  const { accountId, id: userId } = offer;
  const held = code === null ? null : await openInvitation(offer, code, nowMs);
  const userKey = newUserKey();
  const own = await userKeys(userKey, userId);
  const holder = { accountId, userId };
  // Without the code nobody's word stands behind the keys yet.
  const member = held && (await vouchFor(held.keys.sig, holder, own, nowMs));
  const acceptance: Acceptance = {
    token,
    codeToken: held ? toBase64Url(held.keys.token) : null,
    ...(await wrapByPassword(userId, password, userKey, stretch)),
    keys: {
      kemPublicKey: toBase64Url(own.kem.publicKey),
      sigPublicKey: toBase64Url(own.sig.publicKey),
      joinedAt: Math.floor(nowMs / 1000),
      signature: member?.signature ?? null,
    },
    grants: await Promise.all((held?.opened ?? []).map(({ what, seed }) => grantToSelf(holder, own, what, seed))),
  };
  return { acceptance, userKey };
}
