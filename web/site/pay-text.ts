import type { PaymentWay } from "@hz/contract/billing/billing";
import { INVOICE_DAYS } from "@hz/contract/limits";
import type { SiteFacts } from "./site-page.ts";
import { t } from "./texts.ts";

const WORDS: Record<PaymentWay, string> = {
  card: t("payCard"),
  sepa_debit: t("payDebit"),
  invoice: t("payInvoice", { days: String(INVOICE_DAYS) }),
};
const oneOf = new Intl.ListFormat("de", { type: "disjunction" });

/** In which ways this installation's plans are paid; where there are others than a card, that the trial asks for one all the same. */
export function payText({ paymentWays }: Pick<SiteFacts, "paymentWays">): string {
  const ways = t("payWays", { ways: oneOf.format(paymentWays.map((way) => WORDS[way])) });
  return paymentWays.length > 1 ? `${ways} ${t("payOtherThanCard")}` : ways;
}
