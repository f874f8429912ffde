import type { DepartmentKey, DepartmentPurpose } from "@hz/contract/channels/channels";
import { type Bytes, departmentPublicKey, newDepartmentSeed, signDepartment, type SigningKey, toBase64Url } from "@hz/crypto";

/** A department's key lives thirteen months: a year, and a month to renew it in. */
const DEPARTMENT_KEY_DAYS = 396;

/** Makes a department's key with the account key's statement about it. */
export async function newDepartmentKey(
  account: SigningKey,
  place: { accountId: string; departmentId: string; epoch: number },
  nowMs: number,
  purpose: DepartmentPurpose | null = null,
): Promise<{ seed: Bytes; key: DepartmentKey }> {
  const seed = newDepartmentSeed();
  const publicKey = await departmentPublicKey(seed);
  const notAfter = Math.floor(nowMs / 1000) + DEPARTMENT_KEY_DAYS * 86_400;
  const signature = toBase64Url(await signDepartment(account, { ...place, publicKey, notAfter, purpose }));
  const { departmentId, epoch } = place;
  return { seed, key: { departmentId, epoch, publicKey: toBase64Url(publicKey), notAfter, signature, purpose } };
}
