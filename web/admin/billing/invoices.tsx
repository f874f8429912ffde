import { type Billing, billingRoutes, type Invoice } from "@hz/contract/billing/billing";
import { ReceiptText } from "lucide-react";
import { useId } from "react";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
import { useBillingAction } from "./use-billing-action.ts";
import { useWords } from "./words.ts";

/** The section "Billing History": invoices, newest first, each with the provider's page for it. */
export function Invoices({ billing: { invoices, eInvoices } }: { billing: Billing }) {
  const { t } = useWords();
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
              <Line key={invoice.id} invoice={invoice} hasEInvoice={eInvoices && invoice.status === "paid" && invoice.total !== 0} />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

type LineProps = { invoice: Invoice; hasEInvoice: boolean };

function Line({ invoice, hasEInvoice }: LineProps) {
  const { t, day, money, invoiceState } = useWords();
  const { created, number, status, total, currency, hosted_invoice_url: address } = invoice;
  const credit = status === "void" ? 0 : Math.max(0, total - invoice.amount_due);
  const state = invoiceState(invoice);
  return (
    <tr>
      <Cell className="whitespace-nowrap">
        {day(created)}
        <span className="block text-sm text-muted sm:hidden">{number ?? "–"}</span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-sm:hidden">{number ?? "–"}</Cell>
      <Cell className="text-right whitespace-nowrap tabular-nums">
        {money(total, currency)}
        {credit > 0 && <span className="block text-sm text-muted">{t("billFromCredit", { credit: money(credit, currency) })}</span>}
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
          <a href={address} target="_blank" rel="noopener" className={buttonClass("ghost", "small")}>
            {t(status === "open" ? "billPayInvoice" : "billInvoice")} <span className="sr-only">{number}</span>
          </a>
        )}
        {hasEInvoice && <EInvoice invoice={invoice} />}
      </Cell>
    </tr>
  );
}

/** The same invoice as XML for the customer's books (EN 16931). */
function EInvoice({ invoice: { id, number } }: Pick<LineProps, "invoice">) {
  const { t } = useWords();
  const making = useBillingAction({
    run: async () => {
      const { name, xml } = await call(billingRoutes.eInvoice, { params: { id } });
      saveFile(new Blob([xml], { type: "application/xml" }), name);
    },
    failed: t("billEInvoiceFailed"),
    failedTitle: t("billError"),
  });
  return (
    <Button variant="ghost" size="small" busy={making.busy} onClick={() => making.run()}>
      {t("billEInvoice")} <span className="sr-only">{number}</span>
    </Button>
  );
}
