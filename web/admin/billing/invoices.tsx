import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import type { EInvoiceOf, Invoice } from "@hz/contract/billing/invoices";
import { payableUntil } from "@hz/contract/billing/owed";
import { ReceiptText } from "lucide-react";
import { useId } from "react";
import { call, callBytes } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { saveFile } from "../../vault/files/save-file.ts";
import { useBillingAction } from "./use-billing-action.ts";
import { useWords } from "./words.ts";

/** What is paid by transfer is booked before. */
const hasEInvoice = ({ status, total, due_date }: Invoice): boolean =>
  total !== 0 && (status === "paid" || (status === "open" && due_date !== null));

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
            <HeadCell className="max-2xl:hidden">{t("billNumber")}</HeadCell>
            <HeadCell className="text-right">{t("billAmount")}</HeadCell>
            <HeadCell className="max-sm:hidden">{t("billStatus")}</HeadCell>
            <HeadCell unseen className="max-sm:hidden">
              {t("billInvoice")}
            </HeadCell>
          </TableHead>
          <TableBody>
            {invoices.map((invoice) => (
              <Line key={invoice.id} invoice={invoice} eInvoices={eInvoices} />
            ))}
          </TableBody>
        </Table>
      )}
      {eInvoices && invoices.some(hasEInvoice) && <p className="text-sm text-muted">{t("billOneForm")}</p>}
    </section>
  );
}

/** What the provider's page of an invoice is for. */
function pageOf(invoice: Invoice) {
  if (invoice.total < 0) return "billCorrection";
  if (invoice.status !== "open" || invoice.is_processing) return "billInvoice";
  return invoice.due_date === null ? "billPayInvoice" : "billHowToPay";
}

type LineProps = { invoice: Invoice } & Pick<Billing, "eInvoices">;

function Line({ invoice, eInvoices }: LineProps) {
  const { t, day, money, invoiceState } = useWords();
  const { created, number, status, total, currency, hosted_invoice_url: address } = invoice;
  const credit = status === "void" ? 0 : Math.max(0, total - invoice.amount_due - invoice.corrected);
  const state = invoiceState(invoice, Date.now());
  const due = status === "open" && invoice.due_date !== null && (
    <span className="mt-1 block text-sm whitespace-normal text-muted">{t("billDue", { date: day(payableUntil(invoice.due_date)) })}</span>
  );
  const forms = (
    <>
      {address && (
        <a href={address} target="_blank" rel="noopener" className={buttonClass("ghost", "small")}>
          {t(pageOf(invoice))} <span className="sr-only">{number}</span>
        </a>
      )}
      {eInvoices && hasEInvoice(invoice) && <EInvoice invoice={invoice} of="invoice" />}
      {eInvoices && invoice.has_correction && (
        <>
          <span className="mt-1 px-3 text-sm text-muted">{t("billCorrection")}</span>
          <EInvoice invoice={invoice} of="correction" />
        </>
      )}
    </>
  );
  return (
    <tr>
      <Cell className="2xl:whitespace-nowrap">
        {day(created)}
        <span className="block text-sm text-muted 2xl:hidden">{number ?? "–"}</span>
        {/* On a phone there is no room for columns of their own. */}
        <span className="-mx-3 flex flex-col items-start *:text-left sm:hidden">{forms}</span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-2xl:hidden">{number ?? "–"}</Cell>
      <Cell className="text-right whitespace-nowrap tabular-nums">
        {money(total, currency)}
        {invoice.corrected > 0 && (
          <span className="block text-sm whitespace-normal text-muted">
            {t("billCorrected", { amount: money(invoice.corrected, currency) })}
          </span>
        )}
        {credit > 0 && (
          <span className="block text-sm whitespace-normal text-muted">{t("billFromCredit", { credit: money(credit, currency) })}</span>
        )}
        <span className="mt-1 block sm:hidden">
          <Pill tone={state.tone}>{state.label}</Pill>
          {due}
        </span>
      </Cell>
      <Cell className="max-sm:hidden">
        <Pill tone={state.tone}>{state.label}</Pill>
        {due}
      </Cell>
      <Cell className="max-sm:hidden">
        <span className="flex flex-col items-end">{forms}</span>
      </Cell>
    </tr>
  );
}

/** The same invoice for the customer's books (EN 16931): as XML, and as PDF with XML in it. */
function EInvoice({ invoice: { id, number }, of }: Pick<LineProps, "invoice"> & { of: EInvoiceOf }) {
  const { t } = useWords();
  const named = of === "invoice" ? number : `${t("billCorrection")} ${number}`;
  const failure = { failed: t("billEInvoiceFailed"), failedTitle: t("billError") };
  const xRechnung = useBillingAction({
    run: async () => {
      const { name, xml } = await call(billingRoutes.eInvoice, { params: { id }, query: { of } });
      saveFile(new Blob([xml], { type: "application/xml" }), name);
    },
    ...failure,
  });
  const zugferd = useBillingAction({
    run: async () => {
      const pdf = await new Response(await callBytes(billingRoutes.zugferd, { params: { id }, query: { of } })).blob();
      saveFile(new Blob([pdf], { type: "application/pdf" }), of === "invoice" ? `${number}.pdf` : `${number}-${t("billCorrection")}.pdf`);
    },
    ...failure,
  });
  return (
    <>
      <Button variant="ghost" size="small" busy={xRechnung.busy} onClick={() => xRechnung.run()}>
        {t("billXRechnung")} <span className="sr-only">{named}</span>
      </Button>
      <Button variant="ghost" size="small" busy={zugferd.busy} onClick={() => zugferd.run()}>
        {t("billZugferd")} <span className="sr-only">{named}</span>
      </Button>
    </>
  );
}
