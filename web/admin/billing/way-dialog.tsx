import type { Billing, PaymentWay } from "@hz/contract/billing/billing";
import { awaitsTransfer } from "@hz/contract/billing/owed";
import { INVOICE_DAYS } from "@hz/contract/limits";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { CardField } from "../payment/index.ts";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { DirectDebitFields } from "./direct-debit-fields.tsx";
import { useWay } from "./use-way.ts";
import { isCardOnly } from "./ways.ts";
import { owedIn, useWords, type Words } from "./words.ts";

type WayDialogProps = {
  billing: Billing;
  title: string;
  /** Whether it is the step before an order, which follows when the way is kept. */
  isBeforeOrder?: boolean;
  onClose: () => void;
  /** Follows when it is kept, where that is something else. */
  onKept?: () => void;
};

/** Asks how the plan is paid from now on; what is overdue is paid that way at once, and then the button says so, with the amount. */
export function WayDialog({ billing, title, isBeforeOrder = false, onClose, onKept = onClose }: WayDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const { ways, way, choose, form, saving, keep, keepDebit, setGateway, isReady } = useWay(billing, onKept);
  return (
    <ActionDialog
      isForm
      lang={language}
      title={title}
      text={isBeforeOrder ? t("billWayAsked") : effectText(words, billing, way)}
      cancelLabel={t("billBack")}
      confirmLabel={isBeforeOrder ? t(GO_ON[way]) : keepLabel(words, billing, way)}
      incomplete={!isReady}
      action={saving}
      onClose={onClose}
      onConfirm={keep}
    >
      {ways.length > 1 && (
        <RadioGroup label={t("billWay")} options={ways.map((value) => ({ value, label: t(NAMES[value]) }))} value={way} onChange={choose} />
      )}
      {way === "card" && <CardField language={language} onGateway={setGateway} onEnter={keep} />}
      {way === "sepa_debit" && <DirectDebitFields form={form} creditor={billing.creditor} onValid={keepDebit} />}
      {way === "invoice" && <p>{t("billByInvoiceText", { days: INVOICE_DAYS })}</p>}
    </ActionDialog>
  );
}

const NAMES = { card: "billWayCard", sepa_debit: "billWayDebit", invoice: "billWayInvoice" } as const;
const GO_ON = { card: "billCardGoOn", sepa_debit: "billDebitGoOn", invoice: "billByInvoiceGoOn" } as const;

function effectText({ t, money }: Words, billing: Billing, way: PaymentWay): string {
  const owed = owedIn(billing);
  if (owed > 0) return t(way === "card" ? "billCardPaysText" : "billDebitPaysText", { amount: money(owed) });
  if (isCardOnly(billing)) return t("billChangeCardText");
  if (billing.invoices.some(({ status, is_processing }) => status === "open" && is_processing)) return t("billChangeWayCollecting");
  const isAwaiting = way !== "invoice" && billing.invoices.some((invoice) => awaitsTransfer(invoice, Date.now()));
  return t(isAwaiting ? "billChangeWayTransfer" : "billChangeWayText");
}

function keepLabel({ t, money }: Words, billing: Billing, way: PaymentWay): string {
  const owed = owedIn(billing);
  if (way === "invoice") return t("billSaveByInvoice");
  if (owed > 0) return t(way === "card" ? "billCardPays" : "billDebitPays", { amount: money(owed) });
  return t(way === "card" ? "billSaveCard" : "billSaveDebit");
}
