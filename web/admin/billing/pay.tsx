import type { Billing } from "@hz/contract/billing/billing";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ChangeCard } from "./card-on-file.tsx";
import { useWords } from "./words.ts";

/** What is to be done where a payment failed: pay the open invoice, or by another card. */
export function Pay({ billing }: { billing: Billing }) {
  const { t, money } = useWords();
  const [isChanging, setChanging] = useState(false);
  // The oldest comes first: what is overdue longest ends the plan.
  const owed = billing.invoices.findLast(({ status, hosted_invoice_url: address }) => status === "open" && address);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {owed?.hosted_invoice_url && (
          <a href={owed.hosted_invoice_url} target="_blank" rel="noopener" className={buttonClass()}>
            {t("billPayNow", { amount: money(owed.amount_due, owed.currency) })}
          </a>
        )}
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {t("billPayOtherCard")}
        </Button>
      </div>
      {owed && <p className="text-sm text-muted">{t("billPayText")}</p>}
      {isChanging && <ChangeCard billing={billing} title={t("billPayOtherCard")} onClose={() => setChanging(false)} />}
    </div>
  );
}
