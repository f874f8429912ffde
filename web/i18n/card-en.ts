import type { cardDe } from "./card-de.ts";

/** The card field in English, for the billing page. */
export const cardEn: Record<keyof typeof cardDe, string> = {
  cardLabel: "Credit card",
  cardTestMode: "Test mode (Testmodus)",
  cardTestModeText: "This installation is not connected to a payment provider. Nothing is charged. Choose a test card.",
  cardTestLabel: "Test card",
  cardTestVisa: "4242 4242 4242 4242 – payment succeeds",
  cardTestDeclined: "4000 0000 0000 0002 – card is declined",
  cardTestFunds: "4000 0000 0000 9995 – insufficient funds",
  cardTestExpired: "4000 0000 0000 0069 – card has expired",
  cardTestAuthentication: "4000 0025 0000 3155 – bank asks for confirmation",
  cardTestAlways: "4000 0027 6000 3184 – bank asks every time",
  cardTestLater: "4000 0000 0000 0341 – later payments fail",
  cardLoading: "Loading the card field …",
  cardFailed: "The payment provider cannot be reached, so no card can be entered. What you typed stays.",
  cardBankTitle: "Confirmation by your bank",
  cardBankText: "Test mode: this is where the bank asks the card’s owner to allow the payment.",
  cardBankYes: "Confirm",
  cardBankNo: "Refuse",
  cardBankRefused: "Your bank did not confirm the card. Nothing was charged. Please try again or use another card.",
  cardOffline: "Connection error. Please try again.",
  cardRetry: "Try again",
};
