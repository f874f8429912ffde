import type { EInvoice } from "@hz/contract/billing/billing";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { Failure } from "../../http/failures.ts";
import { ask } from "./ask.ts";
import { eInvoice } from "./e-invoice.ts";
import { invoiceFacts, sellerOf } from "./invoice-facts.ts";
import { customerOf, invoicesOf } from "./store.ts";

/** A paid invoice of the account as an e-invoice. Throws NOT_FOUND where there is none such, or nobody who could issue it; ADDRESS_NEEDED. */
export async function makeEInvoice(ctx: Context, { accountId }: UserCaller, id: string): Promise<EInvoice> {
  const { kept, details } = await ctx.db.tenant(accountId, async (tx) => ({
    kept: (await invoicesOf(tx, accountId)).find(({ invoice }) => invoice.id === id)?.invoice,
    details: (await customerOf(tx, accountId))?.details ?? null,
  }));
  const seller = sellerOf(ctx.config.operator);
  // Of a trial that cost nothing there is nothing to book.
  if (kept?.status !== "paid" || kept.total === 0 || !seller) throw new Failure("NOT_FOUND");
  const { stripe } = await ctx.payment.open();
  const facts = invoiceFacts(await ask(() => stripe.invoices.retrieve(id)), seller, details);
  if (!facts) throw new Failure("ADDRESS_NEEDED");
  return { name: `${facts.number}.xml`, xml: eInvoice(facts) };
}
