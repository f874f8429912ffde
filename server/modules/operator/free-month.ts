import { randomUUID } from "node:crypto";
import type { Subscription } from "@hz/contract/billing/billing";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { Context } from "../../context.ts";
import { accountOf, lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { ask, customerOf, mailBilling, readAgain, runningOne, subscriptionOf, subscriptionsOf } from "../billing/index.ts";
import { monthsLater } from "./months.ts";
import { mustExist, Refusal } from "./overview.ts";

export const MAX_FREE_MONTHS = 12;

export type Credit = { customerId: string; amount: number; currency: string };

export type Grant = {
  /** Granted twice, it counts once. */
  id: string;
  accountId: string;
  months: number;
  company: string;
  /** The running subscription at the provider; null where the account's own trial is prolonged. */
  subscriptionId: string | null;
  /** What is credited where the subscription is paid for already, in cents, with tax; null where a trial is prolonged. */
  credit: Credit | null;
  /** Until when it is paid for, or on trial, so far; null for one that never was. */
  from: Date | null;
  /** The new end of the trial; where a credit is given, the period ends as it did. */
  until: Date | null;
  isCancelled: boolean;
};

const later = (a: Date, b: Date | null): Date => (b && b > a ? b : a);

/** What so many months of a plan cost, with tax; of a yearly one a twelfth of the year each. */
function worth({ amount, interval }: Subscription["plan"], reverseCharge: boolean, months: number): number {
  const gross = amount + (reverseCharge ? 0 : Math.round((amount * VAT_PERCENT) / 100));
  return interval === "year" ? Math.round((gross * months) / 12) : gross * months;
}

/** Says what so many free months would mean for an account, and changes nothing; asks the provider where it knows the account. */
export async function previewFreeMonths(ctx: Context, accountId: string, months: number): Promise<Grant> {
  await mustExist(ctx, accountId);
  const { account, customer } = await ctx.db.tenant(accountId, async (tx) => ({
    account: await accountOf(tx, accountId),
    customer: await customerOf(tx, accountId),
  }));
  if (account.deletion_begun_at) throw new Refusal("Dieses Konto wird gerade gelöscht.");
  if (account.deletion_due_at)
    throw new Refusal(
      "Für dieses Konto ist eine Löschung vorgemerkt, die ein Freimonat nicht aufhielte. „loeschen <Konto> --zuruecknehmen“ nimmt sie zurück.",
    );
  const customerId = customer?.customerId;
  const found = customerId ? runningOne(await subscriptionsOf(await ctx.payment.open(), customerId)) : null;
  const running = found && subscriptionOf(found);
  const from = running ? new Date(running.current_period_end * 1000) : account.trial_end_date;
  const isPaid = customer && customerId && running && running.status !== "trialing";
  return {
    id: randomUUID(),
    accountId,
    months,
    company: account.company_name,
    subscriptionId: found?.id ?? null,
    credit: isPaid ? { customerId, amount: worth(running.plan, customer.reverseCharge, months), currency: running.plan.currency } : null,
    from,
    until: isPaid ? null : monthsLater(later(ctx.now(), from), months),
    isCancelled: running?.cancel_at_period_end ?? false,
  };
}

/**
 * Grants what was previewed: by the provider where a subscription runs, as a longer trial or, where it is paid for, as a
 * credit; else as a longer trial of the account's own. Tells whether the provider's answer is in our books already; where
 * not, the nightly comparison brings it.
 */
export async function grantFreeMonths(ctx: Context, grant: Grant): Promise<{ isReadAgain: boolean }> {
  const { accountId, months, subscriptionId, credit, until } = grant;
  await pushCredit(ctx, grant);
  const isReadAgain =
    !subscriptionId ||
    (await readAgain(ctx, accountId).then(
      () => true,
      () => false,
    ));
  await ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    if (credit) {
      const { amount, currency } = credit;
      record(accountId, { actor: null, action: "billing.month-granted", details: { months, credit: amount } });
      return ctx.jobs.enqueue(mailBilling, { accountId, kind: "credit", credit: { amount, currency } });
    }
    // What is mailed of a trial's end, before and after it, shall come for the new end, too.
    const trial = { subscription_status: "trialing", trial_end_date: until, current_period_end: null, cancel_at_period_end: false };
    await updateAccount(tx, accountId, {
      trial_reminded_at: null,
      trial_over_mailed_at: null,
      ...(subscriptionId ? { trial_end_date: until } : trial),
    });
    record(accountId, { actor: null, action: "billing.month-granted", details: { months, until: until!.toISOString() } });
    await ctx.jobs.enqueue(mailBilling, { accountId, kind: "free-month" });
  });
  return { isReadAgain };
}

async function pushCredit(ctx: Context, { id, accountId, months, subscriptionId, credit, until }: Grant): Promise<void> {
  if (!subscriptionId) return;
  const { stripe } = await ctx.payment.open();
  if (credit) {
    const { customerId, amount, currency } = credit;
    const description = months === 1 ? "1 Freimonat" : `${months} Freimonate`;
    await ask(() =>
      stripe.customers.createBalanceTransaction(
        customerId,
        // Below zero: what is owed to the customer.
        { amount: -amount, currency, description },
        { idempotencyKey: `free-month ${accountId} ${id}` },
      ),
    );
    return;
  }
  const trialEnd = Math.floor(until!.getTime() / 1000);
  // Said as a date: a second time changes nothing.
  await ask(() => stripe.subscriptions.update(subscriptionId, { trial_end: trialEnd, proration_behavior: "none" }));
}
