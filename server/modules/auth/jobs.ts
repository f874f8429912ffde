import * as z from "zod";
import type { Context } from "../../context.ts";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import { defineJob } from "../../jobs/job.ts";
import { SECURITY_NOTICES, type SecurityNotice, securityNotice } from "../../mail/templates/security-notice.ts";
import { accountOf, eachAccount } from "../accounts/index.ts";
import { sweepTokens } from "../tokens/index.ts";
import { defineMail } from "../mails/index.ts";
import { userOf } from "../users/index.ts";
import { mailChangeOfEmail, mailEmailChanged, mailVerification, mailWelcome, resendVerification } from "./mail-jobs.ts";
import { failedTryJobs } from "./failed-tries.ts";
import { peopleNoticeJobs } from "./people-notices.ts";
import { isOver } from "./session-limits.ts";

/** Every hour: deletes what has expired of what leads to an account. */
export const sweepExpired = defineJob(
  "sweep-tokens",
  z.object({}),
  async (ctx: Context) => {
    await sweepTokens(ctx);
    await ctx.db.inEach((tx) => tx.deleteFrom("directory_sessions").where("expires_at", "<=", ctx.now()).execute());
  },
  { cron: "7 * * * *" },
);

/** The same of an account's sessions with their keys, so that nothing opens what a browser still keeps of them. */
export const sweepSessions = eachAccount(
  "sweep-sessions",
  (ctx, accountId) =>
    ctx.db.tenant(accountId, async (tx) => {
      const { session_hours, idle_minutes } = await accountOf(tx, accountId);
      const sessions = await tx
        .selectFrom("sessions")
        .select(["id", "remembered", "created_at", "last_seen_at", "expires_at"])
        .where("account_id", "=", accountId)
        .execute();
      const now = ctx.now();
      const over = sessions.filter((session) => isOver({ ...session, session_hours, idle_minutes }, now)).map(({ id }) => id);
      if (over.length === 0) return;
      await tx.deleteFrom("sessions").where("account_id", "=", accountId).where("id", "in", over).execute();
      await tx.deleteFrom("directory_sessions").where("account_id", "=", accountId).where("session_id", "in", over).execute();
    }),
  { cron: "7 * * * *" },
);

const Notice = z.object({ accountId: Id, userId: Id, notice: z.enum(SECURITY_NOTICES) });

/** Tells somebody by mail that something about their way in was changed, so that they notice when it was not them. */
const notifySecurity = defineMail("notify-security", Notice, async (ctx: Context, { accountId, userId, notice }) => {
  const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
  if (!user || user.deleted_at) return null;
  // Whoever did not change the password themselves cannot sign in any more.
  const next = notice === "password-changed" || notice === "password-reset" ? paths.forgotPassword : paths.account;
  return { to: user.email, ...securityNotice(notice, user.language, ctx.config.publicUrl + next) };
});

/** Adds that mail to the running transaction. */
export const noticeOf = (ctx: Context, accountId: string, userId: string, notice: SecurityNotice) =>
  ctx.jobs.enqueue(notifySecurity, { accountId, userId, notice });

export const authJobs = [
  sweepExpired,
  sweepSessions,
  mailVerification,
  mailWelcome,
  resendVerification,
  mailChangeOfEmail,
  mailEmailChanged,
  notifySecurity,
  ...failedTryJobs,
  ...peopleNoticeJobs,
];
