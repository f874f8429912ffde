import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { KeyRing, Member } from "@hz/contract/sign-in/auth";
import {
  accountKey,
  equalBytes,
  fromBase64Url,
  headAfter,
  type LogEntry,
  type LogWhat,
  memberFingerprint,
  sha256,
  signLogEntry,
  toBase64Url,
  verifyDepartment,
} from "@hz/crypto";
import { NotHeld } from "../people/grant.ts";
import { statementOf } from "../report/check-key.ts";
import type { HeldKeys } from "./held-keys.ts";
import { headOf, type KeyLog } from "./key-log.ts";

/** How much earlier than what the log says already something may have been signed, by another browser's clock. */
const CLOCKS_SECONDS = 86_400;

type Said<Kind extends LogWhat["kind"]> = Extract<LogWhat, { kind: Kind }>;

/**
 * What the account's key signed elsewhere and the log does not say yet: the account's key, departments' keys with their purposes, and
 * keys of these people, who are no guests. Of whoever is signed as gone nothing: that somebody is back, a person says.
 */
export async function missingFrom(log: KeyLog, held: HeldKeys, ring: KeyRing, staff: ReadonlySet<string>): Promise<LogWhat[]> {
  const key = held.accountPublicKey;
  const isNamed = log.accountPublicKey !== null && equalBytes(log.accountPublicKey, key);
  const missing: LogWhat[] = isNamed ? [] : [{ kind: "account", publicKey: key }];
  return [
    ...missing,
    ...(await missingDepartments(log, held, ring.departments)),
    ...(await missingMembers(log, held, ring.members, staff)),
  ];
}

async function missingDepartments(log: KeyLog, held: HeldKeys, keys: readonly DepartmentKey[]): Promise<LogWhat[]> {
  const logged = new Map<string, Said<"department"> & { time: number }>();
  for (const { what, time } of log.entries)
    if (what.kind === "department") logged.set(`${what.departmentId}/${what.epoch}`, { ...what, time });
  const missing: Said<"department">[] = [];
  for (const key of keys.toSorted((a, b) => a.epoch - b.epoch)) {
    if (!key.purpose) continue;
    const { departmentId, epoch, purpose } = key;
    const said = { kind: "department" as const, departmentId, epoch, name: purpose.name, standsInFor: purpose.standsInFor.toSorted() };
    const keyHash = await sha256(fromBase64Url(key.publicKey));
    const before = logged.get(`${departmentId}/${epoch}`);
    const isSame = before && before.name === said.name && `${before.standsInFor.toSorted()}` === `${said.standsInFor}`;
    if (isSame && equalBytes(before.keyHash, keyHash)) continue;
    // What the account's key said of it before the log was told otherwise was taken back since.
    if (before && purpose.signedAt < before.time - CLOCKS_SECONDS) continue;
    const statement = statementOf(held.accountId, key);
    const isSigned = verifyDepartment(held.accountPublicKey, statement, fromBase64Url(key.signature), key.notAfter);
    if (await isSigned.catch(() => false)) missing.push({ ...said, keyHash });
  }
  return missing;
}

async function missingMembers(
  log: KeyLog,
  held: HeldKeys,
  members: readonly Member[],
  staff: ReadonlySet<string>,
): Promise<Said<"member">[]> {
  const logged = new Map<string, string | null>();
  for (const { what } of log.entries) {
    if (what.kind === "member") logged.set(what.userId, toBase64Url(what.fingerprint));
    if (what.kind === "removed") logged.set(what.userId, null);
  }
  const missing: Said<"member">[] = [];
  for (const userId of new Set(members.map((one) => one.userId))) {
    if (!staff.has(userId) || logged.get(userId) === null) continue;
    const said = await memberNow(held, userId);
    if (said && logged.get(userId) !== toBase64Url(said.fingerprint)) missing.push(said);
  }
  return missing;
}

/** What the log says of a person's newest keys that the account's key vouches for; null where it vouches for none. */
export async function memberNow({ members }: Pick<HeldKeys, "members">, userId: string): Promise<Said<"member"> | null> {
  const newest = (await members.get(userId))?.[0];
  if (!newest) return null;
  return { kind: "member", userId, fingerprint: await memberFingerprint(userId, newest.kemPublicKey, newest.sigPublicKey) };
}

/** Signs what follows a log, in this order. Throws NotHeld without the account's seed. */
export async function signBehind(log: KeyLog, held: HeldKeys, whats: readonly LogWhat[], nowMs: number): Promise<LogEntry[]> {
  if (!held.accountSeed) throw new NotHeld();
  const key = await accountKey(held.accountSeed);
  // Whatever this clock says: the log does not go back in time.
  const time = Math.max(Math.floor(nowMs / 1000), log.entries.at(-1)?.time ?? 0);
  const entries: LogEntry[] = [];
  let head = headOf(log);
  for (const what of whats) {
    const entry = await signLogEntry(key, held.accountId, head, { time, by: held.userId, what });
    entries.push(entry);
    head = headAfter(held.accountId, head, entry);
  }
  return entries;
}
