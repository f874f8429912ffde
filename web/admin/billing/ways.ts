import { type Billing, cardOf, type PaymentMethod, type PaymentWay } from "@hz/contract/billing/billing";
import { isOverdue, isRunning } from "./words.ts";

/** Which way to pay a payment method is. */
export const wayOf = (method: PaymentMethod): PaymentWay => ("card" in method ? "card" : "sepaDebit" in method ? "sepa_debit" : "invoice");

/** Whether a plan is paid by transfer, after an invoice. */
export const isByTransfer = ({ paymentMethod }: Pick<Billing, "paymentMethod">): boolean =>
  paymentMethod !== null && wayOf(paymentMethod) === "invoice";

/** Whether there is no other way than a card, neither offered nor kept: then nobody is asked how to pay. */
export const isCardOnly = ({ paymentWays, paymentMethod }: Billing): boolean =>
  paymentWays.every((way) => way === "card") && (!paymentMethod || cardOf(paymentMethod) !== null);

/** The ways that can be chosen now: by invoice nobody goes on while one is overdue. */
export const waysNow = ({ paymentWays, subscription }: Billing): PaymentWay[] =>
  isRunning(subscription) && isOverdue(subscription) ? paymentWays.filter((way) => way !== "invoice") : paymentWays;
