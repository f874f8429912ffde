import { beforeAll, describe, expect, test } from "vitest";
import type { KeyRing } from "@hz/contract/sign-in/auth";
import {
  accountFingerprint,
  fingerprintForLink,
  fromBase64Url,
  newAccountSeed,
  accountKey,
  stretchPassword,
  toBase64Url,
} from "@hz/crypto";
import { linkFragment } from "../report/channel-link.ts";
import { foundAccount, type FoundedAccount } from "./found-account.ts";
import { KeyRingFailure, keysInHand } from "./held-keys.ts";
import { holdKeys, seedName } from "./keys.ts";
import { answerChallenge } from "./password.ts";
import { confirmsCode, offerRecovery } from "./recovery.ts";

const PASSWORD = "vier Wörter hintereinander";
let account: FoundedAccount;
let ring: KeyRing;
let owner: { accountId: string; userId: string };

beforeAll(async () => {
  account = await foundAccount(PASSWORD, stretchPassword);
  const { keys } = account;
  owner = { accountId: keys.accountId, userId: keys.userId };
  ring = {
    accountPublicKey: keys.accountPublicKey,
    own: keys.member,
    members: [keys.member],
    grants: keys.grants,
    departments: [{ ...keys.department, name: "Interne Meldestelle" }],
  };
});

describe("a handler's keys", () => {
  test("the password gives back the user key, another one does not", async () => {
    const { userId, kdfSuite, kdfSalt, auth, userKeyWrap } = account.keys;
    const right = await answerChallenge({ userId, kdfSuite, kdfSalt }, PASSWORD, stretchPassword);
    expect(right.auth).toBe(auth);
    expect(await right.open(userKeyWrap)).toEqual(account.userKey);
    const wrong = await answerChallenge({ userId, kdfSuite, kdfSalt }, "ein anderes", stretchPassword);
    expect(wrong.auth).not.toBe(auth);
    await expect(wrong.open(userKeyWrap)).rejects.toMatchObject({ step: "password" });
  });

  test("every grant opens: the account's key and the department's", async () => {
    const held = await holdKeys(account.userKey, owner, ring);
    expect(held.knowsAccountKey).toBe(true);
    expect(held.seeds.get(seedName(account.keys.department.departmentId, 1))).toEqual(account.departmentSeed);
    expect(await held.members.get(owner.userId)).toHaveLength(1);
  });

  test("a link carries the fingerprint of the own account key only", async () => {
    await holdKeys(account.userKey, owner, ring);
    const print = await accountFingerprint(owner.accountId, fromBase64Url(account.keys.accountPublicKey));
    expect(await linkFragment()).toBe(`#k=${fingerprintForLink(print)}`);
    await holdKeys(account.userKey, owner, { ...ring, grants: ring.grants.filter(({ what }) => what.kind === "department") });
    expect(await linkFragment()).toBeNull();
  });

  test("another account key from the server is refused", async () => {
    const foreign = toBase64Url((await accountKey(newAccountSeed())).publicKey);
    await expect(holdKeys(account.userKey, owner, { ...ring, accountPublicKey: foreign })).rejects.toThrow(KeyRingFailure);
  });

  test("a colleague nobody vouches for is left out, and so is what they granted", async () => {
    const stranger = { ...account.keys.member, userId: crypto.randomUUID() };
    const grants = ring.grants.map((grant) => (grant.what.kind === "department" ? { ...grant, byUserId: stranger.userId } : grant));
    const held = await holdKeys(account.userKey, owner, { ...ring, members: [...ring.members, stranger], grants });
    expect(await held.members.get(stranger.userId)).toEqual([]);
    expect(held.seeds.size).toBe(0);
  });
});

describe("the recovery code", () => {
  test("is confirmed by its last two groups, however they are typed", async () => {
    await holdKeys(account.userKey, owner, ring);
    const { code } = await offerRecovery();
    const end = code.slice(-9);
    expect(confirmsCode(code, end)).toBe(true);
    expect(confirmsCode(code, ` ${end.toLowerCase().replace("-", " ")} `)).toBe(true);
    expect(confirmsCode(code, code.slice(0, 9))).toBe(false);
    expect(confirmsCode(code, "")).toBe(false);
  });

  test("two offers are two codes, both for the same user key", async () => {
    const [one, two] = [await offerRecovery(), await offerRecovery()];
    expect(one.code).not.toBe(two.code);
    expect(keysInHand().userKey).toEqual(account.userKey);
  });
});
