import { cardRefusalOf } from "@hz/contract/billing/card-refusal";
import type { Stripe } from "stripe";
import { Failure } from "../../http/failures.ts";

type Refusal = InstanceType<typeof Stripe.errors.StripeError>;

/** Whether the provider's library threw it, of one of these kinds where any is named; by name, so that the library is loaded only where somebody pays. */
export const isRefusal = (error: unknown, ...kinds: string[]): error is Refusal =>
  error instanceof Error &&
  "type" in error &&
  (kinds.length > 0 ? kinds.includes(String(error.type)) : /^Stripe\w*Error$/.test(String(error.type)));

/** Calls the payment provider; its refusals become ours. Throws CARD_DECLINED or why else a card is refused, VAT_ID_INVALID, PRICE_UNKNOWN, PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
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
    if (isRefusal(error) && OWNER_NEEDED.includes(error.code)) return null;
    throw refusalOf(error);
  }
}

/** Our name for the provider's refusal of a card; its sentence stays there, because it knows nothing of the page's language. */
export function cardRefusal(told?: { code?: string | undefined; decline_code?: string | undefined } | null): Failure {
  return new Failure(cardRefusalOf(told?.code, told?.decline_code));
}

function refusalOf(error: unknown): unknown {
  if (isRefusal(error, "StripeCardError")) return cardRefusal(error);
  if (isRefusal(error, "StripeInvalidRequestError")) {
    if (error.code === "tax_id_invalid") return new Failure("VAT_ID_INVALID", ["vatId"]);
    if (error.code === "resource_missing" && /price/.test(error.param ?? "")) return new Failure("PRICE_UNKNOWN");
    if (error.code === "resource_missing" && /payment_method|setup_intent|^intent$/.test(error.param ?? ""))
      return new Failure("CARD_DECLINED");
  }
  const given = { cause: error };
  // Its own status would make it the customer's mistake, who can mend neither our key nor what is missing at the provider.
  if (isRefusal(error, "StripeInvalidRequestError", "StripeAuthenticationError", "StripePermissionError"))
    return new Failure("PAYMENT_REFUSED", undefined, undefined, given);
  // Unreachable, overloaded, still busy with the same call: the customer can only try again later.
  return isRefusal(error) ? new Failure("PAYMENT_UNAVAILABLE", undefined, undefined, given) : error;
}
