import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** Says that something changed, never what: readers ask again through the API, where permissions apply. */
export type NewEvent = { type: string; ref: string | null };

/** The notification channel all instances listen on; the payload is the account's id. */
export const channel = "live";

/**
 * Adds an event to the account's sequence; call it as the last statement of a transaction. The row lock on the cursor
 * makes the order of commits the order of numbers, which is what lets readers ask for "everything after n".
 */
export async function emit(tx: Tx, accountId: string, { type, ref }: NewEvent): Promise<void> {
  await sql`
    with next as (
      insert into live_cursor (account_id, seq) values (${accountId}, 1)
      on conflict (account_id) do update set seq = live_cursor.seq + 1
      returning seq
    ), written as (
      insert into live_events (account_id, seq, type, ref)
      select ${accountId}, seq, ${type}, ${ref}::uuid from next returning seq
    )
    select pg_notify(${channel}, ${accountId}::text) from written`.execute(tx);
}
