import { type Billing, billingRoutes, type Card, cardOf, type PlanPreview, type Subscription } from "@hz/contract/billing/billing";
import { amounts, type BillingInterval, type Plan } from "@hz/contract/billing/plans";
import { YEARLY_TERM } from "@hz/contract/billing/term";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { CardField, type CardGateway, useBank, withBank, withCard } from "../payment/index.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { LegalText } from "../shared/page/legal-text.tsx";
import { noteOrder } from "../shared/session/ordered.ts";
import { type Answer, useBillingAction } from "./use-billing-action.ts";
import { freeUntil, isRunning, useWords, type Words, withTax } from "./words.ts";

type Choice = { billing: Billing; plan: Plan; interval: BillingInterval; priceId: string; onClose: () => void };

/** Asks once before a plan is switched or begun: what it costs, when, and by which card. */
export function PlanDialog({ billing, plan, interval, priceId, onClose }: Choice) {
  const words = useWords();
  const { t, cardWords, language } = words;
  const running = isRunning(billing.subscription) ? billing.subscription : null;
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const bank = useBank(language);
  const known = cardOf(billing.paymentMethod);
  const [isOther, setOther] = useState(!known);
  const preview = useQuery({
    queryKey: ["billing", "preview", priceId],
    queryFn: ({ signal }) => call(billingRoutes.preview, { query: { priceId } }, signal),
    enabled: running !== null && running.status !== "trialing",
    gcTime: 0,
  });
  const needsCard = running === null && isOther;
  const isWaiting = preview.isLoading || (needsCard && !gateway);

  const isRead = (answer: Answer) =>
    answer && "user" in answer && answer.subscription?.plan.id === priceId && isRunning(answer.subscription);
  const changing = useBillingAction({
    run: () => {
      // Charged is what was shown, however long somebody looks at it.
      const at = preview.data?.at ?? undefined;
      const change = (card?: Card) =>
        call(billingRoutes.changePlan, { body: { priceId, card, at } }).catch(async (error: unknown) => {
          if (error instanceof ApiError && error.code === "PREVIEW_STALE") await preview.refetch();
          throw error;
        });
      const owner = { name: billing.user.fullName, email: billing.user.email };
      return needsCard && gateway ? withCard(gateway, owner, change) : withBank(bank.authenticate, () => change());
    },
    done: (answer) => ({
      title: t("billChangeDone"),
      description: t(isRead(answer) ? "billChangeDoneText" : "billChangeReceivedText", { plan: plan.name }),
    }),
    failed: t("billChangeFailed"),
    failedTitle: t("billChangeFailedTitle"),
    onDone: (answer) => {
      if (!isRead(answer)) noteOrder(plan.name, billing.user);
      onClose();
    },
  });

  return (
    <ActionDialog
      lang={language}
      title={t(running ? "billSwitchAsk" : "billBeginAsk", { plan: plan.name })}
      text={
        running
          ? switchText(words, billing, running, { plan, interval, preview: preview.data, error: preview.error })
          : beginText(words, billing, plan, interval)
      }
      cancelLabel={t("billBack")}
      confirmLabel={t(running ? "billConfirm" : "billOrder")}
      incomplete={isWaiting || (preview.error !== null && !preview.data)}
      action={changing}
      onClose={onClose}
      onConfirm={changing.run}
    >
      {running === null && known && (
        <div className="grid">
          {[false, true].map((other) => (
            <label key={String(other)} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="card"
                checked={isOther === other}
                onChange={() => setOther(other)}
                className="size-4.5 shrink-0 accent-brand"
              />
              {other ? t("billOtherCard") : t("billKnownCard", { card: cardWords(known) })}
            </label>
          ))}
        </div>
      )}
      {needsCard && <CardField language={language} onGateway={setGateway} />}
      <Agreed interval={interval} />
    </ActionDialog>
  );
}

/** How long the contract runs, how it is ended, and whose terms it follows. */
function Agreed({ interval }: Pick<Choice, "interval">) {
  const { t } = useWords();
  const { months, noticeMonths: notice } = YEARLY_TERM;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{interval === "month" ? t("billTermMonth") : t("billTermYear", { months, notice })}</p>
      <LegalText
        write={({ terms, privacy }) => t("billLegal", { terms, privacy })}
        names={{ terms: t("billTerms"), privacy: t("billPrivacy") }}
      />
    </div>
  );
}

type Switch = Pick<Choice, "plan" | "interval"> & { preview: PlanPreview | undefined; error: unknown };

/** What is charged now, what from then on, and that a cancellation does not stay. */
function switchText(words: Words, { reverseCharge }: Billing, running: Subscription, choice: Switch): string {
  const { t, day, money, intervalWord, failure } = words;
  const { plan, interval, preview, error } = choice;
  const isTrial = running.status === "trialing";
  if (!isTrial && !preview) return error ? failure(error, t("billChangeFailed")) : t("billSwitchLoading");
  const amount = money(withTax(amounts(plan, interval).net, reverseCharge).gross);
  return [
    preview ? dueText(words, preview) : t("billSwitchTrial", { date: day(running.trial_end ?? 0) }),
    t(reverseCharge ? "billSwitchThenReverse" : "billSwitchThen", { amount, interval: intervalWord(interval) }),
    ...(running.cancel_at_period_end ? [t("billSwitchKeeps")] : []),
  ].join(" ");
}

function dueText({ t, money }: Words, { dueNow, tax, credit }: PlanPreview): string {
  if (dueNow <= 0) return credit > 0 ? t("billSwitchAllCredit", { credit: money(credit) }) : t("billSwitchCredit");
  if (credit > 0) return t("billSwitchNowCredit", { amount: money(dueNow), credit: money(credit) });
  return tax > 0 ? t("billSwitchNow", { amount: money(dueNow), tax: money(tax) }) : t("billSwitchNowReverse", { amount: money(dueNow) });
}

function beginText({ t, day, money, intervalWord }: Words, billing: Billing, plan: Plan, interval: BillingInterval): string {
  const { user, reverseCharge, credit } = billing;
  const sums = amounts(plan, interval);
  const said = { net: money(sums.net), tax: money(sums.tax), gross: money(sums.gross), interval: intervalWord(interval) };
  const end = freeUntil(user, Date.now());
  const first =
    end === null
      ? t(reverseCharge ? "billBeginNowReverse" : "billBeginNow", said)
      : t(reverseCharge ? "billBeginTrialReverse" : "billBeginTrial", { ...said, date: day(end) });
  return credit > 0 ? `${first} ${t("billBeginCredit", { credit: money(credit) })}` : first;
}
