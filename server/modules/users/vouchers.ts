import { sql } from "kysely";
import { ACCOUNT_KEY_PERMISSIONS } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";

/**
 * Who can vouch for keys and hand the account's key on: active, vouched for themselves, with a permission that comes with
 * that key, and holding it. The one place that says so: who is named, asked by mail, offered a button, let through, or counted
 * before the account may get a new key, is asked for here.
 */
export async function vouchersOf(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and u.member_signature is not null
      and u.permissions && ${[...ACCOUNT_KEY_PERMISSIONS]}::text[]
      and exists (select from grants g where g.account_id = ${accountId} and g.to_user_id = u.id
        and g.kind = 'account' and not g.of_former_key)
    order by u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Who has their own word for the account's present key: a note of it, or its seed, granted to themselves. Until then a browser
 * hands nothing on, whatever somebody was granted. A note of a former key is none.
 */
export async function comparedBy(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct to_user_id as id from grants
    where account_id = ${accountId} and by_user_id = to_user_id and kind in ('trust', 'account') and not of_former_key`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
