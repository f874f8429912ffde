import { eachAccount } from "../accounts/index.ts";

/** How long a reader may be away and still catch up by events; after that it reads everything again anyway. */
const KEPT_DAYS = 2;

/** Deletes events that nobody will ask for any more, those of deleted reports among them; every night. */
export const sweepEvents = eachAccount(
  "sweep-events",
  async (ctx, accountId) => {
    const before = new Date(ctx.now().getTime() - KEPT_DAYS * 86_400_000);
    await ctx.db.tenant(accountId, (tx) =>
      tx.deleteFrom("live_events").where("account_id", "=", accountId).where("at", "<", before).execute(),
    );
  },
  { cron: "27 3 * * *" },
);

export const liveJobs = [sweepEvents];
