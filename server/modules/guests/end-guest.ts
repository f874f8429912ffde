import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { lockPeople } from "../auth/index.ts";
import { dropInvitation, forgetGuest, invitationOf, invitationsOf } from "../people/index.ts";
import { changeReport, endGuestAccesses, type GuestRow, lockReports, runningAccesses, workableReport } from "../reports/index.ts";
import { mailGuestEnded } from "./mails.ts";
import { guestAccessById, guestsOf, guestsWithoutCase, prolongGuestAccess } from "./store.ts";
import { addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { GUEST_MONTHS } from "@hz/contract/people/guest-terms";

/** Throws INVALID_INPUT unless the last day of an access is one between today and the latest that is allowed. */
export function refuseDay(now: Date, lastDay: string): void {
  const today = berlinDay(now);
  if (lastDay < today || lastDay > addMonths(today, GUEST_MONTHS)) throw new Failure("INVALID_INPUT", ["lastDay"]);
}

/** What follows for accesses that have ended: an open invitation that leads nowhere goes, the log says it, and open pages ask again. */
async function settle(tx: Tx, accountId: string, ended: readonly GuestRow[], by: string | null): Promise<void> {
  for (const { report_id: reportId, user_id: userId } of ended) {
    const isIdle = (await runningAccesses(tx, accountId, userId)).length === 0;
    if (isIdle && (await invitationOf(tx, accountId, userId))) await dropInvitation(tx, accountId, userId);
    record(accountId, { actor: by, action: "guest.ended", target: reportId, details: { guest: userId } });
    emit(accountId, { type: "report-moved", ref: reportId });
  }
}

/** Ends what has run out, and takes away invitations to what is no longer there, such as a report that was deleted, and guests of who stands in, but not `but`, who is given one. */
export async function dropOverdue(ctx: Context, tx: Tx, accountId: string, but?: string): Promise<void> {
  await settle(tx, accountId, await endGuestAccesses(tx, accountId, "overdue", null), null);
  for (const { id, is_guest: isGuest } of await invitationsOf(tx, accountId))
    if (isGuest && (await runningAccesses(tx, accountId, id)).length === 0) await dropInvitation(tx, accountId, id);
  // Who could delete them in the list of people may not know of them.
  for (const id of await guestsWithoutCase(tx, accountId)) if (id !== but) await forgetGuest(ctx, tx, accountId, id, null);
}

/** Ends all accesses to a report, which goes to other hands. */
export async function dropGuests(tx: Tx, accountId: string, reportId: string): Promise<void> {
  await settle(tx, accountId, await endGuestAccesses(tx, accountId, { reportId }, null), null);
}

type Where = { reportId: string; guestId: string };

async function accessOf(tx: Tx, caller: UserCaller, { reportId, guestId }: Where): Promise<GuestRow> {
  // First, as inviting does: an acceptance of the same moment would seal boxes that stay.
  await lockPeople(tx, caller.accountId);
  await lockReports(tx, caller.accountId, [reportId]);
  await workableReport(tx, caller, reportId);
  const access = await guestAccessById(tx, caller.accountId, guestId);
  if (access?.report_id !== reportId) throw new Failure("NOT_FOUND");
  return access;
}

/** Ends an access at once: the boxes are gone with the commit, and the guest is told by mail. One that has ended stays as it is. */
export function endGuest(ctx: Context, caller: UserCaller, where: Where): Promise<void> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const access = await accessOf(tx, caller, where);
    const ended = await endGuestAccesses(tx, accountId, { id: access.id }, userId);
    if (ended.length === 0) return;
    await settle(tx, accountId, ended, userId);
    await changeReport(tx, accountId, where.reportId, {});
    await ctx.jobs.enqueue(mailGuestEnded, { accountId, userId: access.user_id });
  });
}

/**
 * Sets another last day, later or earlier, for an access that runs. Throws GUEST_ACCESS_ENDED where its boxes may be gone,
 * CONFIRMATION_NEEDED for a later one.
 */
export function prolongGuest(ctx: Context, caller: UserCaller, where: Where, lastDay: string): Promise<void> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const access = await accessOf(tx, caller, where);
    refuseDay(ctx.now(), lastDay);
    const isRunning = (await guestsOf(tx, accountId, where.reportId).execute()).some((row) => row.id === access.id && row.is_running);
    if (!isRunning) throw new Failure("GUEST_ACCESS_ENDED");
    if (access.last_day === lastDay) return;
    if (lastDay > access.last_day) demandConfirmation(caller);
    await prolongGuestAccess(tx, accountId, access.id, lastDay);
    await changeReport(tx, accountId, where.reportId, {});
    record(accountId, { actor: userId, action: "guest.prolonged", target: where.reportId, details: { guest: access.user_id, lastDay } });
    emit(accountId, { type: "report-moved", ref: where.reportId });
  });
}
