import type { Invoice } from "@hz/contract/billing/billing";
import { ReceiptText } from "lucide-react";
import { useId } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { t } from "../shared/texts/texts.ts";
import { day, invoiceState, money } from "./words.ts";

/** The section "Billing History": invoices, newest first, each with the provider's page for it. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-lg">
        {t("billHistory")}
      </h2>
      {invoices.length === 0 ? (
        <EmptyState icon={ReceiptText} title={t("billNoInvoices")} text={t("billNoInvoicesText")} />
      ) : (
        <Table label={t("billHistory")}>
          <TableHead>
            <HeadCell>{t("billDate")}</HeadCell>
            <HeadCell className="max-sm:hidden">{t("billNumber")}</HeadCell>
            <HeadCell className="text-right">{t("billAmount")}</HeadCell>
            <HeadCell className="max-sm:hidden">{t("billStatus")}</HeadCell>
            <HeadCell unseen>{t("billInvoice")}</HeadCell>
          </TableHead>
          <TableBody>
            {invoices.map((invoice) => (
              <Line key={invoice.id} invoice={invoice} />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

function Line({ invoice }: { invoice: Invoice }) {
  const { created, number, status, amount_paid, amount_due, currency, hosted_invoice_url: address } = invoice;
  const state = invoiceState(invoice);
  return (
    <tr>
      <Cell>
        {day(created)}
        <span className="block text-sm text-muted sm:hidden">{number ?? "–"}</span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-sm:hidden">{number ?? "–"}</Cell>
      <Cell className="text-right whitespace-nowrap tabular-nums">
        {money(status === "paid" ? amount_paid : amount_due, currency)}
        {/* On a phone there is no room for a column of its own. */}
        <span className="mt-1 block sm:hidden">
          <Pill tone={state.tone}>{state.label}</Pill>
        </span>
      </Cell>
      <Cell className="max-sm:hidden">
        <Pill tone={state.tone}>{state.label}</Pill>
      </Cell>
      <Cell className="text-right">
        {address && (
          <a href={address} target="_blank" rel="noopener" className="font-semibold text-brand">
            {t(status === "open" ? "billPayInvoice" : "billInvoice")} <span className="sr-only">{number}</span>
          </a>
        )}
      </Cell>
    </tr>
  );
}
