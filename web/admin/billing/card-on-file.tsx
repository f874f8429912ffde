import { type Billing, billingRoutes, type Card as NewCard } from "@hz/contract/billing/billing";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CardField, type CardGateway, CardRefused, withCard } from "../payment/index.ts";
import { t } from "../shared/texts/texts.ts";
import { failureInEnglish, keepBilling } from "./queries.ts";
import { say } from "./say.ts";
import { cardWords, isExpired } from "./words.ts";

/** The section "Payment Method": the card that pays, another one, and the provider's own pages. */
export function CardOnFile({ billing }: { billing: Billing }) {
  const { paymentMethod } = billing;
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
      {isChanging && <ChangeCard billing={billing} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function ChangeCard({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const client = useQueryClient();
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    if (!gateway || busy) return;
    setBusy(true);
    setFailure(null);
    let isKept = false;
    const use = async (card: NewCard) => {
      const answer = await call(billingRoutes.setCard, { body: card });
      // Asked about a payment, the bank has said yes to the card itself.
      isKept = "authentication" in answer && !answer.authentication.setupIntentId;
      return answer;
    };
    try {
      const owner = { name: billing.user.fullName, email: billing.user.email };
      const answer = await withCard(gateway, owner, use);
      if ("user" in answer) keepBilling(client, answer);
      say({ title: t("billCardSaved") });
      onClose();
    } catch (error) {
      setFailure(isKept && error instanceof CardRefused ? t("billCardKept") : failureInEnglish(error, t("billCardFailed")));
      // What was open may have stayed open while the card itself was kept.
      void client.invalidateQueries({ queryKey: ["billing"] });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isForm
      lang="en"
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("billChangeCard")}
      text={t("billChangeCardText")}
      cancelLabel={t("billBack")}
      confirmLabel={t("billSaveCard")}
      busy={busy}
      incomplete={!gateway}
      onConfirm={() => void save()}
    >
      <CardField language="en" onGateway={setGateway} onEnter={() => void save()} />
      {failure && <Notice tone="danger">{failure}</Notice>}
    </ConfirmDialog>
  );
}

/** The tab is opened with the click, where browsers allow it; the address comes after. */
function Portal() {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const tab = window.open("about:blank", "_blank");
    try {
      const { url } = await call(billingRoutes.customerPortal);
      if (tab) {
        tab.opener = null;
        tab.location.replace(url);
      } else location.assign(url);
    } catch (error) {
      tab?.close();
      const isRefused = error instanceof ApiError && error.code === "PAYMENT_REFUSED";
      const description = isRefused ? t("billPortalFailed") : failureInEnglish(error, t("billPortalFailed"));
      say({ title: t("billPortalFailedTitle"), description, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => void open()}>
      {t("billPortal")}
    </Button>
  );
}
