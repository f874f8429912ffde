import type { Context } from "../../context.ts";
import { accountOf, lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { ask, customerOf, mailBilling, readAgain, runningOne, subscriptionsOf } from "../billing/index.ts";
import { monthsLater } from "./months.ts";
import { mustExist } from "./overview.ts";
import { Refusal } from "./refusal.ts";

export const MAX_FREE_MONTHS = 12;

export type Grant = {
  accountId: string;
  months: number;
  company: string;
  /** The running subscription at the provider; null where the account's own trial is prolonged. */
  subscriptionId: string | null;
  /** Until when it is paid for, or on trial, so far; null for one that never was. */
  from: Date | null;
  until: Date;
  isCancelled: boolean;
};

const later = (a: Date, b: Date | null): Date => (b && b > a ? b : a);

/** Says what so many free months would mean for an account, and changes nothing; asks the provider where it knows the account. */
export async function previewFreeMonths(ctx: Context, accountId: string, months: number): Promise<Grant> {
  await mustExist(ctx, accountId);
  const { account, customer } = await ctx.db.tenant(accountId, async (tx) => ({
    account: await accountOf(tx, accountId),
    customer: await customerOf(tx, accountId),
  }));
  if (account.deletion_begun_at) throw new Refusal("Dieses Konto wird gerade gelöscht.");
  const customerId = customer?.customerId;
  const running = customerId ? runningOne(await subscriptionsOf(await ctx.payment.open(), customerId)) : null;
  const from = running ? new Date(running.items.data[0]!.current_period_end * 1000) : account.trial_end_date;
  return {
    accountId,
    months,
    company: account.company_name,
    subscriptionId: running?.id ?? null,
    from,
    until: monthsLater(later(ctx.now(), from), months),
    isCancelled: running?.cancel_at_period_end ?? false,
  };
}

/**
 * Grants what was previewed: by the provider where a subscription runs, else as a longer trial. Tells whether the provider's
 * answer is in our books already; where not, the nightly comparison brings it.
 */
export async function grantFreeMonths(
  ctx: Context,
  { accountId, months, subscriptionId, until }: Grant,
): Promise<{ isReadAgain: boolean }> {
  if (subscriptionId) {
    const { stripe } = await ctx.payment.open();
    const trialEnd = Math.floor(until.getTime() / 1000);
    // Said as a date: a second time changes nothing.
    await ask(() => stripe.subscriptions.update(subscriptionId, { trial_end: trialEnd, proration_behavior: "none" }));
  }
  const isReadAgain =
    !subscriptionId ||
    (await readAgain(ctx, accountId).then(
      () => true,
      () => false,
    ));
  await ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    // The reminder two days before the end shall come for the new end, too.
    const trial = { subscription_status: "trialing", trial_end_date: until, current_period_end: null, cancel_at_period_end: false };
    await updateAccount(tx, accountId, { trial_reminded_at: null, ...(subscriptionId ? { trial_end_date: until } : trial) });
    record(accountId, { actor: null, action: "billing.month-granted", details: { months, until: until.toISOString() } });
    await ctx.jobs.enqueue(mailBilling, { accountId, kind: "free-month" });
  });
  return { isReadAgain };
}
