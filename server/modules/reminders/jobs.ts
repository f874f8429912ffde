import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { mailReminders } from "./mail.ts";
import { remindEverybody } from "./remind.ts";

/** At seven, and at every hour after it for what was away at seven; whoever was asked for today is passed over. */
const remind = defineJob("remind-of-deadlines", z.object({}), (ctx: Context) => remindEverybody(ctx), { cron: "3 7-22 * * *" });

export const reminderJobs = [remind, mailReminders];
