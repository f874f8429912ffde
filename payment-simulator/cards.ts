/** Why a bank refuses, as the provider says it; the message is for people. */
export type Decline = {
  code:
    | "card_declined"
    | "expired_card"
    | "authentication_required"
    | "setup_intent_authentication_failure"
    | "payment_intent_authentication_failure"
    | "payment_intent_payment_attempt_failed"
    | "missing";
  declineCode: string | null;
  message: string;
};

const DECLINED: Decline = { code: "card_declined", declineCode: "generic_decline", message: "Ihre Karte wurde abgelehnt." };
const NO_FUNDS: Decline = {
  code: "card_declined",
  declineCode: "insufficient_funds",
  message: "Ihre Karte verfügt nicht über ausreichende Deckung.",
};
const EXPIRED: Decline = { code: "expired_card", declineCode: null, message: "Ihre Karte ist abgelaufen." };
export const NEEDS_OWNER: Decline = {
  code: "authentication_required",
  declineCode: "authentication_required",
  message: "Ihre Karte wurde abgelehnt. Diese Zahlung muss bei Ihrer Bank bestätigt werden.",
};
export const NO_CARD: Decline = { code: "missing", declineCode: null, message: "Es ist keine Zahlungsart hinterlegt." };

export type CardName = "visa" | "declined" | "insufficient_funds" | "expired" | "authentication" | "always_authenticate" | "later_failure";

type Card = {
  label: string;
  last4: string;
  /** The provider's own name for it, which its API takes in place of a payment method. */
  token: string;
  setup: "ok" | "ask" | Decline;
  charge: "ok" | "ask" | "ask unless set up" | Decline;
};

/** The provider's public test cards. Their numbers never travel: a card is chosen by its name. */
export const CARDS: Record<CardName, Card> = {
  visa: { label: "4242 4242 4242 4242: Zahlung gelingt", last4: "4242", token: "pm_card_visa", setup: "ok", charge: "ok" },
  declined: {
    label: "4000 0000 0000 0002: Karte wird abgelehnt",
    last4: "0002",
    token: "pm_card_visa_chargeDeclined",
    setup: DECLINED,
    charge: DECLINED,
  },
  insufficient_funds: {
    label: "4000 0000 0000 9995: keine ausreichende Deckung",
    last4: "9995",
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
    setup: NO_FUNDS,
    charge: NO_FUNDS,
  },
  expired: {
    label: "4000 0000 0000 0069: Karte ist abgelaufen",
    last4: "0069",
    token: "pm_card_chargeDeclinedExpiredCard",
    setup: EXPIRED,
    charge: EXPIRED,
  },
  authentication: {
    label: "4000 0025 0000 3155: Bestätigung beim Hinterlegen",
    last4: "3155",
    token: "pm_card_authenticationRequiredOnSetup",
    setup: "ask",
    charge: "ask unless set up",
  },
  always_authenticate: {
    label: "4000 0027 6000 3184: Bestätigung bei jeder Zahlung",
    last4: "3184",
    token: "pm_card_authenticationRequired",
    setup: "ask",
    charge: "ask",
  },
  later_failure: {
    label: "4000 0000 0000 0341: Hinterlegen gelingt, Zahlung scheitert",
    last4: "0341",
    token: "pm_card_chargeCustomerFail",
    setup: "ok",
    charge: DECLINED,
  },
};

/** Tells whether a text is the name of a test card. */
export const isCardName = (name: string): name is CardName => Object.hasOwn(CARDS, name);

/** Our name for the provider's test card. */
export function cardOfToken(token: string): CardName | undefined {
  const known = token === "pm_card_chargeDeclined" ? CARDS.declined.token : token;
  return Object.keys(CARDS)
    .filter(isCardName)
    .find((name) => CARDS[name].token === known);
}
