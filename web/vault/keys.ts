import type { Grant, KeyRing } from "@hz/contract/auth";
import { accountKey, type Bytes, equalBytes, fromBase64Url, type KemKey, openGrant, type SigningKey, userKeys } from "@hz/crypto";
import { type Members, openByMember, vouchedMembers } from "./members.ts";

/** What a signed-in handler holds, in this tab's memory only. */
export type HeldKeys = {
  accountId: string;
  userId: string;
  userKey: Bytes;
  kem: KemKey;
  sig: SigningKey;
  /** The key of what this person keeps for themselves. */
  store: Bytes;
  /** The account's key: the one this person knows, else as the server says. */
  accountPublicKey: Bytes;
  /** The account's signing seed, for people who may manage users or channels. */
  accountSeed: Bytes | null;
  /** Whether the account's key is known without the server: by its seed, or because this person pinned it. */
  knowsAccountKey: boolean;
  /** Whether the account's key vouches for this person's own keys; until then nobody takes this person's word. */
  isVouched: boolean;
  /** Seeds of departments' keys by `departmentId/epoch`. */
  seeds: ReadonlyMap<string, Bytes>;
  /** Public keys of the people the account's key vouches for. */
  members: Members;
};

/** The keys on the server do not fit the user's own. */
export class KeyRingFailure extends Error {
  /** The account's key that this person knows, where the server names another one; else the person's own keys do not fit. */
  readonly knownAccountKey: Bytes | null;
  constructor(what: "member" | "account", knownAccountKey: Bytes | null = null) {
    super(`The key ring was refused: ${what}`);
    this.name = "KeyRingFailure";
    this.knownAccountKey = knownAccountKey;
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
  held = await openRing(userKey, owner, ring);
  return held;
}

type Owner = { accountId: string; userId: string };

/** The same without keeping anything: what a user key opens of a ring. Throws KeyRingFailure. */
export async function openRing(userKey: Bytes, owner: Owner, ring: KeyRing): Promise<HeldKeys> {
  const own = await userKeys(userKey, owner.userId);
  if (!equalBytes(fromBase64Url(ring.own.sigPublicKey), own.sig.publicKey)) throw new KeyRingFailure("member");
  const accountPublicKey = fromBase64Url(ring.accountPublicKey);
  const members = await vouchedMembers(owner.accountId, accountPublicKey, ring.members);
  // What a person granted to themselves needs nobody to vouch for it.
  const givers = new Map(members).set(owner.userId, [...(members.get(owner.userId) ?? []), ownEntry(own)]);
  const receiver = { userId: owner.userId, kem: own.kem };

  const seeds = new Map<string, Bytes>();
  const accountSeeds: Bytes[] = [];
  let pinned: Bytes | undefined;
  for (const { grant, seed } of await openAll(owner.accountId, receiver, givers, ring.grants)) {
    if (grant.what.kind === "department") seeds.set(seedName(grant.what.departmentId, grant.what.epoch), seed);
    else if (grant.what.kind === "account") accountSeeds.push(seed);
    // Somebody else's word for the account's key is worth what the account's key says of that person: nothing new.
    else if (grant.byUserId === owner.userId) pinned = seed;
  }
  const accountSeed = await seedOf(accountPublicKey, accountSeeds);
  const known = accountSeed ? (await accountKey(accountSeed)).publicKey : pinned;
  if (known && !equalBytes(known, accountPublicKey)) throw new KeyRingFailure("account", known);
  const isVouched = (members.get(owner.userId) ?? []).some(({ sigPublicKey }) => equalBytes(sigPublicKey, own.sig.publicKey));
  return {
    ...owner,
    userKey,
    ...own,
    accountPublicKey,
    accountSeed: accountSeed ?? null,
    knowsAccountKey: known !== undefined,
    isVouched,
    seeds,
    members,
  };
}

/** Of seeds that were granted the one of this key; where none is, any: then the server names a key that it is not. */
async function seedOf(accountPublicKey: Bytes, seeds: readonly Bytes[]): Promise<Bytes | undefined> {
  for (const seed of seeds) if (equalBytes((await accountKey(seed)).publicKey, accountPublicKey)) return seed;
  return seeds[0];
}

const ownEntry = ({ kem, sig }: { kem: KemKey; sig: SigningKey }) => ({
  kemPublicKey: kem.publicKey,
  sigPublicKey: sig.publicKey,
  joinedAt: 0,
});

async function openAll(
  accountId: string,
  to: { userId: string; kem: KemKey },
  givers: Members,
  grants: readonly Grant[],
): Promise<{ grant: Grant; seed: Bytes }[]> {
  const opened = await Promise.all(
    grants.map((grant) =>
      openByMember(givers, grant.byUserId, (sigPublicKey) =>
        openGrant(
          { accountId, what: grant.what, to, by: { userId: grant.byUserId, sigPublicKey } },
          fromBase64Url(grant.box),
          fromBase64Url(grant.signature),
        ),
      ).then(
        (seed) => ({ grant, seed }),
        () => null,
      ),
    ),
  );
  return opened.filter((entry) => entry !== null);
}

/** Takes a newer answer of the server and holds what it grants now, instead of what was held before. Throws KeyRingFailure. */
export async function refreshKeys(ring: KeyRing): Promise<void> {
  const before = keysInHand();
  const newer = await openRing(before.userKey, { accountId: before.accountId, userId: before.userId }, ring);
  // Whoever has signed out meanwhile holds nothing.
  if (held === before) held = newer;
}

/** Takes a newer answer of the server and takes over the colleagues in it whom the account's key vouches for. */
export async function refreshMembers(ring: KeyRing): Promise<void> {
  const before = keysInHand();
  const members = await vouchedMembers(before.accountId, before.accountPublicKey, ring.members);
  if (held === before) held = { ...before, members };
}
