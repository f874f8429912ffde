import { type AuditAction, type AuditLine, NOT_READ } from "@hz/contract/account/audit";
import type { Tx } from "../../db/database.ts";
import { auditLine, detailsOf } from "./view.ts";
import type { Row } from "./store.ts";

/** The ends of what leaves no row behind: their entries keep the name. */
const ENDS: readonly AuditAction[] = ["department.deleted", "user.invitation-withdrawn"];

/**
 * The entries as their reader reads them. Deleted departments and withdrawn invitations are named as the entry of their end has
 * it, in all their entries; entries of before it kept a name stay without.
 */
export async function auditLines(tx: Tx, accountId: string, rows: readonly Row[]): Promise<AuditLine[]> {
  const lines = rows.map(auditLine);
  const nameless = lines.flatMap(({ action, target }) =>
    action !== NOT_READ && target?.kind === "other" && target.label === null ? [target.id] : [],
  );
  const names = nameless.length > 0 ? await namesAtEnd(tx, accountId, [...new Set(nameless)]) : new Map<string, string>();
  return lines.map((line) =>
    line.target?.kind === "other" && line.target.label === null
      ? { ...line, target: { ...line.target, label: names.get(line.target.id) ?? null } }
      : line,
  );
}

async function namesAtEnd(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const ends = await tx
    .selectFrom("audit_entries")
    .select(["target_id", "action", "entry"])
    .where("account_id", "=", accountId)
    .where("target_id", "in", ids)
    .where("action", "in", ENDS)
    .execute();
  return new Map(
    ends.flatMap(({ target_id: id, action, entry }) => {
      const { name } = detailsOf(entry);
      return id !== null && typeof name === "string" ? [[id, action === "department.deleted" ? `„${name}“` : name] as const] : [];
    }),
  );
}
