import type { Authentication } from "@hz/contract/billing";
import * as z from "zod";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CardFieldProps } from "./card-field.tsx";
import { cardTexts } from "./card-texts.ts";
import { type CardGateway, CardRefused } from "./card-gateway.ts";
import { TEST_CARDS } from "./test-cards.ts";

const SIMULATOR = "/testzahlung";
const Made = z.object({ id: z.string() });

async function ask(path: string, body: object, offline: string): Promise<unknown> {
  const reply = await fetch(SIMULATOR + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
  }).catch(() => null);
  if (!reply?.ok) throw new CardRefused(offline);
  return reply.json();
}

type Question = { authentication: Authentication; answer: (isAllowed: boolean) => void };

/** The card field of an installation without a payment provider: a choice of test cards, and the bank's question as a dialog. */
export function TestCard({ onGateway, language }: CardFieldProps) {
  const t = cardTexts(language);
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const gateway: CardGateway = {
      createPaymentMethod: async (owner) =>
        Made.parse(await ask("/payment_methods", { card: chosen.current?.value, ...owner }, t("cardOffline"))).id,
      authenticate: async (authentication) => {
        const isAllowed = await new Promise<boolean>((answer) => setQuestion({ authentication, answer }));
        setQuestion(null);
        await ask(`/auth/${authentication.clientSecret}`, { outcome: isAllowed ? "succeed" : "fail" }, t("cardOffline"));
        if (!isAllowed) throw new CardRefused(t("cardBankRefused"));
      },
    };
    onGateway(gateway);
    return () => onGateway(null);
  }, [onGateway, t]);
  return (
    <div className="grid gap-2">
      <Notice tone="accent">
        <b>{t("cardTestMode")}</b>
        {t("cardTestModeText")}
      </Notice>
      <Field label={t("cardTestLabel")}>
        {(control) => (
          <Select {...control} ref={chosen}>
            {TEST_CARDS.map(({ card, label }) => (
              <option key={card} value={card}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
    </div>
  );
}
