import { isOral, receiptProblem, Way } from "@hz/contract/reports/entry-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { markRecordings } from "../files/index.ts";
import { reportById } from "../reports/index.ts";

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
