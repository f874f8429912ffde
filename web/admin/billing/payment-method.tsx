import { type Billing, billingRoutes, cardOf } from "@hz/contract/billing/billing";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useBillingAction } from "./use-billing-action.ts";
import { WayDialog } from "./way-dialog.tsx";
import { isCardOnly } from "./ways.ts";
import { isExpired, useWords } from "./words.ts";

/** The section "Payment Method": what the plan is paid by, a change of that, and the provider's own pages. */
export function PaymentMethod({ billing }: { billing: Billing }) {
  const { t, methodWords } = useWords();
  const { paymentMethod } = billing;
  const card = cardOf(paymentMethod);
  const [isChanging, setChanging] = useState(false);
  const change = t(isCardOnly(billing) ? "billChangeCard" : "billChangeWay");
  if (!paymentMethod)
    return (
      <Card title={t("billMethod")}>
        <p className="font-semibold">{t(isCardOnly(billing) ? "billNoCard" : "billNoWay")}</p>
        <p className="text-muted">{t(isCardOnly(billing) ? "billNoCardText" : "billNoWayText")}</p>
      </Card>
    );
  return (
    <Card title={t("billMethod")}>
      <div className="grid gap-4">
        <p>{methodWords(paymentMethod)}</p>
        {card && isExpired(card, new Date()) && <Notice tone="danger">{t("billCardExpired")}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setChanging(true)}>
            {change}
          </Button>
          <Portal />
        </div>
        <p className="text-sm text-muted">{t("billPortalText")}</p>
      </div>
      {isChanging && <WayDialog billing={billing} title={change} onClose={() => setChanging(false)} />}
    </Card>
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
