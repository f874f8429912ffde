import type { DirectDebit } from "@hz/contract/billing/billing";
import type { BillingDetails } from "@hz/contract/billing/details";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import type { Payment } from "../../payment/payment.ts";
import { userOf } from "../users/index.ts";
import { ask, isRefusal } from "./ask.ts";
import { customerFor } from "./customer.ts";
import { readChanged } from "./jobs.ts";
import { owedInvoices } from "./owed.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { mayPayBy, payBy, PAYS_BY } from "./way.ts";
import { keptWay, noteWay } from "./way-kept.ts";

/** From where a mandate is given: the provider keeps it as its proof, we do not. */
type Origin = { ip: string; userAgent: string };
type Account = Pick<DirectDebit, "iban" | "holder"> & { email: string; details: BillingDetails };

/**
 * Pays by direct debit for all that comes, and collects what is owed. Throws WAY_NOT_OFFERED, DEMO_ACCOUNT, ADDRESS_NEEDED or
 * IBAN_REFUSED; whatever comes of what is owed, the account stays.
 */
export async function setDirectDebit(ctx: Context, caller: UserCaller, debit: DirectDebit, origin: Origin): Promise<void> {
  const { accountId, userId } = caller;
  const details = await mayPayBy(ctx, caller, "sepa_debit");
  const payment = await ctx.payment.open();
  const customer = await customerFor(ctx, payment, accountId);
  const former = await keptWay(ctx, accountId);
  const { email } = (await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId)))!;
  const { method, mandate } = await keepAccount(payment, customer, { ...debit, email, details }, origin);
  try {
    const subscriptions = await subscriptionsOf(payment, customer);
    const running = runningOne(subscriptions);
    if (running) await payBy(payment, running, { method, isCard: false });
    for (const id of await owedInvoices(payment, customer, subscriptions))
      await ask(() => payment.stripe.invoices.pay(id, { payment_method: method }));
  } finally {
    await noteWay(ctx, caller, { method: { sepaDebit: { last4: debit.iban.slice(-4), mandate } }, former, readIn: debit.readIn });
    await readChanged(ctx, accountId);
  }
}

/** Has the provider keep a bank account with its owner's mandate, and makes it the customer's own; gives the method's id and the mandate's reference, empty where it is not told. */
async function keepAccount({ stripe }: Payment, customer: string, account: Account, { ip, userAgent }: Origin) {
  const { iban, holder, email, details } = account;
  const address = { line1: details.line1, postal_code: details.postalCode, city: details.city, country: details.country };
  const { id } = await askForAccount(() =>
    stripe.paymentMethods.create({ type: "sepa_debit", sepa_debit: { iban }, billing_details: { name: holder, email, address } }),
  );
  const intent = await askForAccount(() =>
    stripe.setupIntents.create({
      customer,
      payment_method: id,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      usage: "off_session",
      confirm: true,
      mandate_data: { customer_acceptance: { type: "online", online: { ip_address: ip, user_agent: userAgent } } },
      expand: ["mandate"],
    }),
  );
  if (intent.status !== "succeeded") throw new Failure("IBAN_REFUSED");
  const mandate = (typeof intent.mandate === "object" && intent.mandate?.payment_method_details.sepa_debit?.reference) || "";
  // The method does not name its mandate, and whoever pays is to find it on every mail.
  await ask(() => stripe.paymentMethods.update(id, { metadata: { mandate } }));
  await ask(() => stripe.customers.update(customer, { invoice_settings: { default_payment_method: id }, metadata: { [PAYS_BY]: "" } }));
  return { method: id, mandate };
}

/** Asks the provider about a bank account: its refusal goes no further, because its words may repeat what was sent. */
const askForAccount = <T>(call: () => Promise<T>): Promise<T> =>
  ask(() =>
    call().catch((error: unknown) => {
      const isAboutIt =
        isRefusal(error, "StripeCardError") ||
        (isRefusal(error, "StripeInvalidRequestError") && /iban|bank_account/.test(`${error.code} ${error.param}`));
      throw isAboutIt ? new Failure("IBAN_REFUSED") : error;
    }),
  );
