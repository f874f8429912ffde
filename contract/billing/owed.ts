import type { Invoice } from "./billing.ts";

type Open = Pick<Invoice, "status" | "is_processing" | "is_of_plan">;

/** Whether all that is open of the running plan is being collected by direct debit: nobody has to do anything then. */
export function isCollecting(invoices: readonly Open[]): boolean {
  const open = invoices.filter(({ status, is_of_plan }) => is_of_plan && status === "open");
  return open.length > 0 && open.every(({ is_processing }) => is_processing);
}
