import { beforeEach, describe, expect, test } from "vitest";
import type { Grant, KeyRing, Member } from "@hz/contract/sign-in/auth";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import {
  accountKey,
  type Bytes,
  departmentPublicKey,
  fromBase64Url,
  type GrantWhat,
  newAccountSeed,
  newDepartmentSeed,
  newUserKey,
  sealGrant,
  signMember,
  type SigningKey,
  stretchPassword,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { sealAnew } from "../keys/account-change.ts";
import { linkFragment } from "./channel-link.ts";
import { newDepartmentKey } from "../people/department-key.ts";
import { foundAccount, type FoundedAccount } from "../keys/found-account.ts";
import { grantTo, NotHeld } from "../people/grant.ts";
import { canSignKeys, keysInHand, KeyNotSigned, KeyRingFailure, openingSeeds } from "../keys/held-keys.ts";
import { holdKeys, refreshKeys, seedName } from "../keys/keys.ts";
import { sealNewNote } from "../content/notes.ts";
import { pinAccountKey, releaseTo, SwappedKeys } from "../people/release.ts";
import { grantableEpochs, holdsEpochs, makeEpoch } from "../people/renewal.ts";
import { resealRows } from "../people/reseal.ts";
import { grantSeedsToSelf, grantToSelf, vouchFor } from "../people/self-grants.ts";

// Our own programs, with a server that says what suits it and knows what a removed colleague knew.
type Person = { userId: string; userKey: Bytes; member: Member; kem: Bytes; sig: SigningKey };
let account: FoundedAccount;
let accountId: string;
let departmentId: string;
let kim: Person;
let gone: Person;
let liar: SigningKey;
let lie: Bytes;

async function aPerson(by: SigningKey, joinedMs = 1e12, userId: string = crypto.randomUUID()): Promise<Person> {
  const userKey = newUserKey();
  const own = await userKeys(userKey, userId);
  const member = await vouchFor(by, { accountId, userId }, own, joinedMs);
  return { userId, userKey, member, kem: own.kem.publicKey, sig: own.sig };
}
async function grant(what: GrantWhat, seed: Bytes, to: Person, by: Pick<Person, "userId" | "sig">): Promise<Grant> {
  const sealed = await sealGrant({ accountId, what, to: { userId: to.userId, kemPublicKey: to.kem }, by }, seed);
  return { what, byUserId: by.userId, box: toBase64Url(sealed.box), signature: toBase64Url(sealed.signature) };
}
const ringOf = (who: Person, grants: Grant[], change: Partial<KeyRing> = {}): KeyRing => ({
  accountPublicKey: account.keys.accountPublicKey,
  own: who.member,
  members: [account.keys.member, kim.member, gone.member],
  grants,
  departments: [{ ...account.keys.department, name: "Stelle" }],
  ...change,
});
const hold = (who: Person, ring: KeyRing) => holdKeys(who.userKey, { accountId, userId: who.userId }, ring);
const noteOf = (who: Person, key = fromBase64Url(account.keys.accountPublicKey)) => grant({ kind: "trust" }, key, who, who);
const epoch = (number: number): GrantWhat => ({ kind: "department", departmentId, epoch: number });
const named = (key: DepartmentKey) => ({ ...key, name: "Stelle" });
/** The keys that the server made up: an account key, a colleague it vouches for, and a next epoch that it signed. */
async function falseOffice() {
  const accomplice = await aPerson(liar);
  const { seed, key } = await newDepartmentKey(liar, { accountId, departmentId, epoch: 2 }, Date.now());
  const members = [accomplice.member, await memberBy(liar, kim)];
  return { accomplice, seed, said: { accountPublicKey: toBase64Url(liar.publicKey), members, departments: [named(key)] } };
}
async function memberBy(by: SigningKey, { userId, member }: Person): Promise<Member> {
  const keys = { kemPublicKey: fromBase64Url(member.kemPublicKey), sigPublicKey: fromBase64Url(member.sigPublicKey) };
  const signature = await signMember(by, { accountId, userId, ...keys, joinedAt: member.joinedAt });
  return { ...member, signature: toBase64Url(signature) };
}

beforeEach(async () => {
  account ??= await foundAccount("vier Wörter hintereinander", stretchPassword);
  accountId = account.keys.accountId;
  departmentId = account.keys.department.departmentId;
  const signer = await accountKey(account.accountSeed);
  [kim, gone] = [await aPerson(signer), await aPerson(signer)];
  lie = newAccountSeed();
  liar = await accountKey(lie);
});

describe("a seed that the account's key did not sign", () => {
  const planted = async () => {
    const seed = newDepartmentSeed();
    return { seed, box: await grant(epoch(2), seed, kim, gone) };
  };

  test("opens, and is never sealed to: neither by renewal nor by a first note, whatever epoch the server names", async () => {
    const { seed, box } = await planted();
    const genuine = await grant(epoch(1), account.departmentSeed, kim, gone);
    const publicKey = toBase64Url(await departmentPublicKey(seed));
    // With a statement for it that somebody else signed, and one of the first epoch's in its place.
    const departments = [account.keys.department, { ...account.keys.department, epoch: 2, publicKey }].map(named);
    const held = await hold(kim, ringOf(kim, [await noteOf(kim), genuine, box], { departments }));
    expect([...held.seeds]).toEqual([[seedName(departmentId, 1), account.departmentSeed]]);
    expect([...held.openOnly]).toEqual([[seedName(departmentId, 2), seed]]);
    expect(holdsEpochs(departmentId, [1])).toBe(true);
    expect(holdsEpochs(departmentId, [1, 2])).toBe(false);
    expect(grantableEpochs({ id: departmentId, epoch: 2 }, [1, 2])).toEqual([1]);
    await expect(resealRows(held, { departmentId, epoch: 2 }, [])).rejects.toThrow("newest seed");
    const head = { accountId, departmentId, epoch: 2, reportId: kim.userId, rkId: lie, reporterPk: lie };
    const note = { id: kim.userId, author: "Kim", text: "Nur für die Meldestelle" };
    await expect(sealNewNote({ head, sealedHead: head, seed }, null, note)).rejects.toThrow(KeyNotSigned);
    expect((await sealNewNote({ head, sealedHead: { ...head, epoch: 1 }, seed }, null, note)).notesKey).not.toBeNull();
  });

  test("does not take the place of one that it signed, in whatever order they come", async () => {
    const genuine = await grant(epoch(1), account.departmentSeed, kim, gone);
    const other = await grant(epoch(1), newDepartmentSeed(), kim, gone);
    for (const grants of [
      [genuine, other],
      [other, genuine],
    ]) {
      const held = await hold(kim, ringOf(kim, [await noteOf(kim), ...grants]));
      expect(held.seeds.get(seedName(departmentId, 1))).toEqual(account.departmentSeed);
      expect(openingSeeds(held).get(seedName(departmentId, 1))).toEqual(account.departmentSeed);
    }
  });

  test("of an epoch under a former account key opens on after the new key was accepted, and is no target any more", async () => {
    const ring = ringOf(kim, [await noteOf(kim), await grant(epoch(1), account.departmentSeed, kim, gone)]);
    const { key, seed } = await newDepartmentKey(liar, { accountId, departmentId, epoch: 2 }, Date.now());
    // What the former key said of people stays in the list, beside what the new one says.
    const members = [...ring.members, await memberBy(liar, kim), await memberBy(liar, gone)];
    const founded = { accountPublicKey: toBase64Url(liar.publicKey), members, departments: [...ring.departments, named(key)] };
    const holder = { accountId, userId: kim.userId };
    const { grants } = await sealAnew(kim.userKey, holder, { ...ring, ...founded }, fromBase64Url(account.keys.accountPublicKey));
    const own = grants.map((one) => ({ ...one, byUserId: kim.userId }));
    const held = await hold(kim, { ...ring, ...founded, grants: [...own, await grant(epoch(2), seed, kim, gone)] });
    expect([...held.openOnly]).toEqual([[seedName(departmentId, 1), account.departmentSeed]]);
    expect([...held.seeds]).toEqual([[seedName(departmentId, 2), seed]]);
    expect(holdsEpochs(departmentId, [1, 2])).toBe(true);
    // And is handed on, to a colleague or to the emergency key, whether somebody lacks it alone or with the new one.
    for (const lacking of [[1], [1, 2]]) expect(grantableEpochs({ id: departmentId, epoch: 2 }, lacking)).toEqual(lacking);
  });
});

/** What comparing the account's key leaves on the server for this person. */
async function compared(who: typeof kim, ring: KeyRing): Promise<Grant[]> {
  const { grants } = await sealAnew(who.userKey, { accountId, userId: who.userId }, ring, null);
  return grants.map((one) => ({ ...one, byUserId: who.userId }));
}

describe("a withheld note of the account's key", () => {
  test("lets nothing be sealed, granted, signed, noted or printed by the key that the server names instead", async () => {
    const { accomplice, seed, said } = await falseOffice();
    const own = await userKeys(kim.userKey, kim.userId);
    const kept = await grantSeedsToSelf(
      { accountId, userId: kim.userId },
      own,
      new Map([[seedName(departmentId, 1), account.departmentSeed]]),
    );
    // The server gives its own account seed and epoch, by the word of a colleague that it made up.
    const given = [await grant({ kind: "account" }, lie, kim, accomplice), await grant(epoch(2), seed, kim, accomplice)];
    const trust = await grant({ kind: "trust" }, liar.publicKey, kim, accomplice);
    const held = await hold(kim, ringOf(kim, [...kept, ...given, trust], said));
    expect([held.isVouched, held.knowsAccountKey, held.accountSeed]).toEqual([true, false, null]);
    expect([held.seeds.size, held.openOnly.size]).toEqual([0, 2]);
    expect(await linkFragment()).toBeNull();
    expect(await pinAccountKey()).toBeNull();
    expect([canSignKeys(), holdsEpochs(departmentId, [1, 2])]).toEqual([false, false]);
    await expect(makeEpoch(departmentId, 3, [accomplice.userId])).rejects.toThrow(NotHeld);
    const to = { userId: accomplice.userId, kemPublicKey: accomplice.kem };
    for (const what of [epoch(1), { kind: "account" as const }, { kind: "trust" as const }])
      await expect(grantTo(to, [what])).rejects.toThrow(NotHeld);
    await expect(resealRows(held, { departmentId, epoch: 2 }, [])).rejects.toThrow("newest seed");
    const head = { accountId, departmentId, epoch: 1, reportId: kim.userId, rkId: lie, reporterPk: lie };
    const planted = { box: "AA", byUserId: accomplice.userId };
    for (const box of [null, planted])
      await expect(
        sealNewNote({ head, sealedHead: head, seed: account.departmentSeed }, box, { id: kim.userId, author: "", text: "x" }),
      ).rejects.toThrow(KeyNotSigned);
  });

  test("is not made up by somebody whom the false key calls this very person", async () => {
    const { said } = await falseOffice();
    const double = await aPerson(liar, 2e12, kim.userId);
    const forged = [await grant({ kind: "trust" }, liar.publicKey, kim, double), await grant({ kind: "account" }, lie, kim, double)];
    const held = await hold(kim, ringOf(kim, forged, { ...said, members: [...said.members, double.member] }));
    expect([held.knowsAccountKey, held.isNoted, held.accountSeed]).toEqual([false, false, null]);
  });

  test("a note beats a seed that was granted for another account key", async () => {
    const { accomplice, said } = await falseOffice();
    const grants = [await noteOf(kim), await grant({ kind: "account" }, lie, kim, accomplice)];
    await expect(hold(kim, ringOf(kim, grants, said))).rejects.toMatchObject({
      knownAccountKey: fromBase64Url(account.keys.accountPublicKey),
    });
    await expect(hold(kim, ringOf(kim, [await noteOf(kim, liar.publicKey), ...grants], said))).rejects.toThrow(KeyRingFailure);
  });

  test("in an open tab is refused, and what the tab held stays", async () => {
    const { said } = await falseOffice();
    const held = await hold(kim, ringOf(kim, [await noteOf(kim)]));
    await expect(refreshKeys(ringOf(kim, [], said))).rejects.toThrow(KeyRingFailure);
    await expect(refreshKeys(ringOf(kim, []))).rejects.toThrow(KeyRingFailure);
    expect(keysInHand()).toBe(held);
  });

  test("a first note is made only of the key whose fingerprint people compared", async () => {
    const granted = [
      await grant({ kind: "account" }, account.accountSeed, kim, gone),
      await grant(epoch(1), account.departmentSeed, kim, gone),
    ];
    await hold(kim, ringOf(kim, granted));
    expect(await pinAccountKey()).toBeNull();
    const note = await compared(kim, ringOf(kim, granted));
    const after = await hold(kim, ringOf(kim, [...granted, ...note]));
    expect([after.knowsAccountKey, after.accountSeed, after.seeds.size]).toEqual([true, account.accountSeed, 1]);
    expect(await pinAccountKey()).toBeNull();
    expect(await linkFragment()).not.toBeNull();
  });

  test("what a colleague gave under a former account key opens, and is kept by comparing the new one", async () => {
    const granted = [await grant({ kind: "account" }, lie, kim, gone), await grant(epoch(1), account.departmentSeed, kim, gone)];
    const founded = { accountPublicKey: toBase64Url(liar.publicKey), members: [gone.member, await memberBy(liar, kim)] };
    const before = await hold(kim, ringOf(kim, granted, founded));
    const name = seedName(departmentId, 1);
    expect([before.knowsAccountKey, before.accountSeed, before.seeds.size]).toEqual([false, null, 0]);
    expect([...before.openOnly]).toEqual([[name, account.departmentSeed]]);
    const after = await hold(kim, ringOf(kim, await compared(kim, ringOf(kim, granted, founded)), founded));
    expect([after.knowsAccountKey, after.seeds.size]).toEqual([true, 0]);
    expect([...after.openOnly]).toEqual([[name, account.departmentSeed]]);
  });

  test("a founder's note follows from the own seed", async () => {
    const founder = { userId: account.keys.userId, userKey: account.userKey, member: account.keys.member };
    const ring = ringOf({ ...kim, ...founder }, account.keys.grants);
    await holdKeys(account.userKey, { accountId, userId: founder.userId }, ring);
    const note = await pinAccountKey();
    const grants = ring.grants.filter(({ what }) => what.kind === "department");
    const held = await holdKeys(account.userKey, { accountId, userId: founder.userId }, { ...ring, grants: [...grants, ...note!.grants] });
    expect([held.knowsAccountKey, held.isNoted, held.accountSeed, held.seeds.size]).toEqual([true, true, null, 1]);
  });
});

test("a colleague is granted nothing to keys that were replaced, though the account's key vouched for them once", async () => {
  const newer = await aPerson(await accountKey(account.accountSeed), 2e12, gone.userId);
  const own = await userKeys(kim.userKey, kim.userId);
  const seeds = await grantToSelf({ accountId, userId: kim.userId }, own, epoch(1), account.departmentSeed);
  await hold(kim, ringOf(kim, [await noteOf(kim), seeds], { members: [gone.member, newer.member, kim.member] }));
  const missing = { account: false, vouch: false, departments: [{ departmentId, name: "Stelle", epochs: [1] }] };
  const asServed = ({ member }: Person) => ({ ...member, id: gone.userId, member, missing });
  await expect(releaseTo(asServed(gone), true)).rejects.toThrow(SwappedKeys);
  expect((await releaseTo(asServed(newer), true)).grants).toHaveLength(1);
});
