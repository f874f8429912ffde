import { createReportKeys, departmentPublicKey, newDepartmentSeed, newId } from "../index.ts";

/** A fresh department with its seed, and a report that was sealed to it. */
export async function aReport() {
  const seed = newDepartmentSeed();
  const publicKey = await departmentPublicKey(seed);
  const target = { accountId: newId(), departmentId: newId(), epoch: 1, publicKey };
  return { seed, target, ...(await createReportKeys(target, newId())) };
}
