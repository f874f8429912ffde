import type { Tx } from "../../db/database.ts";

/** Whose address this is, by its keyed hash. */
export async function ownerOf(tx: Tx, hash: Buffer): Promise<{ accountId: string; userId: string } | null> {
  const row = await tx.selectFrom("directory_emails").selectAll().where("email_hash", "=", hash).executeTakeFirst();
  return row ? { accountId: row.account_id, userId: row.user_id } : null;
}

/** Puts a user's new address in the place of the old one; a unique violation where it is somebody else's. */
export async function moveAddress(tx: Tx, accountId: string, userId: string, hashes: { old: Buffer; now: Buffer }): Promise<void> {
  await tx
    .deleteFrom("directory_emails")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("email_hash", "=", hashes.old)
    .execute();
  await tx.insertInto("directory_emails").values({ email_hash: hashes.now, account_id: accountId, user_id: userId }).execute();
}
