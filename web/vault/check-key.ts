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
import type { DepartmentKey, PortalChannel } from "@hz/contract/channels";

/** Whether a channel's keys may be sealed to. `byLink`: the address carried the fingerprint, and it is the right one. */
export type KeyCheck =
  | { state: "checking" }
  | { state: "trusted"; byLink: boolean; fingerprint: string }
  | { state: "refused" }
  | { state: "unsupported" };

/**
 * Takes what the server says about a channel and the fragment of the address, and gives whether a report may be sealed to
 * it: the account's key must be the one that `#k=` names, if it names one, and must have signed every department's key and what
 * each department is for.
 */
export async function checkKey(channel: PortalChannel, fragment: string): Promise<KeyCheck> {
  if (!(await canSeal())) return { state: "unsupported" };
  try {
    const account = fromBase64Url(channel.accountPublicKey);
    const fingerprint = await accountFingerprint(channel.accountId, account);
    const byLink = isNamedBy(fragment, fingerprint);
    if (byLink === false) return { state: "refused" };
    const offices = [channel.department, ...channel.others];
    const departments = channel.conflict ? [...offices, channel.conflict] : offices;
    const signed = await Promise.all(departments.map((key) => isSigned(channel.accountId, account, key)));
    if (signed.includes(false)) return { state: "refused" };
    return { state: "trusted", byLink: byLink === true, fingerprint: fingerprintForPeople(fingerprint) };
  } catch {
    // Keys or a fragment that are not even well-formed are no keys to seal to.
    return { state: "refused" };
  }
}

/** The account's key is not the one that the link names. */
export class KeyRefused extends Error {
  readonly step = "key-refused";
}

/** Takes an account's id and key and the fragment of the address; throws KeyRefused where it names another key or none that is one. */
export async function demandNamedKey(accountId: string, accountPublicKey: string, fragment: string): Promise<void> {
  const fingerprint = await accountFingerprint(accountId, fromBase64Url(accountPublicKey));
  if (isNamedBy(fragment, fingerprint) === false) throw new KeyRefused();
}

/** Whether a link's fragment names this fingerprint; null where it names none. */
function isNamedBy(fragment: string, fingerprint: Bytes): boolean | null {
  const expected = new URLSearchParams(fragment.replace(/^#/, "")).get("k");
  if (expected === null) return null;
  try {
    return equalBytes(fromBase64Url(expected), fingerprint);
  } catch {
    return false;
  }
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
