import { type Bytes, ofLength, utf8 } from "../primitives/bytes.ts";
import { ctx, type Field, idBytes } from "./encode.ts";

/**
 * What an entry of an account's key log says: which key the account has from now on; which key of a department, by its SHA-256, and
 * what that is for; which keys a person has, by their fingerprint; that a person is gone and their keys vouch for nothing new.
 */
export type LogWhat =
  | { kind: "account"; publicKey: Bytes }
  | { kind: "department"; departmentId: string; epoch: number; keyHash: Bytes; name: string; standsInFor: readonly string[] }
  | { kind: "member"; userId: string; fingerprint: Bytes }
  | { kind: "removed"; userId: string };

/** How much of a log there is: so many entries, and the SHA-256 of the last one with all that it follows. */
export type LogHead = { length: number; hash: Bytes };

/** The head of a log without entries. */
export const NO_ENTRIES: LogHead = { length: 0, hash: new Uint8Array(32) };

/** What somebody says at a moment, in Unix seconds; `by` is the person at whose browser the account's key signed it. */
export type LogSaying = { time: number; by: string; what: LogWhat };

function fieldsOf(what: LogWhat): Field[] {
  if (what.kind === "account") return [ofLength(what.publicKey, 32)];
  if (what.kind === "member") return [idBytes(what.userId), ofLength(what.fingerprint, 32)];
  if (what.kind === "removed") return [idBytes(what.userId)];
  const { departmentId, epoch, keyHash, name, standsInFor } = what;
  return [idBytes(departmentId), epoch, ofLength(keyHash, 32), utf8(name), ...standsInFor.toSorted().map(idBytes)];
}

/** The bytes of an entry that are signed; `after` is the head that it follows. */
export const logText = (accountId: string, after: LogHead, { time, by, what }: LogSaying): Bytes =>
  ctx("key-log", idBytes(accountId), after.length, ofLength(after.hash, 32), time, idBytes(by), utf8(what.kind), ...fieldsOf(what));
