import type { DepartmentKey } from "@hz/contract/channels";
import { type Bytes, departmentPublicKey, newDepartmentSeed, signDepartment, type SigningKey, toBase64Url } from "@hz/crypto";

/** A department's key lives thirteen months: a year, and a month to renew it in. */
const DEPARTMENT_KEY_DAYS = 396;

/** Takes the account's key, which department and epoch, and the present in milliseconds; makes the key with the account's word for it. */
export async function newDepartmentKey(
  account: SigningKey,
  place: { accountId: string; departmentId: string; epoch: number },
  nowMs: number,
): Promise<{ seed: Bytes; key: DepartmentKey }> {
  const seed = newDepartmentSeed();
  const publicKey = await departmentPublicKey(seed);
  const notAfter = Math.floor(nowMs / 1000) + DEPARTMENT_KEY_DAYS * 86_400;
  const signature = await signDepartment(account, { ...place, publicKey, notAfter });
  const { departmentId, epoch } = place;
  return { seed, key: { departmentId, epoch, publicKey: toBase64Url(publicKey), notAfter, signature: toBase64Url(signature) } };
}
