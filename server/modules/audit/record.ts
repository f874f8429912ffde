import type { AuditAction } from "@hz/contract/audit";
import { atCommit, literal } from "../../db/database.ts";

/** What happened, to what, by whom: ids and figures only, never a word of a report or an address of a reporter. */
export type AuditEntry = {
  /** The user who did it; null for the service itself. */
  actor: string | null;
  action: AuditAction;
  /** The id of what it was done to. */
  target?: string | null;
  details?: Record<string, string | number | boolean | string[] | null>;
};

/** Adds an entry to the account's audit log when the running transaction commits: what was undone was never done. */
export function record(accountId: string, { actor, action, target = null, details = {} }: AuditEntry): void {
  const values = [accountId, actor, action, target, JSON.stringify(details)];
  atCommit(`select append_audit(${values.map(literal).join(", ")})`);
}
