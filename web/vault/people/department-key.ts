import type { DepartmentKey, DepartmentPurpose } from "@hz/contract/channels/channels";
import { VOUCHED_DAYS } from "@hz/contract/people/departments";
import { type Bytes, departmentPublicKey, newDepartmentSeed, signDepartment, type SigningKey, toBase64Url } from "@hz/crypto";

/** Until when the account's key vouches for a department's key, in Unix seconds, where it does so now. */
export const vouchedUntil = (nowMs: number): number => Math.floor(nowMs / 1000) + VOUCHED_DAYS * 86_400;

/** Makes a department's key with the account key's statement about it. */
export async function newDepartmentKey(
  account: SigningKey,
  place: { accountId: string; departmentId: string; epoch: number },
  nowMs: number,
  purpose: DepartmentPurpose | null = null,
): Promise<{ seed: Bytes; key: DepartmentKey }> {
  const seed = newDepartmentSeed();
  const publicKey = await departmentPublicKey(seed);
  const notAfter = vouchedUntil(nowMs);
  const signature = toBase64Url(await signDepartment(account, { ...place, publicKey, notAfter, purpose }));
  const { departmentId, epoch } = place;
  return { seed, key: { departmentId, epoch, publicKey: toBase64Url(publicKey), notAfter, signature, purpose } };
}
