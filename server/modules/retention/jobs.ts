import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { eachAccount } from "../accounts/index.ts";
import { runRetention } from "./run-retention.ts";
import { redoDeletions } from "./redo-deletions.ts";
import { mailDeletionSoon } from "./notify-responsible.ts";

/** Every night, hours after the day ended. */
export const retention = eachAccount("keep-retention", runRetention, { cron: "27 4 * * *" });

/** With each start: somebody may have restored a backup while the service stood still; and every night, for what somebody was at then. */
export const afterRestore = defineJob("redo-deletions", z.object({}), (ctx: Context) => redoDeletions(ctx), {
  cron: "21 4 * * *",
  mergesBy: () => "",
});

export const retentionJobs = [retention, afterRestore, mailDeletionSoon];
