import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { allAccountIds } from "../accounts/index.ts";
import { deleteMailedNews } from "./store.ts";

/** Every night: what was told long ago needs no distance to the next mail any more. */
const sweepNews = defineJob(
  "sweep-news",
  z.object({}),
  async (ctx: Context) => {
    const before = new Date(ctx.now().getTime() - 86_400_000);
    for (const accountId of await allAccountIds(ctx.db)) await ctx.db.tenant(accountId, (tx) => deleteMailedNews(tx, accountId, before));
  },
  { cron: "37 3 * * *" },
);

export const mailJobs = [sweepNews];
