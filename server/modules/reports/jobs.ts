import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { newsForHandlers } from "../../mail/templates/news-for-handlers.ts";
import { removeBlobs, sweepPendingFiles } from "../files/index.ts";
import { handlersOf } from "../users/index.ts";
import { reportById } from "./store.ts";

/** Tells the handlers of a report's department by mail that there is news: the assignee alone where there is one. */
export const notifyHandlers = defineJob(
  "notify-handlers",
  z.object({ accountId: Id, reportId: Id, news: z.enum(["report", "message"]) }),
  async (ctx: Context, { accountId, reportId, news }, run) => {
    const handlers = await ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (!report) return [];
      const all = await handlersOf(tx, accountId, report.department_id);
      const assigned = all.filter((handler) => handler.id === report.assigned_to);
      return assigned.length > 0 ? assigned : all;
    });
    for (const handler of handlers)
      await ctx.mailer.send({ to: handler.email, ...newsForHandlers(news, handler.language, ctx.config.publicUrl + paths.reports) }, `${run.id}.${handler.id}`);
  },
);

/** Deletes the sealed bytes of files whose rows are gone. */
export const deleteBlobs = defineJob(
  "delete-blobs",
  z.object({ accountId: Id, fileIds: z.array(Id) }),
  (ctx: Context, { accountId, fileIds }) => removeBlobs(ctx, accountId, fileIds),
);

/** Every night: files that no report or message ever named. */
export const sweepFiles = defineJob("sweep-files", z.object({}), (ctx: Context) => sweepPendingFiles(ctx), { cron: "17 3 * * *" });

export const reportJobs = [notifyHandlers, deleteBlobs, sweepFiles];
