import type { PaymentMethod } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { expect, test } from "vitest";
import type { BillingMail } from "./billing-texts.ts";
import { type BillingFacts, billingMail } from "./billing.ts";

const INVOICE: Invoice = {
  id: "in_1",
  number: "HZ-0002",
  status: "open",
  total: 15_351,
  amount_due: 7_428,
  amount_paid: 0,
  corrected: 7_923,
  has_correction: true,
  tax: 2_451,
  currency: "eur",
  created: 1_795_000_000,
  period_start: 1_795_000_000,
  period_end: 1_797_592_000,
  due_date: null,
  is_processing: false,
  is_of_plan: true,
  transfer_to: null,
  hosted_invoice_url: null,
};

const facts: BillingFacts = {
  publicUrl: "https://hinweise.example",
  planName: "Professional",
  trialEnd: new Date("2026-11-29T09:00:00Z"),
  periodEnd: new Date("2026-12-29T09:00:00Z"),
  isTrial: true,
  plan: { id: "price_1", amount: 12_900, currency: "eur", interval: "month" },
  reverseCharge: false,
  vatId: null,
  lacksAddress: false,
  isOverdue: false,
  isLeftOpen: false,
  invoice: null,
  refusal: null,
  nextTry: null,
  credit: null,
  balance: 0,
  method: null,
  creditorId: null,
  now: new Date("2026-12-24T23:30:00Z"),
};
const said = (kind: BillingMail, method: PaymentMethod, more: Partial<BillingFacts> = {}) =>
  billingMail(kind, "Deutsch", { ...facts, method, ...more }, "https://hinweise.example/abrechnung").text.replaceAll("\u00a0", " ");

const card: PaymentMethod = { card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2028 } };
const debit: PaymentMethod = { sepaDebit: { last4: "3000", mandate: "ABCD1234" } };
const transfer: PaymentMethod = { invoice: { daysUntilDue: 14 } };

test.each([
  [
    "card",
    card,
    "Ihre Karte wird mit 153,51 € belastet",
    "Ihre Karte wird nicht belastet",
    "per Karte (Visa, endet auf 4242, gültig bis 12/2028)",
    "Zum ersten Mal wird am",
  ],
  [
    "debit",
    debit,
    "wir ziehen 153,51 € per SEPA-Lastschrift ein",
    "es wird nichts eingezogen",
    "per SEPA-Lastschrift (Mandat ABCD1234, IBAN endet auf 3000)",
    "Die erste Lastschrift kommt nach dem",
  ],
  [
    "transfer",
    transfer,
    "Sie erhalten eine Rechnung über 153,51 €",
    "zu überweisen ist nichts",
    "auf Rechnung, per Überweisung innerhalb von 14 Tagen",
    "Ihre erste Rechnung kommt am",
  ],
])("paid by %s, a trial's reminder and an order say so, and nothing of another way", (_way, method, charge, nothing, how, first) => {
  expect(said("trial-ending", method)).toContain(`beginnt der Plan Professional, und ${charge}.`);
  expect(said("trial-ending", method, { balance: 20_000 })).toContain(`Ihr Guthaben bezahlt die 153,51 €; ${nothing}.`);
  const order = said("ordered", method);
  expect(order).toContain(`Zahlungsart: ${how}`);
  expect(order).toContain(`${first} 29. November 2026`);
  if (method !== card) expect(said("trial-ending", method) + order).not.toContain("Karte");
});

test("the announcement of a debit names the next bank day in Germany", () => {
  // Half past midnight in Berlin: Christmas, a Friday; the second holiday is a Saturday.
  expect(said("debit-announced", debit)).toContain("Ihr Konto wird frühestens am 28. Dezember 2026 belastet.");
  expect(said("debit-announced", debit, { now: new Date("2026-11-24T10:00:00Z") })).toContain("frühestens am 25. November 2026 belastet.");
  expect(said("ordered", debit, { isTrial: false })).toContain(
    "Die erste Lastschrift kommt frühestens am 28. Dezember 2026, die nächste nach dem 29. Dezember 2026.",
  );
});

test("what fails or stays open after a plan's end asks for what can still be done", () => {
  const invoice = { ...INVOICE, is_of_plan: false };
  const failed = said("payment-failed", card, { invoice });
  expect(failed).toContain("Der Plan, zu dem sie gehört, ist beendet. Offen sind 74,28 €");
  expect(failed).not.toMatch(/andere Karte|endet Ihr Plan/);
  expect(said("payment-failed", card, { invoice: INVOICE })).toContain("geben Sie dort eine andere Karte an");
  const stays = "Was noch offen ist, bleibt zu bezahlen.";
  expect(said("ended", card, { isLeftOpen: true })).toContain(stays);
  expect(said("ended", card)).not.toContain(stays);
  expect(said("lapsed", card, { isLeftOpen: true })).toContain(stays);
});

test("an invoice that credit pays wholly is not announced as a charge", () => {
  const running = { isTrial: false };
  const covered = "Die nächste Rechnung kommt am 29. Dezember 2026: Ihr Guthaben bezahlt die 153,51 €; Ihre Karte wird nicht belastet.";
  for (const kind of ["switched", "resumed"] as const) {
    expect(said(kind, card, running)).toContain("Die nächste Abbuchung ist am 29. Dezember 2026: Ihre Karte wird mit 153,51 € belastet.");
    expect(said(kind, card, { ...running, balance: 15_351 })).toContain(covered);
    expect(said(kind, card, { ...running, balance: 15_350 })).toContain("Die nächste Abbuchung ist am 29. Dezember 2026");
  }
});

test("whoever leaves with credit is told what becomes of it", () => {
  for (const kind of ["cancelled", "ended"] as const) {
    const mail = said(kind, card, { plan: null, balance: 193_673 });
    expect(mail).toContain("Ihr Guthaben beträgt 1.936,73 €. Nach dem Ende Ihres Plans kommt keine Rechnung mehr");
    expect(said(kind, card, { plan: null })).not.toContain("Guthaben");
  }
});
