import { VOUCHED_DAYS } from "@hz/contract/people/departments";
import { paths } from "@hz/contract/paths";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { vouchingEnds } from "../../mail/templates/vouching-ends.ts";
import { eachAccount } from "../accounts/index.ts";
import { newestKeys } from "../departments/index.ts";
import { defineMail } from "../mails/index.ts";
import { userOf, vouchersOf } from "../users/index.ts";

/** So many days before it ends people are told: half of the time first, and daily at last. */
const TOLD_DAYS = [VOUCHED_DAYS / 2, 30, 14, 7, 3, 2, 1, 0];

/** When the account's key no longer vouches for one of the departments' keys; null without departments. */
async function vouchingEndOf(tx: Tx, accountId: string): Promise<Date | null> {
  const ends = [...(await newestKeys(tx, accountId)).values()].map(({ notAfter }) => notAfter);
  return ends.length > 0 ? new Date(Math.min(...ends) * 1000) : null;
}

/** To one person, unless the account's key vouched anew meanwhile. */
const mailVouchingEnds = defineMail("mail-vouching-ends", z.object({ accountId: Id, userId: Id }), (ctx: Context, { accountId, userId }) =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await userOf(tx, accountId, userId);
    const end = await vouchingEndOf(tx, accountId);
    if (!user?.is_active || user.deleted_at || !end || end.getTime() - ctx.now().getTime() > (VOUCHED_DAYS / 2 + 1) * 86_400_000)
      return null;
    return { to: user.email, ...vouchingEnds(user.language, end, ctx.config.publicUrl + paths.dashboard) };
  }),
);

/** Has those told, on certain days, by whose sign-in the account's key vouches anew. */
export const warnOfVouching = eachAccount(
  "warn-of-vouching",
  (ctx, accountId) =>
    ctx.db.tenant(accountId, async (tx) => {
      const today = berlinDay(ctx.now());
      const end = await vouchingEndOf(tx, accountId);
      if (!end || !TOLD_DAYS.some((days) => addDays(today, days) === berlinDay(end))) return;
      for (const userId of await vouchersOf(tx, accountId)) await ctx.jobs.enqueue(mailVouchingEnds, { accountId, userId });
    }),
  { cron: "41 6 * * *" },
);

export const vouchingJobs = [warnOfVouching, mailVouchingEnds];
