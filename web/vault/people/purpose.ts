import type { DepartmentKey, DepartmentPurpose } from "@hz/contract/channels/channels";
import type { SignedPurpose } from "@hz/contract/people/departments";
import { accountKey, fromBase64Url, signDepartment, toBase64Url, verifyDepartment } from "@hz/crypto";
import { statementOf } from "../report/check-key.ts";
import { NotHeld } from "./grant.ts";
import { type HeldKeys, KeyNotSigned, keysInHand, openingSeeds } from "../keys/held-keys.ts";

/** This person themselves holds keys of a department and of one that it would stand in for. */
export class ReadsBoth extends Error {
  constructor() {
    super("Holds keys of both departments");
    this.name = "ReadsBoth";
  }
}

/**
 * Has the account's key sign what a department is for, on the department's newest key as served. Only for a key that it signed
 * before, and only where this person does not read for both themselves, whatever the server's list of members says. Throws NotHeld
 * without the account's seed, KeyNotSigned, ReadsBoth.
 */
export async function signPurpose(key: DepartmentKey, named: Omit<DepartmentPurpose, "signedAt">): Promise<SignedPurpose> {
  const held = keysInHand();
  if (!held.accountSeed) throw new NotHeld();
  if (!(await isOwn(held, key))) throw new KeyNotSigned();
  const reads = new Set([...openingSeeds(held).keys()].map((name) => name.split("/")[0]!));
  if (reads.has(key.departmentId) && named.standsInFor.some((id) => reads.has(id))) throw new ReadsBoth();
  const purpose = { ...named, signedAt: Math.floor(Date.now() / 1000) };
  const signature = await signDepartment(await accountKey(held.accountSeed), statementOf(held.accountId, { ...key, purpose }));
  return { epoch: key.epoch, purpose, signature: toBase64Url(signature) };
}

/**
 * Whether the account's key signed that the department that has a case stands in for the one that would take it over. Then the case
 * may concern the second, which must not get it. Throws KeyNotSigned: of a statement that was changed it cannot be told.
 */
export async function standsInBefore(holder: DepartmentKey, target: DepartmentKey): Promise<boolean> {
  if (!(await isOwn(keysInHand(), holder))) throw new KeyNotSigned();
  return holder.purpose?.standsInFor.includes(target.departmentId) ?? false;
}

/**
 * What the account's key signed that a department is for, and so what the next epoch is for as well; null where it did not sign the
 * key.
 */
export async function signedPurpose(key: DepartmentKey): Promise<DepartmentPurpose | null> {
  return (await isOwn(keysInHand(), key)) ? key.purpose : null;
}

/** Whether the known account key signed it, however long ago its time ended. */
export async function isOwn({ accountId, accountPublicKey, knowsAccountKey }: HeldKeys, key: DepartmentKey): Promise<boolean> {
  if (!knowsAccountKey) return false;
  const signature = fromBase64Url(key.signature);
  return verifyDepartment(accountPublicKey, statementOf(accountId, key), signature, key.notAfter).catch(() => false);
}
