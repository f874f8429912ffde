import * as z from "zod";
import { type Context, machineTime } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { DAY_MS, minuteOf } from "./measured.ts";
import { deleteDays } from "./store.ts";

/** A year, and what is looked at when it is over. */
const KEPT_DAYS = 400;

const sweepDays = defineJob(
  "sweep-service-days",
  z.object({}),
  async (ctx: Context) => {
    const { day } = minuteOf(new Date(machineTime(ctx).getTime() - KEPT_DAYS * DAY_MS));
    await ctx.db.directory((tx) => deleteDays(tx, day));
  },
  { cron: "41 3 * * *" },
);

export const serviceStatusJobs = [sweepDays];
