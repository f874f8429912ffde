import { billingRoutes } from "@hz/contract/billing";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { cardTexts } from "./card-texts.ts";
import type { CardGateway } from "./card-gateway.ts";
import { TestCard } from "./test-card.tsx";

// The provider's loader, for installations that are connected to it only.
const ProviderCard = lazy(() => import("./provider-card.tsx").then((file) => ({ default: file.ProviderCard })));

/** What a card field tells: the way to use the card that is in it, null while it is not ready. */
export type CardFieldProps = { onGateway: (gateway: CardGateway | null) => void; language: "de" | "en" };

/** How this installation takes cards: the provider's public key, null in test mode; undefined while it is not known. */
export const usePaymentFacts = () =>
  useQuery({ queryKey: ["payment-facts"], queryFn: ({ signal }) => call(billingRoutes.facts, {}, signal) });

/** Gives the field for a card: the provider's own, or in test mode the known test cards. */
export function CardField(props: CardFieldProps) {
  const { language } = props;
  const t = cardTexts(language);
  const { data, error, isFetching, refetch } = usePaymentFacts();
  if (data?.publishableKey === null) return <TestCard {...props} />;
  if (error && !data) return <CardTrouble language={language} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-1">
      <span className="font-semibold">{t("cardLabel")}</span>
      {data?.publishableKey ? (
        <Suspense fallback={<CardWaits language={language} />}>
          <ProviderCard {...props} publishableKey={data.publishableKey} />
        </Suspense>
      ) : (
        <CardWaits language={language} />
      )}
    </div>
  );
}

/** Stands in the card field's place until the provider's own is there. */
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
