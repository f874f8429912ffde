import { berlinDay } from "@hz/contract/procedure/deadlines";
import type { Context } from "../../context.ts";
import { eachAccount } from "../accounts/index.ts";
import { notifyAdministratorsOfDay } from "../reports/index.ts";
import { dueOf, type Reached, reachedOn } from "./due.ts";
import { mailReminders } from "./mail.ts";
import { beginDay, insertReminders, lateReaders } from "./store.ts";

const waitingOf = ({ row, reminder }: Reached) => ({ reportId: row.id, departmentId: row.department_id, mark: reminder.mark });

/** One transaction: the day, what was said, and the mails that say it. */
const remindAccount = (ctx: Context, accountId: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    const now = ctx.now();
    const day = berlinDay(now);
    if (!(await beginDay(tx, accountId, day))) return;
    const late = await lateReaders(tx, accountId);
    const reached = await reachedOn(tx, accountId, day);
    await notifyAdministratorsOfDay(ctx, tx, accountId, { reached: reached.map(waitingOf), day });
    const due = (await dueOf(tx, accountId, reached)).filter(({ isLastCall, userId }) => isLastCall || !late.has(userId));
    const rows = due.map(({ reportId, userId, kind, mark, due: last }) => ({
      report_id: reportId,
      user_id: userId,
      kind,
      mark,
      due: last,
    }));
    for (const userId of await insertReminders(tx, accountId, rows, now)) await ctx.jobs.enqueue(mailReminders, { accountId, userId, day });
  });

/**
 * Has everybody reminded of what waits for them and was not said yet, by one mail a day: at seven, and at every hour after it for
 * what was away at seven; whoever was asked for today is passed over. What a day has missed the next run makes up for:
 * reminders are those of the newest day that was reached.
 */
export const remind = eachAccount("remind-of-deadlines", remindAccount, { cron: "3 7-22 * * *" });

export const reminderJobs = [remind, mailReminders];
