import type { Billing } from "@hz/contract/billing/billing";
import { isCollecting } from "@hz/contract/billing/owed";
import { BILLING_INTERVALS, type BillingInterval, type Plan, PLANS, VAT_PERCENT } from "@hz/contract/billing/plans";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Pill } from "../../ui/pill.tsx";
import { useOrdered } from "../shared/session/ordered.ts";
import { DetailsDialog } from "./details-card.tsx";
import type { Choice } from "./plan-costs.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { WayDialog } from "./way-dialog.tsx";
import { isCardOnly } from "./ways.ts";
import { isOverdue, isRunning, useWords } from "./words.ts";

/** The section "Available Plans": every plan at its price, the current one without a button. */
export function Plans({ billing }: { billing: Billing }) {
  const { t, sizeWords, wholeEuros } = useWords();
  const { subscription, prices } = billing;
  const running = isRunning(subscription) ? subscription : null;
  const isOrdered = useOrdered(billing.user) !== null;
  // What the server would refuse is not offered, nor what was ordered a moment ago.
  const isOwing = running !== null && isOverdue(running);
  const [interval, setInterval] = useState<BillingInterval>(running?.plan.interval ?? "month");
  const [chosen, setChosen] = useState<Plan | null>(null);
  const heading = useId();
  const priceOf = (plan: Plan) => prices.find((one) => one.size === plan.size && one.interval === interval)!.id;
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {t("billAvailable")}
        </h2>
        <IntervalChoice chosen={interval} onChoose={setInterval} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {PLANS.map((plan) => {
          const isCurrent = running?.plan.id === priceOf(plan);
          return (
            <li
              key={plan.size}
              className={`grid content-between gap-4 rounded-card border bg-surface p-4.5 ${isCurrent ? "border-brand" : "border-line"}`}
            >
              <div className="grid gap-1">
                <h3 className="text-base font-semibold">{plan.name}</h3>
                <p className="text-sm text-muted">{sizeWords(plan.size)}</p>
                <p className="tabular-nums">
                  <b className="block text-xl">{wholeEuros(interval === "month" ? plan.monthly : plan.yearly)}</b>
                  {t(interval === "month" ? "billMonthlyWords" : "billYearlyWords")}
                </p>
                <p className="text-sm text-muted">
                  {billing.reverseCharge ? t("billNetReverse") : t("billNet", { percent: String(VAT_PERCENT) })},{" "}
                  {t(interval === "month" ? "billMonthlyBilled" : "billYearlyBilled")}
                </p>
              </div>
              {isCurrent ? (
                <span>
                  <Pill tone="ok">{t("billIsCurrent")}</Pill>
                </span>
              ) : (
                !isOwing &&
                !isOrdered && (
                  <Button variant="quiet" onClick={() => setChosen(plan)}>
                    {t(running ? "billSwitch" : "billChoose", { plan: plan.name })}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
      {isOwing && <p>{t(isCollecting(billing.invoices) ? "billSwitchCollecting" : "billSwitchLocked")}</p>}
      <p className="text-sm text-muted">{t("billBusinessOnly")}</p>
      {chosen && <Order billing={billing} plan={chosen} interval={interval} priceId={priceOf(chosen)} onClose={() => setChosen(null)} />}
    </section>
  );
}

type OrderProps = Choice & { billing: Billing; priceId: string; onClose: () => void };

/** The steps of an order: whom invoices are made out to, how they are paid, and the order itself; what one has kept is not asked again. */
function Order({ billing, onClose, ...choice }: OrderProps) {
  const { t } = useWords();
  const [isOtherWay, setOtherWay] = useState(false);
  if (!billing.details) return <DetailsDialog billing={billing} onClose={onClose} />;
  const lacksWay = !isRunning(billing.subscription) && !isCardOnly(billing) && !billing.paymentMethod;
  const goOn = () => setOtherWay(false);
  if (lacksWay || isOtherWay)
    return <WayDialog billing={billing} title={t("billMethod")} isBeforeOrder onClose={lacksWay ? onClose : goOn} onKept={goOn} />;
  return <PlanDialog billing={billing} {...choice} onOtherWay={() => setOtherWay(true)} onClose={onClose} />;
}

function IntervalChoice({ chosen, onChoose }: { chosen: BillingInterval; onChoose: (interval: BillingInterval) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">{t("billInterval")}</legend>
      {BILLING_INTERVALS.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input type="radio" name="interval" checked={one === chosen} onChange={() => onChoose(one)} className="size-4.5 accent-brand" />
          {t(one === "month" ? "billMonthly" : "billYearly")}
          {one === "year" && <span className="text-sm text-ok">{t("billYearlySaving")}</span>}
        </label>
      ))}
    </fieldset>
  );
}
