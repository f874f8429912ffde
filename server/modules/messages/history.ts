import type { AuditAction } from "@hz/contract/account/audit";
import { MEETING_KINDS } from "@hz/contract/reports/meetings";
import type { HistoryEntry } from "@hz/contract/reports/messages";
import type { Step } from "@hz/contract/procedure/procedure";
import type { Tx } from "../../db/database.ts";
import type { ReportRecord } from "../reports/index.ts";
import { historyRows } from "./history-store.ts";

type Rows = Awaited<ReturnType<typeof historyRows>>;

/** What happened to a report, newest first, by ids and figures. */
export async function historyOf(tx: Tx, accountId: string, report: ReportRecord): Promise<HistoryEntry[]> {
  const rows = await historyRows(tx, accountId, report.id);
  const logged = (action: AuditAction, what: HistoryEntry["what"]) =>
    rows.moments.filter((row) => row.action === action).map((row) => entry(row.at, row.actor_id, what));
  // Of what came at one moment the later one stands first.
  const entries = [
    ...rows.steps.map((row) => entry(row.at, row.user_id, whatOf(row))),
    ...rows.measures.flatMap(entriesOfMeasure),
    ...rows.statuses.map((row) => entry(row.at, row.user_id, { kind: "status", from: row.from_status, to: row.to_status })),
    ...rows.assignments.map((row) => entry(row.at, row.user_id, { kind: "assigned", from: row.from_user_id, to: row.to_user_id })),
    ...rows.redactions.map((row) => entry(row.at, row.user_id, { kind: "redaction", messageId: row.message_id, places: row.places })),
    ...logged("identity.shown", { kind: "identity" }),
    ...rows.disclosures.map((row) => entry(row.at, row.user_id, { kind: "disclosure", isCorrection: row.replaces !== null })),
    ...entriesOfHolds(rows.holds),
    ...logged("report.deletion-announced", { kind: "deletion-announced" }),
    ...rows.reminders.map((row) => entry(row.at, null, { kind: "reminded", about: row.kind, due: row.due, to: row.user_ids })),
    ...logged("report.recording-added", { kind: "recording-added" }),
    ...rows.recordings.map((row) => entry(row.at, row.user_id, { kind: "recording-destroyed" })),
    ...entriesOfEntry(report),
    ...rows.transfers.map((row) =>
      entry(row.at, row.user_id, { kind: "transferred", from: row.from_name, to: row.to_name, reason: row.reason }),
    ),
    ...rows.recusals.flatMap(entriesOfRecusal),
    ...rows.guests.flatMap(entriesOfGuest),
    ...logged("guest.prolonged", { kind: "guest-prolonged" }),
    ...rows.messages.map(entryOfMessage),
    ...entriesOfReport(report),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Of the report itself a moment is a `Date`, of what the statement gathered as JSON a text with the database's time zone. */
const entry = (at: Date | string, by: string | null, what: HistoryEntry["what"]): HistoryEntry => ({
  at: new Date(at).toISOString(),
  by,
  what,
});

/** What nobody of the office did: that it came, was confirmed by its channel, and that the reporter told who they are. */
function entriesOfReport(report: ReportRecord): HistoryEntry[] {
  const { identity_revealed_at: revealedAt, acknowledged_at: acknowledgedAt } = report;
  const revealed = revealedAt ? [entry(revealedAt, null, { kind: "revealed" })] : [];
  const automatic = acknowledgedAt && !report.acknowledged_by ? [entry(acknowledgedAt, null, { kind: "acknowledged", way: null })] : [];
  return [...revealed, ...automatic, entry(report.way === "portal" ? report.created_at : report.received_at, null, { kind: "received" })];
}

function entryOfMessage({ kind, ...row }: Rows["messages"][number]): HistoryEntry {
  const meeting = MEETING_KINDS.find((one) => one === kind);
  if (meeting) return entry(row.created_at, row.author_id, { kind: "meeting", what: meeting });
  return entry(row.created_at, row.author_id, { kind: "message", isFromWhistleblower: row.is_from_reporter, files: row.files });
}

/** That the office entered a report, and whether its password reached the reporter. */
function entriesOfEntry(report: ReportRecord): HistoryEntry[] {
  const { way, created_at: at, entered_by: by, handover, handover_at: handedAt, handover_by: handedBy } = report;
  if (way === "portal") return [];
  const entered = entry(at, by, { kind: "entered", way });
  return handover && handedAt ? [entered, entry(handedAt, handedBy, { kind: "handover", handover })] : [entered];
}

function whatOf(row: Rows["steps"][number]): HistoryEntry["what"] {
  const step = { kind: row.kind, result: row.result } as Step;
  switch (step.kind) {
    case "scope":
      return { kind: step.kind, result: step.result };
    case "substance":
      return { kind: step.kind, result: step.result };
    case "closed":
      return { kind: step.kind, outcome: step.result };
    case "acknowledged":
    case "feedback":
      return { kind: step.kind, way: step.result };
    default:
      return { kind: step.kind };
  }
}

/** That holds were set, prolonged and lifted: who prolongs one ends it in the same moment. */
function entriesOfHolds(holds: Rows["holds"]): HistoryEntry[] {
  const endedAt = new Set(holds.map((hold) => hold.ended_at));
  const begunAt = new Set(holds.map((hold) => hold.created_at));
  return holds.flatMap((hold) => {
    const begun = entry(hold.created_at, hold.created_by, { kind: "hold", what: endedAt.has(hold.created_at) ? "prolonged" : "set" });
    if (!hold.ended_at || begunAt.has(hold.ended_at)) return [begun];
    return [begun, entry(hold.ended_at, hold.ended_by, { kind: "hold", what: "lifted" })];
  });
}

/** That a measure was added, and, where it was changed, that it was the last time. */
function entriesOfMeasure(row: Rows["measures"][number]): HistoryEntry[] {
  const what = { kind: "measure", measure: row.kind, state: row.state } as const;
  const isChanged = row.updated_by !== null;
  const added = entry(row.created_at, row.created_by, { ...what, isNew: true, state: isChanged ? null : row.state });
  return isChanged ? [entry(row.updated_at, row.updated_by, { ...what, isNew: false }), added] : [added];
}

function entriesOfRecusal(row: Rows["recusals"][number]): HistoryEntry[] {
  const { user_id: userId, by_user_id: by } = row;
  const recused = entry(row.at, by, { kind: "recused", userId, isOwn: by === userId });
  return row.lifted_at ? [recused, entry(row.lifted_at, row.lifted_by, { kind: "lifted", userId, reason: row.lift_reason! })] : [recused];
}

function entriesOfGuest({ name, last_day: lastDay, ...row }: Rows["guests"][number]): HistoryEntry[] {
  const invited = entry(row.granted_at, row.granted_by, { kind: "guest", what: "invited", name, lastDay });
  return row.ended_at ? [invited, entry(row.ended_at, row.ended_by, { kind: "guest", what: "ended", name, lastDay })] : [invited];
}
