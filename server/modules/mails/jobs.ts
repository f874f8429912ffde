import { eachAccount } from "../accounts/index.ts";
import { deleteMailedNews } from "./store.ts";

/** Every night: what was told long ago needs no distance to the next mail any more. */
const sweepNews = eachAccount(
  "sweep-news",
  async (ctx, accountId) => {
    const before = new Date(ctx.now().getTime() - 86_400_000);
    await ctx.db.tenant(accountId, (tx) => deleteMailedNews(tx, accountId, before));
  },
  { cron: "37 3 * * *" },
);

export const mailJobs = [sweepNews];
