import type { ApplicationLanguage } from "@hz/contract/languages";
import { billingRoutes } from "@hz/contract/billing/billing";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { CardFrame } from "./card-frame.tsx";
import type { CardGateway } from "./card-gateway.ts";
import { cardTexts } from "./card-texts.ts";

/** What a card field tells: the way to use the card that is in it, null while it is not ready. */
export type CardFieldProps = {
  onGateway: (gateway: CardGateway | null) => void;
  language: ApplicationLanguage;
  /** The enter key in the card field; within a form it sends the form. */
  onEnter?: () => void;
};

/** How this installation takes cards: the provider's public key, null in test mode, and the frame's address; undefined while it is not known. */
export const usePaymentFacts = () =>
  useQuery({ queryKey: ["payment-facts"], queryFn: ({ signal }) => call(billingRoutes.facts, {}, signal) });

/** The field for a card, in a frame of an origin of its own: the provider's, or in test mode the known test cards. */
export function CardField(props: CardFieldProps) {
  const { language } = props;
  const t = cardTexts(language);
  const { data, error, isFetching, refetch } = usePaymentFacts();
  const [attempt, setAttempt] = useState(0);
  const isTest = data?.publishableKey === null;
  return (
    <div className="grid gap-2">
      {isTest && (
        <Notice tone="accent">
          <b>{t("cardTestMode")}</b>
          {t("cardTestModeText")}
        </Notice>
      )}
      <div className="grid gap-1">
        {data && !isTest && <span className="font-semibold">{t("cardLabel")}</span>}
        {data && <CardFrame key={attempt} {...props} facts={data} onRetry={() => setAttempt(attempt + 1)} />}
        {!data && error && <CardTrouble language={language} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <CardWaits language={language} />}
      </div>
    </div>
  );
}

/** Stands in the card field's place until it is there. */
export const CardWaits = ({ language }: Pick<CardFieldProps, "language">) => (
  <Loading label={cardTexts(language)("cardLoading")}>
    <Skeleton className="h-11 rounded-control" />
  </Loading>
);

/** Says that no card can be taken now, and why the button below stays closed. */
export function CardTrouble({ language, busy, onRetry }: Pick<CardFieldProps, "language"> & { busy: boolean; onRetry: () => void }) {
  const t = cardTexts(language);
  return (
    <Notice tone="danger">
      {t("cardFailed")}
      <span>
        <Button variant="quiet" size="small" busy={busy} onClick={onRetry}>
          {t("cardRetry")}
        </Button>
      </span>
    </Notice>
  );
}
