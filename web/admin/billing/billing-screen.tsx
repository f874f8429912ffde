import type { Billing } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { CurrentPlan } from "./current-plan.tsx";
import { DetailsCard } from "./details-card.tsx";
import { Invoices } from "./invoices.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { Plans } from "./plans.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { useUser } from "../shared/session/user.ts";
import { useBilling } from "./queries.ts";
import { useWords } from "./words.ts";

/** The page /abrechnung: in English as specified, in German for whoever chose that. */
export function BillingScreen() {
  const { t, language } = useWords();
  usePageTitle(t("billTitle"));
  const isDemo = useUser().demoUntil !== null;
  return (
    <div lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("billTitle")}</h1>
        <LanguageChoice />
      </div>
      {isDemo ? <InDemo /> : <Read />}
    </div>
  );
}

function Read() {
  const { t, failure } = useWords();
  const { data, error, isFetching, refetch } = useBilling();
  if (data) return <Loaded billing={data} />;
  if (!error) return <Waiting label={t("billLoading")} />;
  return (
    <ErrorState
      title={t("billFailed")}
      text={`${failure(error, "")} ${t("billFailedText")}`.trim()}
      action={
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {t("billRetry")}
        </Button>
      }
    />
  );
}

/** A visitor's own demo has no plan, and asks nobody for an address. */
function InDemo() {
  const { t } = useWords();
  return (
    <Card title={t("billCurrent")}>
      <p className="mb-4">{t("billDemo")}</p>
      <a href={paths.trial} className={buttonClass("quiet")} target="_blank" rel="noopener">
        {t("billDemoTrial")}
      </a>
    </Card>
  );
}

function Loaded({ billing }: { billing: Billing }) {
  return (
    <>
      <CurrentPlan billing={billing} />
      <Plans billing={billing} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PaymentMethod billing={billing} />
          <Invoices billing={billing} />
        </div>
        <DetailsCard billing={billing} />
      </div>
    </>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label} className="grid gap-5">
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
