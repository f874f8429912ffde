import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { keepAllConfirmations } from "./confirmation.ts";

/** With each start. */
export const afterRelease = defineJob("keep-confirmations", z.object({}), (ctx: Context) => keepAllConfirmations(ctx), {
  mergesBy: () => "",
});

export const templateJobs = [afterRelease];
