import type { Grant, KeyRing } from "@hz/contract/sign-in/auth";
import { accountKey, type Bytes, equalBytes, fromBase64Url, type KemKey, openGrant, type SigningKey, userKeys } from "@hz/crypto";
import { type HeldKeys, heldKeys, hold, KeyRingFailure, keysInHand } from "./held-keys.ts";
import { type Members, namedMembers, openByMember, vouchedByAny, vouchedMembers } from "../people/members.ts";
import { type OpenedGrant, sortSeeds } from "./ring-seeds.ts";
export { seedName } from "./ring-seeds.ts";

/**
 * Opens every grant that the server holds for this user and keeps the result in memory. A grant that does not open is left out: its
 * reports then show as unreadable. Without this person's own word for the account's key what opens is read, and nothing is sealed,
 * granted or signed by it. Throws KeyRingFailure when the account's key or the own entry is not what this user's keys say.
 */
export async function holdKeys(userKey: Bytes, owner: { accountId: string; userId: string }, ring: KeyRing): Promise<HeldKeys> {
  return hold(await openRing(userKey, owner, ring));
}

type Owner = { accountId: string; userId: string };

/** The same without keeping anything: what a user key opens of a ring. Throws KeyRingFailure. */
export async function openRing(userKey: Bytes, owner: Owner, ring: KeyRing): Promise<HeldKeys> {
  const own = await userKeys(userKey, owner.userId);
  if (!equalBytes(fromBase64Url(ring.own.sigPublicKey), own.sig.publicKey)) throw new KeyRingFailure("member");
  const accountPublicKey = fromBase64Url(ring.accountPublicKey);
  const members = vouchedMembers(owner.accountId, accountPublicKey, ring.members);
  // What a person granted to themselves counts under the key in hand alone, whatever the account's key is said to vouch for.
  const givers: Members = { get: (id) => (id === owner.userId ? [ownEntry(own)] : members.get(id)) };
  const receiver = { userId: owner.userId, kem: own.kem };

  const grants = await openAll(owner.accountId, receiver, givers, ring.grants);
  const isOwn = ({ grant }: OpenedGrant) => grant.byUserId === owner.userId;
  const [notes, accountSeeds] = [ofKind(grants, "trust").filter(isOwn), ofKind(grants, "account")];
  const formers = ofKind(grants, "former")
    .filter(isOwn)
    .map(({ seed }) => seed);
  const known = await knownKey(
    accountPublicKey,
    notes.map(({ seed }) => seed),
    accountSeeds.filter(isOwn).map(({ seed }) => seed),
  );
  if (known && !equalBytes(known, accountPublicKey)) throw new KeyRingFailure("account", known);
  const signed = { accountId: owner.accountId, accountPublicKey: known, departments: ring.departments };
  // Who does not know the account's key reads by the server's word anyway: also what a colleague gave under a former one.
  const named = known ? [] : ofKind(await openAll(owner.accountId, receiver, namedMembers(ring.members), ring.grants), "department");
  const isVouched = ((await members.get(owner.userId)) ?? []).some(({ sigPublicKey }) => equalBytes(sigPublicKey, own.sig.publicKey));
  return {
    ...owner,
    userKey,
    ...own,
    accountPublicKey,
    accountSeed: known ? await seedOf(known, accountSeeds) : null,
    knowsAccountKey: known !== null,
    isNoted: notes.length > 0,
    isVouched,
    ...(await sortSeeds(signed, [...named, ...grants.filter((one) => !isOwn(one)), ...grants.filter(isOwn)])),
    caseKeys: new Map(grants.flatMap(({ grant: { what }, seed }) => ("reportId" in what ? [[`${what.kind}/${what.reportId}`, seed]] : []))),
    granted: ring.grants.length,
    formerAccountKeys: formers,
    ...colleagues({ ...owner, accountPublicKey, formerAccountKeys: formers }, ring.members),
  };
}

/** The people whom the account's keys vouch for, and those whom the server only names. */
function colleagues(
  { accountId, accountPublicKey, formerAccountKeys }: Pick<HeldKeys, "accountId" | "accountPublicKey" | "formerAccountKeys">,
  list: KeyRing["members"],
): Pick<HeldKeys, "members" | "authors" | "named"> {
  return {
    members: vouchedMembers(accountId, accountPublicKey, list),
    authors: vouchedByAny(accountId, [accountPublicKey, ...formerAccountKeys], list),
    named: namedMembers(list),
  };
}

const ofKind = (grants: readonly OpenedGrant[], kind: Grant["what"]["kind"]) => grants.filter(({ grant }) => grant.what.kind === kind);

/**
 * The account key that this person knows by their own word (notes, and seeds granted to themselves), or null. A colleague's grant,
 * of a seed too, is worth what the account's key says of that colleague: a server that makes up the one makes up the other.
 */
async function knownKey(served: Bytes, notes: readonly Bytes[], seeds: readonly Bytes[]): Promise<Bytes | null> {
  if (notes.length > 0) return notes.find((note) => !equalBytes(note, served)) ?? served;
  const keys = await Promise.all(seeds.map(async (seed) => (await accountKey(seed)).publicKey));
  return keys.find((key) => equalBytes(key, served)) ?? keys[0] ?? null;
}

async function seedOf(accountPublicKey: Bytes, grants: readonly OpenedGrant[]): Promise<Bytes | null> {
  for (const { seed } of grants) if (equalBytes((await accountKey(seed)).publicKey, accountPublicKey)) return seed;
  return null;
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
): Promise<OpenedGrant[]> {
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

/**
 * Holds what a newer answer of the server grants, instead of what was held before. Throws KeyRingFailure, also where this person's
 * note of the account's key has gone meanwhile.
 */
export async function refreshKeys(ring: KeyRing): Promise<void> {
  const before = keysInHand();
  const newer = await openRing(before.userKey, { accountId: before.accountId, userId: before.userId }, ring);
  if (before.knowsAccountKey && !(newer.knowsAccountKey && equalBytes(newer.accountPublicKey, before.accountPublicKey)))
    throw new KeyRingFailure("account", before.accountPublicKey);
  // Whoever has signed out meanwhile holds nothing.
  if (heldKeys() === before) hold(newer);
}

/** Holds the colleagues of a newer answer of the server whom the account's key vouches for. */
export function refreshMembers(ring: KeyRing): void {
  const before = keysInHand();
  hold({ ...before, ...colleagues(before, ring.members) });
}
