import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Ends every session of a person; with each goes the key that opens what its browser kept. */
export async function endSessionsOf(tx: Tx, accountId: string, userId: string): Promise<void> {
  await sql`
    delete from directory_sessions where account_id = ${accountId} and session_id in (
      select id from sessions where account_id = ${accountId} and user_id = ${userId})`.execute(tx);
  await tx.deleteFrom("sessions").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
}
