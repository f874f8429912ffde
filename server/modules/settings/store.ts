import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hiddenGuests } from "../../db/guest-access.ts";

/** Active people without a second factor, as far as this person may know of them. A passkey alone is none: the password would still do without it. */
export async function peopleWithoutSecondFactor(tx: Tx, accountId: string, readerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and u.totp_confirmed_at is null
      and u.id not in ${hiddenGuests(accountId, readerId)}`.execute(tx);
  return rows.map((row) => row.id);
}
