import type { Billing } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { ibanInFours } from "@hz/contract/billing/iban";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { leftOpenIn, useWords } from "./words.ts";

/** What plans that are over left open: the sum, and of each invoice how it is paid, because nobody charges it any more. */
export function LeftOpen({ invoices }: Pick<Billing, "invoices">) {
  const { t, money } = useWords();
  const left = leftOpenIn(invoices);
  if (left.length === 0) return null;
  const corrected = left.reduce((total, one) => total + one.corrected, 0);
  const sum = left.reduce((total, { amount_due }) => total + amount_due, 0);
  return (
    <Notice tone="accent">
      <b>{t("billLeftOpen", { amount: money(sum, left[0]!.currency) })}</b>
      {corrected > 0 && <p>{t("billLeftCorrected", { amount: money(corrected, left[0]!.currency) })}</p>}
      <ul className="grid gap-3">
        {left.map((invoice) => (
          <li key={invoice.id}>
            <One invoice={invoice} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function One({ invoice }: { invoice: Invoice }) {
  const { t, money } = useWords();
  const { amount_due, currency, transfer_to: account, hosted_invoice_url: address, is_processing: isCollected } = invoice;
  const said = { amount: money(amount_due, currency), number: invoice.number ?? "–" };
  if (isCollected) return t("billLeftCollecting", said);
  if (account) return t("billLeftTransfer", { ...said, ...account, iban: ibanInFours(account.iban) });
  return (
    <span className="grid justify-items-start gap-2">
      {t("billLeftInvoice", said)}
      {address && (
        <a href={address} target="_blank" rel="noopener" className={buttonClass("quiet", "small")}>
          {t("billPayNow", { amount: said.amount })} <span className="sr-only">{said.number}</span>
        </a>
      )}
    </span>
  );
}
