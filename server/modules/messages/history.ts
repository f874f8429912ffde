import type { HistoryEntry } from "@hz/contract/messages";
import type { ReportStatus } from "@hz/contract/reports";
import type { Tx } from "../../db/database.ts";
import { assignmentChangesOf, type ReportRecord, statusChangesOf } from "../reports/index.ts";
import { messageTimesOf, redactionsOf } from "./store.ts";

/** Takes a report and gives what happened to it, newest first, by ids and figures. */
export async function historyOf(tx: Tx, accountId: string, report: ReportRecord): Promise<HistoryEntry[]> {
  const { id } = report;
  const statuses = (await statusChangesOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "status", from: row.from_status as ReportStatus, to: row.to_status as ReportStatus }),
  );
  const assignments = (await assignmentChangesOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "assigned", from: row.from_user_id, to: row.to_user_id }),
  );
  const messages = (await messageTimesOf(tx, accountId, id)).map((row) =>
    entry(row.created_at, row.author_id, { kind: "message", isFromWhistleblower: row.is_from_reporter, files: Number(row.files) }),
  );
  const redactions = (await redactionsOf(tx, accountId, id)).map((row) =>
    entry(row.at, row.user_id, { kind: "redaction", messageId: row.message_id, places: row.places }),
  );
  const received = entry(report.created_at, null, { kind: "received" });
  return [received, ...statuses, ...assignments, ...messages, ...redactions].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

const entry = (at: Date, by: string | null, what: HistoryEntry["what"]): HistoryEntry => ({ at: at.toISOString(), by, what });
