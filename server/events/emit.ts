import { atCommit, literal } from "../db/database.ts";

/** Says that something changed, never what: readers ask again through the API, where permissions apply. */
export type NewEvent = { type: string; ref: string | null };

/** The notification channel all instances listen on (emit_event in the migrations); the payload is the account's id. */
export const channel = "live";

/**
 * Adds an event to the account's sequence when the running transaction commits. The row lock on the cursor makes the
 * order of commits the order of numbers, which is what lets readers ask for "everything after n"; taken together with
 * the commit, it holds up other writers of the account for a moment only.
 */
export function emit(accountId: string, { type, ref }: NewEvent): void {
  atCommit(`select emit_event(${literal(accountId)}, ${literal(type)}, ${literal(ref)})`);
}

/** Wakes whoever listens for this name in any instance (LiveBus.onSignal) when the running transaction commits; no account has it. */
export function signal(name: string): void {
  atCommit(`select pg_notify(${literal(channel)}, ${literal(name)})`);
}
