import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { runRetention } from "./run-retention.ts";
import { redoDeletions } from "./redo-deletions.ts";
import { mailDeletionSoon } from "./notify-responsible.ts";

/** Every night, hours after the day ended. */
const retention = defineJob("keep-retention", z.object({}), (ctx: Context) => runRetention(ctx), {
  cron: "27 4 * * *",
  mergesBy: () => "",
});

/** With each start: somebody may have restored a backup while the service stood still. */
export const afterRestore = defineJob("redo-deletions", z.object({}), (ctx: Context) => redoDeletions(ctx), { mergesBy: () => "" });

export const retentionJobs = [retention, afterRestore, mailDeletionSoon];
