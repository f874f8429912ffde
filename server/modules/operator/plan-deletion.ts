import { DELETION_DAYS } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { ask, customerOf, dropSwitch, readAgain, subscriptionsOf } from "../billing/index.ts";
import { mailDeletion } from "./mails.ts";
import { mustExist, OVER, Refusal } from "./overview.ts";
import { retainedReports } from "./store.ts";

const DAY = 86_400_000;

/** Reports that the company still has to keep: open ones, and closed ones whose time has not passed or that are held. */
export async function reportsToRetain(ctx: Context, accountId: string): Promise<{ open: number; kept: number }> {
  await mustExist(ctx, accountId);
  return ctx.db.tenant(accountId, (tx) => retainedReports(tx, accountId, ctx.now()));
}

/** Ends at once whatever subscription an account has; gives their number. Throws PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
async function endSubscriptions(ctx: Context, accountId: string): Promise<number> {
  const customer = await ctx.db.tenant(accountId, (tx) => customerOf(tx, accountId));
  if (!customer?.customerId) return 0;
  const payment = await ctx.payment.open();
  const running = (await subscriptionsOf(payment, customer.customerId)).filter(({ status }) => !OVER.includes(status));
  for (const one of running) {
    // A bank's question that is still open would otherwise be answered, and charged, later.
    await dropSwitch(payment, one);
    await ask(() => payment.stripe.subscriptions.cancel(one.id));
  }
  if (running.length > 0) await readAgain(ctx, accountId).catch(() => undefined);
  return running.length;
}

export type Planned = { due: Date; isNew: boolean; ended: number };

/**
 * Ends the account's subscription and has the account deleted after the waiting time; the owner is told. Nothing else changes
 * until then. Once planned, the date stays. The provider comes first: when it is away, nothing has happened.
 */
export async function planDeletion(ctx: Context, accountId: string): Promise<Planned> {
  await mustExist(ctx, accountId);
  const ended = await endSubscriptions(ctx, accountId);
  return ctx.db.tenant(accountId, async (tx) => {
    const { deletion_due_at: planned } = await lockAccount(tx, accountId);
    if (planned) return { due: planned, isNew: false, ended };
    const due = new Date(ctx.now().getTime() + DELETION_DAYS * DAY);
    await updateAccount(tx, accountId, { deletion_due_at: due, deletion_reminded_at: null });
    record(accountId, { actor: null, action: "account.deletion-planned", details: { due: due.toISOString() } });
    await ctx.jobs.enqueue(mailDeletion, { accountId, kind: "deletion-planned" });
    return { due, isNew: true, ended };
  });
}

/** Withdraws a planned deletion and tells the owner; throws Refusal where none is planned, or it has begun. */
export async function withdrawDeletion(ctx: Context, accountId: string): Promise<void> {
  await mustExist(ctx, accountId);
  await ctx.db.tenant(accountId, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account.deletion_due_at) throw new Refusal("Für dieses Konto ist keine Löschung vorgemerkt.");
    if (account.deletion_begun_at) throw new Refusal("Die Löschung hat schon begonnen und lässt sich nicht mehr zurücknehmen.");
    await updateAccount(tx, accountId, { deletion_due_at: null, deletion_reminded_at: null });
    record(accountId, { actor: null, action: "account.deletion-withdrawn" });
    await ctx.jobs.enqueue(mailDeletion, { accountId, kind: "deletion-withdrawn" });
  });
}
