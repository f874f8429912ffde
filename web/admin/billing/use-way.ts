import { type Billing, billingRoutes, type Card, type PaymentWay } from "@hz/contract/billing/billing";
import { HOLDER_MAX, ibanIn } from "@hz/contract/billing/iban";
import type { ApplicationLanguage } from "@hz/contract/languages";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { type CardGateway, CardRefused, withCard } from "../payment/index.ts";
import { useFields } from "../shared/form/form.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import type { TypedDebit } from "./direct-debit-fields.tsx";
import { useBillingAction } from "./use-billing-action.ts";
import { wayOf, waysNow } from "./ways.ts";
import { useWords, wordsIn } from "./words.ts";

const debitIn = (language: ApplicationLanguage) => {
  const { t } = wordsIn(language);
  const holder = z
    .string()
    .trim()
    .min(1, t("billHolderMissing"))
    .max(HOLDER_MAX, t("billHolderTooLong", { max: HOLDER_MAX }));
  return z.object({ iban: ibanIn(t("billIbanWrong")), holder });
};
const DEBIT = { de: debitIn("de"), en: debitIn("en") };

type Chosen = { card: CardGateway } | { debit: TypedDebit } | "invoice";

const DONE = { card: "billCardSaved", sepa_debit: "billDebitSaved", invoice: "billByInvoiceSaved" } as const;
const FAILED = { card: "billCardFailed", sepa_debit: "billDebitFailed", invoice: "billByInvoiceFailed" } as const;

/** How a plan is to be paid: the chosen way with what it asks for, all of which stays whatever is refused, and what keeps it. */
export function useWay(billing: Billing, onKept: () => void) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const ways = waysNow(billing);
  const kept = billing.paymentMethod && wayOf(billing.paymentMethod);
  const [way, setWay] = useState<PaymentWay>(kept && ways.includes(kept) ? kept : ways[0]!);
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const form = useFields(DEBIT[language], {
    defaultValues: { iban: "", holder: billing.details?.companyName ?? billing.user.companyName },
  });
  const saving = useBillingAction({
    run: (chosen: Chosen) => {
      if (chosen === "invoice") return call(billingRoutes.payByInvoice);
      if ("debit" in chosen) return call(billingRoutes.setDirectDebit, { body: { ...chosen.debit, readIn: language } });
      return keepCard(chosen.card, { name: billing.user.fullName, email: billing.user.email }, t("billCardKept"));
    },
    done: { title: t(DONE[way]) },
    failed: t(FAILED[way]),
    onDone: onKept,
    // What was open may have stayed open while the way itself was kept.
    onFailed: () => client.invalidateQueries({ queryKey: queryKeys.billing }),
  });
  const choose = (next: PaymentWay) => {
    // What was refused was another way.
    saving.setProblem(null);
    setWay(next);
  };
  const keepDebit = (debit: TypedDebit) => saving.run({ debit });
  const keep = () => {
    if (way === "invoice") saving.run("invoice");
    else if (way === "sepa_debit") void form.handleSubmit(keepDebit)();
    else if (gateway) saving.run({ card: gateway });
  };
  return { ways, way, choose, form, saving, keep, keepDebit, setGateway, isReady: way !== "card" || gateway !== null };
}

/** Keeps a card; where its bank says no to a payment with it, the card is kept all the same, and `keptText` says so. */
function keepCard(gateway: CardGateway, owner: { name: string; email: string }, keptText: string): Promise<Billing> {
  let isKept = false;
  const use = async (card: Card) => {
    const answer = await call(billingRoutes.setCard, { body: card });
    // Asked about a payment, the bank has said yes to the card itself.
    isKept = "authentication" in answer && !answer.authentication.setupIntentId;
    return answer;
  };
  return withCard(gateway, owner, use).catch((error: unknown) => {
    throw isKept && error instanceof CardRefused ? new CardRefused(keptText) : error;
  });
}
