import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { newsForHandlers } from "../../mail/templates/news-for-handlers.ts";
import { removeBlobs, sweepPendingFiles } from "../files/index.ts";
import { handlersOf } from "../users/index.ts";
import { reportById } from "./store.ts";

type Recipient = { id: string; email: string; language: string };

async function tell(ctx: Context, handlers: Recipient[], news: "report" | "message", run: string): Promise<void> {
  for (const { id, email, language } of handlers)
    await ctx.mailer.send({ to: email, ...newsForHandlers(news, language, ctx.config.publicUrl + paths.reports) }, `${run}-${id}`);
}

/** Tells the handlers of a department by mail that reports have come in; one mail for all that came since the last. */
export const notifyOfReport = defineJob(
  "notify-of-report",
  z.object({ accountId: Id, departmentId: Id }),
  async (ctx: Context, { accountId, departmentId }, run) => {
    const handlers = await ctx.db.tenant(accountId, (tx) => handlersOf(tx, accountId, departmentId));
    await tell(ctx, handlers, "report", run.id);
  },
  { mergesBy: ({ accountId, departmentId }) => `${accountId} ${departmentId}` },
);

/** Tells the assignee of a report, or its whole department where there is none, that the reporter has written. */
export const notifyOfMessage = defineJob(
  "notify-of-message",
  z.object({ accountId: Id, reportId: Id }),
  async (ctx: Context, { accountId, reportId }, run) => {
    const handlers = await ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (!report) return [];
      const all = await handlersOf(tx, accountId, report.department_id);
      const assigned = all.filter((handler) => handler.id === report.assigned_to);
      return assigned.length > 0 ? assigned : all;
    });
    await tell(ctx, handlers, "message", run.id);
  },
  { mergesBy: ({ reportId }) => reportId },
);

/** Deletes the sealed bytes of files whose rows are gone. */
export const deleteBlobs = defineJob(
  "delete-blobs",
  z.object({ accountId: Id, fileIds: z.array(Id) }),
  (ctx: Context, { accountId, fileIds }) => removeBlobs(ctx, accountId, fileIds),
);

/** Every night: files that no report or message ever named. */
export const sweepFiles = defineJob("sweep-files", z.object({}), (ctx: Context) => sweepPendingFiles(ctx), { cron: "17 3 * * *" });

export const reportJobs = [notifyOfReport, notifyOfMessage, deleteBlobs, sweepFiles];
