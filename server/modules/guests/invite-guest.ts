import type { NewGuest } from "@hz/contract/people/guests";
import { needsAccountKey } from "@hz/contract/permissions";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { lockAndRecheck, normalEmail } from "../auth/index.ts";
import { insertAnyGrant } from "../departments/index.ts";
import { checkBoxes, claimInvited, forgetGuest, insertInvitation, inviteUser, refuseFlood } from "../people/index.ts";
import {
  changeReport,
  insertNoteOnce,
  lockReports,
  noteById,
  requireKey,
  runningAccesses,
  sealedNote,
  stillReadable,
} from "../reports/index.ts";
import { isFreeId, peopleOf, userOf } from "../users/index.ts";
import { dropOverdue, refuseDay } from "./end-guest.ts";
import { guestAccessById, insertGuestAccess, saveWhoseGuest } from "./store.ts";

/** Throws BOX_REFUSED unless these are the caller's boxes of exactly what this guest is given, each once. */
function refuseBoxes(caller: UserCaller, reportId: string, { grants, notes, invitation }: NewGuest): void {
  checkBoxes(grants, caller.userId);
  const given = grants.map(({ what }) => ("reportId" in what ? `${what.kind} ${what.reportId}` : what.kind)).sort();
  const wanted = [`report ${reportId}`, ...(notes === "none" ? [] : [`notes ${reportId}`]), ...(invitation ? ["trust"] : [])].sort();
  if (given.join() !== wanted.join()) throw new Failure("BOX_REFUSED");
}

/**
 * Deletes a guest of this address who has no case any more, where the caller may know of them: a new invitation takes their place.
 * Whoever lost password and code, or the second factor, comes back by nothing else.
 */
async function dropFormerGuest(ctx: Context, tx: Tx, { accountId, userId }: UserCaller, email: string): Promise<void> {
  const former = (await peopleOf(tx, accountId)).find((one) => one.is_guest && one.email === email);
  if (!former || (await runningAccesses(tx, accountId, former.id)).length > 0) return;
  if (!(await guestsHiddenFrom(tx, accountId, userId)).has(former.id)) await forgetGuest(ctx, tx, accountId, former.id, userId);
}

/** Keeps a new guest's invitation and has its mail sent. Throws EMAIL_TAKEN. */
async function saveInvitation(
  ctx: Context,
  tx: Tx,
  caller: UserCaller,
  reportId: string,
  { userId, invitation }: NewGuest,
): Promise<string> {
  const { accountId } = caller;
  const { firstName, lastName, language, certificate, codeHash } = invitation!;
  if (!(await isFreeId(tx, accountId, userId))) throw new Failure("EMAIL_TAKEN", ["email"]);
  await refuseFlood(ctx, tx, accountId, reportId);
  const email = normalEmail(invitation!.email);
  await dropFormerGuest(ctx, tx, caller, email);
  await claimInvited(ctx, tx, caller, userId, email);
  await insertInvitation(tx, accountId, {
    id: userId,
    email,
    first_name: firstName,
    last_name: lastName,
    role: "Individuell",
    permissions: [],
    language,
    message: "",
    department_ids: [],
    invited_by: caller.userId,
    created_at: ctx.now(),
    is_guest: true,
    code_hash: bytes(codeHash),
    public_key: bytes(certificate.sigPublicKey),
    permits: certificate.permits,
    not_after: certificate.notAfter,
    certificate: bytes(certificate.certificate),
  });
  await ctx.jobs.enqueue(inviteUser, { accountId, invitationId: userId });
  return `${firstName} ${lastName}`;
}

/**
 * The name of somebody who is a guest already and whose keys the account's key vouches for; throws NOT_FOUND for anybody
 * else, and INVALID_INPUT for somebody who has this case.
 */
async function knownGuest(tx: Tx, caller: UserCaller, userId: string, reportId: string): Promise<string> {
  const { accountId } = caller;
  const [user, hidden] = [await userOf(tx, accountId, userId), await guestsHiddenFrom(tx, accountId, caller.userId)];
  if (hidden.has(userId) || !user?.is_guest || !user.is_active || !user.is_vouched) throw new Failure("NOT_FOUND", ["userId"]);
  const has = await runningAccesses(tx, accountId, userId);
  if (has.some((access) => access.report_id === reportId)) throw new Failure("INVALID_INPUT", ["userId"]);
  return user.full_name;
}

/**
 * Lets a person from outside read one case until a day: by an invitation with a code, or, somebody who is a guest already, at once.
 * Only who vouches for people may. Throws FORBIDDEN, INVALID_INPUT, EMAIL_TAKEN, BOX_REFUSED and what a note throws.
 */
export async function inviteGuest(ctx: Context, caller: UserCaller, reportId: string, input: NewGuest): Promise<void> {
  const { accountId, userId } = caller;
  const note = sealedNote(input.note);
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      const permissions = await lockAndRecheck(ctx, tx, caller, "Meldungen");
      await lockReports(tx, accountId, [reportId]);
      await requireKey(tx, caller, await stillReadable(tx, caller, reportId));
      refuseBoxes(caller, reportId, input);
      if (!needsAccountKey(permissions)) throw new Failure("FORBIDDEN");
      const earlier = await guestAccessById(tx, accountId, input.id);
      if (earlier && (earlier.report_id !== reportId || earlier.user_id !== input.userId)) throw new Failure("MESSAGE_CONFLICT");
      if (earlier) return;
      if (await noteById(tx, accountId, note.id)) throw new Failure("MESSAGE_CONFLICT");
      refuseDay(ctx.now(), input.lastDay);
      await dropOverdue(ctx, tx, accountId, input.userId);
      const name = input.invitation
        ? await saveInvitation(ctx, tx, caller, reportId, input)
        : await knownGuest(tx, caller, input.userId, reportId);
      await insertGuestAccess(tx, accountId, {
        id: input.id,
        report_id: reportId,
        user_id: input.userId,
        name,
        role: input.role,
        notes: input.notes,
        may_see_identity: input.maySeeIdentity,
        last_day: input.lastDay,
        granted_by: userId,
        granted_at: ctx.now(),
      });
      await saveWhoseGuest(tx, accountId, { reportId, userId: input.userId, isNew: input.invitation !== null });
      for (const grant of input.grants) await insertAnyGrant(tx, accountId, input.userId, grant);
      await insertNoteOnce(tx, { accountId, reportId, userId }, note, "note");
      await changeReport(tx, accountId, reportId, {});
      const details = { guest: input.userId, lastDay: input.lastDay, notes: input.notes, identity: input.maySeeIdentity };
      record(accountId, { actor: userId, action: "guest.invited", target: reportId, details });
      emit(accountId, { type: "note-created", ref: reportId });
      emit(accountId, { type: "keys-changed", ref: input.userId });
    });
  await attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
