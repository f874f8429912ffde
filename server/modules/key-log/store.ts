import type { KeyLogEntry, KeyLogWhat } from "@hz/contract/keys/key-log";
import { bytes, wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";

/** An account's entries that follow so many, in their order. */
export async function entriesAfter(tx: Tx, accountId: string, after: number, limit: number): Promise<KeyLogEntry[]> {
  const rows = await tx
    .selectFrom("key_log")
    .select(["time", "by_user_id", "what", "signature"])
    .where("account_id", "=", accountId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return rows.map(({ time, by_user_id: by, what, signature }) => ({
    time: Number(time),
    by,
    what: JSON.parse(what) as KeyLogWhat,
    signature: wire(signature),
  }));
}

/** The account's newest entry; undefined where there is none. */
export const newestEntry = (tx: Tx, accountId: string) =>
  tx.selectFrom("key_log").selectAll().where("account_id", "=", accountId).orderBy("seq", "desc").limit(1).executeTakeFirst();

/** The key of the account that its log named last; undefined where it named none. */
export async function loggedAccountKey(tx: Tx, accountId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("key_log")
    .select("what")
    .where("account_id", "=", accountId)
    .where("what", "like", '{"kind":"account"%')
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const what = row && (JSON.parse(row.what) as KeyLogWhat);
  return what?.kind === "account" ? what.publicKey : undefined;
}

/** Adds entries with the hashes after each of them; `seq` is the first one's. */
export async function insertEntries(
  tx: Tx,
  accountId: string,
  seq: number,
  entries: readonly KeyLogEntry[],
  hashes: readonly Uint8Array[],
): Promise<void> {
  const rows = entries.map(({ time, by, what, signature }, at) => ({
    account_id: accountId,
    seq: seq + at,
    time,
    by_user_id: by,
    what: JSON.stringify(what),
    signature: bytes(signature),
    hash: Buffer.from(hashes[at]!),
  }));
  await tx.insertInto("key_log").values(rows).execute();
}

/** What a person's browser noted of the log; null where it noted nothing. */
export async function noteOf(tx: Tx, accountId: string, userId: string): Promise<string | null> {
  const notes = tx.selectFrom("key_log_notes").select("box").where("account_id", "=", accountId);
  const row = await notes.where("user_id", "=", userId).executeTakeFirst();
  return row ? wire(row.box) : null;
}

/** Keeps what a person's browser notes, in the place of what it noted before. */
export async function saveNote(tx: Tx, accountId: string, userId: string, box: string): Promise<void> {
  await tx
    .insertInto("key_log_notes")
    .values({ account_id: accountId, user_id: userId, box: bytes(box) })
    .onConflict((conflict) => conflict.columns(["account_id", "user_id"]).doUpdateSet({ box: bytes(box) }))
    .execute();
}
