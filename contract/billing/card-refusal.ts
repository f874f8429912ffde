/** Why a card is refused, in our words: the provider's own come in one language, whichever the page speaks. */
export const CARD_REFUSALS = [
  "CARD_DECLINED",
  "CARD_EXPIRED",
  "CARD_UNCOVERED",
  "CARD_UNCONFIRMED",
  "CARD_CODE_WRONG",
  "CARD_UNSUITED",
  "CARD_BUSY",
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/** The payment provider's codes and decline codes by what they mean to a card's owner; what a thief must not learn is a plain no. */
const NAMES: Partial<Record<CardRefusal, readonly string[]>> = {
  CARD_EXPIRED: ["expired_card"],
  CARD_UNCOVERED: ["insufficient_funds", "card_velocity_exceeded", "withdrawal_count_limit_exceeded"],
  CARD_UNCONFIRMED: ["authentication_required", "setup_intent_authentication_failure", "payment_intent_authentication_failure"],
  CARD_CODE_WRONG: ["incorrect_cvc", "invalid_cvc"],
  CARD_UNSUITED: ["card_not_supported", "currency_not_supported", "transaction_not_allowed", "service_not_allowed"],
  CARD_BUSY: ["processing_error", "issuer_not_available", "try_again_later", "reenter_transaction"],
};

/** Our name for a refusal that the provider calls by these names. */
export function cardRefusalOf(...told: (string | null | undefined)[]): CardRefusal {
  const found = CARD_REFUSALS.find((refusal) => told.some((name) => name && NAMES[refusal]?.includes(name)));
  return found ?? "CARD_DECLINED";
}
