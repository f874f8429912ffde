import type { PaymentWay } from "@hz/contract/billing/billing";
import { type BillingInterval, type Plan, VAT_PERCENT } from "@hz/contract/billing/plans";
import { Check } from "lucide-react";
import { Pill } from "../../ui/pill.tsx";
import { usePaymentFacts } from "../payment/index.ts";
import type { Carried } from "../shared/page/drawn.ts";
import { t } from "../shared/texts/texts.ts";

const wholeEuros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
/** Whole euros as German text: "79 €". */
export const price = (amount: number): string => wholeEuros.format(amount);

const FEATURES = [
  t("trialFeature1"),
  t("trialFeature2"),
  t("trialFeature3"),
  t("trialFeature4"),
  t("trialFeature5"),
  t("trialFeature6"),
  t("trialFeature7"),
  t("trialFeature8"),
  t("trialFeature9"),
];

const oneOf = new Intl.ListFormat("de", { type: "disjunction" });

/** The sign-up asks for a card; how else one may pay afterwards, where that is offered. */
function otherWays(ways: readonly PaymentWay[]): string[] {
  const words = ways.flatMap((way) => (way === "card" ? [] : [t(way === "invoice" ? "trialPayInvoice" : "trialPayDebit")]));
  return words.length > 0 ? [t("trialDetailWays", { ways: oneOf.format(words) })] : [];
}

/** How payments are taken here, as whoever drew the page knew it before the provider's facts were asked for. */
export type Payments = Pick<Carried, "isTest" | "paymentWays">;
type PlanCardProps = { plan: Plan; interval: BillingInterval; atFirst: Payments };

/** The left card of the sign-up: the chosen plan, what it holds, and how the trial goes. */
export function PlanCard({ plan, interval, atFirst }: PlanCardProps) {
  const { data } = usePaymentFacts();
  const isTest = data ? data.publishableKey === null : atFirst.isTest;
  const payment = t(isTest ? "trialDetail4Test" : "trialDetail4");
  const ways = otherWays(data?.paymentWays ?? atFirst.paymentWays);
  const details = [t("trialDetail1"), t("trialDetail2"), t("trialDetail3"), payment, ...ways];
  return (
    <section aria-label={t("trialPlan")} className="grid content-start gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{plan.name}</h2>
          <Pill tone="ok">{t("trialSelected")}</Pill>
        </div>
        <p className="text-2xl font-bold tabular-nums">
          {interval === "month" ? t("trialPerMonth", { price: price(plan.monthly) }) : t("trialPerYear", { price: price(plan.yearly) })}
        </p>
        <p className="text-sm text-muted">{t("trialNet", { percent: String(VAT_PERCENT) })}</p>
        <p>{interval === "month" ? t("trialChargedMonth") : t("trialChargedYear", { price: price(plan.yearly) })}</p>
      </div>
      <Ticks items={FEATURES} />
      <div className="grid gap-3 border-t border-line pt-5">
        <h3 className="text-base font-semibold">{t("trialDetails")}</h3>
        <Ticks items={details} />
      </div>
    </section>
  );
}

function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
