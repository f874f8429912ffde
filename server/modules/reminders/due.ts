import { type Reminder, remindedPeople, remindersOn } from "@hz/contract/procedure/reminder-days";
import type { Tx } from "../../db/database.ts";
import { recusedByReport } from "../reports/index.ts";
import { handlersOf } from "../users/index.ts";
import { type OpenReport, openReports } from "./store.ts";

/** One reminder of a report and one of those whom it is for. */
export type Due = Reminder & { reportId: string; number: number; userId: string };

/** A reminder whose day has come, with its report. */
export type Reached = { row: OpenReport; reminder: Reminder };

/** The times of a row's procedure. */
const timesOf = (row: OpenReport) => ({
  receivedAt: row.received_at,
  acknowledgedAt: row.acknowledged_at,
  feedbackAt: row.feedback_at,
  meetingAskedAt: row.meeting_asked_at,
  contactAt: row.contact_at,
});

/** The law's days come first, however long a silence has been. */
const byUrgency = (a: Due, b: Due) =>
  Number(a.kind === "silence") - Number(b.kind === "silence") || a.due.localeCompare(b.due) || a.number - b.number;

/** The reminders that are reached on a day, whoever they are for: of the whole account, or of what one person may read. */
export async function reachedOn(tx: Tx, accountId: string, today: string, userId: string | null = null): Promise<Reached[]> {
  const reports = await openReports(tx, accountId, userId, today);
  return reports.flatMap((row) =>
    remindersOn(timesOf(row), today)
      // Nobody can write to a person whom no password could be given to.
      .filter(({ kind }) => kind !== "silence" || row.handover !== "impossible")
      .map((reminder) => ({ row, reminder })),
  );
}

/** What waits on a day in Berlin and for whom: for the whole account, or for one person. */
export const dueOn = async (tx: Tx, accountId: string, today: string, userId: string | null = null): Promise<Due[]> =>
  dueOf(tx, accountId, await reachedOn(tx, accountId, today, userId), userId);

/** Whom reached reminders are for: everybody, or one person alone. */
export async function dueOf(tx: Tx, accountId: string, found: readonly Reached[], userId: string | null = null): Promise<Due[]> {
  const handlers = new Map<string, string[]>();
  for (const id of new Set(found.map(({ row }) => row.department_id)))
    handlers.set(
      id,
      (await handlersOf(tx, accountId, id)).map((one) => one.id),
    );
  const recused = await recusedByReport(tx, accountId);
  const handlersFor = (row: OpenReport) => handlers.get(row.department_id)!.filter((id) => !recused.get(row.id)?.includes(id));
  return found
    .flatMap(({ row, reminder }) =>
      remindedPeople(row.assigned_to, handlersFor(row), reminder.isLastCall)
        .filter((id) => userId === null || id === userId)
        .map((id) => ({ ...reminder, reportId: row.id, number: row.number, userId: id })),
    )
    .toSorted(byUrgency);
}
