import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { removeRecordings } from "../files/index.ts";
import { deleteBlobs } from "../reports/index.ts";
import { insertDestroyed } from "./store.ts";

/**
 * Destroys these recordings of a report with the message that says so, within its transaction: rows at once, bytes by a job;
 * that they were there stays. Throws RECORDING_GONE where one of them is no recording of this report any more.
 */
export async function destroyRecordings(
  ctx: Context,
  tx: Tx,
  by: { accountId: string; reportId: string; userId: string; messageId: string },
  fileIds: string[],
): Promise<void> {
  const { accountId, reportId, userId, messageId } = by;
  const wanted = [...new Set(fileIds)];
  if ((await removeRecordings(tx, accountId, reportId, wanted)) < wanted.length) throw new Failure("RECORDING_GONE");
  const at = ctx.now();
  const rows = wanted.map((id) => ({ file_id: id, report_id: reportId, message_id: messageId, user_id: userId, at }));
  await insertDestroyed(tx, accountId, rows);
  await ctx.jobs.enqueue(deleteBlobs, { accountId, fileIds: wanted });
  record(accountId, { actor: userId, action: "report.recording-destroyed", target: reportId, details: { files: wanted.length } });
  emit(accountId, { type: "report-changed", ref: reportId });
}
