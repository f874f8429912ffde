import { sql } from "kysely";
import { ACCOUNT_KEY_PERMISSIONS } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import type { UserRow } from "./store.ts";

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

/**
 * Keeps the public keys of these users among the former ones, so that what they signed stays verifiable, and takes away
 * what vouched for the present ones: from now on nobody does.
 */
export async function retireKeys(tx: Tx, accountId: string, userIds: string[]): Promise<void> {
  await sql`
    insert into former_keys (account_id, id, user_id, kem_public_key, sig_public_key, joined_at, member_signature,
      invite_public_key, invite_permits, invite_not_after, invite_certificate)
    select account_id, gen_random_uuid(), id, kem_public_key, sig_public_key, joined_at, member_signature,
      invite_public_key, invite_permits, invite_not_after, invite_certificate
    from users where account_id = ${accountId} and id = any(${userIds}::uuid[]) and member_signature is not null`.execute(tx);
  await tx
    .updateTable("users")
    .set({ member_signature: null, invite_public_key: null, invite_permits: null, invite_not_after: null, invite_certificate: null })
    .where("account_id", "=", accountId)
    .where("id", "in", userIds)
    .execute();
}

/** Whether a former key of the account vouched for the very keys that this person has now. */
export async function wasVouchedFor(tx: Tx, user: UserRow): Promise<boolean> {
  const former = tx.selectFrom("former_keys").select("id").where("account_id", "=", user.account_id).where("user_id", "=", user.id);
  return (await former.where("sig_public_key", "=", user.sig_public_key).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Whether nobody holds keys under this id in the account: no person, no open invitation, no emergency key. Browsers choose ids, and
 * grants go to an id: with one that is another holder's, what is withdrawn of the one would be taken from the other.
 */
export async function isFreeId(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where account_id = ${accountId} and id = ${id}
    union all select from invitations where account_id = ${accountId} and id = ${id}
    union all select from emergency_keys where account_id = ${accountId} and id = ${id}`.execute(tx);
  return rows.length === 0;
}
