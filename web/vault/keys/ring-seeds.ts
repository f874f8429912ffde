import type { Grant, KeyRing } from "@hz/contract/sign-in/auth";
import { type Bytes, departmentPublicKey, equalBytes, fromBase64Url, verifyDepartment } from "@hz/crypto";

import { statementOf } from "../report/check-key.ts";

/** A grant of a ring and what was in it. */
export type OpenedGrant = { grant: Grant; seed: Bytes };

/** The name of a department's epoch among seeds. */
export function seedName(departmentId: string, epoch: number): string {
  return `${departmentId}/${epoch}`;
}

type Signed = { accountId: string; accountPublicKey: Bytes | null; departments: KeyRing["departments"] };

/**
 * Sorts opened grants. A seed whose public key the account's key signed for this department and epoch may be sealed to. Any other
 * only opens: whoever made it up can know nothing by it but the keys of reports that they sealed to it themselves. Of several the
 * last one counts.
 */
export async function sortSeeds(
  signed: Signed,
  grants: readonly OpenedGrant[],
): Promise<{ seeds: Map<string, Bytes>; openOnly: Map<string, Bytes> }> {
  const keys = await signedKeys(signed);
  const [seeds, openOnly] = [new Map<string, Bytes>(), new Map<string, Bytes>()];
  for (const { grant, seed } of grants) {
    if (grant.what.kind !== "department") continue;
    const name = seedName(grant.what.departmentId, grant.what.epoch);
    const publicKey = await departmentPublicKey(seed);
    const isSigned = keys.some((key) => key.name === name && equalBytes(key.publicKey, publicKey));
    (isSigned ? seeds : openOnly).set(name, seed);
  }
  return { seeds, openOnly };
}

async function signedKeys({ accountId, accountPublicKey, departments }: Signed): Promise<{ name: string; publicKey: Bytes }[]> {
  if (!accountPublicKey) return [];
  const checked = await Promise.all(
    departments
      .map(async (key) => {
        const statement = statementOf(accountId, key);
        // An epoch whose time is over was signed all the same; that a new one is due is told elsewhere.
        const holds = await verifyDepartment(accountPublicKey, statement, fromBase64Url(key.signature), key.notAfter);
        return holds ? { name: seedName(key.departmentId, key.epoch), publicKey: statement.publicKey } : null;
      })
      .map((check) => check.catch(() => null)),
  );
  return checked.filter((key) => key !== null);
}
