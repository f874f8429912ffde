import type { NewTransfer } from "@hz/contract/procedure/handover";
import { isFastKey, isNotesKeyBox, isSealedKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { sharesWith, lockDepartments, newestKeys } from "../departments/index.ts";
import { dropGuests } from "../guests/index.ts";
import { lockPeople } from "../auth/index.ts";
import { dropUnusedGrants } from "../renewal/index.ts";
import {
  requireKey,
  insertAssignmentChanges,
  insertNoteOnce,
  lockReports,
  noteById,
  notifyOfReport,
  removeDeletion,
  sealedNote,
  stillReadable,
} from "../reports/index.ts";
import { dropAnnouncement } from "../retention/index.ts";
import { insertTransfer, moveReport, possibleReaders, transferById } from "./store.ts";

/** The bytes of a transfer as it travels; throws BOX_REFUSED. */
function sealedTransfer({ sealedKey, fastKey, notesKey, note }: NewTransfer) {
  const keys = {
    sealedKey: bytes(sealedKey),
    fastKey: fastKey === null ? null : bytes(fastKey),
    notesKey: notesKey && bytes(notesKey.box),
  };
  const fits =
    isSealedKey(keys.sealedKey) && (!keys.fastKey || isFastKey(keys.fastKey)) && (!keys.notesKey || isNotesKeyBox(keys.notesKey));
  if (!fits) throw new Failure("BOX_REFUSED");
  return { keys, note: note && sealedNote(note) };
}

/** Whether this very transfer was made before; another one under its id is MESSAGE_CONFLICT. */
async function isDone(tx: Tx, { accountId, userId }: UserCaller, reportId: string, { id, to, reason }: NewTransfer): Promise<boolean> {
  const earlier = await transferById(tx, accountId, id);
  if (!earlier) return false;
  const same = earlier.report_id === reportId && earlier.to_department_id === to.departmentId && earlier.reason === reason;
  if (!same || earlier.user_id !== userId) throw new Failure("MESSAGE_CONFLICT");
  return true;
}

/** Refuses what no longer fits the report or the other department as they are now; gives who will read. */
async function readersThere(
  tx: Tx,
  accountId: string,
  report: Awaited<ReturnType<typeof stillReadable>>,
  { from, to, notesKey }: NewTransfer,
): Promise<string[]> {
  if (report.department_id !== from.departmentId) throw new Failure("REPORT_HANDED_OVER");
  const newest = (await newestKeys(tx, accountId)).get(to.departmentId);
  if (!newest) throw new Failure("NOT_FOUND");
  // A colleague's first note, or a renewal here or there, came in between: what was sealed would not open.
  const hasNotesKey = notesKey !== null && !notesKey.isFirst;
  if (report.epoch !== from.epoch || newest.epoch !== to.epoch || (report.notes_key !== null) !== hasNotesKey)
    throw new Failure("KEYS_CHANGED");
  // To nobody whom it concerns, wherever it lies and whoever belongs to whom by now.
  if ((await sharesWith(tx, accountId, report.concerns, [to.departmentId])).size > 0) throw new Failure("STAND_IN_SHARED", ["to"]);
  const readers = await possibleReaders(tx, accountId, report.id);
  const there = readers.filter((reader) => reader.departmentId === to.departmentId && reader.epoch === to.epoch);
  if (there.length === 0) throw new Failure("DEPARTMENT_UNREADABLE");
  return there.map(({ userId }) => userId);
}

/**
 * Hands a report over to another department, in one transaction: its keys are replaced by those sealed to that department,
 * and the former ones are gone. The reporter's own key and everything sealed under the report's key stay as they are. Of
 * two transfers at once the second one is told REPORT_HANDED_OVER. The same transfer may come again.
 */
export async function transferReport(ctx: Context, caller: UserCaller, reportId: string, input: NewTransfer): Promise<void> {
  const { accountId, userId } = caller;
  const { id, from, to, reason } = input;
  const { keys, note } = sealedTransfer(input);
  if (from.departmentId === to.departmentId) throw new Failure("INVALID_INPUT", ["to"]);
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      // First, as where people change: somebody who accepts at this moment would keep a guest's boxes of this report.
      await lockPeople(tx, accountId);
      // Departments before reports, as in renewals: neither a new epoch nor another transfer comes in between.
      await lockDepartments(tx, accountId, [from.departmentId, to.departmentId]);
      await lockReports(tx, accountId, [reportId]);
      if (await isDone(tx, caller, reportId, input)) return;
      const report = await stillReadable(tx, caller, reportId);
      await requireKey(tx, caller, report);
      const readers = await readersThere(tx, accountId, report, input);
      if (note && (await noteById(tx, accountId, note.id))) throw new Failure("MESSAGE_CONFLICT");

      const assignedTo = readers.find((reader) => reader === report.assigned_to) ?? null;
      await moveReport(tx, accountId, reportId, { ...to, ...keys, assignedTo, by: userId });
      if (report.assigned_to !== assignedTo)
        await insertAssignmentChanges(tx, accountId, [
          { report_id: reportId, from_user_id: report.assigned_to, to_user_id: assignedTo, user_id: userId },
        ]);
      if (note) await insertNoteOnce(tx, { accountId, reportId, userId }, note, "note");
      const [from_department_id, to_department_id] = [from.departmentId, to.departmentId];
      await insertTransfer(tx, accountId, {
        id,
        report_id: reportId,
        from_department_id,
        to_department_id,
        reason,
        user_id: userId,
        at: ctx.now(),
      });
      // Whom the next department wants to show it, it says itself.
      await dropGuests(tx, accountId, reportId);
      // Whether it is deleted is for those to say who answer for it now, and they have the whole thirty days for it.
      await dropAnnouncement(tx, accountId, reportId);
      const request = await removeDeletion(tx, accountId, reportId);
      const newestHere = (await newestKeys(tx, accountId)).get(from.departmentId);
      if (newestHere && newestHere.epoch > from.epoch) await dropUnusedGrants(tx, accountId, from.departmentId, newestHere.epoch);

      await ctx.jobs.enqueue(notifyOfReport, { accountId, departmentId: to.departmentId, reportId });
      const details = { from: from.departmentId, to: to.departmentId, reason, ...(request && { endedRequest: request.requested_by }) };
      record(accountId, { actor: userId, action: "report.transferred", target: reportId, details });
      emit(accountId, { type: "report-moved", ref: reportId });
      // The reporter hears of this one alone, and only what their page shows: who handles the case.
      if (report.assigned_to !== assignedTo) emit(accountId, { type: "report-changed", ref: reportId });
    });
  await attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
