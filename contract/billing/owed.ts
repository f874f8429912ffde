import { addDays, berlinDay, berlinMoment, startOfDay } from "../procedure/deadlines.ts";
import { addBankDays, bankDayFrom } from "./bank-days.ts";
import type { Invoice } from "./invoices.ts";

/** A transfer made on the last day arrives on the next bank day, and is known a day later. */
const GRACE_BANK_DAYS = 2;

const lastDay = (due: number): string => bankDayFrom(berlinDay(new Date(due * 1000)));

/** Until when a transfer may be made that is due by the provider at `due`: a day on which banks are closed moves to the next (§ 193 BGB). At noon in Berlin; both in Unix seconds. */
export const payableUntil = (due: number): number => berlinMoment(lastDay(due), "12:00").getTime() / 1000;

/** From when a transfer is overdue that is due by the provider at `due`, in Unix seconds; the result in milliseconds. */
export const overdueFrom = (due: number): number => startOfDay(addDays(addBankDays(lastDay(due), GRACE_BANK_DAYS), 1)).getTime();

type Awaited = Pick<Invoice, "status" | "due_date">;

/** Whether a transfer of an invoice may still be made or on its way at `now`, in milliseconds. */
export const awaitsTransfer = ({ status, due_date }: Awaited, now: number): boolean =>
  status === "open" && due_date !== null && now < overdueFrom(due_date);

type Open = Pick<Invoice, "status" | "is_processing" | "is_of_plan" | "due_date">;

const openOf = <One extends Open>(invoices: readonly One[]): One[] =>
  invoices.filter(({ status, is_of_plan }) => is_of_plan && status === "open");

/** Whether an invoice of the running plan is to be paid now: it is open, no direct debit of it is under way, and a transfer has no more time. */
export const isOwed = (invoice: Open, now: number): boolean =>
  invoice.is_of_plan && invoice.status === "open" && !invoice.is_processing && !awaitsTransfer(invoice, now);

/** Whether all that is open of the running plan is being collected by direct debit: nobody has to do anything then. */
export function isCollecting(invoices: readonly Open[]): boolean {
  const open = openOf(invoices);
  return open.length > 0 && open.every(({ is_processing }) => is_processing);
}

/** Whether all that is open of the running plan is to be transferred, and a transfer has time: nothing is overdue, whatever the provider says. */
export function isAwaiting(invoices: readonly Open[], now: number): boolean {
  const open = openOf(invoices);
  return open.length > 0 && open.every((invoice) => !invoice.is_processing && awaitsTransfer(invoice, now));
}
