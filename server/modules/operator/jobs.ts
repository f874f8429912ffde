import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { runDeletions } from "./delete-account.ts";
import { mailDeletion } from "./mails.ts";

/** Every hour: so that an account goes on the day that its owner was told. */
const deletions = defineJob("keep-deletions", z.object({}), (ctx: Context) => runDeletions(ctx), { cron: "47 * * * *" });

export const operatorJobs = [deletions, mailDeletion];
