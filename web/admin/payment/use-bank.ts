import type { Authentication } from "@hz/contract/billing";
import { usePaymentFacts } from "./card-field.tsx";
import { CardRefused } from "./card-gateway.ts";
import { cardTexts } from "./card-texts.ts";
import { type Bank, useTestBank } from "./test-bank.tsx";

/** The way to the bank of a card that is known already, for a page without a card field; the question is to be shown by it. */
export function useBank(language: "de" | "en"): Bank {
  const { data } = usePaymentFacts();
  const test = useTestBank(language);
  const key = data?.publishableKey;
  if (key === null) return test;
  const authenticate = async (authentication: Authentication) => {
    if (!key) throw new CardRefused(cardTexts(language)("cardOffline"));
    const { askBankOf } = await import("./provider-bank.ts");
    await askBankOf(key, authentication);
  };
  return { authenticate, question: null };
}
