import type { Registration } from "@hz/contract/auth";
import type { DepartmentKey } from "@hz/contract/channels";
import {
  accountKey,
  type Bytes,
  departmentPublicKey,
  type KdfSuite,
  newAccountSeed,
  newDepartmentSeed,
  newId,
  newUserKey,
  signDepartment,
  type SigningKey,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { wrapByPassword } from "./new-password.ts";
import { grantToSelf, vouchFor } from "./self-grants.ts";

/** Slow password derivation: the crypto package's own, or one that runs in a worker. */
export type Stretch = (password: string, salt: Bytes, suite: KdfSuite) => Promise<Bytes>;

/** An account's keys as they are registered, and what stays with the founder. */
export type FoundedAccount = {
  keys: Registration["keys"];
  userKey: Bytes;
  accountSeed: Bytes;
  departmentSeed: Bytes;
};

/** Takes the account's key, a department's new epoch with its seed and the present in milliseconds; gives the signed public key. */
export async function signedDepartment(
  account: SigningKey,
  { accountId, departmentId, epoch, seed }: { accountId: string; departmentId: string; epoch: number; seed: Bytes },
  nowMs: number,
): Promise<DepartmentKey> {
  const publicKey = await departmentPublicKey(seed);
  const notAfter = Math.floor(nowMs / 1000) + DEPARTMENT_KEY_DAYS * 86_400;
  const signature = await signDepartment(account, { accountId, departmentId, epoch, publicKey, notAfter });
  return { departmentId, epoch, publicKey: toBase64Url(publicKey), notAfter, signature: toBase64Url(signature) };
}

/** A department's key lives thirteen months: a year, and a month to renew it in. */
const DEPARTMENT_KEY_DAYS = 396;

/**
 * Takes the founder's password, the derivation and the present in milliseconds, and makes everything an account is born
 * with: user key, account key, first department key, the statements about them, grants to the founder, password wrap.
 */
export async function foundAccount(password: string, stretch: Stretch, nowMs = Date.now()): Promise<FoundedAccount> {
  const [accountId, userId, departmentId] = [newId(), newId(), newId()];
  const [userKey, accountSeed, departmentSeed] = [newUserKey(), newAccountSeed(), newDepartmentSeed()];
  const [own, account] = await Promise.all([userKeys(userKey, userId), accountKey(accountSeed)]);

  const holder = { accountId, userId };
  const member = await vouchFor(account, holder, own, nowMs);

  const department = await signedDepartment(account, { accountId, departmentId, epoch: 1, seed: departmentSeed }, nowMs);
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
