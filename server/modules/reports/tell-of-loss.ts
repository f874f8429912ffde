import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { tellNews } from "../mails/index.ts";
import { notifyReporter } from "./notify-reporter.ts";
import { keepLossTold } from "./procedure-store.ts";

type Told = { id: string; notification_address: Buffer | null };

/**
 * Puts down for the reporters of lost reports, as they are closed, that the office can no longer open them, and mails those who
 * left an address that there is news. Nobody of the office could sign a message: it is the service's own record.
 */
export async function tellOfLoss(ctx: Context, tx: Tx, accountId: string, reports: readonly Told[]): Promise<void> {
  for (const { id: reportId, notification_address: address } of reports) {
    await keepLossTold(tx, accountId, reportId, ctx.now());
    if (address) await tellNews(ctx, tx, notifyReporter, { accountId, reportId });
  }
}
