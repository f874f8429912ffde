import type { Subscription } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { billingMail } from "../../mail/templates/billing.ts";
import { type BillingMail, BILLING_MAILS } from "../../mail/templates/billing-texts.ts";
import { accountOf } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { refusedCharge, type RefusedCharge } from "./refused-charge.ts";
import { customerOf, invoicesOf, payerOf } from "./store.ts";

/** What was credited; cents. */
const Credit = z.object({ amount: z.int(), currency: z.string() });

const NOT_ASKED: RefusedCharge = { refusal: null, nextTry: null };
/** What is said of a plan that goes on; what was ordered is confirmed also to whoever has cancelled meanwhile. */
const NEEDS_PLAN: ReadonlySet<BillingMail> = new Set(["resumed", "card-expiring"]);
/** What is said of an invoice that is to be paid. */
const WARNS: ReadonlySet<BillingMail> = new Set(["payment-failed", "invoice-due", "invoice-overdue"]);
/** What leads to the invoice itself, where it also says how to pay it, and not to the page that lists it. */
const OPENS_INVOICE: ReadonlySet<BillingMail> = new Set(["receipt", "invoice-due", "invoice-overdue"]);
const CONFIRMS: ReadonlySet<BillingMail> = new Set(["ordered", "switched"]);
const isGoingOn = (subscription: Subscription | null | undefined): boolean =>
  subscription != null && subscription.status !== "canceled" && !subscription.cancel_at_period_end;

/**
 * To whoever pays: what happened with trial, plan or an invoice. Figures are looked up when it is sent. `toMailbox`: what is said of
 * an invoice, to the mailbox that the company names for that, where it is another one.
 */
export const mailBilling = defineMail(
  "mail-billing",
  z.object({
    accountId: Id,
    kind: z.enum(BILLING_MAILS),
    invoiceId: z.string().optional(),
    toMailbox: z.boolean().optional(),
    credit: Credit.optional(),
  }),
  async (ctx: Context, { accountId, kind, invoiceId, toMailbox = false, credit }) => {
    const charge = kind === "payment-failed" && invoiceId ? await refusedCharge(ctx, invoiceId) : NOT_ASKED;
    return ctx.db.tenant(accountId, async (tx) => {
      const user = await payerOf(tx, accountId);
      if (!user) return null;
      const account = await accountOf(tx, accountId);
      const customer = await customerOf(tx, accountId);
      const mailbox = customer?.details?.invoiceEmail ?? "";
      if (toMailbox && (mailbox === "" || mailbox === user.email)) return null;
      const invoices = (await invoicesOf(tx, accountId)).map((one) => one.invoice);
      const invoice = invoices.find(({ id }) => id === invoiceId);
      // Paid, or confirmed, meanwhile: a warning would only frighten.
      if (WARNS.has(kind) && (invoice?.status !== "open" || invoice.is_processing)) return null;
      if (kind === "vat-id-unknown" && customer?.reverseCharge) return null;
      const subscription = customer?.subscription;
      if (NEEDS_PLAN.has(kind) && !isGoingOn(subscription)) return null;
      const isSaid = isGoingOn(subscription) || CONFIRMS.has(kind);
      // Who reads the mailbox may have no access.
      const address = ((toMailbox || OPENS_INVOICE.has(kind)) && invoice?.hosted_invoice_url) || ctx.config.publicUrl + paths.billing;
      const facts = {
        publicUrl: ctx.config.publicUrl,
        planName: account.plan_name,
        trialEnd: account.trial_end_date,
        periodEnd: account.current_period_end,
        isTrial: subscription?.status === "trialing",
        plan: (isSaid && subscription?.plan) || null,
        reverseCharge: customer?.reverseCharge ?? false,
        vatId: customer?.details?.vatId ?? null,
        lacksAddress: customer?.details == null,
        isOverdue: subscription?.status === "past_due" || subscription?.status === "unpaid",
        isLeftOpen: invoices.some(({ status, is_of_plan, is_processing }) => status === "open" && !is_of_plan && !is_processing),
        invoice: invoice ?? null,
        credit: credit ?? null,
        balance: customer?.credit ?? 0,
        method: customer?.paymentMethod ?? null,
        creditorId: ctx.config.creditorId,
        now: ctx.now(),
        ...charge,
      };
      return { to: toMailbox ? mailbox : user.email, ...billingMail(kind, user.language, facts, address, toMailbox) };
    });
  },
);
