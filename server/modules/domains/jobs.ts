import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { checkDomain } from "./check-domain.ts";
import { provedDomains } from "./store.ts";

const Payload = z.object({ accountId: z.string(), id: z.string() });

/** One domain each: a resolver that is slow for one holds up no more than that. */
const recheck = defineJob("recheck-domain", Payload, async (ctx: Context, { accountId, id }) => {
  await checkDomain(ctx, accountId, id, null);
});

/** Every morning, so that somebody is there who reads of it the same day. */
export const recheckAll = defineJob(
  "recheck-domains",
  z.object({}),
  async (ctx: Context) => {
    await ctx.db.inEach(async (tx) => {
      for (const { account_id: accountId, domain_id: id } of await provedDomains(tx)) await ctx.jobs.enqueue(recheck, { accountId, id });
    });
  },
  { cron: "23 6 * * *" },
);

export const domainJobs = [recheckAll, recheck];
