import { leadsOnFrom, type LogHead, toBase64Url } from "@hz/crypto";
import { keysInHand } from "./held-keys.ts";
import { headOf, type KeyLog, LogRefused, NO_LOG } from "./key-log.ts";

let read: () => Promise<KeyLog> = () => Promise.resolve(NO_LOG);

/** Has the key log come from here whenever something depends on it, as new as it is then. */
export function readLogBy(reader: () => Promise<KeyLog>): void {
  read = reader;
}

/** The account's key log as it is now. Throws LogRefused, and what its reading throws. */
export const logNow = (): Promise<KeyLog> => read();

/** What a note says of the key log, for colleagues to compare; undefined where there is none, or none that is taken. */
export async function headToSign(): Promise<{ length: number; hash: string } | undefined> {
  const head = await logNow().then(headOf, () => null);
  return head && head.length > 0 ? { length: head.length, hash: toBase64Url(head.hash) } : undefined;
}

type Heard = { reader: string; hash: string; head: LogHead; by: string };
/** The heads that colleagues signed and the log in hand does not lead on from so far, by their hash. */
const strange = new Map<string, Heard>();
let inHand: { reader: string; heads: readonly LogHead[] } | null = null;
/** Whether a reading was asked for that has not begun. */
let isAsked = false;

/**
 * Compares a head that somebody of the account signed with the log in hand, and has that read anew where the two do not fit: it may
 * have grown since. What still does not fit then is said by `holdToHeard`. Does not wait for it.
 */
export function hearHead(head: LogHead, by: string): void {
  const { userId: reader } = keysInHand();
  if (inHand?.reader === reader && leadsOnFrom(inHand.heads, head)) return;
  const hash = toBase64Url(head.hash);
  strange.set(hash, { reader, hash, head, by });
  // A case has many notes, and one reading answers for all of them.
  if (isAsked) return;
  isAsked = true;
  void logNow().catch(() => undefined);
}

/** What this person has heard and a reading of the log that begins now is held to: what comes meanwhile may be newer than it. */
export function heardSoFar(): readonly Heard[] {
  isAsked = false;
  const { userId } = keysInHand();
  return [...strange.values()].filter(({ reader }) => reader === userId);
}

/**
 * Holds a log that was checked to what colleagues had signed of it when it was read; of heads that are settled (base64url) nothing is
 * asked any more. Throws LogRefused: then the server shows two people two logs.
 */
export function holdToHeard(log: KeyLog, heard: readonly Heard[], settled: ReadonlySet<string>): KeyLog {
  for (const { hash, head, by } of heard) {
    if (!settled.has(hash) && !leadsOnFrom(log.heads, head)) throw new LogRefused("colleague", headOf(log), { head, by });
    strange.delete(hash);
  }
  inHand = { reader: keysInHand().userId, heads: log.heads };
  return log;
}
