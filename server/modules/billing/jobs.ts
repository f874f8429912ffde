import { TRIAL_REMINDER_DAYS } from "@hz/contract/limits";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { defineJob } from "../../jobs/job.ts";
import { accountOf, eachAccount, updateAccount } from "../accounts/index.ts";
import { ask } from "./ask.ts";
import { mailBilling } from "./mails.ts";
import { mailWayKept } from "./way-kept.ts";
import { remindOfCards } from "./card-expiry.ts";
import { accountOfCustomer, allBilledAccounts, customerOf } from "./store.ts";
import { installationOf, runningOne, subscriptionsOf } from "./subscribe.ts";
import { readAgain } from "./sync.ts";

/** Reads an account's state from the provider after an event. */
export const readBilling = defineJob(
  "read-billing",
  z.object({ accountId: Id }),
  (ctx: Context, { accountId }) => readAgain(ctx, accountId),
  { mergesBy: ({ accountId }) => accountId, isParallel: true },
);

/**
 * The same at once, after a change that the provider has made: where it does not answer any more, a job reads it later. The
 * change itself is done, and nobody is told otherwise.
 */
export const readChanged = (ctx: Context, accountId: string): Promise<void> =>
  readAgain(ctx, accountId).catch(() => ctx.db.tenant(accountId, () => ctx.jobs.enqueue(readBilling, { accountId })));

/** How long a sign-up may lie between its subscription and its account. */
const SIGN_UP_MINUTES = 60;

/**
 * Has every account compared with the provider, each by a run of its own, which repairs what events have missed; ends
 * subscriptions that belong to nobody, because the service died between card and account, and second ones of the same customer.
 */
export async function compareBilling(ctx: Context): Promise<void> {
  const billed = await allBilledAccounts(ctx.db);
  await ctx.jobs.enqueueEach(
    readBilling,
    billed.map((accountId) => ({ accountId })),
  );
  await endStrays(ctx);
}

async function endStrays(ctx: Context): Promise<void> {
  const payment = await ctx.payment.open();
  const { stripe } = payment;
  const before = Math.floor(ctx.now().getTime() / 1000) - SIGN_UP_MINUTES * 60;
  const stray: string[] = [];
  const seen = new Map<string, number>();
  await ask(async () => {
    for (const status of ["trialing", "active", "past_due"] as const)
      for await (const { id, metadata, customer } of stripe.subscriptions.list({ status, created: { lt: before }, limit: 100 })) {
        // What another installation or a person made at the provider is none of ours.
        if (metadata["installation"] !== installationOf(ctx)) continue;
        const of = typeof customer === "string" ? customer : customer.id;
        if ((await ctx.db.find((tx) => accountOfCustomer(tx, of))) === undefined) stray.push(id);
        seen.set(of, (seen.get(of) ?? 0) + 1);
      }
  });
  for (const [customer, count] of seen) {
    if (count < 2) continue;
    const all = await subscriptionsOf(payment, customer);
    const kept = runningOne(all);
    stray.push(...all.filter((one) => one !== kept && ["trialing", "active", "past_due"].includes(one.status)).map(({ id }) => id));
  }
  for (const id of new Set(stray)) await ask(() => stripe.subscriptions.cancel(id));
}

type Account = Awaited<ReturnType<typeof accountOf>>;

/** A trial that ended longer ago than this is no news to anybody. */
const NEWS_DAYS = 7;

/** Says two days before a trial ends what comes then, and afterwards that one without a plan is over; each once. Where it ends without a charge by wish, nothing. */
export const remindOfTrials = eachAccount(
  "remind-of-trials",
  (ctx, accountId) =>
    ctx.db.tenant(accountId, async (tx) => {
      const now = ctx.now();
      const soon = new Date(now.getTime() + TRIAL_REMINDER_DAYS * 86_400_000);
      const account = await accountOf(tx, accountId);
      const { subscription_status: status, trial_end_date: end } = account;
      if (status !== "trialing" || !end || account.cancel_at_period_end) return;
      if (end <= now) return sayOver(ctx, tx, account, end);
      if (end > soon || account.trial_reminded_at) return;
      await updateAccount(tx, accountId, { trial_reminded_at: now });
      await ctx.jobs.enqueue(mailBilling, { accountId, kind: "trial-ending" });
    }),
  { cron: "41 * * * *" },
);

async function sayOver(ctx: Context, tx: Tx, { account_id: accountId, trial_over_mailed_at: mailed }: Account, end: Date): Promise<void> {
  if (mailed || ctx.now().getTime() - end.getTime() > NEWS_DAYS * 86_400_000) return;
  // Where a plan follows, its first charge is mailed.
  const known = (await customerOf(tx, accountId))?.subscription;
  if (known && known.status !== "canceled") return;
  await updateAccount(tx, accountId, { trial_over_mailed_at: ctx.now() });
  await ctx.jobs.enqueue(mailBilling, { accountId, kind: "trial-over" });
}

const compare = defineJob("compare-billing", z.object({}), (ctx: Context) => compareBilling(ctx), { cron: "23 2 * * *" });

export const billingJobs = [readBilling, compare, remindOfTrials, remindOfCards, mailBilling, mailWayKept];
