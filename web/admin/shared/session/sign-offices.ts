import type { KeyRing } from "@hz/contract/sign-in/auth";
import { departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../../api/client.ts";
import { canSignKeys } from "../../../vault/keys/held-keys.ts";
import { signPurpose } from "../../../vault/people/purpose.ts";

/**
 * Has the account's key say of every department of the ring as served of which it says nothing yet that it is an ordinary office:
 * that is what old statements were taken for. Who stands in for whom is signed where somebody says so themselves.
 */
export async function signOffices({ departments }: KeyRing): Promise<void> {
  if (!canSignKeys()) return;
  const newest = [...new Map(departments.toSorted((a, b) => a.epoch - b.epoch).map((key) => [key.departmentId, key])).values()];
  for (const { name, ...key } of newest.filter(({ purpose }) => purpose === null)) {
    const body = await signPurpose(key, { name, standsInFor: [] });
    await call(departmentRoutes.setPurpose, { params: { id: key.departmentId }, body });
  }
}
