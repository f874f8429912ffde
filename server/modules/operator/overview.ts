import type { SubscriptionStatus } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { accountOf, allAccountIds, hasPlan } from "../accounts/index.ts";
import { customerOf, invoicesOf, payerOf } from "../billing/index.ts";
import { type Figures, figuresOf, retainedReports } from "./store.ts";

/** What an operator's command cannot do; its message is one German line meant for them. */
export class Refusal extends Error {}

const DAY = 86_400_000;
/** States of a subscription that is over for good; an unpaid one still runs. */
export const OVER: readonly string[] = ["canceled", "incomplete_expired"];

/** Of a trial that ended without a plan the provider knows nothing: that state is ours. */
export type AccountState = SubscriptionStatus | "expired";

/** An account as its operator sees it: nothing of what people wrote. */
export type Overview = Figures & {
  accountId: string;
  company: string;
  /** Who answers for the account; null where nobody is active who could. */
  email: string | null;
  plan: string;
  state: AccountState;
  /** Ends with the period. */
  isCancelled: boolean;
  trialEnd: Date | null;
  paidUntil: Date | null;
  /** Since when neither a trial nor a plan stands behind it; null while one does, and while a payment is only overdue. */
  endedAt: Date | null;
  deletionDue: Date | null;
  createdAt: Date;
};

/** An account whose trial or plan is over, with what its operator asks before planning its deletion. */
export type Ended = Overview & {
  endedAt: Date;
  /** Whole days since the end. */
  days: number;
  /** Reports that are open or that the company still has to keep. */
  toRetain: number;
};

export type Detail = Overview & {
  isDeletionBegun: boolean;
  /** Who it is at the payment provider, and when that was asked last; null for an account that has never paid. */
  /** Its `id` is null where it was deleted at the provider. */
  customer: { id: string | null; subscriptionId: string | null; interval: "month" | "year" | null; readAt: Date } | null;
  invoices: Invoice[];
};

function endOf(state: AccountState, account: Awaited<ReturnType<typeof accountOf>>): Date | null {
  if (state === "expired") return account.trial_end_date ?? account.created_at;
  if (!OVER.includes(state)) return null;
  return account.current_period_end ?? account.trial_end_date ?? account.created_at;
}

async function overviewOf(ctx: Context, tx: Tx, accountId: string): Promise<Overview> {
  const account = await accountOf(tx, accountId);
  const isExpired = account.subscription_status === "trialing" && !hasPlan(account, ctx.now());
  const state = isExpired ? "expired" : (account.subscription_status as SubscriptionStatus);
  return {
    accountId,
    company: account.company_name,
    email: (await payerOf(tx, accountId))?.email ?? null,
    plan: account.plan_name,
    state,
    isCancelled: account.cancel_at_period_end,
    trialEnd: account.trial_end_date,
    paidUntil: account.current_period_end,
    endedAt: endOf(state, account),
    deletionDue: account.deletion_due_at,
    createdAt: account.created_at,
    ...(await figuresOf(tx, accountId)),
  };
}

/** Every account of the installation, by the company's name. */
export async function allOverviews(ctx: Context): Promise<Overview[]> {
  const found: Overview[] = [];
  for (const accountId of await allAccountIds(ctx.db)) found.push(await ctx.db.tenant(accountId, (tx) => overviewOf(ctx, tx, accountId)));
  return found.sort((a, b) => a.company.localeCompare(b.company, "de") || a.accountId.localeCompare(b.accountId));
}

/** The accounts that nothing stands behind any more, whoever is so for the longest time first. */
export async function endedAccounts(ctx: Context): Promise<Ended[]> {
  const now = ctx.now();
  const found: Ended[] = [];
  for (const account of await allOverviews(ctx)) {
    const { accountId, endedAt } = account;
    if (endedAt === null) continue;
    const { open, kept } = await ctx.db.tenant(accountId, (tx) => retainedReports(tx, accountId, now));
    const days = Math.max(0, Math.floor((now.getTime() - endedAt.getTime()) / DAY));
    found.push({ ...account, endedAt, days, toRetain: open + kept });
  }
  return found.sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
}

/** Refuses an id that belongs to no account. */
export async function mustExist(ctx: Context, accountId: string): Promise<void> {
  if (!(await allAccountIds(ctx.db)).includes(accountId)) throw new Refusal(`Ein Konto ${accountId} gibt es nicht. „liste“ zeigt alle.`);
}

/** One account with its invoices; throws Refusal where there is none. */
export async function detailOf(ctx: Context, accountId: string): Promise<Detail> {
  await mustExist(ctx, accountId);
  return ctx.db.tenant(accountId, async (tx) => {
    const known = await customerOf(tx, accountId);
    return {
      ...(await overviewOf(ctx, tx, accountId)),
      isDeletionBegun: (await accountOf(tx, accountId)).deletion_begun_at !== null,
      customer: known && {
        id: known.customerId,
        subscriptionId: known.subscriptionId,
        interval: known.subscription?.plan.interval ?? null,
        readAt: known.readAt,
      },
      invoices: (await invoicesOf(tx, accountId)).map(({ invoice }) => invoice),
    };
  });
}
