import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { newsForReporter } from "../../mail/templates/news-for-reporter.ts";
import { channelOfId } from "../channels/index.ts";
import { reportById } from "../reports/index.ts";

/** Tells a reporter who left an address that there is news; the address is opened for this moment only. */
export const notifyReporter = defineJob(
  "notify-reporter",
  z.object({ accountId: Id, reportId: Id }),
  async (ctx: Context, { accountId, reportId }, run) => {
    const found = await ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (!report?.notification_address) return null;
      return { address: report.notification_address, channel: await channelOfId(tx, accountId, report.channel_id) };
    });
    if (!found) return;
    const to = ctx.secrets.open(found.address, `address ${reportId}`).toString();
    await ctx.mailer.send({ to, ...newsForReporter(ctx.config.publicUrl + paths.portalCase(found.channel.link_suffix)) }, run.id);
  },
  { mergesBy: ({ reportId }) => reportId },
);

export const messageJobs = [notifyReporter];
