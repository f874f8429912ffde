import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { deleteAtOnce } from "../operator/index.ts";
import { countDemos, endedDemos } from "./store.ts";

/** So many strangers at once are all that an installation makes demos for. */
export const MOST_DEMOS = 40;

/** Makes the demo of the next visitor, unless one waits already. */
export const makeDemo = defineJob("make-demo", z.object({}), async (ctx: Context) => {
  const { all, ready } = await countDemos(ctx);
  if (ready === 0 && all < MOST_DEMOS) await ctx.makeDemo?.();
});

/** Every minute: a visitor was told when their demo ends. One that fails holds up no other, and comes again. */
const sweepDemos = defineJob(
  "sweep-demos",
  z.object({}),
  async (ctx: Context) => {
    const failures: unknown[] = [];
    for (const accountId of await endedDemos(ctx)) await deleteAtOnce(ctx, accountId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  },
  { cron: "* * * * *" },
);

export const demoJobs = [makeDemo, sweepDemos];
