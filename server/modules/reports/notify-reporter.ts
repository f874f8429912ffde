import * as z from "zod";
import { TO_REPORTER } from "@hz/contract/account/mails";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import { newsForReporter } from "../../mail/templates/news-for-reporter.ts";
import { languagesIn } from "../accounts/index.ts";
import { channelOfId } from "../channels/index.ts";
import { defineNewsMail, notifyOfNews } from "../mails/index.ts";
import { reportById } from "./store.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { saveLossNotified } from "./procedure-store.ts";

const Payload = z.object({ accountId: Id, reportId: Id });

/** Tells a reporter who left an address that there is news; the address is opened for this moment only. */
export const notifyReporter = defineNewsMail(
  TO_REPORTER,
  Payload,
  ({ reportId }: z.infer<typeof Payload>) => ({ recipientId: reportId, aboutId: reportId }),
  async (ctx, { accountId, reportId }) => {
    const found = await ctx.db.tenant(accountId, async (tx) => {
      const report = await reportById(tx, accountId, reportId);
      if (!report?.notification_address) return null;
      return { address: report.notification_address, channel: await channelOfId(tx, accountId, report.channel_id) };
    });
    if (!found) return null;
    const to = ctx.secrets.open(found.address, `address ${reportId}`).toString();
    return { to, ...newsForReporter(ctx.config.publicUrl + paths.portalCase(found.channel.link_suffix), languagesIn(found.channel)) };
  },
);

type LostReport = { id: string; notification_address: Buffer | null };

/**
 * Puts down for the reporters of lost reports, as they are closed, that the office can no longer open them, and mails those who
 * left an address that there is news. Nobody of the office could sign a message: it is the service's own record.
 */
export async function notifyOfLoss(ctx: Context, tx: Tx, accountId: string, reports: readonly LostReport[]): Promise<void> {
  for (const { id: reportId, notification_address: address } of reports) {
    await saveLossNotified(tx, accountId, reportId, ctx.now());
    if (address) await notifyOfNews(ctx, tx, notifyReporter, { accountId, reportId });
  }
}
