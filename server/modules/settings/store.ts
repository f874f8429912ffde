import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Active people without a second factor: neither a confirmed authenticator nor a passkey. */
export async function peopleWithoutSecondFactor(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and u.totp_confirmed_at is null
      and not exists (select 1 from passkeys p where p.account_id = u.account_id and p.user_id = u.id)`.execute(tx);
  return rows.map((row) => row.id);
}
