import type { GuestNotes } from "@hz/contract/people/guest-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { recordOnce } from "../audit/index.ts";
import { guestReportIds, runningAccesses } from "./guests-store.ts";
import { requireKey } from "./require-key.ts";
import { hasLeft, hearsOfRecusal } from "./recusals-store.ts";
import { lockReports, reportFor } from "./store.ts";

/** The report of this id that the caller may read; throws NOT_FOUND, also for another account's or department's. */
export async function readableReport(tx: Tx, caller: UserCaller, id: string) {
  const report = await reportFor(tx, caller.accountId, caller.userId, id);
  if (!report) throw new Failure((await wasGuest(tx, caller, id)) ? "GUEST_ACCESS_ENDED" : "NOT_FOUND");
  return report;
}

/** The same for whoever may work on it. Throws ACCESS_WAITING. */
export async function workableReport(tx: Tx, caller: UserCaller, id: string) {
  const report = await readableReport(tx, caller, id);
  await requireKey(tx, caller, report);
  return report;
}

/** The same, locked. */
export async function lockedWorkable(tx: Tx, caller: UserCaller, id: string) {
  await lockReports(tx, caller.accountId, [id]);
  return workableReport(tx, caller, id);
}

/** Whether the caller is a guest who could read this report before: their page says so. */
const wasGuest = async (tx: Tx, { accountId, userId, guest }: UserCaller, id: string) =>
  guest !== null && (await guestReportIds(tx, accountId, userId, [id])).size > 0;

/** Whether the caller may have the reporter's identity shown: as a guest where that was given, else always. */
export const mayShowIdentity = async (tx: Tx, { accountId, userId, guest }: UserCaller, id: string): Promise<boolean> =>
  guest === null || (await runningAccesses(tx, accountId, userId)).some((row) => row.report_id === id && row.may_see_identity);

/** What the caller may do with the notes of a report that they may read: as a guest what they were given, else everything. */
export async function notesRight(tx: Tx, { accountId, userId, guest }: UserCaller, id: string): Promise<GuestNotes> {
  if (guest === null) return "write";
  const access = (await runningAccesses(tx, accountId, userId)).find((row) => row.report_id === id);
  return access?.notes ?? "none";
}

/** The same, and whoever could read it before hears why they no longer can: throws RECUSED or REPORT_HANDED_OVER. */
export async function stillReadable(tx: Tx, caller: UserCaller, id: string) {
  const { accountId, userId } = caller;
  const report = await reportFor(tx, accountId, userId, id);
  if (report) return report;
  if (await wasGuest(tx, caller, id)) throw new Failure("GUEST_ACCESS_ENDED");
  if (await hearsOfRecusal(tx, accountId, userId, id)) throw new Failure("RECUSED");
  throw new Failure((await hasLeft(tx, accountId, id, userId)) ? "REPORT_HANDED_OVER" : "NOT_FOUND");
}

/** Keeps in the audit log that the caller was given something of this report: form, thread or notes. */
export const recordReportReading = (ctx: Context, { accountId, userId }: UserCaller, id: string) =>
  recordOnce(ctx, accountId, { actor: userId, action: "report.read", target: id });
