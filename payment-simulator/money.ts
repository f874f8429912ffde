import type { CustomerRow, InvoiceRow, LineRow, SimulatorState, TaxRateRow, TaxRow } from "./state.ts";
import { need } from "./world.ts";

/** The lines with their tax, rounded line by line as the provider does. */
export function taxed(state: SimulatorState, lines: LineRow[], rates: string[], taxExempt: CustomerRow["taxExempt"]): InvoiceRow["lines"] {
  const reason = taxExempt === "none" ? "standard_rated" : taxExempt === "reverse" ? "reverse_charge" : "customer_exempt";
  return lines.map((line) => ({
    ...line,
    taxes: rates.map((rate) => {
      const amount = taxExempt === "none" ? taxOf(line.amount, need(state.taxRates, rate, "tax rate")) : 0;
      return { rate, amount, taxable: line.amount, reason };
    }),
  }));
}

/** The tax of a net amount at a rate. */
export const taxOf = (net: number, { percentage }: TaxRateRow): number => roundHalfAway((net * percentage) / 100);

/** A credit is rounded as the charge that it takes back. */
export const roundHalfAway = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) + 0;

/** What an invoice's lines come to: net, each tax, gross. */
export function totals({ lines }: InvoiceRow): { net: number; taxes: TaxRow[]; gross: number } {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = new Map<string, TaxRow>();
  for (const tax of lines.flatMap((line) => line.taxes)) {
    const sum = taxes.get(tax.rate);
    taxes.set(tax.rate, sum ? { ...sum, amount: sum.amount + tax.amount, taxable: sum.taxable + tax.taxable } : tax);
  }
  const all = [...taxes.values()];
  return { net, taxes: all, gross: net + all.reduce((sum, { amount }) => sum + amount, 0) };
}

/** What has to be paid: the gross amount less the customer's credit and what was credited of the invoice itself, never below zero. */
export function amountDue(invoice: InvoiceRow): number {
  return Math.max(0, totals(invoice).gross + invoice.startingBalance - (invoice.credited ?? 0));
}
