import type { WaitingPerson } from "@hz/contract/people/people";
import type { BodyOf } from "@hz/contract/route";
import type { peopleRoutes } from "@hz/contract/people/people";
import { accountKey, type Bytes, equalBytes, fromBase64Url, type GrantWhat, signMember, toBase64Url } from "@hz/crypto";
import { grantTo, isHeld, NotHeld } from "./grant.ts";
import { canSignKeys, type HeldKeys, keysInHand } from "../keys/held-keys.ts";
import { joinedNow, vouchedMembers } from "./members.ts";
import { refuseRemoved } from "./removed.ts";
import { grantToSelf } from "./self-grants.ts";

/** The keys that the server gave for a colleague are not those that the account's key vouches for. */
export class SwappedKeys extends Error {
  constructor() {
    super("A colleague's keys are not the ones vouched for");
    this.name = "SwappedKeys";
  }
}

type Waiting = Pick<WaitingPerson, "id" | "kemPublicKey" | "sigPublicKey" | "member" | "missing">;

/** What a person waits for, piece by piece. */
export function wanted({ missing }: Pick<WaitingPerson, "missing">): GrantWhat[] {
  return [
    ...(missing.account ? [{ kind: "account" } as const] : []),
    ...missing.departments.flatMap(({ departmentId, epochs }) =>
      epochs.map((epoch): GrantWhat => ({ kind: "department", departmentId, epoch })),
    ),
  ];
}

/** Tells whether this tab's person can give something of what another waits for: all of it, some of it or nothing. */
export function canRelease(person: Pick<WaitingPerson, "missing">): "all" | "some" | "nothing" {
  if (person.missing.vouch && !canSignKeys()) return "nothing";
  const held = wanted(person).map(isHeld);
  if (held.every((one) => one)) return "all";
  return person.missing.vouch || held.some((one) => one) ? "some" : "nothing";
}

/**
 * What the server is told when a person is released; `person` has the very keys whose fingerprint was shown. Keys that are vouched
 * for must verify; others need the comparison and the account's seed. Throws SwappedKeys, NotHeld or ReceiverRemoved.
 */
export async function releaseTo(person: Waiting, isCompared: boolean, nowMs = Date.now()): Promise<BodyOf<typeof peopleRoutes.grant>> {
  const keys = keysInHand();
  await refuseRemoved(person.id);
  const { kemPublicKey, sigPublicKey } = person;
  let member = null;
  if (person.member) await checkVouched(person);
  else if (!isCompared || !keys.accountSeed) throw new NotHeld();
  else {
    const joinedAt = await joinedNow(keys.members, person.id, Math.floor(nowMs / 1000));
    const statement = {
      accountId: keys.accountId,
      userId: person.id,
      kemPublicKey: fromBase64Url(kemPublicKey),
      sigPublicKey: fromBase64Url(sigPublicKey),
      joinedAt,
    };
    member = { joinedAt, signature: toBase64Url(await signMember(await accountKey(keys.accountSeed), statement)) };
  }
  const whats = wanted(person).filter(isHeld);
  return {
    kemPublicKey,
    sigPublicKey,
    member,
    grants: await grantTo({ userId: person.id, kemPublicKey: fromBase64Url(kemPublicKey) }, whats),
  };
}

async function checkVouched({ id, kemPublicKey, sigPublicKey, member }: Waiting): Promise<void> {
  const { accountId, accountPublicKey, members } = keysInHand();
  const isSame = member?.userId === id && member.kemPublicKey === kemPublicKey && member.sigPublicKey === sigPublicKey;
  const theirs = (await vouchedMembers(accountId, accountPublicKey, member ? [member] : []).get(id))?.[0];
  if (!isSame || !theirs) throw new SwappedKeys();
  // Vouched for once is not enough: keys that were replaced since may have been replaced because somebody else has them.
  const newest = (await members.get(id))?.[0];
  if (newest && newest.joinedAt >= theirs.joinedAt && !isSameKeys(newest, theirs)) throw new SwappedKeys();
}

type PublicKeys = { kemPublicKey: Bytes; sigPublicKey: Bytes };
const isSameKeys = (one: PublicKeys, other: PublicKeys) =>
  equalBytes(one.kemPublicKey, other.kemPublicKey) && equalBytes(one.sigPublicKey, other.sigPublicKey);

/** Whether this person has still to compare the account's fingerprint: somebody vouches for them, by a key that only the server names. */
export const needsAccountComparison = ({ isVouched, knowsAccountKey }: HeldKeys): boolean => isVouched && !knowsAccountKey;

/**
 * The grant by which the signed-in person notes the account's key for themselves, because their own seed of it says that it is the
 * one; null where that is done, or where people have to compare it first.
 */
export async function pinAccountKey(): Promise<BodyOf<typeof peopleRoutes.grant> | null> {
  const { accountId, userId, kem, sig, isVouched, knowsAccountKey, isNoted, accountPublicKey } = keysInHand();
  if (!isVouched || isNoted || !knowsAccountKey) return null;
  const note = await grantToSelf({ accountId, userId }, { kem, sig }, { kind: "trust" }, accountPublicKey);
  return { kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey), member: null, grants: [note] };
}
