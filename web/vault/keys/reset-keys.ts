import type { Grant, KeyRing, Member } from "@hz/contract/sign-in/auth";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import {
  accountKey,
  type Bytes,
  fromBase64Url,
  newAccountSeed,
  newUserKey,
  recoveryKeys,
  toBase64Url,
  unwrapFromRecovery,
  userKeys,
} from "@hz/crypto";
import { newDepartmentKey } from "../people/department-key.ts";
import { KeyRingFailure, openingSeeds } from "./held-keys.ts";
import { openRing } from "./keys.ts";
import { joinedNow } from "../people/members.ts";
import { grantSeedsToSelf, grantToSelf, type Holder, vouchFor } from "../people/self-grants.ts";

/**
 * What proves a typed recovery code to the server, and what opens the wrap that the server then releases. `userId` is a person's or
 * the emergency key's. Throws CryptoFailure for what is no code.
 */
export async function answerWithCode(code: string, userId: string): Promise<{ auth: string; open: (wrap: string) => Promise<Bytes> }> {
  const keys = await recoveryKeys(code, userId);
  return { auth: toBase64Url(keys.auth), open: (wrap) => unwrapFromRecovery(fromBase64Url(wrap), keys, userId) };
}

/** Makes a new user key for a person, whom nobody vouches for yet. */
export async function freshKeys(userId: string): Promise<{ userKey: Bytes; kemPublicKey: string; sigPublicKey: string }> {
  const userKey = newUserKey();
  const { kem, sig } = await userKeys(userKey, userId);
  return { userKey, kemPublicKey: toBase64Url(kem.publicKey), sigPublicKey: toBase64Url(sig.publicKey) };
}

/** A new user key that the account's key vouches for, with what its holder granted to themselves. */
export type VouchedKeys = { userKey: Bytes; member: Member; grants: Grant[] };

/**
 * Makes a new user key, vouches for it with the account's key and grants everything on, out of the emergency key's ring that the
 * server released. The emergency key pinned the account's key when it was made, so that the server cannot put another one in its
 * place. Throws KeyRingFailure.
 */
export async function keysByEmergency(
  holder: Holder,
  emergency: { userKey: Bytes; id: string; ring: KeyRing; mayHoldAccountKey: boolean },
  nowMs = Date.now(),
): Promise<VouchedKeys> {
  const { accountId } = holder;
  const held = await openRing(emergency.userKey, { accountId, userId: emergency.id }, emergency.ring);
  if (!held.accountSeed || !held.knowsAccountKey) throw new KeyRingFailure("account");
  const userKey = newUserKey();
  const own = await userKeys(userKey, holder.userId);
  const grants = [await grantToSelf(holder, own, { kind: "trust" }, held.accountPublicKey)];
  if (emergency.mayHoldAccountKey) grants.push(await grantToSelf(holder, own, { kind: "account" }, held.accountSeed));
  grants.push(...(await grantSeedsToSelf(holder, own, openingSeeds(held))));
  const joinedAt = await joinedNow(held.members, holder.userId, Math.floor(nowMs / 1000));
  return { userKey, member: await vouchFor(await accountKey(held.accountSeed), holder, own, joinedAt * 1000), grants };
}

/**
 * Makes a new user key, a new account key and the next epoch of every department, all held by this person alone; `departments` name
 * their newest epochs. Nothing sealed before can be opened by any of them.
 */
export async function foundAnew(
  holder: Holder,
  departments: readonly { departmentId: string; epoch: number }[],
  nowMs = Date.now(),
): Promise<VouchedKeys & { accountPublicKey: string; departments: DepartmentKey[] }> {
  const [userKey, accountSeed] = [newUserKey(), newAccountSeed()];
  const [own, account] = await Promise.all([userKeys(userKey, holder.userId), accountKey(accountSeed)]);
  const grants = [await grantToSelf(holder, own, { kind: "account" }, accountSeed)];
  const keys: DepartmentKey[] = [];
  for (const { departmentId, epoch } of departments) {
    const next = { departmentId, epoch: epoch + 1 };
    const { seed, key } = await newDepartmentKey(account, { accountId: holder.accountId, ...next }, nowMs);
    keys.push(key);
    grants.push(await grantToSelf(holder, own, { kind: "department", ...next }, seed));
  }
  const member = await vouchFor(account, holder, own, nowMs);
  return { userKey, member, grants, accountPublicKey: toBase64Url(account.publicKey), departments: keys };
}
