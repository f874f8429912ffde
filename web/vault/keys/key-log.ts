import type { KeyLogEntry, KeyLogWhat } from "@hz/contract/keys/key-log";
import {
  type Bytes,
  checkLog,
  CryptoFailure,
  equalBytes,
  fromBase64Url,
  leadsOnFrom,
  type LogEntry,
  type LogHead,
  type LogWhat,
  NO_ENTRIES,
  toBase64Url,
} from "@hz/crypto";

/**
 * Why a key log is not taken: what was served is none or was changed; it is shorter than what was seen before; it says something else
 * of what was seen; a key of the account signed it that this person does not know; or a colleague signed another head of it.
 */
export type LogRefusal = "changed" | "shorter" | "forked" | "unknown-key" | "colleague";

/** The key log that the server serves is refused. Nothing is granted or signed by what the server's lists say until that is settled. */
export class LogRefused extends Error {
  readonly why: LogRefusal;
  /** The head that it shows, where it is a log. */
  readonly served: LogHead | null;
  /** The head that a colleague signed and it does not lead on from. */
  readonly heard: { head: LogHead; by: string } | null;
  constructor(why: LogRefusal, served: LogHead | null = null, heard: LogRefused["heard"] = null) {
    super(`The key log was refused: ${why}`);
    this.name = "LogRefused";
    this.why = why;
    this.served = served;
    this.heard = heard;
  }
}

/** A log that was checked: its entries, and the head after each of them. */
export type KeyLog = { entries: readonly LogEntry[]; heads: readonly LogHead[]; accountPublicKey: Bytes | null };
export const NO_LOG: KeyLog = { entries: [], heads: [], accountPublicKey: null };

/** The newest head of a log. */
export const headOf = ({ heads }: Pick<KeyLog, "heads">): LogHead => heads.at(-1) ?? NO_ENTRIES;

function whatOf(said: KeyLogWhat): LogWhat {
  if (said.kind === "account") return { ...said, publicKey: fromBase64Url(said.publicKey) };
  if (said.kind === "department") return { ...said, keyHash: fromBase64Url(said.keyHash) };
  return said.kind === "member" ? { ...said, fingerprint: fromBase64Url(said.fingerprint) } : said;
}

const said = (what: LogWhat): KeyLogWhat => {
  if (what.kind === "account") return { ...what, publicKey: toBase64Url(what.publicKey) };
  if (what.kind === "department") return { ...what, standsInFor: [...what.standsInFor], keyHash: toBase64Url(what.keyHash) };
  return what.kind === "member" ? { ...what, fingerprint: toBase64Url(what.fingerprint) } : what;
};

/** An entry as it is sent. */
export const wireEntry = ({ time, by, what, signature }: LogEntry): KeyLogEntry => ({
  time,
  by,
  what: said(what),
  signature: toBase64Url(signature),
});
const entryOf = ({ time, by, what, signature }: KeyLogEntry): LogEntry => ({
  time,
  by,
  what: whatOf(what),
  signature: fromBase64Url(signature),
});

/**
 * Checks a log as served: that it is one, leads on from the head that this person has seen, and is signed by a key of the account
 * that they know, the present one or one of before. Throws LogRefused.
 */
export async function checkedLog(
  { accountId, known }: { accountId: string; known: readonly Bytes[] },
  served: readonly KeyLogEntry[],
  seen: LogHead,
): Promise<KeyLog> {
  if (served.length === 0 && seen.length === 0) return NO_LOG;
  if (served.length === 0) throw new LogRefused("shorter");
  const entries = served.map(entryOf);
  const { heads, accountPublicKey } = await checkLog(accountId, entries).catch((error: unknown) => {
    throw error instanceof CryptoFailure ? new LogRefused("changed") : error;
  });
  const head = heads.at(-1)!;
  if (!known.some((key) => equalBytes(key, accountPublicKey))) throw new LogRefused("unknown-key", head);
  if (!leadsOnFrom(heads, seen)) throw new LogRefused(head.length < seen.length ? "shorter" : "forked", head);
  return { entries, heads, accountPublicKey };
}

/** People who are signed as gone, with when in Unix seconds, and not taken in again since. */
export function removedIn({ entries }: Pick<KeyLog, "entries">): ReadonlyMap<string, number> {
  const gone = new Map<string, number>();
  for (const { what, time } of entries) {
    if (what.kind === "removed") gone.set(what.userId, time);
    if (what.kind === "member") gone.delete(what.userId);
  }
  return gone;
}
