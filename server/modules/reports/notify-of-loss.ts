import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { notifyOfNews } from "../mails/index.ts";
import { notifyReporter } from "./notify-reporter.ts";
import { saveLossNotified } from "./procedure-store.ts";

type Told = { id: string; notification_address: Buffer | null };

/**
 * Puts down for the reporters of lost reports, as they are closed, that the office can no longer open them, and mails those who
 * left an address that there is news. Nobody of the office could sign a message: it is the service's own record.
 */
export async function notifyOfLoss(ctx: Context, tx: Tx, accountId: string, reports: readonly Told[]): Promise<void> {
  for (const { id: reportId, notification_address: address } of reports) {
    await saveLossNotified(tx, accountId, reportId, ctx.now());
    if (address) await notifyOfNews(ctx, tx, notifyReporter, { accountId, reportId });
  }
}
