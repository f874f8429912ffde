import { randomBytes } from "node:crypto";
import { roleOf } from "@hz/contract/permissions";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { endSessionsOf, refuseActing, refuseHidden, standingOf, lockAndRecheck } from "../auth/index.ts";
import { deleteGrantsTo, lockLastKeysOf } from "../departments/index.ts";
import { deleteCalendar } from "../reminders/index.ts";
import { unassignAll } from "../reports/index.ts";
import { revokeTokens } from "../tokens/index.ts";
import { lockUser, updateUser, type UserRow } from "../users/index.ts";
import { requireAdmin, requireSigner, requireOtherKeys, promisedBy } from "./authority.ts";
import { deleteInvitation, type InvitationRow, invitationOf, releaseAddress, deleteTraces } from "./store.ts";
import { revokeCases, revokeEverything } from "./revoke-keys.ts";
import { notifyOfChange } from "./notify-of-change.ts";

/** Deletes a person, or withdraws an invitation. Throws NOT_FOUND, HOLDS_MORE, OWNER_STAYS, CONFIRMATION_NEEDED, OWN_USER, LAST_ADMIN, LAST_MEMBER or LAST_SIGNER. */
export async function removeUser(ctx: Context, caller: UserCaller, id: string): Promise<void> {
  await ctx.db.tenant(caller.accountId, async (tx) => {
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    await refuseHidden(tx, caller.accountId, caller.userId, id);
    const invitation = await invitationOf(tx, caller.accountId, id);
    if (invitation) {
      refuseActing(caller, own, promisedBy(invitation));
      return withdraw(ctx, tx, caller, invitation);
    }
    const user = await lockUser(tx, caller.accountId, id);
    if (!user || user.deleted_at) throw new Failure("NOT_FOUND");
    if (id === caller.userId) throw new Failure("OWN_USER");
    refuseActing(caller, own, standingOf(user), "unseat");
    demandConfirmation(caller);
    await deletePerson(ctx, tx, caller, user);
  });
}

async function withdraw(ctx: Context, tx: Tx, { accountId, userId }: UserCaller, invitation: InvitationRow): Promise<void> {
  const { id } = invitation;
  await requireOtherKeys(tx, accountId, id);
  await revokeCases(ctx, tx, accountId, id, userId);
  await dropInvitation(tx, accountId, id);
  // The row is gone, and with it the name; of guests not everybody may know.
  const name = invitation.is_guest ? null : `${invitation.first_name} ${invitation.last_name}`;
  record(accountId, { actor: userId, action: "user.invitation-withdrawn", target: id, details: { name } });
  emit(accountId, { type: "keys-changed", ref: id });
}

/** Removes an invitation with its link, its address and what was sealed for it. */
export async function dropInvitation(tx: Tx, accountId: string, id: string): Promise<void> {
  await deleteGrantsTo(tx, accountId, id);
  await revokeTokens(tx, accountId, id, "invitation");
  await releaseAddress(tx, accountId, id);
  await deleteInvitation(tx, accountId, id);
}

/** Leaves of a person the name and public keys; their address becomes free. */
async function wipe(ctx: Context, tx: Tx, accountId: string, id: string): Promise<void> {
  await deleteTraces(tx, accountId, id);
  await releaseAddress(tx, accountId, id);
  await updateUser(tx, accountId, id, {
    // Nobody can have this one.
    email: `${id}@geloescht.invalid`,
    permissions: [],
    role: roleOf([]),
    is_active: false,
    is_email_verified: false,
    auth_hash: randomBytes(32),
    kdf_salt: randomBytes(16),
    user_key_wrap: Buffer.alloc(0),
    recovery_auth_hash: null,
    recovery_wrap: null,
    pending_email: null,
    totp_secret: null,
    totp_confirmed_at: null,
    deleted_at: ctx.now(),
  });
}

/** Deletes a guest who has no case any more; `by` is null where nobody does it. */
export async function forgetGuest(ctx: Context, tx: Tx, accountId: string, id: string, by: string | null): Promise<void> {
  await endSessionsOf(tx, accountId, id);
  await deleteGrantsTo(tx, accountId, id);
  await wipe(ctx, tx, accountId, id);
  record(accountId, { actor: by, action: "user.deleted", target: id });
  emit(accountId, { type: "keys-changed", ref: id });
}

/** Name and public keys stay, because messages, notes and the audit log go on naming the person. */
async function deletePerson(ctx: Context, tx: Tx, { accountId, userId: actor }: UserCaller, user: UserRow): Promise<void> {
  await requireSigner(tx, accountId, user.id);
  const lastKeys = await lockLastKeysOf(tx, accountId, user.id);
  await revokeEverything(ctx, tx, accountId, user.id, actor);
  const unassigned = await unassignAll(tx, accountId, user.id, actor);
  await notifyOfChange(ctx, tx, actor, user, null);
  await deleteCalendar(tx, accountId, user.id);
  await wipe(ctx, tx, accountId, user.id);
  if (user.is_active && roleOf(user.permissions) === "Admin") await requireAdmin(tx, accountId);
  // Throwing undoes everything above.
  if (lastKeys.length > 0) throw new Failure("LAST_MEMBER");
  for (const reportId of unassigned) emit(accountId, { type: "report-changed", ref: reportId });
  record(accountId, { actor, action: "user.deleted", target: user.id });
  emit(accountId, { type: "keys-changed", ref: user.id });
}
