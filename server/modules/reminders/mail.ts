import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { REMINDER_KINDS } from "@hz/contract/procedure/reminder-days";
import { paths } from "@hz/contract/paths";
import { Day, Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { type ReminderFigure, reminders } from "../../mail/templates/reminders.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { type Due, dueOn } from "./due.ts";
import { wasRemindedSince } from "./store.ts";

/** What is most urgent stands first in the list. */
const LIST = `${paths.reports}?sortierung=frist`;

/** The day's mail to one person: how much waits for them and since or until when, as it is when the mail is sent. */
export const mailReminders = defineMail(
  "mail-reminders",
  z.object({ accountId: Id, userId: Id, day: Day }),
  (ctx: Context, { accountId, userId, day }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      // Sent late, after the next day's: that one says it all.
      if (!user || (await wasRemindedSince(tx, accountId, userId, startOfDay(addDays(day, 1))))) return null;
      const due = await dueOn(tx, accountId, berlinDay(ctx.now()), userId);
      const figures = figuresOf(due.filter(({ isLastCall }) => isLastCall || user.early_reminders));
      return figures.length === 0 ? null : { to: user.email, ...reminders(user.language, figures, ctx.config.publicUrl + LIST) };
    }),
);

/** Counts what is due, most urgent first, by kind; what is late is counted apart. */
function figuresOf(due: readonly Due[]): ReminderFigure[] {
  return REMINDER_KINDS.flatMap((kind) =>
    [true, false].flatMap((isLate) => {
      const these = due.filter((one) => one.kind === kind && one.isLate === isLate);
      return these[0] ? [{ kind, isLate, count: these.length, first: startOfDay(these[0].due) }] : [];
    }),
  );
}
