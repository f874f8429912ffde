import { createHash } from "node:crypto";
import { addressLine } from "@hz/contract/billing/address-line";
import type { Card } from "@hz/contract/billing/billing";
import type { BillingDetails } from "@hz/contract/billing/details";
import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import type { Context } from "../../context.ts";
import type { UserCaller } from "../../http/handle.ts";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { fillCompanyAddress } from "../settings/index.ts";
import { ask } from "./ask.ts";
import { payInvoice, setUpCard } from "./card.ts";
import { readChanged } from "./jobs.ts";
import { methodShape } from "./provider-shapes.ts";
import { sellerFooter } from "./seller.ts";
import { claimCustomer, customerOf, payerOf } from "./store.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { owedInvoices } from "./owed.ts";
import { payBy } from "./way.ts";
import { keptWay, noteWay } from "./way-kept.ts";

/** The key under which an account is made known once with these words: with other words it is another customer. */
export const customerKey = (accountId: string, words: object): string =>
  `customer ${accountId} ${createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 16)}`;

/** The provider's id of an account; makes it known there where it is not. Throws DEMO_ACCOUNT where a visitor only looks at it. */
export async function customerFor(ctx: Context, payment: Payment, accountId: string): Promise<string> {
  const { known, name, email } = await ctx.db.tenant(accountId, async (tx) => {
    const { company_name, demo_until } = await accountOf(tx, accountId);
    if (demo_until) throw new Failure("DEMO_ACCOUNT");
    return { known: await customerOf(tx, accountId), name: company_name, email: (await payerOf(tx, accountId))?.email };
  });
  if (known?.customerId) return known.customerId;
  const words = { name, ...(email && !isReleasedAddress(email) ? { email } : {}) };
  // Where one was deleted, the same words would bring it back.
  const after = known ? { after: known.readAt.toISOString() } : {};
  const { id } = await ask(() =>
    payment.stripe.customers.create(
      { ...words, ...sellerFooter(ctx), preferred_locales: ["de"], metadata: { account_id: accountId } },
      { idempotencyKey: customerKey(accountId, { ...words, ...after }) },
    ),
  );
  return ctx.db.tenant(accountId, (tx) => claimCustomer(tx, accountId, id));
}

/** The customer of an account that has one already; throws NO_SUBSCRIPTION where it has none. */
export async function knownCustomer(ctx: Context, accountId: string): Promise<string> {
  const known = await ctx.db.tenant(accountId, (tx) => customerOf(tx, accountId));
  if (!known?.customerId) throw new Failure("NO_SUBSCRIPTION");
  return known.customerId;
}

/** Writes down that somebody changed how invoices are paid or made out. */
export const logPayment = (ctx: Context, { accountId, userId }: UserCaller, action: Parameters<typeof record>[1]["action"]) =>
  ctx.db.tenant(accountId, async () => record(accountId, { actor: userId, action }));

/**
 * Sets another card for all that comes, and pays with it what is open. Resolves to what its bank asks first, about the card and
 * then about a payment, or null. Whatever comes of the payment, the card stays.
 */
export async function setCard(ctx: Context, caller: UserCaller, card: Card) {
  const payment = await ctx.payment.open();
  const customer = await knownCustomer(ctx, caller.accountId);
  const former = await keptWay(ctx, caller.accountId);
  const authentication = await setUpCard(payment, customer, card);
  if (authentication) return authentication;
  // The card is kept now, whatever else the provider answers.
  const told = await ask(() => payment.stripe.paymentMethods.retrieve(card.paymentMethodId)).catch(() => null);
  const method = methodShape(told);
  try {
    const subscriptions = await subscriptionsOf(payment, customer);
    const running = runningOne(subscriptions);
    if (running) await payBy(payment, running, { method: card.paymentMethodId, isCard: true });
    for (const id of await owedInvoices(payment, customer, subscriptions)) {
      const question = await payInvoice(payment, id, card.paymentMethodId);
      if (question) return question;
    }
  } finally {
    await (method ? noteWay(ctx, caller, { method, former }) : logPayment(ctx, caller, "billing.card-changed"));
    await readChanged(ctx, caller.accountId);
  }
  return null;
}

/** Sets whom invoices are made out to. With a VAT number of another country of the union they carry no tax. Throws VAT_ID_INVALID. */
export async function setDetails(ctx: Context, caller: UserCaller, details: BillingDetails): Promise<void> {
  const payment = await ctx.payment.open();
  const { stripe } = payment;
  // Greece writes its numbers with EL.
  const prefix = details.country === "GR" ? "EL" : details.country;
  if (details.vatId && !details.vatId.startsWith(prefix)) throw new Failure("VAT_ID_INVALID", ["vatId"]);
  const customer = await customerFor(ctx, payment, caller.accountId);
  const { data: former } = await ask(() => stripe.customers.listTaxIds(customer));
  // The new one first: a number that is refused leaves everything as it was.
  if (details.vatId && !former.some(({ value }) => value === details.vatId))
    await ask(() => stripe.customers.createTaxId(customer, { type: "eu_vat", value: details.vatId }));
  for (const { id, value } of former) if (value !== details.vatId) await ask(() => stripe.customers.deleteTaxId(customer, id));
  await ask(() =>
    stripe.customers.update(customer, {
      name: details.companyName,
      address: { line1: details.line1, postal_code: details.postalCode, city: details.city, country: details.country },
      // Empty: the provider forgets it.
      metadata: { buyer_reference: details.buyerReference, invoice_email: details.invoiceEmail },
      tax_exempt: details.vatId && details.country !== "DE" ? "reverse" : "none",
    }),
  );
  await ctx.db.tenant(caller.accountId, (tx) => fillCompanyAddress(tx, caller, addressLine(details)));
  await logPayment(ctx, caller, "billing.details-changed");
  await readChanged(ctx, caller.accountId);
}
