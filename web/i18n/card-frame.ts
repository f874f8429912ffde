import type { ApplicationLanguage } from "@hz/contract/languages";
import type { Catalogue } from "./translate.ts";

const cardFrameDe = {
  card: "Testkarte",
  visa: "4242 4242 4242 4242 – Zahlung gelingt",
  declined: "4000 0000 0000 0002 – Karte wird abgelehnt",
  insufficient_funds: "4000 0000 0000 9995 – Guthaben reicht nicht",
  expired: "4000 0000 0000 0069 – Karte ist abgelaufen",
  authentication: "4000 0025 0000 3155 – Bank verlangt Bestätigung",
  always_authenticate: "4000 0027 6000 3184 – Bank verlangt jedes Mal Bestätigung",
  later_failure: "4000 0000 0000 0341 – spätere Abbuchung schlägt fehl",
  bankTitle: "Bestätigung Ihrer Bank",
  bankText: "Testmodus: An dieser Stelle fragt die Bank die Person, der die Karte gehört, ob sie die Zahlung erlaubt.",
  bankYes: "Bestätigen",
  bankNo: "Ablehnen",
} as const satisfies Catalogue;

const cardFrameEn: Record<keyof typeof cardFrameDe, string> = {
  card: "Test card",
  visa: "4242 4242 4242 4242 – payment succeeds",
  declined: "4000 0000 0000 0002 – card is declined",
  insufficient_funds: "4000 0000 0000 9995 – insufficient funds",
  expired: "4000 0000 0000 0069 – card has expired",
  authentication: "4000 0025 0000 3155 – bank asks for confirmation",
  always_authenticate: "4000 0027 6000 3184 – bank asks every time",
  later_failure: "4000 0000 0000 0341 – later payments fail",
  bankTitle: "Confirmation by your bank",
  bankText: "Test mode: this is where the bank asks the card’s owner to allow the payment.",
  bankYes: "Confirm",
  bankNo: "Refuse",
};

/** The simulated card field and its bank, in the frame that stands for the payment provider's. */
export const cardFrameTexts: Record<ApplicationLanguage, Record<keyof typeof cardFrameDe, string>> = { de: cardFrameDe, en: cardFrameEn };
