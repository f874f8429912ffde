import { DELETION_REMINDER_DAYS } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { accountOf, eachAccount, lockAccount, updateAccount } from "../accounts/index.ts";
import { customerOf, runningOne, subscriptionsOf } from "../billing/index.ts";
import { mailDeletion } from "./mails.ts";
import { withdrawDeletion } from "./plan-deletion.ts";
import { deleteEverything, deleteSomeReports, shutDoors } from "./store.ts";

const DAY = 86_400_000;
/** Few enough to stay far below the limit of a statement, with thick cases too. */
const REPORTS_AT_ONCE = 100;

async function runDeletion(ctx: Context, accountId: string): Promise<void> {
  const account = await ctx.db.tenant(accountId, (tx) => accountOf(tx, accountId));
  const { deletion_due_at: due, deletion_reminded_at: reminded, deletion_begun_at: begun } = account;
  if (!due) return;
  if (!begun && (await hasReturned(ctx, accountId))) return withdrawDeletion(ctx, accountId);
  if (!reminded) return remind(ctx, accountId);
  if (due <= ctx.now()) await deleteAccount(ctx, accountId, begun);
}

/** Nobody loses anything unreminded because the service stood still: then the date moves. */
async function remind(ctx: Context, accountId: string): Promise<void> {
  const now = ctx.now().getTime();
  await ctx.db.tenant(accountId, async (tx) => {
    const { deletion_due_at: due, deletion_reminded_at: reminded } = await lockAccount(tx, accountId);
    if (!due || reminded || due.getTime() > now + DELETION_REMINDER_DAYS * DAY) return;
    const isLate = due.getTime() < now + (DELETION_REMINDER_DAYS - 1) * DAY;
    const shown = isLate ? new Date(now + DELETION_REMINDER_DAYS * DAY) : due;
    await updateAccount(tx, accountId, { deletion_due_at: shown, deletion_reminded_at: new Date(now) });
    await ctx.jobs.enqueue(mailDeletion, { accountId, kind: "deletion-soon" });
  });
}

/** Whoever chose a plan again meanwhile wants to stay. */
async function hasReturned(ctx: Context, accountId: string): Promise<boolean> {
  const customer = await ctx.db.tenant(accountId, (tx) => customerOf(tx, accountId));
  if (!customer?.customerId) return false;
  return runningOne(await subscriptionsOf(await ctx.payment.open(), customer.customerId)) !== null;
}

/**
 * Deletes an account whose waiting time is over: nobody gets in or owns it any more, reports go a few at a time, then the files' bytes,
 * last everything else. What a crash leaves is taken up by the next run, because the account's row goes last; bytes that
 * arrive meanwhile are swept away with those that never got a row.
 */
async function deleteAccount(ctx: Context, accountId: string, begun: Date | null): Promise<void> {
  const isDue = await ctx.db.tenant(accountId, async (tx) => {
    const { deletion_due_at: due } = await lockAccount(tx, accountId);
    if (!due || due > ctx.now()) return false;
    await updateAccount(tx, accountId, { deletion_begun_at: begun ?? ctx.now() });
    await shutDoors(tx, accountId);
    return true;
  });
  if (!isDue) return;
  let reports = 0;
  for (let gone = REPORTS_AT_ONCE; gone === REPORTS_AT_ONCE; reports += gone)
    gone = await ctx.db.tenant(accountId, (tx) => deleteSomeReports(tx, accountId, REPORTS_AT_ONCE));
  const blobs = await ctx.store.deletePrefix(accountId);
  await ctx.db.tenant(accountId, (tx) => deleteEverything(tx, accountId));
  ctx.log.line("account-deleted", { account: accountId, reports, blobs });
}

/** Deletes an account whose end was said as it was made: nobody is mailed about it. */
export async function deleteAtOnce(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { deletion_due_at: ctx.now() }));
  await deleteAccount(ctx, accountId, null);
}

/**
 * Reminds owners of what comes, and deletes accounts whose waiting time is over; every hour, so that an account goes on the day
 * that its owner was told.
 */
export const deletions = eachAccount("keep-deletions", runDeletion, { cron: "47 * * * *" });

export const operatorJobs = [deletions, mailDeletion];
