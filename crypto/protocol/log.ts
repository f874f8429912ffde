// The key log: one list per account of its keys, its departments' keys and the people who come and go. Every entry is signed by the
// account's key and carries the hash of all before it, so that whoever knows one head tells every log that does not lead to it.
import { type Bytes, concat, equalBytes, ofLength, u32 } from "../primitives/bytes.ts";
import { type SigningKey, verifySignature } from "../primitives/curves.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { sha256Now } from "../primitives/sha256-now.ts";
import { openBox, sealBox } from "../primitives/stream.ts";
import { ctx, derive, idBytes } from "./context.ts";
import { type LogHead, type LogSaying, logText, NO_ENTRIES } from "./log-text.ts";

export { type LogHead, type LogSaying, type LogWhat, NO_ENTRIES } from "./log-text.ts";
export type LogEntry = LogSaying & { signature: Bytes };

/** The account's signature (64 bytes) of what follows a head. Another key of the account is said by that key itself. */
export const signLogEntry = async (by: SigningKey, accountId: string, after: LogHead, said: LogSaying): Promise<LogEntry> => ({
  ...said,
  signature: await by.sign(logText(accountId, after, said)),
});

/** The head of a log that an entry was added to. */
export const headAfter = (accountId: string, after: LogHead, entry: LogEntry): LogHead => ({
  length: after.length + 1,
  hash: sha256Now(concat(logText(accountId, after, entry), ofLength(entry.signature, 64))),
});

/**
 * Checks a whole log: the heads after each of its entries, and the account's key that signed the newest; the caller asks whether
 * that is one they know. This one signature speaks for all before it, because its bytes contain their hash: whoever made it had
 * checked them. Throws `log` for what is no log, `signature` where the newest entry is not that key's.
 */
export async function checkLog(accountId: string, entries: readonly LogEntry[]): Promise<{ heads: LogHead[]; accountPublicKey: Bytes }> {
  const heads: LogHead[] = [];
  let [before, time] = [NO_ENTRIES, 0];
  let [key, signed]: (Bytes | null)[] = [null, null];
  for (const entry of entries) {
    if (entry.what.kind === "account") key = entry.what.publicKey;
    if (!key || entry.time < time) throw new CryptoFailure("log");
    signed = logText(accountId, before, entry);
    before = { length: before.length + 1, hash: sha256Now(concat(signed, ofLength(entry.signature, 64))) };
    ({ time } = entry);
    heads.push(before);
  }
  const newest = entries.at(-1);
  if (!newest || !key || !signed) throw new CryptoFailure("log");
  if (!(await verifySignature(key, signed, newest.signature))) throw new CryptoFailure("signature");
  return { heads, accountPublicKey: key };
}

type Owner = { accountId: string; userId: string };
const headCtxOf = ({ accountId, userId }: Owner) => ctx("log-head", idBytes(accountId), idBytes(userId));

/** Seals the head that a person has seen, for their own store: 92 bytes. `store` is the key of that. */
export const sealLogHead = async (store: Bytes, owner: Owner, { length, hash }: LogHead): Promise<Bytes> =>
  sealBox(await derive(store, headCtxOf(owner)), headCtxOf(owner), concat(u32(length), ofLength(hash, 32)));

/** Opens it again; throws `box-shape` or `box-open`. */
export async function openLogHead(store: Bytes, owner: Owner, box: Bytes): Promise<LogHead> {
  const plain = ofLength(await openBox(await derive(store, headCtxOf(owner)), headCtxOf(owner), box), 36);
  return { length: new DataView(plain.buffer).getUint32(0), hash: plain.slice(4) };
}

/** Whether a log with these heads leads on from another head: it is one of them, or there was none. */
export const leadsOnFrom = (heads: readonly LogHead[], { length, hash }: LogHead): boolean =>
  length === 0 || equalBytes(heads[length - 1]?.hash ?? NO_ENTRIES.hash, hash);
