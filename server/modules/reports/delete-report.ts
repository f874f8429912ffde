import type { DeletionReason } from "@hz/contract/reports/report-deletion";
import type { DeletionGround } from "@hz/contract/procedure/retention";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { allFileIds } from "../files/index.ts";
import { caseHandlers, hasRecusal } from "./recusals-store.ts";
import { countDeleted, deleteReport, insertDeletionRecord, isHeld } from "./deletion-store.ts";
import { appendDeletionLog, deleteBlobs } from "./jobs.ts";
import { insertDeletion, removeDeletion } from "./deletion-requests-store.ts";
import { isDrill } from "./store.ts";

/** A drill is nobody's word: one person deletes it. */
const needsTwo = async (tx: Tx, accountId: string, id: string) =>
  (await accountOf(tx, accountId)).two_person_deletion && !(await isDrill(tx, accountId, id));

/** On what ground a report goes, by whom (null for the service itself), and what the audit log keeps of it. */
type Erasure = {
  ground: DeletionGround;
  by: string | null;
  secondPerson: string | null;
  at: Date;
  details: Record<string, string | boolean | null>;
};

/**
 * Deletes a report for good: the row with all that hangs on it now, the files' bytes by a job of the same transaction. What
 * stays are a record of the deletion, a row for statistics and the entry in the audit log. False where it was not there.
 */
export async function eraseReport(ctx: Context, tx: Tx, accountId: string, id: string, how: Erasure): Promise<boolean> {
  const fileIds = await allFileIds(tx, accountId, id);
  const hadRecusal = await hasRecusal(tx, accountId, id);
  const gone = await deleteReport(tx, accountId, id);
  if (!gone) return false;
  const { ground, by, secondPerson, at, details } = how;
  const kept = await insertDeletionRecord(tx, accountId, {
    report_id: id,
    deleted_at: at,
    ground,
    deleted_by: by,
    second_person: secondPerson,
    department_id: gone.department_id,
    had_recusal: hadRecusal,
  });
  // A restored backup brings a report back that has been counted; a drill, and what nobody could open, counts nowhere.
  if (kept && !gone.is_drill && gone.set_apart_at === null) await countDeleted(tx, accountId, gone, { at, ground, hadRecusal });
  if (fileIds.length > 0) await ctx.jobs.enqueue(deleteBlobs, { accountId, fileIds });
  await ctx.jobs.enqueue(appendDeletionLog, { accountId });
  record(accountId, { actor: by, action: "report.deleted", target: id, details });
  emit(accountId, { type: "report-deleted", ref: id });
  return true;
}

/** Throws REPORT_HELD; nobody sets a hold meanwhile, because that takes the report's lock as well. */
async function refuseHeld(tx: Tx, accountId: string, id: string): Promise<void> {
  if (await isHeld(tx, accountId, id)) throw new Failure("REPORT_HELD");
}

async function deleteNow(
  ctx: Context,
  tx: Tx,
  { accountId, userId }: UserCaller,
  id: string,
  why: { reason: DeletionReason; requestedBy?: string },
): Promise<void> {
  const { reason, requestedBy = null } = why;
  await refuseHeld(tx, accountId, id);
  const details = { reason, ...(requestedBy && { requestedBy }) };
  const how = { ground: reason, by: userId, secondPerson: requestedBy, at: ctx.now(), details };
  // Of two who delete at once, one has done it.
  if (!(await eraseReport(ctx, tx, accountId, id, how))) throw new Failure("NOT_FOUND");
}

/**
 * Deletes a report with everything of it; where the account's settings ask for a second person, it only becomes a request,
 * and the first one stays. Whoever calls has locked the report before seeing that it may be read. Tells whether it is gone.
 */
export async function removeReport(
  ctx: Context,
  tx: Tx,
  caller: UserCaller,
  id: string,
  why: { reason: DeletionReason; note?: string | undefined },
): Promise<{ deleted: boolean }> {
  const { accountId, userId } = caller;
  if (!(await needsTwo(tx, accountId, id))) {
    await deleteNow(ctx, tx, caller, id, { reason: why.reason });
    return { deleted: true };
  }
  await refuseHeld(tx, accountId, id);
  if (await insertDeletion(tx, accountId, id, { requestedBy: userId, reason: why.reason, note: why.note ?? "", at: ctx.now() })) {
    record(accountId, { actor: userId, action: "report.deletion-requested", target: id, details: { reason: why.reason } });
    emit(accountId, { type: "report-changed", ref: id });
  }
  return { deleted: false };
}

/**
 * Deletes what somebody else asked to delete; throws NEEDS_SECOND_PERSON for who asked, NOT_FOUND where nobody did, and
 * DELETION_LAPSED where who asked does not handle the report any more: of the two people one would be missing.
 */
export async function confirmDeletion(
  ctx: Context,
  tx: Tx,
  caller: UserCaller,
  report: { id: string; department_id: string },
): Promise<void> {
  const { accountId, userId } = caller;
  const request = await removeDeletion(tx, accountId, report.id);
  if (!request) throw new Failure("NOT_FOUND");
  if (request.requested_by === userId) throw new Failure("NEEDS_SECOND_PERSON");
  const handlers = await caseHandlers(tx, accountId, report);
  if (!handlers.some(({ id }) => id === request.requested_by)) throw new Failure("DELETION_LAPSED");
  await deleteNow(ctx, tx, caller, report.id, {
    reason: request.reason,
    requestedBy: request.requested_by,
  });
}

/** Ends a request for deletion, whoever's or only this person's: who asked takes it back, everybody else refuses it. */
export async function endDeletion(tx: Tx, { accountId, userId }: UserCaller, id: string, of?: string): Promise<void> {
  const request = await removeDeletion(tx, accountId, id, of);
  if (!request) return;
  const action = request.requested_by === userId ? "report.deletion-withdrawn" : "report.deletion-refused";
  record(accountId, { actor: userId, action, target: id });
  emit(accountId, { type: "report-changed", ref: id });
}
