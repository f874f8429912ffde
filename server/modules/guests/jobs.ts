import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { defineJob } from "../../jobs/job.ts";
import { allAccountIds } from "../accounts/index.ts";
import { lockPeople } from "../auth/index.ts";
import { dropOverdue } from "./end-guest.ts";
import { mailGuestEnded } from "./mails.ts";

/**
 * Deletes the boxes of accesses whose time is over, soon after midnight and once an hour for what was away then. That they
 * are over decides the clock with each call, not this job. One account's trouble holds up no other.
 */
export async function endOverdueGuests(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of await allAccountIds(ctx.db))
    await ctx.db.tenant(accountId, (tx) => endThose(ctx, tx, accountId)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function endThose(ctx: Context, tx: Tx, accountId: string): Promise<void> {
  // An acceptance of the same moment would seal boxes that stay.
  await lockPeople(tx, accountId);
  await dropOverdue(ctx, tx, accountId);
}

const endGuests = defineJob("end-guests", z.object({}), (ctx: Context) => endOverdueGuests(ctx), { cron: "1 * * * *", mergesBy: () => "" });

export const guestJobs = [endGuests, mailGuestEnded];
