import fs from "node:fs/promises";
import path from "node:path";
import { isMissing } from "../../storage/drafts.ts";
import type { Context } from "../../context.ts";
import { allAccountIds } from "../accounts/index.ts";
import { deletionRecordsOf } from "./deletion-store.ts";

/** That a report was deleted, as it is kept outside the database. */
export type LoggedDeletion = { at: Date; accountId: string; reportId: string; ground: string };

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const LINE = new RegExp(`^(\\S+) (${UUID}) (${UUID}) ([a-z-]+)$`);
const fileIn = (dataFolder: string) => path.join(dataFolder, "deletions.log");

/** Every deletion in the data folder's log. A line that a crash cut off is none. */
export async function readDeletionLog(dataFolder: string): Promise<LoggedDeletion[]> {
  const text = await fs.readFile(fileIn(dataFolder), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "";
    throw error;
  });
  return text.split("\n").flatMap((line) => {
    const [, at, accountId, reportId, ground] = LINE.exec(line) ?? [];
    return at && accountId && reportId && ground ? [{ at: new Date(at), accountId, reportId, ground }] : [];
  });
}

/** Adds deletions to the log, a line each; they are on the disk once it resolves. Several processes may write at once. */
async function addToDeletionLog(dataFolder: string, deletions: LoggedDeletion[]): Promise<void> {
  const lines = deletions.map(({ at, accountId, reportId, ground }) => `${at.toISOString()} ${accountId} ${reportId} ${ground}\n`);
  const handle = await fs.open(fileIn(dataFolder), "a", 0o600);
  try {
    // The first line break ends what a crash may have cut off.
    await handle.writeFile(`\n${lines.join("")}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

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
