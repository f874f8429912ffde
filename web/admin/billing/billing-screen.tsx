import type { Billing } from "@hz/contract/billing/billing";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import { CardOnFile } from "./card-on-file.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { DetailsCard } from "./details-card.tsx";
import { Invoices } from "./invoices.tsx";
import { Plans } from "./plans.tsx";
import { failureInEnglish, useBilling } from "./queries.ts";

/** The page /abrechnung, in English as specified. */
export function BillingScreen() {
  usePageTitle(t("billTitle"));
  const { data, error, isFetching, refetch } = useBilling();
  return (
    <div lang="en" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl">{t("billTitle")}</h1>
      {!data && error && (
        <ErrorState
          title={t("billFailed")}
          text={`${failureInEnglish(error, "")} ${t("billFailedText")}`.trim()}
          action={
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {t("billRetry")}
            </Button>
          }
        />
      )}
      {!data && !error && <Waiting />}
      {data && <Loaded billing={data} />}
    </div>
  );
}

function Loaded({ billing }: { billing: Billing }) {
  return (
    <>
      <CurrentPlan billing={billing} />
      <Plans billing={billing} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CardOnFile billing={billing} />
          <Invoices invoices={billing.invoices} />
        </div>
        <DetailsCard billing={billing} />
      </div>
    </>
  );
}

const Waiting = () => (
  <Loading label={t("loading")} className="grid gap-5">
    <Skeleton className="h-40 rounded-card" />
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {[1, 2, 3, 4, 5].map((one) => (
        <Skeleton key={one} className="h-44 rounded-card" />
      ))}
    </div>
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
    <Skeleton className="h-48 rounded-card" />
  </Loading>
);
