import type { Invoice } from "@hz/contract/billing/invoices";
import { overdueFrom } from "@hz/contract/billing/owed";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { BillingMail } from "../../mail/templates/billing-texts.ts";
import { mailBilling } from "./mails.ts";
import { customerOf, invoicesOf, type StoredInvoice, upsertInvoice } from "./store.ts";

/** An invoice that the service sees for the first time when it is older than this is no news to anybody. */
const NEWS_DAYS = 7;

export type ProviderInvoice = { invoice: Invoice; attempts: number };

/** Keeps what the provider tells of invoices, and mails what is new of each, once; `now` by the provider's clock. */
export async function saveInvoices(ctx: Context, tx: Tx, accountId: string, told: ProviderInvoice[], now: Date): Promise<void> {
  const hasMailbox = Boolean((await customerOf(tx, accountId))?.details?.invoiceEmail);
  const stored = new Map((await invoicesOf(tx, accountId)).map((one) => [one.invoice.id, one]));
  for (const { invoice, attempts } of told) {
    const before = stored.get(invoice.id);
    const isNews = before !== undefined || now.getTime() - invoice.created * 1000 < NEWS_DAYS * 86_400_000;
    const { mails, ...marks } = newsOf(invoice, attempts, before, now);
    for (const kind of isNews ? mails : [])
      for (const toMailbox of hasMailbox ? [false, true] : [false])
        await ctx.jobs.enqueue(mailBilling, { accountId, kind, invoiceId: invoice.id, toMailbox });
    await upsertInvoice(tx, accountId, { invoice, ...marks });
  }
}

type News = Omit<StoredInvoice, "invoice"> & { mails: BillingMail[] };

/** What is to be said of an invoice since it was kept last, and what of it counts as said. */
function newsOf(invoice: Invoice, attempts: number, before: StoredInvoice | undefined, now: Date): News {
  const { status, amount_paid: paid, due_date: due, is_processing: isProcessing } = invoice;
  const failuresMailed = before?.failuresMailed ?? 0;
  const receiptMailed = before?.receiptMailed ?? false;
  if (status === "paid" && paid > 0) return { mails: receiptMailed ? [] : ["receipt"], receiptMailed: true, failuresMailed };
  const nothing = { mails: [], receiptMailed, failuresMailed };
  if (status !== "open") return nothing;
  if (isProcessing) return { ...nothing, mails: before?.invoice.is_processing ? [] : ["debit-announced"] };
  if (due !== null) {
    const isOverdue = overdueFrom(due) <= now.getTime() && failuresMailed === 0;
    if (isOverdue) return { ...nothing, mails: ["invoice-overdue"], failuresMailed: 1 };
    return { ...nothing, mails: before ? [] : ["invoice-due"] };
  }
  // A debit that somebody asked for is none of the provider's own tries: it is told by its coming back.
  const hasFailed = attempts > failuresMailed || before?.invoice.is_processing === true;
  return hasFailed ? { ...nothing, mails: ["payment-failed"], failuresMailed: attempts } : nothing;
}
