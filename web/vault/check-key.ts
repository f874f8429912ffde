import {
  accountFingerprint,
  accountKey,
  type Bytes,
  type DepartmentStatement,
  equalBytes,
  fingerprintForPeople,
  fromBase64Url,
  newAccountSeed,
  verifyDepartment,
} from "@hz/crypto";
import type { DepartmentKey, PortalChannel, PortalDepartment } from "@hz/contract/channels";
import type { NamedKey } from "./named-key.ts";

/**
 * Whether the office's key may be relied on. `byLink`: the address carried the fingerprint, and it is the right one; `why`:
 * the key is not the right one, or what the address says of it cannot be relied on.
 */
export type KeyCheck =
  | { state: "checking" }
  | { state: "trusted"; byLink: boolean; fingerprint: string }
  | { state: "refused"; why: "key" | "redirected" | "malformed" }
  | { state: "unsupported" };

/**
 * Takes what the server says about a channel and what the address says of its key, and gives whether it may be relied on: the
 * account's key must be the one that the address names, if it names one. To be sealed to, it must have signed every
 * department's key and what each department is for; who only reads a case does not need those.
 */
export async function checkKey(channel: PortalChannel, named: NamedKey, use: "seal" | "read" = "seal"): Promise<KeyCheck> {
  if (named.state === "refused") return named;
  if (!(await canSeal())) return { state: "unsupported" };
  try {
    const account = fromBase64Url(channel.accountPublicKey);
    const fingerprint = await accountFingerprint(channel.accountId, account);
    const byLink = isNamedBy(named, fingerprint);
    if (byLink === false) return { state: "refused", why: "key" };
    const offices = [channel.department, ...channel.others];
    const departments = channel.conflict ? [...offices, channel.conflict] : offices;
    const signed = await Promise.all(use === "read" ? [] : departments.map((key) => isSigned(channel.accountId, account, key)));
    const isAsSigned = use === "read" || (offices.every(isOffice) && (!channel.conflict || standsInFor(channel.conflict, offices)));
    if (signed.includes(false) || !isAsSigned) return { state: "refused", why: "key" };
    return { state: "trusted", byLink: byLink === true, fingerprint: fingerprintForPeople(fingerprint) };
  } catch {
    // Keys that are not even well-formed are no keys to seal to.
    return { state: "refused", why: "key" };
  }
}

/** Whether what was signed of a department is that it is an ordinary office of this name. Before there were purposes every one was. */
const isOffice = ({ name, purpose }: PortalDepartment) => !purpose || (purpose.standsInFor.length === 0 && purpose.name === name);

/**
 * Whether what was signed of a department is that it stands in for every one of these, under this name. It is none of them: who
 * stands in is no ordinary office, so that the two cannot be exchanged.
 */
const standsInFor = ({ name, purpose }: PortalDepartment, offices: readonly PortalDepartment[]) =>
  purpose?.name === name && offices.every(({ departmentId }) => purpose.standsInFor.includes(departmentId));

/** The account's key is not the one that the link names. */
export class KeyRefused extends Error {
  readonly step = "key-refused";
}

/** Takes an account's id and key and what the address says; throws KeyRefused where it names another key or cannot be relied on. */
export async function demandNamedKey(accountId: string, accountPublicKey: string, named: NamedKey): Promise<void> {
  const fingerprint = await accountFingerprint(accountId, fromBase64Url(accountPublicKey));
  if (isNamedBy(named, fingerprint) === false) throw new KeyRefused();
}

/** Whether an address names this fingerprint; null where it names none. */
function isNamedBy(named: NamedKey, fingerprint: Bytes): boolean | null {
  if (named.state === "none") return null;
  return named.state === "named" && equalBytes(fromBase64Url(named.key), fingerprint);
}

/** Takes an account with its key and a department's key; tells whether the one signed the other, and its time is not over. */
export function isSigned(accountId: string, account: Bytes, key: DepartmentKey): Promise<boolean> {
  return verifyDepartment(account, statementOf(accountId, key), fromBase64Url(key.signature), Math.floor(Date.now() / 1000));
}

/** Takes an account and a department's key as it travels; gives what was signed of it. */
export function statementOf(accountId: string, { departmentId, epoch, notAfter, publicKey, purpose }: DepartmentKey): DepartmentStatement {
  return { accountId, departmentId, epoch, notAfter, publicKey: fromBase64Url(publicKey), purpose };
}

/** An old browser or a page without https has no signatures; that is another trouble than a wrong key. */
async function canSeal(): Promise<boolean> {
  return accountKey(newAccountSeed()).then(
    () => true,
    () => false,
  );
}
