import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { allAccountIds } from "../accounts/index.ts";

/** How long a reader may be away and still catch up by events; after that it reads everything again anyway. */
const KEPT_DAYS = 2;

/** Deletes events that nobody will ask for any more, those of deleted reports among them. */
export async function sweepEvents(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000);
  for (const accountId of await allAccountIds(ctx.db))
    await ctx.db.tenant(accountId, (tx) =>
      tx.deleteFrom("live_events").where("account_id", "=", accountId).where("at", "<", before).execute(),
    );
}

/** Every night. */
const sweepOld = defineJob("sweep-events", z.object({}), (ctx: Context) => sweepEvents(ctx), { cron: "27 3 * * *" });

export const liveJobs = [sweepOld];
