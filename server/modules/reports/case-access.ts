import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { NEUTRAL_NAME, neutralNameOf } from "@hz/contract/people/neutral-name";
import type { Case } from "@hz/contract/reports/reports";
import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { ReporterCaller } from "../../http/handle.ts";
import { accountOf, successionsOf, languagesIn } from "../accounts/index.ts";
import { categoriesOf, translationsOf } from "../categories/index.ts";
import { newestKeys, signedName } from "../departments/index.ts";
import { channelOfId } from "../channels/index.ts";
import { filesOfReport, storedFileView } from "../files/index.ts";
import { confirmationOf, signedConfirmationOf } from "../templates/index.ts";
import { displayName, membersOf, userOf } from "../users/index.ts";
import { caseEvidenceOf } from "./evidence.ts";
import { destroyedOf } from "./recordings-store.ts";
import { heldOf } from "./lost.ts";
import { reportById } from "./store.ts";
import { bodyRedaction } from "./view.ts";

/**
 * The case of a token. A right token is never refused, however many wrong ones came before: at 130 bits nobody guesses
 * one, so the limit only slows those who try, and a shared address (Tor, a company's proxy) locks nobody out.
 */
export async function caseOfToken(ctx: Context, token: string, origin: string): Promise<ReporterCaller> {
  const tokenHash = createHash("sha256").update(Buffer.from(token, "base64url")).digest();
  const entry = await ctx.db.find((tx) =>
    tx.selectFrom("directory_cases").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst(),
  );
  if (entry) return { accountId: entry.account_id, reportId: entry.report_id };
  ctx.rateLimiter.check("case-password", origin);
  ctx.rateLimiter.count("case-password", origin);
  throw new Failure("CASE_NOT_FOUND");
}

/** The reporter of a request, by the header `Authorization: Case <token>`. */
export function recogniseReporter(ctx: Context, request: FastifyRequest): Promise<ReporterCaller> {
  const token = /^Case ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Failure("CASE_NOT_FOUND");
  return caseOfToken(ctx, token, request.ip);
}

/** The reporter's view of the case. */
export function caseView(ctx: Context, { accountId, reportId }: ReporterCaller): Promise<Case> {
  return ctx.db.tenant(accountId, async (tx) => {
    const report = await reportById(tx, accountId, reportId);
    if (!report) throw new Failure("CASE_NOT_FOUND");
    const account = await accountOf(tx, accountId);
    const channel = await channelOfId(tx, accountId, report.channel_id);
    const category = report.category_id && (await categoriesOf(tx, accountId)).find((row) => row.id === report.category_id);
    const assignee = report.assigned_to && (await userOf(tx, accountId, report.assigned_to));
    // Somebody who is gone has no name any more.
    const worker = assignee ? displayName(assignee, account) : report.assigned_to && NEUTRAL_NAME;
    const department = signedName((await newestKeys(tx, accountId)).get(report.department_id)!);
    const files = await filesOfReport(tx, accountId, reportId);
    const [receivedAt, acknowledgedAt] = [report.received_at.toISOString(), report.acknowledged_at && report.acknowledged_at.toISOString()];
    return {
      id: report.id,
      accountId,
      accountPublicKey: wire(account.public_key),
      successions: await successionsOf(tx, accountId, account.public_key),
      caseNumber: report.case_number,
      channelName: channel.name,
      linkSuffix: channel.link_suffix,
      status: report.status,
      category: category ? { id: category.id, name: category.name, translations: translationsOf(category, languagesIn(channel)) } : null,
      caseWorker: worker === NEUTRAL_NAME ? neutralNameOf(department) : worker,
      department,
      allowFiles: (channel.settings as { allowFiles: boolean }).allowFiles,
      hasNotificationEmail: report.notification_address !== null,
      createdAt: report.created_at.toISOString(),
      receivedAt,
      acknowledgedAt,
      confirmation: await confirmationOf(tx, accountId, report),
      signedConfirmation: await signedConfirmationOf(tx, accountId, report),
      feedbackAt: report.feedback_at && report.feedback_at.toISOString(),
      closedAt: report.closed_at && report.closed_at.toISOString(),
      departmentId: report.head_department_id,
      epoch: report.head_epoch,
      rkId: wire(report.rk_id),
      reporterPk: wire(report.reporter_pk),
      wrappedKey: wire(report.wrapped_key),
      body: wire(report.body),
      bodyRedaction: bodyRedaction(report),
      redactors: report.body_redacted_by ? await membersOf(tx, accountId, [report.body_redacted_by]) : [],
      evidence: await caseEvidenceOf(tx, accountId, reportId),
      files: files.filter((file) => file.message_id === null).map(storedFileView),
      way: report.way,
      destroyed: (await destroyedOf(tx, accountId, reportId).execute()).map((row) => ({ id: row.file_id, at: row.at.toISOString() })),
      lostAt: report.lost_told_at && report.lost_told_at.toISOString(),
      held: await heldOf(tx, accountId, report),
    };
  });
}
