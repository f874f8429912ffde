import { berlinDay } from "@hz/contract/procedure/deadlines";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import type { Door } from "../../context.ts";
import { updateUser, userOf } from "../users/index.ts";
import { calendarOf, makeAddress, removeAddress } from "./calendar.ts";
import { dueOn } from "./due.ts";
import { calendarSince } from "./store.ts";

export function registerReminderRoutes({ handle, ctx }: Door): void {
  handle(reminderRoutes.due, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, (tx) => dueOn(tx, accountId, berlinDay(ctx.now()), userId)),
  );
  handle(reminderRoutes.choice, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => ({
      early: (await userOf(tx, accountId, userId))!.early_reminders,
      calendarSince: (await calendarSince(tx, accountId, userId))?.toISOString() ?? null,
    })),
  );
  handle(reminderRoutes.choose, async ({ caller: { accountId, userId }, body: { early } }) => {
    await ctx.db.tenant(accountId, (tx) => updateUser(tx, accountId, userId, { early_reminders: early }));
    return {};
  });
  handle(reminderRoutes.calendar, ({ caller: { accountId, userId } }) =>
    ctx.db.tenant(accountId, async (tx) => ({ text: await calendarOf(ctx, tx, (await userOf(tx, accountId, userId))!) })),
  );
  handle(reminderRoutes.makeAddress, ({ caller }) => makeAddress(ctx, caller));
  handle(reminderRoutes.removeAddress, async ({ caller }) => {
    await removeAddress(ctx, caller);
    return {};
  });
}
