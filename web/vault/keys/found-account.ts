import type { Registration } from "@hz/contract/sign-in/auth";
import { accountKey, type Bytes, type KdfSuite, newAccountSeed, newId, newUserKey, toBase64Url, userKeys } from "@hz/crypto";
import { newDepartmentKey } from "../people/department-key.ts";
import { wrapByPassword } from "./new-password.ts";
import { grantToSelf, vouchFor } from "../people/self-grants.ts";

/** Slow password derivation: the crypto package's own, or one that runs in a worker. */
export type Stretch = (password: string, salt: Bytes, suite: KdfSuite) => Promise<Bytes>;

/** An account's keys as they are registered, and what stays with the founder. */
export type FoundedAccount = {
  keys: Registration["keys"];
  userKey: Bytes;
  accountSeed: Bytes;
  departmentSeed: Bytes;
};

/**
 * Makes everything an account is born with: user key, account key, first department key, the statements about them, grants to the
 * founder, password wrap.
 */
export async function foundAccount(password: string, stretch: Stretch, nowMs = Date.now()): Promise<FoundedAccount> {
  const [accountId, userId, departmentId] = [newId(), newId(), newId()];
  const [userKey, accountSeed] = [newUserKey(), newAccountSeed()];
  const [own, account] = await Promise.all([userKeys(userKey, userId), accountKey(accountSeed)]);

  const holder = { accountId, userId };
  const member = await vouchFor(account, holder, own, nowMs);
  const { seed: departmentSeed, key: department } = await newDepartmentKey(account, { accountId, departmentId, epoch: 1 }, nowMs);
  const grants = await Promise.all([
    grantToSelf(holder, own, { kind: "account" }, accountSeed),
    grantToSelf(holder, own, { kind: "department", departmentId, epoch: 1 }, departmentSeed),
  ]);

  const keys = {
    accountId,
    accountPublicKey: toBase64Url(account.publicKey),
    userId,
    ...(await wrapByPassword(userId, password, userKey, stretch)),
    member,
    department,
    grants,
  };
  return { keys, userKey, accountSeed, departmentSeed };
}
