import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { testMail } from "../../mail/templates/test-mail.ts";
import { sameBytes } from "../../secrets.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";

type Person = { accountId: string; userId: string };

/** Six figures that follow from the person and the day: nothing has to be kept, and they open nothing. */
export function codeOn(ctx: Context, { accountId, userId }: Person, day: string): string {
  return String(ctx.secrets.hash("test-mail", accountId, userId, day).readUInt32BE() % 1_000_000).padStart(6, "0");
}

/** Whether somebody typed the code of a mail of today or yesterday. */
export function isTestCode(ctx: Context, person: Person, typed: string): boolean {
  const today = berlinDay(ctx.now());
  return [today, addDays(today, -1)].some((day) => sameBytes(Buffer.from(codeOn(ctx, person, day)), Buffer.from(typed)));
}

/** The mail by which somebody sees that mails arrive. */
export const mailTest = defineMail("mail-test", z.object({ accountId: Id, userId: Id }), async (ctx: Context, { accountId, userId }) => {
  const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
  if (!user?.is_active) return null;
  return { to: user.email, ...testMail(user.language, codeOn(ctx, { accountId, userId }, berlinDay(ctx.now()))) };
});

export const readinessJobs = [mailTest];
