import type { cardDe } from "./card-de.ts";

/** The card field in English, for the billing page. */
export const cardEn: Record<keyof typeof cardDe, string> = {
  cardLabel: "Credit card",
  cardTestMode: "Test mode (Testmodus)",
  cardTestModeText: "This installation is not connected to a payment provider. Nothing is charged. Choose a test card.",
  cardLoading: "Loading the card field …",
  cardFailed: "The payment provider cannot be reached, so no card can be entered. What you typed stays.",
  cardBankTitle: "Confirmation by your bank",
  cardBankWaits: "Asking your bank …",
  cardBankCancel: "Cancel",
  cardBankLeft: "You cancelled the confirmation. If you had already agreed at your bank, simply try again: nothing is charged twice.",
  cardBankUnreachable: "Your bank’s confirmation could not be opened. What you typed stays. Please try again: nothing is charged twice.",
  cardBankRefused: "Your bank did not confirm the card. Nothing was charged. Please try again or use another card.",
  cardOffline: "Connection error. Please try again.",
  cardNoAnswer: "The card field does not answer. Nothing was charged, and what you typed stays. Please try again.",
  cardIncomplete: "Please enter card number, expiry date and security code completely.",
  cardNumberWrong: "This card number is invalid. Please check it.",
  cardExpiryWrong: "This expiry date is invalid or has passed. Please check it.",
  cardCvcWrong: "This security code is invalid. Please check it.",
  cardRetry: "Try again",
};
