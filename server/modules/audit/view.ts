import { type AuditLine, NOT_READ, REPORT_ACTIONS } from "@hz/contract/account/audit";
import type { Row } from "./store.ts";

/** The details of an entry; of a text that was tampered with there are none. */
export function detailsOf(entry: string): AuditLine["details"] {
  try {
    // How many keys were given, which entries of before say, tells that reports lie under older ones.
    const { grants: _, departmentKeys: _keys, ...details } = JSON.parse(entry).details ?? {};
    return details;
  } catch {
    return {};
  }
}

/** Whether an action is done to a report, be it that its target no longer exists. */
const isOfReport = (action: string) => (REPORT_ACTIONS as readonly string[]).includes(action);

/** An entry as this reader reads it: of what is about a report that is none of theirs, that it is there. */
export const auditLine = (row: Row): AuditLine => ({
  seq: row.seq,
  at: row.at.toISOString(),
  ...(row.not_read ? { actor: null, action: NOT_READ, target: null, details: {} } : readable(row)),
});

const readable = (row: Row): Omit<AuditLine, "seq" | "at"> => ({
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
