import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Active people without a second factor. A passkey alone is none: the password would still do without it. */
export async function peopleWithoutSecondFactor(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and u.totp_confirmed_at is null`.execute(tx);
  return rows.map((row) => row.id);
}
