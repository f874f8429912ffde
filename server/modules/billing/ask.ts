import { Stripe } from "stripe";
import { Failure } from "../../http/failures.ts";

const { StripeAuthenticationError, StripeCardError, StripeInvalidRequestError, StripePermissionError, StripeError } = Stripe.errors;

/** Calls the payment provider; its refusals become ours. Throws CARD_DECLINED with the provider's sentence, VAT_ID_INVALID, PRICE_UNKNOWN, PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What the provider says where a bank takes a payment only with its owner's word. */
const OWNER_NEEDED: readonly (string | undefined)[] = [
  "authentication_required",
  "subscription_payment_intent_requires_action",
  "invoice_payment_intent_requires_action",
];

/** The same for a payment; gives null where the card's bank wants to ask its owner first. */
export async function askUnlessOwner<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    // Of an invoice it says so sometimes as a refused card, sometimes as a refused call.
    if (error instanceof StripeError && OWNER_NEEDED.includes(error.code)) return null;
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof StripeCardError) return new Failure("CARD_DECLINED", undefined, error.message);
  if (error instanceof StripeInvalidRequestError) {
    if (error.code === "tax_id_invalid") return new Failure("VAT_ID_INVALID", ["vatId"]);
    if (error.code === "resource_missing" && /price/.test(error.param ?? "")) return new Failure("PRICE_UNKNOWN");
    if (error.code === "resource_missing" && /payment_method|setup_intent|^intent$/.test(error.param ?? ""))
      return new Failure("CARD_DECLINED");
  }
  const given = { cause: error };
  // Its own status would make it the customer's mistake, who can mend neither our key nor what is missing at the provider.
  if ([StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError].some((kind) => error instanceof kind))
    return new Failure("PAYMENT_REFUSED", undefined, undefined, given);
  // Unreachable, overloaded, still busy with the same call: the customer can only try again later.
  return error instanceof StripeError ? new Failure("PAYMENT_UNAVAILABLE", undefined, undefined, given) : error;
}
