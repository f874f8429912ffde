import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import { billingMail } from "../../mail/templates/billing.ts";
import { BILLING_MAILS } from "../../mail/templates/billing-texts.ts";
import { accountOf } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { customerOf, invoicesOf, payerOf } from "./store.ts";

/** What was credited; cents. */
const Credit = z.object({ amount: z.int(), currency: z.string() });

/** To whoever pays: what happened with trial, plan or an invoice. Figures are looked up when it is sent. */
export const mailBilling = defineMail(
  "mail-billing",
  z.object({ accountId: Id, kind: z.enum(BILLING_MAILS), invoiceId: z.string().optional(), credit: Credit.optional() }),
  (ctx: Context, { accountId, kind, invoiceId, credit }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await payerOf(tx, accountId);
      if (!user) return null;
      const account = await accountOf(tx, accountId);
      const customer = await customerOf(tx, accountId);
      const invoice = invoiceId ? (await invoicesOf(tx, accountId)).find((one) => one.invoice.id === invoiceId)?.invoice : undefined;
      // Paid, or confirmed, meanwhile: a warning would only frighten.
      if (kind === "payment-failed" && invoice?.status !== "open") return null;
      if (kind === "vat-id-unknown" && customer?.reverseCharge) return null;
      const subscription = customer?.subscription;
      const goesOn = subscription && subscription.status !== "canceled" && !subscription.cancel_at_period_end;
      const address = (kind === "receipt" && invoice?.hosted_invoice_url) || ctx.config.publicUrl + paths.billing;
      const facts = {
        planName: account.plan_name,
        trialEnd: account.trial_end_date,
        periodEnd: account.current_period_end,
        plan: goesOn ? subscription.plan : null,
        reverseCharge: customer?.reverseCharge ?? false,
        vatId: customer?.details?.vatId ?? null,
        lacksAddress: customer?.details == null,
        isOverdue: subscription?.status === "past_due" || subscription?.status === "unpaid",
        invoice: invoice ?? null,
        credit: credit ?? null,
        balance: customer?.credit ?? 0,
      };
      return { to: user.email, ...billingMail(kind, user.language, facts, address) };
    }),
);
