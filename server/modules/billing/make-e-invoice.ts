import { Readable } from "node:stream";
import type { EInvoice } from "@hz/contract/billing/billing";
import type { Context } from "../../context.ts";
import type { ByteAnswer, UserCaller } from "../../http/handle.ts";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";
import { type Due, eInvoice, type InvoiceFacts } from "./e-invoice.ts";
import { invoiceFacts, sellerOf } from "./invoice-facts.ts";
import { customerOf, invoicesOf } from "./store.ts";
import { zugferd } from "./zugferd/zugferd.ts";

/** An invoice of the account as XRechnung. Throws as `factsOf`. */
export async function makeEInvoice(ctx: Context, caller: UserCaller, id: string): Promise<EInvoice> {
  const facts = await factsOf(ctx, caller, id);
  return { name: `${facts.number}.xml`, xml: eInvoice(facts) };
}

/** The same as ZUGFeRD: a PDF with the XML in it. Throws as `factsOf`. */
export async function makeZugferd(ctx: Context, caller: UserCaller, id: string): Promise<ByteAnswer> {
  const pdf = await zugferd(await factsOf(ctx, caller, id));
  return { stream: Readable.from([pdf], { objectMode: false }), size: pdf.length };
}

/** The account that a customer's transfers go to: the provider keeps one for each, so that it knows whose money came. */
async function accountFor({ stripe }: Payment, customer: string): Promise<Due["account"]> {
  const { bank_transfer: found } = await ask(() =>
    stripe.customers.createFundingInstructions(customer, {
      funding_type: "bank_transfer",
      currency: "eur",
      bank_transfer: { type: "eu_bank_transfer", eu_bank_transfer: { country: "DE" } },
    }),
  );
  const told = found.financial_addresses.find(({ iban }) => iban)?.iban;
  if (!told) throw new Failure("PAYMENT_REFUSED");
  return { iban: told.iban, bic: told.bic, holder: told.account_holder_name };
}

/** What an e-invoice of the account says. Throws NOT_FOUND where there is no such invoice that is paid or to be transferred, or nobody who could issue it; ADDRESS_NEEDED. */
async function factsOf(ctx: Context, { accountId }: UserCaller, id: string): Promise<InvoiceFacts> {
  const { kept, customer } = await ctx.db.tenant(accountId, async (tx) => ({
    kept: (await invoicesOf(tx, accountId)).find(({ invoice }) => invoice.id === id)?.invoice,
    customer: await customerOf(tx, accountId),
  }));
  const { details = null, customerId = null } = customer ?? {};
  const seller = sellerOf(ctx.config.operator);
  // Of a trial that cost nothing there is nothing to book.
  const isDue = kept?.status === "open" && kept.due_date !== null && !kept.is_processing;
  if (!kept || (kept.status !== "paid" && !isDue) || kept.total === 0 || !seller) throw new Failure("NOT_FOUND");
  const payment = await ctx.payment.open();
  const invoice = await ask(() => payment.stripe.invoices.retrieve(id));
  const account = isDue && customerId && invoice.status === "open" ? await accountFor(payment, customerId) : null;
  const facts = invoiceFacts(invoice, seller, details, account);
  if (!facts) throw new Failure("ADDRESS_NEEDED");
  return facts;
}
