import type { Tx } from "../../db/database.ts";

type Exported = { fileHash: Buffer; size: number; userId: string; at: Date };

/** Keeps a file's hash and tells whether it is new; whoever had it first stays the one it came from. */
export async function insertExport(tx: Tx, accountId: string, { fileHash, size, userId, at }: Exported): Promise<boolean> {
  const row = await tx
    .insertInto("exports")
    .values({ account_id: accountId, file_hash: fileHash, size, user_id: userId, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("at")
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto("directory_exports")
    .values({ file_hash: fileHash, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** When a file was exported. */
export const exportedAt = async (tx: Tx, accountId: string, fileHash: Buffer): Promise<Date> =>
  (
    await tx
      .selectFrom("exports")
      .select("at")
      .where("account_id", "=", accountId)
      .where("file_hash", "=", fileHash)
      .executeTakeFirstOrThrow()
  ).at;

/** The account that a file came from, or undefined. */
export const accountOfExport = async (tx: Tx, fileHash: Buffer): Promise<string | undefined> =>
  (await tx.selectFrom("directory_exports").select("account_id").where("file_hash", "=", fileHash).executeTakeFirst())?.account_id;
