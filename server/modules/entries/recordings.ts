import { isOral, receiptProblem, Way } from "@hz/contract/reports/entry-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { markRecordings, removeRecordings } from "../files/index.ts";
import { deleteBlobs, reportById } from "../reports/index.ts";
import { insertDestroyed } from "./store.ts";

/**
 * Marks the files of a message as recordings of what was said, within its transaction: they can be destroyed as those of the
 * entry. As there, only of a report that came by word of mouth, and with a moment of consent that can be; else INVALID_INPUT.
 */
export async function addRecordings(
  ctx: Context,
  tx: Tx,
  { accountId, reportId, userId }: { accountId: string; reportId: string; userId: string },
  { fileIds, consentAt }: { fileIds: string[]; consentAt: Date },
): Promise<void> {
  const report = await reportById(tx, accountId, reportId);
  const isSpoken = report !== undefined && isOral(Way.parse(report.way));
  if (!isSpoken || receiptProblem(consentAt, ctx.now())) throw new Failure("INVALID_INPUT", ["recording"]);
  await markRecordings(tx, accountId, reportId, fileIds, consentAt);
  record(accountId, { actor: userId, action: "report.recording-added", target: reportId, details: { files: fileIds.length } });
  emit(accountId, { type: "report-changed", ref: reportId });
}

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
