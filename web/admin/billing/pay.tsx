import type { Billing } from "@hz/contract/billing/billing";
import { isOwed } from "@hz/contract/billing/owed";
import { useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { WayDialog } from "./way-dialog.tsx";
import { isCardOnly } from "./ways.ts";
import { useWords } from "./words.ts";

/** What is to be done where a payment failed: pay the open invoice, or another way. */
export function Pay({ billing }: { billing: Billing }) {
  const { t, money } = useWords();
  const [isChanging, setChanging] = useState(false);
  const other = t(isCardOnly(billing) ? "billPayOtherCard" : "billOtherWay");
  // The oldest comes first: what is overdue longest ends the plan.
  const owed = billing.invoices.findLast(({ hosted_invoice_url: address, ...invoice }) => isOwed(invoice, Date.now()) && address);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {owed?.hosted_invoice_url && (
          <a href={owed.hosted_invoice_url} target="_blank" rel="noopener" className={buttonClass()}>
            {t("billPayNow", { amount: money(owed.amount_due, owed.currency) })}
          </a>
        )}
        <Button variant="quiet" onClick={() => setChanging(true)}>
          {other}
        </Button>
      </div>
      {owed && <p className="text-sm text-muted">{t("billPayText")}</p>}
      {isChanging && <WayDialog billing={billing} title={other} onClose={() => setChanging(false)} />}
    </div>
  );
}
