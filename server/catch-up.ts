import * as z from "zod";
import type { Context } from "./context.ts";
import { newId } from "./db/new-id.ts";
import { signal } from "./events/emit.ts";
import { defineJob } from "./jobs/job.ts";
import { MODULES } from "./modules/index.ts";

/** What runs by the time of day, in the order of the modules. */
const TIMED = MODULES.flatMap(({ jobs = [] }) => jobs.filter(({ cron }) => cron !== null));

/** The signal at which every instance reads again how far ahead the application is. */
export const CLOCK_MOVED = "application-clock";

/**
 * Does once what the passed days would have brought by their times, one after the other, what goes over all accounts by runs for
 * each; and has what waits for a moment wait no longer than that (`by` are milliseconds). It runs where the jobs run, whose
 * process may not have heard of the move yet.
 */
export const catchUp = defineJob("catch-up", z.object({ by: z.int().min(0) }), async (ctx: Context, { by }, run) => {
  await ctx.clock.read();
  await ctx.jobs.hurry(by, run);
  for (const job of TIMED)
    try {
      await job.handle(ctx, job.schema.parse({}), { id: newId() });
    } catch (error) {
      ctx.log.trouble(error as Error, { name: job.name, id: "" });
      // A run of its own is tried again; the others do not wait for it.
      await ctx.db.directory(() => ctx.jobs.enqueue(job, {}));
    }
});

/** Has the passed days caught up with that a process may have left undone which ended right after a move. */
export const catchUpAtStart = (ctx: Context): Promise<void> => ctx.jobs.enqueue(catchUp, { by: 0 });

/** Tells every instance that the application was taken along by so many seconds, and has the passed days caught up with. */
export const tellMoved = (ctx: Context, seconds: number): Promise<void> =>
  ctx.db.directory(async () => {
    signal(CLOCK_MOVED);
    await ctx.jobs.enqueue(catchUp, { by: seconds * 1000 });
  });
