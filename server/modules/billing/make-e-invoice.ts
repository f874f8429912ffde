import { Readable } from "node:stream";
import type { EInvoice, EInvoiceOf, Invoice } from "@hz/contract/billing/invoices";
import type { Context } from "../../context.ts";
import type { ByteAnswer, UserCaller } from "../../http/handle.ts";
import { Failure } from "../../http/failures.ts";
import { ask } from "./ask.ts";
import { eInvoice, type InvoiceFacts } from "./e-invoice.ts";
import { correctionFacts, invoiceFacts, sellerOf } from "./invoice-facts.ts";
import { customerOf, invoicesOf } from "./store.ts";
import { transferAccount } from "./transfer-account.ts";
import { zugferd } from "./zugferd/zugferd.ts";

/** An invoice of the account as XRechnung. Throws as `factsOf`. */
export async function makeEInvoice(ctx: Context, caller: UserCaller, id: string, of: EInvoiceOf): Promise<EInvoice> {
  const facts = await factsOf(ctx, caller, id, of);
  return { name: `${facts.number}.xml`, xml: eInvoice(facts) };
}

/** The same as ZUGFeRD: a PDF with the XML in it. Throws as `factsOf`. */
export async function makeZugferd(ctx: Context, caller: UserCaller, id: string, of: EInvoiceOf): Promise<ByteAnswer> {
  const pdf = await zugferd(await factsOf(ctx, caller, id, of));
  return { stream: Readable.from([pdf], { objectMode: false }), size: pdf.length };
}

/** What an e-invoice of the account says. Throws NOT_FOUND where there is no such invoice that is paid or to be transferred, no correction of it, or nobody who could issue it; ADDRESS_NEEDED. */
async function factsOf(ctx: Context, { accountId }: UserCaller, id: string, of: EInvoiceOf): Promise<InvoiceFacts> {
  const { kept, customer } = await ctx.db.tenant(accountId, async (tx) => ({
    kept: (await invoicesOf(tx, accountId)).find(({ invoice }) => invoice.id === id)?.invoice,
    customer: await customerOf(tx, accountId),
  }));
  const { details = null, customerId = null } = customer ?? {};
  const seller = sellerOf(ctx.config.operator);
  const isDue = kept?.status === "open" && kept.due_date !== null && !kept.is_processing;
  if (!kept || !hasEInvoice(kept, isDue, of) || !seller) throw new Failure("NOT_FOUND");
  const payment = await ctx.payment.open();
  const invoice = await ask(() => payment.stripe.invoices.retrieve(id));
  const account = isDue && customerId && invoice.status === "open" ? await transferAccount(payment, customerId) : null;
  const facts = invoiceFacts(invoice, seller, details, account);
  if (!facts) throw new Failure("ADDRESS_NEEDED");
  if (of === "invoice") return facts;
  const notes = (await ask(() => payment.stripe.creditNotes.list({ invoice: id }))).data;
  // One that was taken back corrects nothing.
  const note = notes.find(({ status }) => status === "issued");
  if (!note) throw new Failure("NOT_FOUND");
  return correctionFacts(facts, note);
}

function hasEInvoice({ status, total, has_correction }: Invoice, isDue: boolean, of: EInvoiceOf): boolean {
  if (of === "correction") return has_correction;
  // Of a trial that cost nothing there is nothing to book.
  return total !== 0 && (status === "paid" || isDue);
}
