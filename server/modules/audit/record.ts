import { type AuditAction, ONE_READING_MINUTES } from "@hz/contract/account/audit";
import type { Context } from "../../context.ts";
import { atCommit, literal, type Tx } from "../../db/database.ts";

/** What happened, to what, by whom: ids and figures, and names of the office itself where nothing else keeps them; never a word of a report or an address of a reporter. */
export type AuditEntry = {
  /** The user who did it; null for the service itself. */
  actor: string | null;
  action: AuditAction;
  /** The id of what it was done to. */
  target?: string | null;
  details?: Record<string, string | number | boolean | string[] | null>;
};

const literals = (accountId: string, { actor, action, target = null, details = {} }: AuditEntry) =>
  [accountId, actor, action, target, JSON.stringify(details)].map(literal).join(", ");

/** Adds an entry to the account's audit log when the running transaction commits: what was undone was never done. */
export function record(accountId: string, entry: AuditEntry): void {
  atCommit(`select append_audit(${literals(accountId, entry)})`);
}

const readingsSince = (ctx: Context) => new Date(ctx.now().getTime() - ONE_READING_MINUTES * 60_000);

/** The same for what is done in many steps: one that follows the same person's same action on the same target within ten minutes adds nothing. */
export function recordOnce(ctx: Context, accountId: string, entry: AuditEntry & { target: string }): void {
  atCommit(`select append_audit_once(${literals(accountId, entry)}, ${literal(readingsSince(ctx).toISOString())})`);
}

/** Tells whether a reading would add an entry as of now; where not, its details need not be found out. */
export async function isReadingNew(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { actor, action, target }: { actor: string; action: AuditAction; target: string },
): Promise<boolean> {
  const known = await tx
    .selectFrom("audit_entries")
    .select("action")
    .where("account_id", "=", accountId)
    .where("target_id", "=", target)
    .where("actor_id", "=", actor)
    .where("action", "=", action)
    .where("at", ">", readingsSince(ctx))
    .limit(1)
    .executeTakeFirst();
  return known === undefined;
}
