import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { UserRow } from "./store.ts";

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
