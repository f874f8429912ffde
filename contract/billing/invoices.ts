import * as z from "zod";

/** Cents, and seconds since 1970, as the payment provider counts. */
export const Cents = z.int();
export const UnixSeconds = z.int();

/** The account that a customer's transfers go to. */
export const TransferAccount = z.object({ iban: z.string(), bic: z.string(), holder: z.string() });
export type TransferAccount = z.infer<typeof TransferAccount>;

/** An invoice; amounts in cents and gross. `total` is below zero where it credits more than it charges; `amount_due` is what of it credit does not pay. */
export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string(),
  total: Cents,
  amount_due: Cents,
  amount_paid: Cents,
  /** What a correction has taken off what is due, such as the days after an end; 0 for none. */
  corrected: Cents,
  /** Whether there is a correction of it, whatever became of what it credits. */
  has_correction: z.boolean(),
  tax: Cents,
  currency: z.string(),
  created: UnixSeconds,
  period_start: UnixSeconds,
  period_end: UnixSeconds,
  /** Until when it is to be paid by transfer; null where it is collected. */
  due_date: UnixSeconds.nullable(),
  /** Whether a direct debit of it is under way: it is open, and nobody has to do anything. */
  is_processing: z.boolean(),
  /** Whether it is of the plan that runs: what an ended one left open is neither collected nor paid by another way to pay. */
  is_of_plan: z.boolean(),
  /** To which account it is to be transferred, with its number as reference; null where it is not, or where the provider has not told. */
  transfer_to: TransferAccount.nullable(),
  hosted_invoice_url: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Of what an e-invoice is wanted: of an invoice, or of what corrects it. */
export const EInvoiceOf = z.enum(["invoice", "correction"]).default("invoice");
export type EInvoiceOf = z.infer<typeof EInvoiceOf>;

/** An invoice as XML by EN 16931 (XRechnung), and what to call the file. */
export const EInvoice = z.object({ name: z.string(), xml: z.string() });
export type EInvoice = z.infer<typeof EInvoice>;
