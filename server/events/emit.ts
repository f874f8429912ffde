import { atCommit, literal } from "../db/database.ts";

/** Says that something changed, never what: readers ask again through the API, where permissions apply. */
export type NewEvent = { type: string; ref: string | null };

/** The notification channel all instances listen on; the payload is the account's id. */
export const channel = "live";

/**
 * Adds an event to the account's sequence when the running transaction commits. The row lock on the cursor makes the
 * order of commits the order of numbers, which is what lets readers ask for "everything after n"; taken together with
 * the commit, it holds up other writers of the account for a moment only.
 */
export function emit(accountId: string, { type, ref }: NewEvent): void {
  const account = `${literal(accountId)}::uuid`;
  atCommit(`
    with next as (
      insert into live_cursor (account_id, seq) values (${account}, 1)
      on conflict (account_id) do update set seq = live_cursor.seq + 1
      returning seq
    ), written as (
      insert into live_events (account_id, seq, type, ref)
      select ${account}, seq, ${literal(type)}, ${literal(ref)}::uuid from next returning seq
    )
    select pg_notify(${literal(channel)}, ${literal(accountId)}) from written`);
}
