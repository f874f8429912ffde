import { type Billing, billingRoutes, type Card as NewCard, cardOf } from "@hz/contract/billing/billing";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CardField, type CardGateway, CardRefused, withCard } from "../payment/index.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useBillingAction } from "./use-billing-action.ts";
import { isExpired, owedIn, useWords } from "./words.ts";

/** The section "Payment Method": the card that pays, another one, and the provider's own pages. */
export function CardOnFile({ billing }: { billing: Billing }) {
  const { t, cardWords } = useWords();
  const paymentMethod = cardOf(billing.paymentMethod);
  const [isChanging, setChanging] = useState(false);
  if (!paymentMethod)
    return (
      <Card title={t("billMethod")}>
        <p className="font-semibold">{t("billNoCard")}</p>
        <p className="text-muted">{t("billNoCardText")}</p>
      </Card>
    );
  return (
    <Card title={t("billMethod")}>
      <div className="grid gap-4">
        <p>{cardWords(paymentMethod)}</p>
        {isExpired(paymentMethod, new Date()) && <Notice tone="danger">{t("billCardExpired")}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {t("billChangeCard")}
          </Button>
          <Portal />
        </div>
        <p className="text-sm text-muted">{t("billPortalText")}</p>
      </div>
      {isChanging && <ChangeCard billing={billing} title={t("billChangeCard")} onClose={() => setChanging(false)} />}
    </Card>
  );
}

/** Asks for another card, which pays from then on and what is open at once: then the button says so, with the amount. */
export function ChangeCard({ billing, title, onClose }: { billing: Billing; title: string; onClose: () => void }) {
  const { t, language, money } = useWords();
  const owed = owedIn(billing);
  const amount = money(owed);
  const client = useQueryClient();
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const saving = useBillingAction({
    run: async (field: CardGateway) => {
      let isKept = false;
      const use = async (card: NewCard) => {
        const answer = await call(billingRoutes.setCard, { body: card });
        // Asked about a payment, the bank has said yes to the card itself.
        isKept = "authentication" in answer && !answer.authentication.setupIntentId;
        return answer;
      };
      const owner = { name: billing.user.fullName, email: billing.user.email };
      return withCard(field, owner, use).catch((error: unknown) => {
        throw isKept && error instanceof CardRefused ? new CardRefused(t("billCardKept")) : error;
      });
    },
    done: { title: t("billCardSaved") },
    failed: t("billCardFailed"),
    onDone: onClose,
    // What was open may have stayed open while the card itself was kept.
    onFailed: () => client.invalidateQueries({ queryKey: queryKeys.billing }),
  });
  const save = () => gateway && saving.run(gateway);
  return (
    <ActionDialog
      isForm
      lang={language}
      title={title}
      text={owed > 0 ? t("billCardPaysText", { amount }) : t("billChangeCardText")}
      cancelLabel={t("billBack")}
      confirmLabel={owed > 0 ? t("billCardPays", { amount }) : t("billSaveCard")}
      incomplete={!gateway}
      action={saving}
      onClose={onClose}
      onConfirm={save}
    >
      <CardField language={language} onGateway={setGateway} onEnter={save} />
    </ActionDialog>
  );
}

/** The tab is opened with the click, where browsers allow it; the address comes after. */
function Portal() {
  const { t, failure } = useWords();
  const opening = useBillingAction({
    run: async (tab: Window | null) => {
      const { url } = await call(billingRoutes.customerPortal);
      if (!tab) return location.assign(url);
      tab.opener = null;
      tab.location.replace(url);
    },
    failed: (error) =>
      error instanceof ApiError && error.code === "PAYMENT_REFUSED" ? t("billPortalFailed") : failure(error, t("billPortalFailed")),
    failedTitle: t("billPortalFailedTitle"),
    onFailed: (_, tab) => tab?.close(),
  });
  return (
    <Button variant="quiet" busy={opening.busy} onClick={() => opening.run(window.open("about:blank", "_blank"))}>
      {t("billPortal")}
    </Button>
  );
}
