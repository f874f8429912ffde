import type { EntryFacts } from "@hz/contract/reports/entry-terms";
import type { DeletionRequest } from "@hz/contract/reports/report-deletion";
import type { Report, ReportRow } from "@hz/contract/reports/reports";
import type { StoredFile } from "@hz/contract/reports/files";
import { wire } from "../../bytes.ts";
import type { DestroyedRow } from "./recordings-store.ts";
import type { DeletionState } from "./deletion-requests-store.ts";
import type { Line, ReadableReport } from "./store.ts";

const timeView = (at: Date | null) => at && at.toISOString();

/**
 * A line of the list, or a whole report as one; `isLost` is whether nobody can open it any more. Whoever was not granted the
 * department's key gets none of the report's either: who made that key by another program knows it without a grant.
 */
export const reportRowView = (row: Omit<Line, "created_micros">, isLost: boolean): ReportRow => ({
  id: row.id,
  number: row.number,
  caseNumber: row.case_number,
  channelId: row.channel_id,
  category: row.category_id,
  reportType: row.report_type,
  way: row.way,
  identityRevealedAt: row.identity_revealed_at && row.identity_revealed_at.toISOString(),
  status: row.status,
  assignedTo: row.assigned_to,
  createdAt: row.created_at.toISOString(),
  lastActivityAt: row.last_activity_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  acknowledgedAt: timeView(row.acknowledged_at),
  feedbackAt: timeView(row.feedback_at),
  meetingAskedAt: timeView(row.meeting_asked_at),
  closedAt: timeView(row.closed_at),
  outcome: row.outcome,
  retentionMonths: row.promised_months,
  isDrill: row.is_drill,
  isLost,
  unread: row.unread,
  departmentId: row.head_department_id,
  epoch: row.head_epoch,
  sealedTo: { departmentId: row.department_id, epoch: row.epoch },
  rkId: wire(row.rk_id),
  reporterPk: wire(row.reporter_pk),
  title: wire(row.title),
  fastKey: row.holds_key && row.fast_key ? wire(row.fast_key) : null,
  sealedKey: !row.holds_key || row.fast_key || !row.sealed_key ? null : wire(row.sealed_key),
});

export const reportView = (
  row: ReadableReport,
  {
    files,
    assignable,
    deletion,
    destroyed,
    confirmation,
    department,
    isLost,
    evidence,
  }: Pick<Report, "confirmation" | "department" | "isLost" | "evidence"> & {
    files: StoredFile[];
    assignable: string[];
    deletion: DeletionState;
    destroyed: DestroyedRow[];
  },
): Report => ({
  ...reportRowView(row, isLost),
  confirmation,
  department,
  evidence,
  readUntil: timeView(row.read_at),
  assignable,
  sealedKey: row.holds_key ? wire(row.sealed_key) : null,
  body: wire(row.body),
  bodyRedaction: bodyRedaction(row),
  notesKey: row.holds_key && row.notes_key && row.notes_key_by ? { box: wire(row.notes_key), byUserId: row.notes_key_by } : null,
  files,
  entry: entryView(row),
  destroyed: destroyed.map(destroyedView),
  deletionNeedsTwo: deletion.two_person_deletion && !row.is_drill,
  deletionRequest: deletionRequest(deletion),
});

/** A report as a guest gets it: without the people who work on it, and without keys that are not theirs. */
export const guestView = (report: Report): Report => ({
  ...report,
  assignedTo: null,
  readUntil: null,
  assignable: [],
  fastKey: null,
  notesKey: null,
  entry: null,
  evidence: null,
  deletionNeedsTwo: false,
  deletionRequest: null,
});

/** A recording that was destroyed, as it travels. */
export const destroyedView = (row: DestroyedRow) => ({ id: row.file_id, by: row.user_id, at: row.at.toISOString() });

function entryView(row: ReadableReport): EntryFacts | null {
  if (row.way === "portal") return null;
  const { handover: state, handover_by: by, handover_at: at } = row;
  return {
    by: row.entered_by,
    documentation: row.documentation,
    consentAt: timeView(row.consent_at),
    handover: state && by && at ? { state: state as "handed" | "impossible", by, at: at.toISOString() } : null,
  };
}

/** Who replaced the body by a redacted one, if somebody did. */
export const bodyRedaction = (row: Pick<ReadableReport, "body_redacted_by" | "body_redacted_at">) =>
  redactionView(row.body_redacted_by, row.body_redacted_at);

/** Who redacted a text and when, as it travels; null where nobody did. */
export const redactionView = (by: string | null, at: Date | null) => (by && at ? { byUserId: by, at: at.toISOString() } : null);

function deletionRequest({ requested_by, requested_at, reason, note, full_name }: DeletionState): DeletionRequest | null {
  if (!requested_by || !requested_at || !reason) return null;
  return {
    requestedBy: requested_by,
    requestedByName: full_name ?? "",
    requestedAt: requested_at.toISOString(),
    reason,
    note: note ?? "",
  };
}
