// The key log and the office's texts: section 9 of docs/hz1.md.
import { isSigned } from "./boxes.ts";
import { ctx, type Field, fromBase64Url, id, Refused, sha256 } from "./encode.ts";

export type LogWhat =
  | { kind: "account"; publicKey: string }
  | { kind: "department"; departmentId: string; epoch: number; keyHash: string; name: string; standsInFor: readonly string[] }
  | { kind: "member"; userId: string; fingerprint: string }
  | { kind: "removed"; userId: string };

/** A row of the log; `what` is JSON, `head` the hash that stands beside it. */
export type LogRow = { seq: number; time: number; by: string; what: string; signature: Uint8Array; head: Uint8Array };

/** The head after each entry, the last one, what was said and the account's keys in the order in which they came, and the first entry that is not as it was signed. */
export type CheckedLog = { length: number; heads: Buffer[]; head: Buffer; said: LogWhat[]; accountKeys: Buffer[]; wrong: number | null };

function fieldsOf(what: LogWhat): Field[] {
  if (what.kind === "account") return [fromBase64Url(what.publicKey)];
  if (what.kind === "member") return [id(what.userId), fromBase64Url(what.fingerprint)];
  if (what.kind === "removed") return [id(what.userId)];
  if (what.kind !== "department") throw new Refused("log-kind");
  const { departmentId, epoch, keyHash, name, standsInFor } = what;
  return [id(departmentId), epoch, fromBase64Url(keyHash), name, ...standsInFor.toSorted().map(id)];
}

/** Follows the log from its beginning to where it ends or is wrong: each entry's place, time, signature and head. */
export function checkLog(accountId: string, rows: readonly LogRow[]): CheckedLog {
  const found: CheckedLog = { length: 0, heads: [], head: Buffer.alloc(32), said: [], accountKeys: [], wrong: null };
  let last = 0;
  for (const { seq, time, by, what: json, signature, head } of rows) {
    try {
      const what = JSON.parse(json) as LogWhat;
      if (what.kind === "account") found.accountKeys.push(fromBase64Url(what.publicKey));
      const key = found.accountKeys.at(-1);
      const text = ctx("key-log", id(accountId), found.length, found.head, time, id(by), what.kind, ...fieldsOf(what));
      const next = sha256(text, signature);
      if (!key || seq !== found.length + 1 || time < last || !isSigned(key, text, signature) || !next.equals(head))
        throw new Refused("log");
      [found.head, found.length, last] = [next, seq, time];
      found.heads.push(next);
      found.said.push(what);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof SyntaxError || error instanceof TypeError)) throw error;
      return { ...found, wrong: seq };
    }
  }
  return found;
}

export type OfficeText = { accountId: string; template: string; language: string; signedAt: number; text: string };

/** Whether this person of the office signed the text. */
export const isOfficeText = (by: Uint8Array, { accountId, template, language, signedAt, text }: OfficeText, signature: Uint8Array) =>
  isSigned(by, ctx("office-text", id(accountId), template, language, signedAt, text), signature);

export const accountFingerprint = (accountId: string, publicKey: Uint8Array): Buffer => sha256(ctx("tenant-fp", id(accountId), publicKey));
