import * as z from "zod";
import { useEffect, useRef } from "react";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { CardFieldProps } from "./card-field.tsx";
import type { CardGateway } from "./card-gateway.ts";
import { cardTexts } from "./card-texts.ts";
import { askSimulator, useTestBank } from "./test-bank.tsx";
import { TEST_CARDS } from "./test-cards.ts";

const Made = z.object({ id: z.string() });

/** The card field of an installation without a payment provider: a choice of test cards, and the bank's question as a dialog. */
export function TestCard({ onGateway, language }: CardFieldProps) {
  const t = cardTexts(language);
  const { authenticate, question } = useTestBank(language);
  const chosen = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const gateway: CardGateway = {
      createPaymentMethod: async (owner) =>
        Made.parse(await askSimulator("/payment_methods", { card: chosen.current?.value, ...owner }, t("cardOffline"))).id,
      authenticate,
    };
    onGateway(gateway);
    return () => onGateway(null);
  }, [authenticate, onGateway, t]);
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
      {question}
    </div>
  );
}
