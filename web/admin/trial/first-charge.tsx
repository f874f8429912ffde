import { TRIAL_DAYS_WITH_CARD } from "@hz/contract/limits";
import { amounts, type BillingInterval, type Plan, VAT_PERCENT } from "@hz/contract/billing/plans";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { formatDay } from "../../i18n/dates.ts";
import { LegalText } from "../shared/page/legal-text.tsx";
import { t } from "../shared/texts/texts.ts";

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
/** Cents as German text: "93,81 €". */
const money = (cents: number): string => euros.format(cents / 100);

const percent = String(VAT_PERCENT);

/** What is paid today, and what and when first: beside the button, net, tax and gross. */
export function FirstCharge({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  const { net, tax, gross } = amounts(plan, interval);
  // The same day on the server, which draws the page first, and in a browser anywhere.
  const firstOn = berlinDay(new Date(Date.now() + TRIAL_DAYS_WITH_CARD * 86_400_000));
  const rows = [
    [t("trialSum"), t("trialSumToday")],
    [t("trialSumNet", { plan: plan.name }), money(net)],
    [t("trialSumTax", { percent }), money(tax)],
  ];
  return (
    <div className="grid gap-3 rounded-card bg-canvas p-4">
      <dl className="grid gap-1.5 tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-x-4 border-t border-line pt-2 font-semibold">
          <dt>
            {t(interval === "month" ? "trialSumGrossMonth" : "trialSumGrossYear")}
            <span suppressHydrationWarning className="block font-normal text-muted">
              {t("trialSumFirst", { date: formatDay(firstOn, "de") })}
            </span>
          </dt>
          <dd className="whitespace-nowrap">{money(gross)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{t("trialReverse")}</p>
    </div>
  );
}

/** Whom the offer is for, and what is agreed to by pressing the button. */
export function Conditions({ interval }: { interval: BillingInterval }) {
  const rhythm = t(interval === "month" ? "trialRhythmMonth" : "trialRhythmYear");
  return <LegalText write={({ terms, privacy }) => t("trialBusiness", { rhythm, terms, privacy })} />;
}
