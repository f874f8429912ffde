import type { Authentication } from "@hz/contract/billing";
import { type ReactNode, useCallback, useState } from "react";
import * as z from "zod";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { type CardGateway, CardRefused } from "./card-gateway.ts";
import { cardTexts } from "./card-texts.ts";

const SIMULATOR = "/testzahlung";

/** Takes a call of the simulator's pages and gives its answer; throws CardRefused with the given sentence where none comes. */
export async function askSimulator(path: string, body: object, offline: string): Promise<unknown> {
  const reply = await fetch(SIMULATOR + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => null);
  if (!reply?.ok) throw new CardRefused(offline);
  return reply.json();
}

const Answered = z.object({ status: z.string() });
type Question = { answer: (isAllowed: boolean) => void };
export type Bank = { authenticate: CardGateway["authenticate"]; question: ReactNode };

/** The bank of test cards: its question is a dialog, which the page has to show. */
export function useTestBank(language: "de" | "en"): Bank {
  const t = cardTexts(language);
  const [question, setQuestion] = useState<Question | null>(null);
  const authenticate = useCallback(
    async ({ clientSecret }: Authentication) => {
      const isAllowed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      const answer = await askSimulator(`/auth/${clientSecret}`, { outcome: isAllowed ? "succeed" : "fail" }, t("cardOffline"));
      // Not only a no: what was asked about may be given up meanwhile.
      if (Answered.parse(answer).status !== "succeeded") throw new CardRefused(t("cardBankRefused"));
    },
    [t],
  );
  return {
    authenticate,
    question: (
      <ConfirmDialog
        lang={language}
        open={question !== null}
        onOpenChange={(open) => !open && question?.answer(false)}
        title={t("cardBankTitle")}
        text={t("cardBankText")}
        cancelLabel={t("cardBankNo")}
        confirmLabel={t("cardBankYes")}
        onConfirm={() => question?.answer(true)}
      />
    ),
  };
}
