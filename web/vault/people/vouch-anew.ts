import type { DepartmentKey } from "@hz/contract/channels/channels";
import { type Vouched, VOUCHED_ANEW_DAYS, VOUCHED_DAYS } from "@hz/contract/people/departments";
import { accountKey, equalBytes, fromBase64Url, type LogWhat, sha256, signDepartment, toBase64Url } from "@hz/crypto";
import { keysInHand } from "../keys/held-keys.ts";
import type { KeyLog } from "../keys/key-log.ts";
import { statementOf } from "../report/check-key.ts";
import { vouchedUntil } from "./department-key.ts";
import { NotHeld } from "./grant.ts";
import { isOwn } from "./purpose.ts";

type Logged = Extract<LogWhat, { kind: "department" }>;

/**
 * Whether the account's key is to vouch for a key anew: it did so some days ago, or for longer than it does today, as it once did.
 */
export const isVouchingDue = ({ notAfter }: Pick<DepartmentKey, "notAfter">, nowMs: number): boolean => {
  const daysLeft = (notAfter - nowMs / 1000) / 86_400;
  return daysLeft < VOUCHED_DAYS - VOUCHED_ANEW_DAYS || daysLeft > VOUCHED_DAYS + 1;
};

/**
 * Vouches anew for those of the served keys for which it is due, with what the account's key said of each before. Only for the newest
 * key and purpose that the key log knows of a department: of an older one, which a server could serve, the time ends. Throws NotHeld
 * without the account's seed.
 */
export async function vouchAnew(
  log: KeyLog,
  keys: readonly DepartmentKey[],
  nowMs: number,
): Promise<(Vouched & { departmentId: string })[]> {
  const { accountId, accountSeed } = keysInHand();
  if (!accountSeed) throw new NotHeld();
  const signer = await accountKey(accountSeed);
  const newest = newestIn(log);
  const vouched: (Vouched & { departmentId: string })[] = [];
  for (const key of keys) {
    const { departmentId, epoch } = key;
    const logged = newest.get(departmentId);
    if (!isVouchingDue(key, nowMs) || !logged || !(await isAsLogged(key, logged)) || !(await isOwn(keysInHand(), key))) continue;
    const notAfter = vouchedUntil(nowMs);
    const signature = await signDepartment(signer, statementOf(accountId, { ...key, notAfter }));
    vouched.push({ departmentId, epoch, notAfter, signature: toBase64Url(signature) });
  }
  return vouched;
}

/** What the log says last of each department's highest epoch. */
function newestIn({ entries }: KeyLog): Map<string, Logged> {
  const newest = new Map<string, Logged>();
  for (const { what } of entries) {
    if (what.kind === "department" && what.epoch >= (newest.get(what.departmentId)?.epoch ?? 0)) newest.set(what.departmentId, what);
  }
  return newest;
}

async function isAsLogged({ epoch, publicKey, purpose }: DepartmentKey, logged: Logged): Promise<boolean> {
  if (!purpose || epoch !== logged.epoch || purpose.name !== logged.name) return false;
  if (`${purpose.standsInFor.toSorted()}` !== `${logged.standsInFor.toSorted()}`) return false;
  return equalBytes(await sha256(fromBase64Url(publicKey)), logged.keyHash);
}
