import type { Grant, Member, Registration } from "@hz/contract/auth";
import {
  accountKey,
  type Bytes,
  CURRENT_SUITE,
  type GrantWhat,
  type KdfSuite,
  newAccountSeed,
  newId,
  newUserKey,
  passwordKeys,
  randomBytes,
  sealGrant,
  signMember,
  toBase64Url,
  userKeys,
  wrapUserKey,
} from "@hz/crypto";
import { newDepartmentKey } from "./department-key.ts";

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
 * Takes the founder's password, the derivation and the present in milliseconds, and makes everything an account is born
 * with: user key, account key, first department key, the statements about them, grants to the founder, password wrap.
 */
export async function foundAccount(password: string, stretch: Stretch, nowMs = Date.now()): Promise<FoundedAccount> {
  const now = Math.floor(nowMs / 1000);
  const [accountId, userId, departmentId] = [newId(), newId(), newId()];
  const [userKey, accountSeed] = [newUserKey(), newAccountSeed()];
  const [own, account] = await Promise.all([userKeys(userKey, userId), accountKey(accountSeed)]);

  const statement = { accountId, userId, kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey, joinedAt: now };
  const member: Member = {
    userId,
    kemPublicKey: toBase64Url(own.kem.publicKey),
    sigPublicKey: toBase64Url(own.sig.publicKey),
    joinedAt: now,
    signature: toBase64Url(await signMember(account, statement)),
    invite: null,
  };

  const { seed: departmentSeed, key: department } = await newDepartmentKey(account, { accountId, departmentId, epoch: 1 }, nowMs);

  const grantToSelf = async (what: GrantWhat, seed: Bytes): Promise<Grant> => {
    const to = { userId, kemPublicKey: own.kem.publicKey };
    const { box, signature } = await sealGrant({ accountId, what, to, by: { userId, sig: own.sig } }, seed);
    return { what, byUserId: userId, box: toBase64Url(box), signature: toBase64Url(signature) };
  };
  const grants = await Promise.all([
    grantToSelf({ kind: "account" }, accountSeed),
    grantToSelf({ kind: "department", departmentId, epoch: 1 }, departmentSeed),
  ]);

  const owner = { userId, suite: CURRENT_SUITE, salt: randomBytes(16) };
  const secrets = await passwordKeys(await stretch(password, owner.salt, owner.suite), owner);
  const keys = {
    accountId,
    accountPublicKey: toBase64Url(account.publicKey),
    userId,
    kdfSuite: owner.suite,
    kdfSalt: toBase64Url(owner.salt),
    auth: toBase64Url(secrets.auth),
    userKeyWrap: toBase64Url(await wrapUserKey(userKey, secrets, owner)),
    member,
    department,
    grants,
  };
  return { keys, userKey, accountSeed, departmentSeed };
}
