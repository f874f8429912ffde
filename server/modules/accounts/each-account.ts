import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import { allAccountIds, hasAccount } from "./store.ts";

/** Without an account: all of them. */
export type AccountJob = Job<{ accountId?: string | undefined }, Context>;
type Options = { cron?: string; accounts?: (db: Database) => Promise<string[]> };

/**
 * Work that goes through all accounts, or those of `accounts`: a run without an account adds one for each, which go in parallel
 * wherever jobs run and are tried again one by one. What still waits is not added again, so that one which died on the way
 * is simply repeated. `work` leaves the same when it is done twice, also at once.
 */
export function eachAccount(
  name: string,
  work: (ctx: Context, accountId: string) => Promise<void>,
  { cron, accounts = allAccountIds }: Options = {},
): AccountJob {
  const job: AccountJob = defineJob(
    name,
    z.object({ accountId: Id.optional() }),
    async (ctx: Context, { accountId }) => {
      if (accountId === undefined) return fanOut(ctx, job, accounts);
      // Another process may have moved it on.
      await ctx.clock.read();
      const isThere = await ctx.db.tenant(accountId, (tx) => hasAccount(tx, accountId));
      if (isThere) await work(ctx, accountId);
    },
    { cron: cron ?? null, mergesBy: ({ accountId }) => accountId ?? "", isParallel: true },
  );
  return job;
}

/** A database that is away holds up its own accounts alone, until it answers. */
async function fanOut(ctx: Context, job: AccountJob, accounts: (db: Database) => Promise<string[]>): Promise<void> {
  const asked = await Promise.allSettled(ctx.db.parts().map(accounts));
  const all = new Set(asked.flatMap((one) => (one.status === "fulfilled" ? one.value : [])));
  await ctx.jobs.enqueueEach(
    job,
    [...all].map((accountId) => ({ accountId })),
  );
  const away = asked.find((one) => one.status === "rejected");
  if (away) throw away.reason;
}
