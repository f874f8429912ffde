import type { Context } from "../../context.ts";
import { allAccountIds } from "../accounts/index.ts";
import { deletionRecordsOf } from "./deletion-store.ts";

/**
 * Writes what an account, or each, has deleted into the log outside the database, where it does not stand there yet. It is
 * written after the deletion is committed: what stands there was deleted for good.
 */
export async function logDeletions({ db, store }: Context, accountId?: string): Promise<void> {
  const logged = new Set((await store.readDeletions(accountId)).map(({ reportId }) => reportId));
  for (const id of accountId ? [accountId] : await allAccountIds(db)) {
    const records = await db.tenant(id, (tx) => deletionRecordsOf(tx, id));
    const missing = records.filter(({ report_id: reportId }) => !logged.has(reportId));
    const lines = missing.map((row) => ({ at: row.deleted_at, accountId: id, reportId: row.report_id, ground: row.ground }));
    if (lines.length > 0) await store.addDeletions(lines);
  }
}
