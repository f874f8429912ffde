import type { Grant, Member, Registration } from "@hz/contract/auth";
import type { DepartmentKey } from "@hz/contract/channels";
import {
  accountKey,
  type Bytes,
  CURRENT_SUITE,
  departmentPublicKey,
  type GrantWhat,
  type KdfSuite,
  newAccountSeed,
  newDepartmentSeed,
  newId,
  newUserKey,
  passwordKeys,
  randomBytes,
  sealGrant,
  signDepartment,
  signMember,
  toBase64Url,
  userKeys,
  wrapUserKey,
} from "@hz/crypto";

/** Slow password derivation: the crypto package's own, or one that runs in a worker. */
export type Stretch = (password: string, salt: Bytes, suite: KdfSuite) => Promise<Bytes>;

/** An account's keys as they are registered, and what stays with the founder. */
export type FoundedAccount = {
  keys: Registration["keys"];
  userKey: Bytes;
  accountSeed: Bytes;
  departmentSeed: Bytes;
};

/** A department's key lives thirteen months: a year, and a month to renew it in. */
const DEPARTMENT_KEY_DAYS = 396;

/**
 * Takes the founder's password, the derivation and the present in milliseconds, and makes everything an account is born
 * with: user key, account key, first department key, the statements about them, grants to the founder, password wrap.
 */
export async function foundAccount(password: string, stretch: Stretch, nowMs = Date.now()): Promise<FoundedAccount> {
  const now = Math.floor(nowMs / 1000);
  const [accountId, userId, departmentId] = [newId(), newId(), newId()];
  const [userKey, accountSeed, departmentSeed] = [newUserKey(), newAccountSeed(), newDepartmentSeed()];
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

  const publicKey = await departmentPublicKey(departmentSeed);
  const notAfter = now + DEPARTMENT_KEY_DAYS * 86_400;
  const said = { accountId, departmentId, epoch: 1, publicKey, notAfter };
  const department: DepartmentKey = {
    departmentId,
    epoch: 1,
    publicKey: toBase64Url(publicKey),
    notAfter,
    signature: toBase64Url(await signDepartment(account, said)),
  };

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
