import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestGone } from "../../mail/templates/guest-gone.ts";
import { defineMail } from "../mails/index.ts";
import { caseHandlers, type GuestRow, reportById } from "../reports/index.ts";
import { userOf } from "../users/index.ts";

const Recipient = z.object({ accountId: Id, userId: Id });

/** To one who handles a guest's case; several guests at once are one mail. */
export const mailGuestGone = defineMail(
  "mail-guest-gone",
  Recipient,
  async (ctx, { accountId, userId }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    if (!user?.is_active || user.deleted_at) return null;
    return { to: user.email, ...guestGone(user.language, ctx.config.publicUrl + paths.dashboard) };
  },
  { mergesBy: ({ accountId, userId }: z.infer<typeof Recipient>) => `${accountId} ${userId}` },
);

/** Tells everybody who handles the case of an access that `by` ended from outside the case, but not `by`; belongs into the transaction of the change. */
export async function notifyOfGuest(
  ctx: Context,
  tx: Tx,
  { account_id: accountId, report_id: reportId }: GuestRow,
  by: string,
): Promise<void> {
  const report = await reportById(tx, accountId, reportId);
  if (!report) return;
  for (const { id: userId } of await caseHandlers(tx, accountId, report))
    if (userId !== by) await ctx.jobs.enqueue(mailGuestGone, { accountId, userId });
}
