import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { sweepTokens } from "../tokens/index.ts";
import { allAccountIds } from "../accounts/index.ts";
import { mailChangeOfEmail, mailEmailChanged, mailVerification, resendVerification } from "./mail-jobs.ts";

/** Deletes expired tokens and sessions with their keys, so that nothing opens what a browser still keeps of them. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const now = ctx.now();
  await sweepTokens(ctx);
  await ctx.db.directory((tx) => tx.deleteFrom("directory_sessions").where("expires_at", "<=", now).execute());
  for (const accountId of await allAccountIds(ctx.db))
    await ctx.db.tenant(accountId, (tx) =>
      tx.deleteFrom("sessions").where("account_id", "=", accountId).where("expires_at", "<=", now).execute(),
    );
}

/** Every hour. */
const sweepExpired = defineJob("sweep-sessions", z.object({}), (ctx: Context) => sweepSessions(ctx), { cron: "7 * * * *" });

export const authJobs = [sweepExpired, mailVerification, resendVerification, mailChangeOfEmail, mailEmailChanged];
