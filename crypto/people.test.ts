import { beforeAll, expect, test } from "vitest";
import * as hz from "./index.ts";
import { expectFailure, flipped } from "./testing/expect-failure.ts";

const userId = hz.newId();
const accountId = hz.newId();
const userKey = hz.newUserKey();
const salt = hz.randomBytes(16);
const owner = { userId, suite: hz.CURRENT_SUITE, salt };
let keys: hz.PasswordKeys;
let stretch: hz.Bytes;

beforeAll(async () => {
  stretch = await hz.stretchPassword("Grüße, Fräulein №5", salt, 1);
  keys = await hz.passwordKeys(stretch, owner);
});

test("a password is the same however its characters are composed, and slow", async () => {
  const decomposed = "Grüße, Fräulein No5".normalize("NFD");
  expect(await hz.stretchPassword(decomposed, salt, 1)).toEqual(stretch);
  expect(await hz.stretchPassword("grüße, Fräulein №5", salt, 1)).not.toEqual(stretch);
});

test("unknown suites and salts of a wrong size are refused", async () => {
  for (const suite of [0, 2, "1", undefined]) {
    await expectFailure(() => hz.stretchPassword("x", salt, suite as 1), "suite");
  }
  await expectFailure(() => hz.stretchPassword("x", salt.slice(1), 1), "key-size");
});

test("the three keys of a password differ from each other and with user and salt", async () => {
  const others = [
    await hz.passwordKeys(stretch, { ...owner, userId: hz.newId() }),
    await hz.passwordKeys(stretch, { ...owner, salt: flipped(salt, 1) }),
  ];
  const all = [keys, ...others].flatMap((k) => [k.auth, k.wrap, k.commit]).map(hz.toBase64Url);
  expect(new Set(all).size).toBe(9);
});

test("the password opens the user key, and nothing else does", async () => {
  const box = await hz.wrapUserKey(userKey, keys, owner);
  expect(box.length).toBe(141);
  expect(await hz.unwrapUserKey(box, keys, { userId })).toEqual(userKey);
  const wrong = await hz.passwordKeys(hz.randomBytes(32), owner);
  await expectFailure(() => hz.unwrapUserKey(box, wrong, { userId }), "password");
  const half = { ...wrong, commit: keys.commit };
  await expectFailure(() => hz.unwrapUserKey(box, half, { userId }), "box-open");
  await expectFailure(() => hz.unwrapUserKey(box, keys, { userId: hz.newId() }), "box-open");
});

test("what is no password wrap, or one of an unknown suite, is told apart from a wrong password", async () => {
  const box = await hz.wrapUserKey(userKey, keys, owner);
  const unknownSuite = box.slice();
  unknownSuite[4] = 2;
  for (const odd of [box.slice(0, -1), new Uint8Array([...box, 0]), unknownSuite]) {
    await expectFailure(() => hz.unwrapUserKey(odd, keys, { userId }), "box-shape");
  }
});

test("a password wrap is refused at every flipped bit", async () => {
  const box = await hz.wrapUserKey(userKey, keys, owner);
  for (let bit = 0; bit < 8 * box.length; bit++) {
    await expectFailure(() => hz.unwrapUserKey(flipped(box, bit), keys, { userId }));
  }
});

test("the recovery code opens the user key for its owner only", async () => {
  const code = await hz.newCode("recovery");
  const recovery = await hz.recoveryKeys(code, userId);
  const box = await hz.wrapForRecovery(userKey, recovery, userId);
  const typed = await hz.recoveryKeys(code.toLowerCase(), userId);
  expect(typed.auth).toEqual(recovery.auth);
  expect(await hz.unwrapFromRecovery(box, typed, userId)).toEqual(userKey);
  await expectFailure(() => hz.unwrapFromRecovery(box, typed, hz.newId()), "box-open");
  const other = await hz.recoveryKeys(await hz.newCode("recovery"), userId);
  await expectFailure(() => hz.unwrapFromRecovery(box, other, userId), "box-open");
});

test("a passkey's secret opens the user key for its owner only, and is no recovery code", async () => {
  const prf = hz.randomBytes(32);
  const keys = await hz.passkeyKeys(prf, userId);
  const box = await hz.wrapForPasskey(userKey, keys, userId);
  expect(await hz.unwrapFromPasskey(box, await hz.passkeyKeys(prf, userId), userId)).toEqual(userKey);
  await expectFailure(() => hz.unwrapFromPasskey(box, keys, hz.newId()), "box-open");
  const other = hz.passkeyKeys(prf, hz.newId());
  await expectFailure(async () => hz.unwrapFromPasskey(box, await other, userId), "box-open");
  await expectFailure(() => hz.unwrapFromRecovery(box, keys, userId), "box-open");
  await expectFailure(() => hz.passkeyKeys(prf.slice(1), userId), "key-size");
});

test("a person's fingerprint changes with the person and with either key", async () => {
  const { kem, sig } = await hz.userKeys(userKey, userId);
  const prints = await Promise.all([
    hz.memberFingerprint(userId, kem.publicKey, sig.publicKey),
    hz.memberFingerprint(hz.newId(), kem.publicKey, sig.publicKey),
    hz.memberFingerprint(userId, flipped(kem.publicKey, 3), sig.publicKey),
    hz.memberFingerprint(userId, kem.publicKey, flipped(sig.publicKey, 3)),
  ]);
  expect(new Set(prints.map(hz.fingerprintForPeople)).size).toBe(4);
});

test("a tab's copy of the user key opens in its session only", async () => {
  const sessionKey = hz.randomBytes(32);
  const session = { userId, sessionId: hz.newId() };
  const box = await hz.sealUserKeyForSession(userKey, sessionKey, session);
  expect(await hz.openUserKeyFromSession(box, sessionKey, session)).toEqual(userKey);
  for (const other of [
    { ...session, userId: hz.newId() },
    { ...session, sessionId: hz.newId() },
  ]) {
    await expectFailure(() => hz.openUserKeyFromSession(box, sessionKey, other), "box-open");
  }
  const wrong = flipped(sessionKey, 0);
  await expectFailure(() => hz.openUserKeyFromSession(box, wrong, session), "box-open");
});

test("a user's keys follow from the user key and the user", async () => {
  const [a, b] = [await hz.userKeys(userKey, userId), await hz.userKeys(userKey, userId)];
  expect([a.kem, a.store, a.sig.publicKey]).toEqual([b.kem, b.store, b.sig.publicKey]);
  const other = await hz.userKeys(userKey, hz.newId());
  expect(other.kem.seed).not.toEqual(a.kem.seed);
  expect(other.store).not.toEqual(a.store);
  expect(a.kem.publicKey).toEqual(await hz.departmentPublicKey(a.kem.seed));
});

test("a department's statement holds for exactly what it says and until its end", async () => {
  const account = await hz.accountKey(hz.newAccountSeed());
  const publicKey = await hz.departmentPublicKey(hz.newDepartmentSeed());
  const s = { accountId, departmentId: hz.newId(), epoch: 2, publicKey, notAfter: 1_800_000_000, purpose: null };
  const signature = await hz.signDepartment(account, s);
  const holds = (said: hz.DepartmentStatement, now = s.notAfter) => hz.verifyDepartment(account.publicKey, said, signature, now);
  expect(await holds(s)).toBe(true);
  expect(await holds(s, s.notAfter + 1)).toBe(false);
  expect(await holds({ ...s, accountId: hz.newId() })).toBe(false);
  expect(await holds({ ...s, departmentId: hz.newId() })).toBe(false);
  expect(await holds({ ...s, epoch: 3 })).toBe(false);
  expect(await holds({ ...s, publicKey: flipped(publicKey, 9) })).toBe(false);
  expect(await holds({ ...s, notAfter: s.notAfter + 1 })).toBe(false);
  const other = await hz.accountKey(hz.newAccountSeed());
  expect(await hz.verifyDepartment(other.publicKey, s, signature, 0)).toBe(false);
});

test("a department's purpose holds for exactly what it says, whatever the order, and is no statement without one", async () => {
  const account = await hz.accountKey(hz.newAccountSeed());
  const publicKey = await hz.departmentPublicKey(hz.newDepartmentSeed());
  const key = { accountId, departmentId: hz.newId(), epoch: 2, publicKey, notAfter: 1_800_000_000 };
  const [a, b, c] = [hz.newId(), hz.newId(), hz.newId()];
  const purpose = { name: "Aufsichtsrat", standsInFor: [a, b], signedAt: 1_790_000_000 };
  const signature = await hz.signDepartment(account, { ...key, purpose });
  const holds = (said: hz.DepartmentPurpose | null) => hz.verifyDepartment(account.publicKey, { ...key, purpose: said }, signature, 0);
  expect(await holds(purpose)).toBe(true);
  expect(await holds({ ...purpose, standsInFor: [b, a] })).toBe(true);
  for (const standsInFor of [[], [a], [a, b, c], [a, c], [a, a]]) expect(await holds({ ...purpose, standsInFor })).toBe(false);
  expect(await holds({ ...purpose, name: "Interne Meldestelle" })).toBe(false);
  expect(await holds({ ...purpose, signedAt: purpose.signedAt + 1 })).toBe(false);
  expect(await holds(null)).toBe(false);
  const old = await hz.signDepartment(account, { ...key, purpose: null });
  expect(await hz.verifyDepartment(account.publicKey, { ...key, purpose: { ...purpose, standsInFor: [] } }, old, 0)).toBe(false);
});

test("a member's statement holds for exactly what it says, and is no department's", async () => {
  const account = await hz.accountKey(hz.newAccountSeed());
  const { kem, sig } = await hz.userKeys(userKey, userId);
  const s = {
    accountId,
    userId,
    kemPublicKey: kem.publicKey,
    sigPublicKey: sig.publicKey,
    joinedAt: 1,
  };
  const signature = await hz.signMember(account, s);
  const holds = (said: hz.MemberStatement) => hz.verifyMember(account.publicKey, said, signature);
  expect(await holds(s)).toBe(true);
  expect(await holds({ ...s, accountId: hz.newId() })).toBe(false);
  expect(await holds({ ...s, userId: hz.newId() })).toBe(false);
  expect(await holds({ ...s, kemPublicKey: flipped(s.kemPublicKey, 1) })).toBe(false);
  expect(await holds({ ...s, sigPublicKey: flipped(s.sigPublicKey, 1) })).toBe(false);
  expect(await holds({ ...s, joinedAt: 2 })).toBe(false);
});

async function aGrant(what: hz.GrantWhat) {
  const giver = await hz.userKeys(hz.newUserKey(), hz.newId());
  const { kem } = await hz.userKeys(userKey, userId);
  const byId = hz.newId();
  const to = { userId, kemPublicKey: kem.publicKey };
  const seed = hz.newDepartmentSeed();
  const sealed = await hz.sealGrant({ accountId, what, to, by: { userId: byId, sig: giver.sig } }, seed);
  const by = { userId: byId, sigPublicKey: giver.sig.publicKey };
  return { seed, ...sealed, grant: { accountId, what, to: { userId, kem }, by } };
}

test("a grant opens for its receiver, with everything as its giver said", async () => {
  const department = { kind: "department", departmentId: hz.newId(), epoch: 4 } as const;
  for (const what of [department, { kind: "account" } as const, { kind: "trust" } as const]) {
    const { seed, box, signature, grant } = await aGrant(what);
    expect(await hz.openGrant(grant, box, signature)).toEqual(seed);
    const stranger = await hz.userKeys(hz.newUserKey(), userId);
    const others: hz.GrantToOpen[] = [
      { ...grant, accountId: hz.newId() },
      { ...grant, what: what.kind === "account" ? department : { kind: "account" } },
      { ...grant, what: { ...department, epoch: 5 } },
      { ...grant, to: { ...grant.to, userId: hz.newId() } },
      { ...grant, to: { ...grant.to, kem: stranger.kem } },
      { ...grant, by: { ...grant.by, userId: hz.newId() } },
      { ...grant, by: { ...grant.by, sigPublicKey: stranger.sig.publicKey } },
    ];
    for (const other of others) {
      await expectFailure(() => hz.openGrant(other, box, signature), "signature");
    }
    await expectFailure(() => hz.openGrant(grant, flipped(box, 9000), signature), "signature");
    await expectFailure(() => hz.openGrant(grant, box, flipped(signature, 7)), "signature");
  }
});

test("an invitation: its code opens grants made before the invitee exists, and vouches for the invitee", async () => {
  const inviteId = hz.newId();
  const code = await hz.newCode("invite");
  const made = await hz.inviteKeys(code, inviteId);
  const account = await hz.accountKey(hz.newAccountSeed());
  const notAfter = 1_800_000_000;
  const s = { accountId, inviteId, sigPublicKey: made.sig.publicKey, permits: "reports", notAfter };
  const certificate = await hz.signInvite(account, s);
  const owner = await hz.userKeys(hz.newUserKey(), hz.newId());
  const what = { kind: "department", departmentId: hz.newId(), epoch: 1 } as const;
  const seed = hz.newDepartmentSeed();
  const to = { userId: inviteId, kemPublicKey: made.kem.publicKey };
  const sealed = await hz.sealGrant({ accountId, what, to, by: { userId, sig: owner.sig } }, seed);

  const typed = await hz.inviteKeys(code.toLowerCase(), inviteId);
  expect(await hz.sha256(typed.token)).toEqual(made.tokenHash);
  const by = { userId, sigPublicKey: owner.sig.publicKey };
  const grant = { accountId, what, to: { userId: inviteId, kem: typed.kem }, by };
  expect(await hz.openGrant(grant, sealed.box, sealed.signature)).toEqual(seed);
  const { kem, sig } = await hz.userKeys(hz.newUserKey(), userId);
  const keysOfMember = { kemPublicKey: kem.publicKey, sigPublicKey: sig.publicKey };
  const member = { accountId, userId, ...keysOfMember, joinedAt: notAfter };
  const signature = await hz.signMember(typed.sig, member);

  const certified = (said: hz.InviteStatement, at = member.joinedAt) => hz.verifyInvite(account.publicKey, said, certificate, at);
  expect(await certified(s)).toBe(true);
  expect(await hz.verifyMember(s.sigPublicKey, member, signature)).toBe(true);
  expect(await certified(s, notAfter + 1)).toBe(false);
  expect(await certified({ ...s, permits: "reports,users" })).toBe(false);
  expect(await certified({ ...s, inviteId: hz.newId() })).toBe(false);
  expect(await certified({ ...s, accountId: hz.newId() })).toBe(false);
  expect(await certified({ ...s, sigPublicKey: sig.publicKey })).toBe(false);
  expect((await hz.inviteKeys(code, hz.newId())).token).not.toEqual(made.token);
});

test("signatures of different statements never stand for each other", async () => {
  const key = await hz.accountKey(hz.newAccountSeed());
  const s = { accountId, inviteId: userId, sigPublicKey: key.publicKey, permits: "", notAfter: 1 };
  const invite = await hz.signInvite(key, s);
  const kemPublicKey = await hz.departmentPublicKey(hz.newDepartmentSeed());
  const member = { accountId, userId, kemPublicKey, sigPublicKey: key.publicKey, joinedAt: 1 };
  expect(await hz.verifyMember(key.publicKey, member, invite)).toBe(false);
});
