import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { refreshAllConfirmations } from "./confirmation.ts";

/** With each start. */
export const afterRelease = defineJob("keep-confirmations", z.object({}), (ctx: Context) => refreshAllConfirmations(ctx), {
  mergesBy: () => "",
});

export const templateJobs = [afterRelease];
