import {
  type Billing,
  billingRoutes,
  type Card,
  cardOf,
  type PaidByCard,
  type PaymentMethod,
  type Subscription,
} from "@hz/contract/billing/billing";
import { YEARLY_TERM } from "@hz/contract/billing/term";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CardField, type CardGateway, useBank, withBank, withCard } from "../payment/index.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { LegalText } from "../shared/page/legal-text.tsx";
import { noteOrder } from "../shared/session/ordered.ts";
import { beginText, type Choice, switchText } from "./plan-costs.ts";
import { type Answer, useBillingAction } from "./use-billing-action.ts";
import { isCardOnly } from "./ways.ts";
import { isRunning, useWords, type Words } from "./words.ts";

type PlanDialogProps = Choice & { billing: Billing; priceId: string; onOtherWay: () => void; onClose: () => void };

/** Asks once before a plan is switched or begun: what it costs, when, and by which card; where there are other ways, one is kept before. */
export function PlanDialog({ billing, plan, interval, priceId, onOtherWay, onClose }: PlanDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const running = isRunning(billing.subscription) ? billing.subscription : null;
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const bank = useBank(language);
  const asksForCard = running === null && isCardOnly(billing);
  const known = cardOf(billing.paymentMethod);
  const [isOther, setOther] = useState(!known);
  const preview = useQuery({
    queryKey: ["billing", "preview", priceId],
    queryFn: ({ signal }) => call(billingRoutes.preview, { query: { priceId } }, signal),
    enabled: running !== null && running.status !== "trialing",
    gcTime: 0,
  });
  const needsCard = asksForCard && isOther;
  const isWaiting = preview.isLoading || (needsCard && !gateway);

  /** The subscription as ordered; null as long as it is not read. */
  const orderedIn = (answer: Answer): Subscription | null =>
    answer && "user" in answer && answer.subscription?.plan.id === priceId && isRunning(answer.subscription) ? answer.subscription : null;
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
      description: changedText(words, plan.name, orderedIn(answer)),
    }),
    failed: t("billChangeFailed"),
    failedTitle: t("billChangeFailedTitle"),
    onDone: (answer) => {
      if (orderedIn(answer) === null) noteOrder(plan.name, billing.user);
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
          : beginText(words, billing, { plan, interval })
      }
      cancelLabel={t("billBack")}
      confirmLabel={t(running ? "billConfirm" : "billOrder")}
      incomplete={isWaiting || (preview.error !== null && !preview.data)}
      action={changing}
      onClose={onClose}
      onConfirm={changing.run}
    >
      {asksForCard && known && <CardChoice known={known} isOther={isOther} onChoose={setOther} />}
      {running === null && !asksForCard && billing.paymentMethod && (
        <PaidBy method={billing.paymentMethod} busy={changing.busy} onOtherWay={onOtherWay} />
      )}
      {needsCard && <CardField language={language} onGateway={setGateway} />}
      <Agreed interval={interval} />
    </ActionDialog>
  );
}

/** What the order has led to: a plan, one that begins when the trial ends, or nothing that is read yet. */
function changedText({ t, day }: Words, plan: string, ordered: Subscription | null): string {
  if (!ordered) return t("billChangeReceivedText", { plan });
  const { status, trial_end } = ordered;
  if (status !== "trialing" || trial_end === null) return t("billChangeDoneText", { plan });
  return t("billChangeBeginsText", { plan, date: day(trial_end) });
}

type CardChoiceProps = { known: PaidByCard; isOther: boolean; onChoose: (isOther: boolean) => void };

/** The card that is known, or another one. */
function CardChoice({ known, isOther, onChoose }: CardChoiceProps) {
  const { t, methodWords } = useWords();
  return (
    <div className="grid">
      {[false, true].map((other) => (
        <label key={String(other)} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="card"
            checked={isOther === other}
            onChange={() => onChoose(other)}
            className="size-4.5 shrink-0 accent-brand"
          />
          {other ? t("billOtherCard") : t("billKnownCard", { card: methodWords(known) })}
        </label>
      ))}
    </div>
  );
}

type PaidByProps = { method: PaymentMethod; busy: boolean; onOtherWay: () => void };

/** The way to pay that was kept before the order, and the way back to another one. */
function PaidBy({ method, busy, onOtherWay }: PaidByProps) {
  const { t, methodWords } = useWords();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{t("billPaidBy", { method: methodWords(method) })}</p>
      <Button variant="quiet" size="small" disabled={busy} onClick={onOtherWay}>
        {t("billOtherWay")}
      </Button>
    </div>
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
