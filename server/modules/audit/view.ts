import type { AuditLine } from "@hz/contract/audit";
import type { Row } from "./store.ts";

/** The details of an entry; of a text that was tampered with there are none. */
export function detailsOf(entry: string): AuditLine["details"] {
  try {
    return JSON.parse(entry).details ?? {};
  } catch {
    return {};
  }
}

/** Whether an action is done to a report, be it that its target no longer exists. */
const isOfReport = (action: string) => /^(report|note|file)\./.test(action);

/** An entry as people read it. */
export const auditLine = (row: Row): AuditLine => ({
  seq: row.seq,
  at: row.at.toISOString(),
  actor: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? "" },
  action: row.action,
  target:
    row.target_id === null
      ? null
      : isOfReport(row.action)
        ? { id: row.target_id, kind: "report", label: row.report_label }
        : { id: row.target_id, kind: "other", label: row.other_label },
  details: detailsOf(row.entry),
});
