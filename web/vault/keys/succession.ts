import type { KeyRing } from "@hz/contract/sign-in/auth";
import type { Succession } from "@hz/contract/keys/successions";
import {
  accountKey,
  type Bytes,
  equalBytes,
  fromBase64Url,
  openGrant,
  type SigningKey,
  signSuccession,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { type Members, namedMembers, openByMember } from "../people/members.ts";
import type { Holder } from "../people/self-grants.ts";

/** Those of the account's former keys with nothing leading on from them that this person still holds. */
export async function formerKeysHeld(
  userKey: Bytes,
  holder: Holder,
  ring: Pick<KeyRing, "members" | "grants">,
  ended: readonly string[],
): Promise<SigningKey[]> {
  const keys = await Promise.all((await seedsIn(userKey, holder, ring)).map((seed) => accountKey(seed)));
  const names = keys.map(({ publicKey }) => toBase64Url(publicKey));
  return keys.filter((_, index) => ended.includes(names[index]!) && names.indexOf(names[index]!) === index);
}

/**
 * Has each former key say that the compared one follows. Call it for a key whose fingerprint a person compared and confirmed, and
 * for nothing else: links and posters will take that key for the office's.
 */
export function signOn(accountId: string, former: readonly SigningKey[], compared: Bytes, nowMs = Date.now()): Promise<Succession[]> {
  const [publicKey, signedAt] = [toBase64Url(compared), Math.floor(nowMs / 1000)];
  const others = former.filter((key) => !equalBytes(key.publicKey, compared));
  return Promise.all(
    others.map(async (key) => ({
      formerPublicKey: toBase64Url(key.publicKey),
      publicKey,
      signedAt,
      signature: toBase64Url(await signSuccession(key, { accountId, publicKey: compared, signedAt })),
    })),
  );
}

/**
 * Every account's seed in a ring that opens, whoever handed it over and whoever vouches for them today: a seed proves by
 * itself whose it is, and one that somebody made up signs for no key that a link names.
 */
async function seedsIn(userKey: Bytes, { accountId, userId }: Holder, { members, grants }: Pick<KeyRing, "members" | "grants">) {
  const own = await userKeys(userKey, userId);
  const named = namedMembers(members);
  const ownEntry = { kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey, joinedAt: 0 };
  const givers: Members = { get: (id) => (id === userId ? [ownEntry] : named.get(id)) };
  const opened = await Promise.all(
    grants
      .filter(({ what }) => what.kind === "account")
      .map(({ what, byUserId, box, signature }) =>
        openByMember(givers, byUserId, (sigPublicKey) =>
          openGrant(
            { accountId, what, to: { userId, kem: own.kem }, by: { userId: byUserId, sigPublicKey } },
            fromBase64Url(box),
            fromBase64Url(signature),
          ),
        ).catch(() => null),
      ),
  );
  return opened.filter((seed) => seed !== null);
}
