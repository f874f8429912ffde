import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { newsForHandlers } from "../../mail/templates/news-for-handlers.ts";
import { currentKey, holdersOfKey } from "../departments/index.ts";
import { removeBlobs, sweepPendingFiles } from "../files/index.ts";
import { defineNewsMail, notifyOfNews } from "../mails/index.ts";
import { handlersOf, userOf } from "../users/index.ts";
import { logDeletions } from "./deletion-log.ts";
import { caseHandlers } from "./recusals-store.ts";
import { notifyReporter } from "./notify-reporter.ts";
import { readableIds, reportById } from "./store.ts";
import { mailUndeliverable, notifyAdministratorsOfNews } from "./notify-administrators.ts";

const NewsPayload = z.object({ accountId: Id, userId: Id, aboutId: Id });
type NewsPayload = z.infer<typeof NewsPayload>;

/**
 * The mail to one handler; whoever may no longer read gets none. `aboutId` is the department, the report or, of all that a full mailbox
 * held back, the handler: that they could read it was asked then.
 */
const newsMail = (name: string, news: "report" | "message") =>
  defineNewsMail(
    name,
    NewsPayload,
    ({ userId, aboutId }: NewsPayload) => ({ recipientId: userId, aboutId }),
    async (ctx, { accountId, userId, aboutId }) => {
      const user = await ctx.db.tenant(accountId, async (tx) => {
        const reads = async () => (await readableIds(tx, accountId, userId, [aboutId])).size > 0;
        const belongs = async () => (await handlersOf(tx, accountId, aboutId)).some(({ id }) => id === userId);
        return news === "report" || aboutId === userId || (await reads()) || (await belongs()) ? userOf(tx, accountId, userId) : undefined;
      });
      if (!user?.is_active || !user.permissions.includes("Meldungen")) return null;
      return { to: user.email, ...newsForHandlers(news, user.language, ctx.config.publicUrl + paths.reports) };
    },
    { aboutAll: (payload) => ({ ...payload, aboutId: payload.userId }) },
  );
const mailReportNews = newsMail("mail-report-news", "report");
const mailMessageNews = newsMail("mail-message-news", "message");

/**
 * Tells the handlers of a department that reports have come in, each by a mail of their own; of one that was handed over, its
 * `reportId` given, only those who may read it. Told are those who hold the key that it is sealed to, and where nobody does, all.
 */
export const notifyOfReport = defineJob(
  "notify-of-report",
  z.object({ accountId: Id, departmentId: Id, reportId: Id.optional() }),
  (ctx: Context, { accountId, departmentId, reportId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const report = reportId && (await reportById(tx, accountId, reportId));
      // It was deleted, or went on to others: those were told.
      if (reportId && (!report || report.department_id !== departmentId)) return;
      const handlers = report ? await caseHandlers(tx, accountId, report) : await handlersOf(tx, accountId, departmentId);
      // What comes in is sealed to the newest key. Who was not granted it reads nothing there yet.
      const { epoch } = report || (await currentKey(tx, accountId, departmentId));
      const holders = await holdersOfKey(tx, accountId, departmentId, epoch);
      const readers = handlers.filter(({ id }) => holders.has(id));
      for (const { id: userId } of readers.length > 0 ? readers : handlers)
        await notifyOfNews(ctx, tx, mailReportNews, { accountId, userId, aboutId: departmentId });
      await notifyAdministratorsOfNews(ctx, tx, accountId, { departmentId, reportId });
    }),
  { mergesBy: ({ accountId, departmentId, reportId }) => `${accountId} ${departmentId} ${reportId ?? "all"}` },
);

/** Tells the assignee of a report, or its whole department where there is none, that the reporter has written. */
export const notifyOfMessage = defineJob(
  "notify-of-message",
  z.object({ accountId: Id, reportId: Id }),
  (ctx: Context, { accountId, reportId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (!report) return;
      const all = await caseHandlers(tx, accountId, report);
      const assigned = all.filter((handler) => handler.id === report.assigned_to);
      // Of what stands apart there may be hundreds: they are one piece of news.
      const aboutId = report.set_apart_at ? report.department_id : reportId;
      for (const { id: userId } of assigned.length > 0 ? assigned : all)
        await notifyOfNews(ctx, tx, mailMessageNews, { accountId, userId, aboutId });
      await notifyAdministratorsOfNews(ctx, tx, accountId, { departmentId: report.department_id, reportId });
    }),
  { mergesBy: ({ accountId, reportId }) => `${accountId} ${reportId}` },
);

/** Deletes the sealed bytes of files whose rows are gone. */
export const deleteBlobs = defineJob(
  "delete-blobs",
  z.object({ accountId: Id, fileIds: z.array(Id) }),
  (ctx: Context, { accountId, fileIds }) => removeBlobs(ctx, accountId, fileIds),
);

/** After each deletion, and every night for what a crash left out: what was deleted, in the log outside the database. */
export const appendDeletionLog = defineJob(
  "keep-deletion-log",
  z.object({ accountId: Id.optional() }),
  (ctx: Context, { accountId }) => logDeletions(ctx, accountId),
  { cron: "7 4 * * *", mergesBy: ({ accountId }) => accountId ?? "all" },
);

/** Every night and at the start: files that no report or message ever named, and bytes that the database does not know. */
export const sweepFiles = defineJob("sweep-files", z.object({}), (ctx: Context) => sweepPendingFiles(ctx), { cron: "17 3 * * *" });

export const reportJobs = [
  notifyOfReport,
  notifyOfMessage,
  mailReportNews,
  mailMessageNews,
  mailUndeliverable,
  notifyReporter,
  deleteBlobs,
  appendDeletionLog,
  sweepFiles,
];
