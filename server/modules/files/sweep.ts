import { sql } from "kysely";
import { PENDING_FILE_HOURS } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { allAccountIds } from "../accounts/index.ts";

/** Deletes the sealed bytes of these files; what is gone already is a success. */
export async function removeBlobs(ctx: Context, accountId: string, fileIds: string[]): Promise<void> {
  for (const id of fileIds) await ctx.store.deletePrefix(`${accountId}/${id}`);
}

/**
 * Deletes pending files that nobody named in time, rows before bytes, account by account. Bytes whose row never came to
 * be (a process that died between the two) are found in the store itself.
 */
export async function sweepPendingFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - PENDING_FILE_HOURS * 3_600_000);
  const old = new Set<string>();
  // A row may have come without bytes, where an upload failed at its first part.
  for (const accountId of await allAccountIds(ctx.db)) {
    const rows = await ctx.db.tenant(accountId, (tx) =>
      tx
        .selectFrom("files")
        .select("id")
        .where("account_id", "=", accountId)
        .where("is_claimed", "=", false)
        .where("created_at", "<", before)
        .execute(),
    );
    for (const { id } of rows) old.add(`${accountId}/${id}`);
  }
  for await (const blob of ctx.store.list("")) {
    const [accountId = "", fileId = ""] = blob.key.split("/");
    if (blob.modified < before) old.add(`${accountId}/${fileId}`);
  }
  for (const name of old) {
    const [accountId, fileId] = name.split("/") as [string, string];
    const kept = await ctx.db.tenant(accountId, async (tx) => {
      await sql`delete from files where account_id = ${accountId} and id = ${fileId} and not is_claimed and created_at < ${before}`.execute(
        tx,
      );
      return tx.selectFrom("files").select("id").where("account_id", "=", accountId).where("id", "=", fileId).executeTakeFirst();
    });
    if (!kept) await removeBlobs(ctx, accountId, [fileId]);
  }
}
