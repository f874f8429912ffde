import type { ApplicationLanguage } from "@hz/contract/languages";
import { useCallback, useEffect, useRef } from "react";
import { askBank } from "./bank-window.ts";
import { usePaymentFacts } from "./card-field.tsx";
import { type CardGateway, CardRefused } from "./card-gateway.ts";
import { cardTexts } from "./card-texts.ts";

/** The way to a card's bank, for as long as the screen stands that asks. */
export function useBank(language: ApplicationLanguage): Pick<CardGateway, "authenticate"> {
  const { data: facts } = usePaymentFacts();
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);
  const authenticate = useCallback<CardGateway["authenticate"]>(
    async ({ clientSecret }) => {
      if (!facts || !gone.current) throw new CardRefused(cardTexts(language)("cardOffline"));
      await askBank({ facts, language, clientSecret, signal: gone.current.signal });
    },
    [facts, language],
  );
  return { authenticate };
}
