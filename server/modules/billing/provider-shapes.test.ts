import type { Invoice } from "@hz/contract/billing/invoices";
import { expect, test } from "vitest";
import { newestFirst } from "./provider-shapes.ts";

const invoice = (created: number, number: string | null): Invoice => ({
  id: `in_${number}`,
  number,
  status: "paid",
  total: 1,
  amount_due: 1,
  amount_paid: 1,
  corrected: 0,
  has_correction: false,
  tax: 0,
  currency: "eur",
  created,
  period_start: created,
  period_end: created,
  due_date: null,
  is_processing: false,
  is_of_plan: true,
  transfer_to: null,
  hosted_invoice_url: null,
});

test("invoices stand newest first, those of one second by their numbers, however many digits those have", () => {
  const sorted = [invoice(200, "HZ-0003"), invoice(100, "HZ-10000"), invoice(100, "HZ-9999"), invoice(100, "HZ-0002"), invoice(100, null)];
  for (const given of [sorted.toReversed(), [2, 4, 0, 3, 1].map((at) => sorted[at]!)])
    expect(given.toSorted(newestFirst).map(({ number }) => number)).toEqual(sorted.map(({ number }) => number));
});
