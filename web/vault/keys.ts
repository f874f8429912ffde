import type { Grant, KeyRing, Member } from "@hz/contract/auth";
import {
  accountKey,
  type Bytes,
  equalBytes,
  fromBase64Url,
  type KemKey,
  openGrant,
  type SigningKey,
  userKeys,
  verifyMember,
} from "@hz/crypto";

/** What a signed-in handler holds, in this tab's memory only. */
export type HeldKeys = {
  accountId: string;
  userId: string;
  userKey: Bytes;
  sig: SigningKey;
  /** The key of what this person keeps for themselves. */
  store: Bytes;
  /** The account's key: the own one where it was granted, else as the server says. */
  accountPublicKey: Bytes;
  /** Whether the account's key was granted to this person, so that it is known without the server. */
  ownsAccountKey: boolean;
  /** Seeds of departments' keys by `departmentId/epoch`. */
  seeds: ReadonlyMap<string, Bytes>;
  /** Public signing keys of the people the account's key vouches for, by user id. */
  members: ReadonlyMap<string, Bytes>;
};

/** The keys on the server do not fit the user's own. */
export class KeyRingFailure extends Error {
  constructor(what: "member" | "account") {
    super(`The key ring was refused: ${what}`);
    this.name = "KeyRingFailure";
  }
}

let held: HeldKeys | null = null;

/** Gives the keys of the signed-in person, or null while nobody is signed in in this tab. */
export function heldKeys(): HeldKeys | null {
  return held;
}

/** Gives the keys of the signed-in person; throws an Error while nobody is signed in, which no screen lets happen. */
export function keysInHand(): HeldKeys {
  if (!held) throw new Error("No keys in this tab");
  return held;
}

/** Forgets all keys. */
export function forgetKeys(): void {
  held = null;
}

/** Takes a department and an epoch and gives its place in `seeds`. */
export function seedName(departmentId: string, epoch: number): string {
  return `${departmentId}/${epoch}`;
}

/**
 * Takes the user key, whose it is, and what the server holds for this user; opens every grant and keeps the result in
 * memory. A grant that does not open is left out: its reports then show as unreadable. Throws KeyRingFailure when the
 * account's key or the own entry is not what this user's keys say.
 */
export async function holdKeys(userKey: Bytes, owner: { accountId: string; userId: string }, ring: KeyRing): Promise<HeldKeys> {
  const { kem, sig, store } = await userKeys(userKey, owner.userId);
  const servedKey = fromBase64Url(ring.accountPublicKey);
  const members = await vouchedMembers(owner.accountId, servedKey, ring.members);
  const own = members.get(owner.userId);
  if (!own || !equalBytes(own, sig.publicKey)) throw new KeyRingFailure("member");

  const receiver = { userId: owner.userId, kem };
  const opened = await Promise.all(ring.grants.map((grant) => openOne(owner.accountId, receiver, members, grant)));
  const seeds = new Map<string, Bytes>();
  let accountSeed: Bytes | undefined;
  for (const [index, { what }] of ring.grants.entries()) {
    const seed = opened[index];
    if (!seed) continue;
    if (what.kind === "account") accountSeed = seed;
    else seeds.set(seedName(what.departmentId, what.epoch), seed);
  }
  const ownAccountKey = accountSeed && (await accountKey(accountSeed)).publicKey;
  if (ownAccountKey && !equalBytes(ownAccountKey, servedKey)) throw new KeyRingFailure("account");
  const ownsAccountKey = ownAccountKey !== undefined;
  held = { ...owner, userKey, sig, store, accountPublicKey: servedKey, ownsAccountKey, seeds, members };
  return held;
}

/** Takes the server's list of members and keeps those whose keys the account's key vouches for. */
async function vouchedMembers(accountId: string, accountPublicKey: Bytes, list: readonly Member[]): Promise<Map<string, Bytes>> {
  const checked = await Promise.all(
    list.map(async (member) => {
      const { userId, joinedAt } = member;
      const sigPublicKey = fromBase64Url(member.sigPublicKey);
      const statement = { accountId, userId, kemPublicKey: fromBase64Url(member.kemPublicKey), sigPublicKey, joinedAt };
      const holds = await verifyMember(accountPublicKey, statement, fromBase64Url(member.signature));
      return holds ? ([userId, sigPublicKey] as const) : null;
    }),
  );
  return new Map(checked.filter((entry) => entry !== null));
}

async function openOne(
  accountId: string,
  to: { userId: string; kem: KemKey },
  members: ReadonlyMap<string, Bytes>,
  { what, byUserId, box, signature }: Grant,
): Promise<Bytes | null> {
  const sigPublicKey = members.get(byUserId);
  if (!sigPublicKey) return null;
  const by = { userId: byUserId, sigPublicKey };
  return openGrant({ accountId, what, to, by }, fromBase64Url(box), fromBase64Url(signature)).catch(() => null);
}

/** Takes a newer answer of the server and takes over the colleagues in it whom the account's key vouches for. */
export async function refreshMembers(ring: KeyRing): Promise<void> {
  const before = keysInHand();
  const members = await vouchedMembers(before.accountId, before.accountPublicKey, ring.members);
  if (held === before) held = { ...before, members };
}
