import { type Billing, billingRoutes, type Subscription } from "@hz/contract/billing/billing";
import { isCollecting, isOwed } from "@hz/contract/billing/owed";
import { PLANS, VAT_PERCENT } from "@hz/contract/billing/plans";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pill } from "../../ui/pill.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useOrdered } from "../shared/session/ordered.ts";
import { useBillingAction } from "./use-billing-action.ts";
import { LeftOpen } from "./left-open.tsx";
import { Pay } from "./pay.tsx";
import { isByTransfer, isCardOnly } from "./ways.ts";
import { freeUntil, isOverdue as owes, isRunning, useWords, withTax } from "./words.ts";

/** The section "Current Plan": what is paid for, its badge, what comes next, and the way to end or keep it. */
export function CurrentPlan({ billing }: { billing: Billing }) {
  const { t, badgesOf } = useWords();
  const { subscription } = billing;
  const ordered = useOrdered(billing.user);
  const badges: ReturnType<typeof badgesOf> = ordered === null ? badgesOf(billing, Date.now()) : [{ label: t("billReceived"), tone: "ok" }];
  return (
    <Card
      title={t("billCurrent")}
      actions={
        <span className="flex flex-wrap gap-2">
          {badges.map(({ label, tone }) => (
            <Pill key={label} tone={tone}>
              {label}
            </Pill>
          ))}
        </span>
      }
    >
      <div className="grid gap-4">
        {ordered !== null && <Notice tone="ok">{t("billReceivedText", { plan: ordered })}</Notice>}
        {isRunning(subscription) && <Running billing={billing} subscription={subscription} />}
        {!isRunning(subscription) && ordered === null && <NoPlan billing={billing} />}
        <LeftOpen invoices={billing.invoices} />
      </div>
    </Card>
  );
}

/** What a cancellation means, and what it would mean, by what of the plan is open. */
const CANCELLED = { paid: "billCancelledText", collecting: "billCancelledCollecting", overdue: "billCancelledOverdue" } as const;
const CANCEL = { paid: "billCancelConsequence", collecting: "billCancelCollecting", overdue: "billCancelOverdue" } as const;

function Running({ billing, subscription }: { billing: Billing; subscription: Subscription }) {
  const { t, day, money } = useWords();
  const { plan, status, current_period_end, trial_end, cancel_at_period_end } = subscription;
  const price = billing.prices.find(({ id }) => id === plan.id);
  const name = PLANS.find(({ size }) => size === price?.size)?.name ?? billing.user.planName;
  const { gross } = withTax(plan.amount, billing.reverseCharge);
  const isOverdue = owes(subscription);
  const standing = !isOverdue ? "paid" : isCollecting(billing.invoices) ? "collecting" : "overdue";
  const byTransfer = isByTransfer(billing);
  // Whoever cancels knows before what becomes of their money.
  const consequence = [
    t(CANCEL[standing], { date: day(current_period_end) }),
    ...(billing.credit > 0 ? [t("billCreditEnding", { credit: money(billing.credit, plan.currency) })] : []),
  ].join(" ");
  return (
    <>
      <div className="grid gap-0.5">
        <p className="text-xl font-bold">{name}</p>
        <p className="tabular-nums">
          {t(plan.interval === "month" ? "billPerMonth" : "billPerYear", { price: money(plan.amount, plan.currency) })}{" "}
          <span className="text-muted">{billing.reverseCharge ? t("billReverse") : t("billNet", { percent: String(VAT_PERCENT) })}</span>
        </p>
        {!cancel_at_period_end && status === "active" && (
          <p className="text-muted">{t("billNext", { date: day(current_period_end), amount: money(gross, plan.currency) })}</p>
        )}
        {!cancel_at_period_end && status === "trialing" && trial_end !== null && (
          <p className="text-muted">
            {t(byTransfer ? "billTrialTransferText" : "billTrialCardText", { date: day(trial_end), amount: money(gross, plan.currency) })}
          </p>
        )}
        <Credit
          credit={billing.credit}
          next={!cancel_at_period_end && !isOverdue ? { date: day(current_period_end), gross, currency: plan.currency, byTransfer } : null}
          isEnding={cancel_at_period_end}
        />
      </div>
      {isOverdue && <Overdue billing={billing} />}
      {cancel_at_period_end && (
        <Notice tone="accent">
          <b>{t("billCancelled")}</b>
          {t(CANCELLED[standing], { date: day(current_period_end) })}
        </Notice>
      )}
      {cancel_at_period_end ? <Keep /> : <Cancel consequence={consequence} />}
    </>
  );
}

/** Where a payment failed, or time ran out: what is to be done; while what is open is being collected, nothing. */
function Overdue({ billing }: { billing: Billing }) {
  const { t } = useWords();
  if (isCollecting(billing.invoices)) return <Notice>{t("billCollectingText")}</Notice>;
  const failed = isCardOnly(billing) ? "billPastDueText" : "billPastDueOther";
  // Whatever pays now: of a transfer nothing failed, its time ran out.
  const owed = billing.invoices.filter((invoice) => isOwed(invoice, Date.now()));
  const ranOut = owed.length > 0 ? owed.every(({ due_date }) => due_date !== null) : isByTransfer(billing);
  return (
    <>
      <Notice tone="danger">{t(ranOut ? "billPastDueTransfer" : failed)}</Notice>
      <Pay billing={billing} />
    </>
  );
}

type Next = { date: string; gross: number; currency: string; byTransfer: boolean };

/** What is credited, and what of the next invoice is still to be paid. */
function Credit({ credit, next, isEnding = false }: { credit: number; next: Next | null; isEnding?: boolean }) {
  const { t, money } = useWords();
  if (credit === 0) return null;
  const amount = next && money(Math.max(0, next.gross - credit), next.currency);
  return (
    <p className="font-semibold">
      {next && amount
        ? t(next.byTransfer ? "billCreditTransfer" : "billCreditNext", { credit: money(credit, next.currency), amount, date: next.date })
        : t(isEnding ? "billCreditEnding" : "billCredit", { credit: money(credit) })}
    </p>
  );
}

function NoPlan({ billing: { user, subscription, credit } }: { billing: Billing }) {
  const { t, day } = useWords();
  const end = freeUntil(user, Date.now());
  const isUnpaid = user.paymentStanding === "ended-unpaid";
  if (subscription && end === null)
    return (
      <div className="grid gap-0.5">
        <p>{t(isUnpaid ? "billEndedUnpaidText" : "billEndedText", { date: day(subscription.current_period_end) })}</p>
        <Credit credit={credit} next={null} isEnding />
      </div>
    );
  if (!user.trialEndDate) return null;
  const date = day(Math.floor(Date.parse(user.trialEndDate) / 1000));
  return (
    <div className="grid gap-0.5">
      <p className="text-xl font-bold">{t("billTrial")}</p>
      <p>{t(end === null ? "billTrialOverText" : "billTrialText", { date })}</p>
    </div>
  );
}

function Cancel({ consequence }: { consequence: string }) {
  const { t, language } = useWords();
  const [open, setOpen] = useState(false);
  const cancelling = useBillingAction({
    run: () => call(billingRoutes.cancel),
    done: { title: t("billCancelDone"), description: t("billCancelDoneText") },
    failed: t("billCancelFailed"),
    failedTitle: t("billError"),
    onDone: () => setOpen(false),
  });
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t("billCancel")}
      </Button>
      {open && (
        <ActionDialog
          lang={language}
          title={t("billCancelAsk")}
          text={consequence}
          cancelLabel={t("billCancelBack")}
          confirmLabel={t("billCancel")}
          destructive
          action={cancelling}
          onClose={() => setOpen(false)}
          onConfirm={cancelling.run}
        />
      )}
    </div>
  );
}

function Keep() {
  const { t } = useWords();
  const keeping = useBillingAction({
    run: () => call(billingRoutes.reactivate),
    done: { title: t("billReactivateDone"), description: t("billReactivateDoneText") },
    failed: t("billReactivateFailed"),
    failedTitle: t("billError"),
  });
  return (
    <div>
      <Button busy={keeping.busy} onClick={() => keeping.run()}>
        {t("billKeep")}
      </Button>
    </div>
  );
}
