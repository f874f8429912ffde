import type { CreditNoteRow, InvoiceRow } from "../state.ts";

/** A credit note as far as the service reads it. */
export const creditNoteView = (invoice: InvoiceRow, { id, number, created, description, net, tax, before, after }: CreditNoteRow) => ({
  id,
  object: "credit_note" as const,
  created,
  currency: "eur",
  customer: invoice.customer,
  invoice: invoice.id,
  number,
  status: "issued" as const,
  subtotal: net,
  total: net + tax,
  total_taxes: tax > 0 ? [{ amount: tax, tax_behavior: "exclusive" as const, taxable_amount: net }] : [],
  lines: { object: "list" as const, data: [{ id: `cnli_${id.slice(3)}`, amount: net, description, quantity: 1 }], has_more: false },
  pre_payment_amount: before,
  post_payment_amount: after,
});
