import type { Context } from "../../context.ts";
import { allAccountIds } from "../accounts/index.ts";
import { addToDeletionLog, readDeletionLog } from "./deletion-log.ts";
import { deletionRecordsOf } from "./deletion-store.ts";

/**
 * Writes what an account, or each, has deleted into the log outside the database, where it does not stand there yet. It is
 * written after the deletion is committed: what stands there was deleted for good.
 */
export async function logDeletions(ctx: Context, accountId?: string): Promise<void> {
  const { dataFolder } = ctx.config;
  const logged = new Set((await readDeletionLog(dataFolder)).map(({ reportId }) => reportId));
  for (const id of accountId ? [accountId] : await allAccountIds(ctx.db)) {
    const records = await ctx.db.tenant(id, (tx) => deletionRecordsOf(tx, id));
    const missing = records.filter(({ report_id: reportId }) => !logged.has(reportId));
    const lines = missing.map((row) => ({ at: row.deleted_at, accountId: id, reportId: row.report_id, ground: row.ground }));
    if (lines.length > 0) await addToDeletionLog(dataFolder, lines);
  }
}
