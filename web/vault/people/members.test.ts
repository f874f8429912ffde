import type { Grant, InviteCertificate, KeyRing, Member } from "@hz/contract/sign-in/auth";
import {
  accountKey,
  type Bytes,
  fromBase64Url,
  inviteKeys,
  newAccountSeed,
  newCode,
  newId,
  newUserKey,
  sealGrant,
  signInvite,
  signMember,
  stretchPassword,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type FoundedAccount, foundAccount } from "../keys/found-account.ts";
import { grantTo, NotHeld } from "./grant.ts";
import { keysInHand, KeyRingFailure } from "../keys/held-keys.ts";
import { holdKeys, seedName } from "../keys/keys.ts";
import { isSignedBy, type Members, membersFor, vouchedMembers } from "./members.ts";

const JOINED = 1_790_000_000;
let account: FoundedAccount;
let accountId: string;
let accountPublicKey: Bytes;
let ring: KeyRing;

beforeAll(async () => {
  account = await foundAccount("vier Wörter hintereinander", stretchPassword);
  accountId = account.keys.accountId;
  accountPublicKey = fromBase64Url(account.keys.accountPublicKey);
  const { member, grants, department } = account.keys;
  ring = {
    accountPublicKey: account.keys.accountPublicKey,
    own: member,
    members: [member],
    grants,
    departments: [{ ...department, name: "Stelle" }],
  };
});

/** A person with keys, vouched for by an invitation that `by` certified. */
async function invitee(by: Bytes, change: { inviteId?: string; notAfter?: number; permits?: string } = {}) {
  const userId = newId();
  const userKey = newUserKey();
  const { kem, sig } = await userKeys(userKey, userId);
  const inviteId = change.inviteId ?? userId;
  const keys = await inviteKeys(await newCode("invite"), inviteId);
  const said = { sigPublicKey: keys.sig.publicKey, permits: "Meldungen", notAfter: change.notAfter ?? JOINED + 60 };
  const certificate = await signInvite(await accountKey(by), { accountId, inviteId, ...said });
  const statement = { accountId, userId, kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey, joinedAt: JOINED };
  const invite: InviteCertificate = {
    sigPublicKey: toBase64Url(said.sigPublicKey),
    permits: change.permits ?? said.permits,
    notAfter: said.notAfter,
    certificate: toBase64Url(certificate),
  };
  const member: Member = {
    userId,
    kemPublicKey: toBase64Url(kem.publicKey),
    sigPublicKey: toBase64Url(sig.publicKey),
    joinedAt: JOINED,
    signature: toBase64Url(await signMember(keys.sig, statement)),
    invite,
  };
  return { userId, userKey, kem, sig, member };
}

const keysOf = async (members: Members, userId: string) => (await members.get(userId)) ?? [];
const isVouched = async (member: Member) =>
  (await keysOf(vouchedMembers(accountId, accountPublicKey, [member]), member.userId)).length === 1;

describe("who the account's key vouches for", () => {
  test("whoever accepted an invitation that it certified, for that very person and in time", async () => {
    expect(await isVouched((await invitee(account.accountSeed)).member)).toBe(true);
    expect(await isVouched((await invitee(newAccountSeed())).member)).toBe(false);
    expect(await isVouched((await invitee(account.accountSeed, { inviteId: newId() })).member)).toBe(false);
    expect(await isVouched((await invitee(account.accountSeed, { notAfter: JOINED - 1 })).member)).toBe(false);
    expect(await isVouched((await invitee(account.accountSeed, { permits: "Meldungen,Einstellungen" })).member)).toBe(false);
  });

  test("keys that are not even well-formed are nobody's, and do not hide the others", async () => {
    const { member } = await invitee(account.accountSeed);
    const members = vouchedMembers(accountId, accountPublicKey, [{ ...member, kemPublicKey: "AA" }, account.keys.member]);
    const handed = await membersFor(members, [member.userId, account.keys.userId, newId()]);
    expect([...handed.values()].map((keys) => keys.length)).toEqual([0, 1, 0]);
  });

  test("a person whose keys were replaced is known by all of them, the newest first", async () => {
    const { userId } = account.keys;
    const renewed = await userKeys(newUserKey(), userId);
    const statement = { accountId, userId, kemPublicKey: renewed.kem.publicKey, sigPublicKey: renewed.sig.publicKey, joinedAt: 4e9 };
    const member: Member = {
      ...account.keys.member,
      kemPublicKey: toBase64Url(renewed.kem.publicKey),
      sigPublicKey: toBase64Url(renewed.sig.publicKey),
      joinedAt: 4e9,
      signature: toBase64Url(await signMember(await accountKey(account.accountSeed), statement)),
    };
    const members = vouchedMembers(accountId, accountPublicKey, [account.keys.member, member]);
    expect((await keysOf(members, userId)).map(({ joinedAt }) => joinedAt)).toEqual([4e9, account.keys.member.joinedAt]);
    const old = fromBase64Url(account.keys.member.sigPublicKey);
    const by = (key: Bytes) => isSignedBy(members, userId, async (tried) => toBase64Url(tried) === toBase64Url(key));
    expect([await by(old), await by(renewed.sig.publicKey), await by(accountPublicKey)]).toEqual([true, true, false]);
  });
});

describe("a person without the account's seed", () => {
  async function joined(): Promise<{ person: Awaited<ReturnType<typeof invitee>>; own: KeyRing }> {
    const person = await invitee(account.accountSeed);
    await holdKeys(account.userKey, { accountId, userId: account.keys.userId }, ring);
    const { departmentId } = account.keys.department;
    const to = { userId: person.userId, kemPublicKey: person.kem.publicKey };
    const grants = await grantTo(to, [{ kind: "department", departmentId, epoch: 1 }]);
    return { person, own: { ...ring, own: person.member, members: [account.keys.member, person.member], grants } };
  }

  async function pin(person: Awaited<ReturnType<typeof invitee>>, key: Bytes): Promise<Grant> {
    const what = { kind: "trust" } as const;
    const to = { userId: person.userId, kemPublicKey: person.kem.publicKey };
    const { box, signature } = await sealGrant({ accountId, what, to, by: { userId: person.userId, sig: person.sig } }, key);
    return { what, byUserId: person.userId, box: toBase64Url(box), signature: toBase64Url(signature) };
  }

  test("holds what a colleague granted, and knows the account's key once it is pinned", async () => {
    const { person, own } = await joined();
    const ids = { accountId, userId: person.userId };
    const before = await holdKeys(person.userKey, ids, own);
    const name = seedName(account.keys.department.departmentId, 1);
    expect([before.seeds.get(name), before.openOnly.get(name)]).toEqual([undefined, account.departmentSeed]);
    expect([before.isVouched, before.knowsAccountKey, before.accountSeed]).toEqual([true, false, null]);
    const pinned = { ...own, grants: [...own.grants, await pin(person, accountPublicKey)] };
    const after = await holdKeys(person.userKey, ids, pinned);
    expect([after.knowsAccountKey, after.seeds.get(name)]).toEqual([true, account.departmentSeed]);
  });

  test("refuses another account key than the pinned one, whoever it vouches for", async () => {
    const { person, own } = await joined();
    const other = await accountKey(newAccountSeed());
    const swapped = { ...own, grants: [await pin(person, accountPublicKey)], accountPublicKey: toBase64Url(other.publicKey) };
    await expect(holdKeys(person.userKey, { accountId, userId: person.userId }, swapped)).rejects.toThrow(KeyRingFailure);
  });

  test("takes nobody else's word for the account's key", async () => {
    const { person, own } = await joined();
    await holdKeys(account.userKey, { accountId, userId: account.keys.userId }, ring);
    const byColleague = await grantTo({ userId: person.userId, kemPublicKey: person.kem.publicKey }, [{ kind: "trust" }]);
    const held = await holdKeys(person.userKey, { accountId, userId: person.userId }, { ...own, grants: byColleague });
    expect(held.knowsAccountKey).toBe(false);
  });

  test("is no member as long as nobody vouches, and refuses keys that are not its own", async () => {
    const { person, own } = await joined();
    const ids = { accountId, userId: person.userId };
    expect((await holdKeys(person.userKey, ids, { ...own, members: [account.keys.member] })).isVouched).toBe(false);
    await expect(holdKeys(person.userKey, ids, { ...own, own: account.keys.member })).rejects.toThrow(KeyRingFailure);
  });

  test("cannot grant what it does not hold", async () => {
    const { person, own } = await joined();
    await holdKeys(person.userKey, { accountId, userId: person.userId }, own);
    const to = { userId: newId(), kemPublicKey: keysInHand().kem.publicKey };
    await expect(grantTo(to, [{ kind: "account" }])).rejects.toThrow(NotHeld);
    await expect(grantTo(to, [{ kind: "department", departmentId: newId(), epoch: 1 }])).rejects.toThrow(NotHeld);
  });
});
