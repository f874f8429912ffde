import type { Hold, NewHold } from "@hz/contract/procedure/retention";
import { reviewDays } from "@hz/contract/procedure/retention-rules";
import type { Context } from "../../context.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { caseHandlers, changeReport, insertNoteOnce, lockReports, noteById, workableReport, sealedNote } from "../reports/index.ts";
import { endHold, holdById, holdView, insertHold, runningHold } from "./holds-store.ts";
import { dropConfirmation } from "./store.ts";

/**
 * Keeps a report beyond its time; the hold that it replaces ends with it. Whoever agreed to the deletion is asked again after it.
 * The same hold may come again. Throws REPORT_CHANGED where not that hold runs, REVIEW_DAY_REFUSED or ASSIGNEE_UNKNOWN.
 */
export function addHold(ctx: Context, caller: UserCaller, reportId: string, input: NewHold): Promise<Hold> {
  const { accountId, userId } = caller;
  const { id, reviewDay } = input;
  const note = sealedNote(input.note);
  const once = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await lockReports(tx, accountId, [reportId]);
      const report = await workableReport(tx, caller, reportId);
      const earlier = await holdById(tx, accountId, id);
      if (earlier) {
        const isSame = earlier.report_id === reportId && (await noteById(tx, accountId, id))?.box.equals(note.box);
        if (!isSame) throw new Failure("MESSAGE_CONFLICT");
        return holdView(earlier);
      }
      // Nobody ends with their own a hold that they have not seen, nor begins another one beside it.
      const running = await runningHold(tx, accountId, reportId);
      if ((running?.id ?? null) !== input.replaces) throw new Failure("REPORT_CHANGED");
      const { first, last } = reviewDays(ctx.now());
      if (reviewDay < first || reviewDay > last) throw new Failure("REVIEW_DAY_REFUSED", ["reviewDay"]);
      if (!(await caseHandlers(tx, accountId, report)).some((handler) => handler.id === input.userId))
        throw new Failure("ASSIGNEE_UNKNOWN", ["userId"]);
      if (running) await endHold(tx, accountId, reportId, userId, ctx.now());
      const row = await insertHold(tx, accountId, {
        id,
        report_id: reportId,
        user_id: input.userId,
        review_day: reviewDay,
        created_by: userId,
        created_at: ctx.now(),
        ended_by: null,
        ended_at: null,
      });
      await insertNoteOnce(tx, { accountId, reportId, userId }, note, "hold");
      await dropConfirmation(tx, accountId, reportId);
      await changeReport(tx, accountId, reportId, {});
      const action = running ? "report.hold-prolonged" : "report.hold-set";
      record(accountId, { actor: userId, action, target: reportId, details: { reviewDay, user: input.userId } });
      emit(accountId, { type: "procedure-changed", ref: reportId });
      return holdView(row);
    });
  return once().catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Failure("MESSAGE_CONFLICT") : error;
  });
}

/** Lifts a hold. One that has ended already stays as it is; throws REPORT_CHANGED where another one runs by now, NOT_FOUND for one that is not this report's. */
export function liftHold(ctx: Context, caller: UserCaller, { id, holdId }: { id: string; holdId: string }): Promise<Record<string, never>> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, [id]);
    await workableReport(tx, caller, id);
    const hold = await holdById(tx, accountId, holdId);
    if (hold?.report_id !== id) throw new Failure("NOT_FOUND");
    if (hold.ended_at && (await runningHold(tx, accountId, id))) throw new Failure("REPORT_CHANGED");
    if (hold.ended_at) return {};
    await endHold(tx, accountId, id, userId, ctx.now());
    await changeReport(tx, accountId, id, {});
    record(accountId, { actor: userId, action: "report.hold-lifted", target: id });
    emit(accountId, { type: "procedure-changed", ref: id });
    return {};
  });
}
