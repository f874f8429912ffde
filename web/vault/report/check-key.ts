import {
  accountFingerprint,
  accountKey,
  type Bytes,
  type DepartmentStatement,
  fingerprintForPeople,
  fromBase64Url,
  newAccountSeed,
  verifyDepartment,
} from "@hz/crypto";
import type { DepartmentKey, PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";
import { formerKeys, keysOnWay, type SaidKey } from "../keys/account-way.ts";
import type { NamedKey } from "./named-key.ts";

/**
 * Whether the office's key may be relied on. `byLink`: the address carried the fingerprint, and it is the right one, which
 * `fingerprint` then shows; without it that is the present key's. `others`: what other posters of the office show, because
 * keys were replaced and each signed the next one: with a former key's link the present one's, without a link the former ones'.
 * `why`: the key is not the right one, what the address says of it cannot be relied on, or it is right and nobody of the office had
 * the account's key vouch for it for too long.
 */
export type KeyCheck =
  | { state: "checking" }
  | { state: "trusted"; byLink: boolean; fingerprint: string; others: string[] }
  | { state: "refused"; why: "key" | "redirected" | "malformed" | "ended" }
  | { state: "unsupported" };

/**
 * Whether a channel's key may be relied on: the account's key must be the one that the address names, if it names one, or follow it
 * by signatures. To be sealed to, it must have signed every department's key and what each department is for; who only reads a case
 * does not need those.
 */
export async function checkKey(channel: PortalChannel, named: NamedKey, use: "seal" | "read" = "seal"): Promise<KeyCheck> {
  if (named.state === "refused") return named;
  if (!(await canSeal())) return { state: "unsupported" };
  try {
    const account = fromBase64Url(channel.accountPublicKey);
    const way = await keysOnWay(channel, named);
    if (!way) return { state: "refused", why: "key" };
    const offices = [channel.department, ...channel.others];
    const departments = channel.conflict ? [...offices, channel.conflict] : offices;
    const needed = use === "read" ? [] : departments;
    const signed = await Promise.all(needed.map((key) => isSigned(channel.accountId, account, key, key.notAfter)));
    const isAsSigned = use === "read" || (offices.every(isOffice) && (!channel.conflict || standsInFor(channel.conflict, offices)));
    if (signed.includes(false) || !isAsSigned) return { state: "refused", why: "key" };
    if (needed.some(({ notAfter }) => notAfter < secondsNow())) return { state: "refused", why: "ended" };
    const byLink = named.state === "named";
    const others = byLink ? way.slice(-1).filter((key) => key !== way[0]) : await formerKeys(channel);
    const print = async (key: Bytes) => fingerprintForPeople(await accountFingerprint(channel.accountId, key));
    return { state: "trusted", byLink, fingerprint: await print(way[0]!), others: await Promise.all(others.map(print)) };
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

/** The account keys to rely on; throws KeyRefused where there are none. */
export async function demandNamedKey(said: SaidKey, named: NamedKey): Promise<Bytes[]> {
  const way = await keysOnWay(said, named);
  if (!way) throw new KeyRefused();
  return way;
}

const secondsNow = () => Math.floor(Date.now() / 1000);

/** Whether the account's key signed a department's key whose time is not over at a moment (Unix seconds). */
export function isSigned(accountId: string, account: Bytes, key: DepartmentKey, at = secondsNow()): Promise<boolean> {
  return verifyDepartment(account, statementOf(accountId, key), fromBase64Url(key.signature), at);
}

/** What was signed of a department's key. */
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
