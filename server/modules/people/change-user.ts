import type { BodyOf } from "@hz/contract/route";
import type { ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import { needsAccountKey, needsVouching, type Permission, PERMISSIONS, readsReports, roleOf } from "@hz/contract/permissions";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { normalEmail, refuseActing, refuseHidden, standingOf, lockAndRecheck } from "../auth/index.ts";
import { deleteGrantsOfKind, lockLastKeysOf } from "../departments/index.ts";
import { revokeTokens } from "../tokens/index.ts";
import { lockUser, updateUser, type UserRow, userOf } from "../users/index.ts";
import { requireAdmin, requireSigner, requireOtherKeys, promisedBy, refuseGiving } from "./authority.ts";
import { claimInvited } from "./claim-invited.ts";
import { refuseFlood } from "./fresh-account.ts";
import { inviteUser, notifyOfWaiting } from "./jobs.ts";
import { accessIndex } from "./missing.ts";
import { invitationOf, type InvitationRow, releaseAddress, updateInvitation } from "./store.ts";
import { endAccess, revokeAccountKey, revokeDepartmentKeys } from "./revoke-keys.ts";
import { notifyOfChange } from "./notify-of-change.ts";
import { invitationView, userView } from "./view.ts";

type Change = BodyOf<typeof peopleRoutes.update>;

/** In the order of the specification, each once. */
const inOrder = (permissions: readonly Permission[]) => PERMISSIONS.filter((one) => permissions.includes(one));

/**
 * Changes a person or an invitation with all that follows for their keys and sessions. Throws NOT_FOUND, HOLDS_MORE, GIVES_MORE,
 * CONFIRMATION_NEEDED, OWNER_STAYS, OWN_USER, LAST_ADMIN, LAST_MEMBER, LAST_SIGNER or EMAIL_TAKEN.
 */
export async function changeUser(ctx: Context, caller: UserCaller, id: string, change: Change): Promise<ManagedUser> {
  const { accountId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    await refuseHidden(tx, accountId, caller.userId, id);
    const invitation = await invitationOf(tx, accountId, id);
    if (invitation) {
      // A guest's belongs to its case, whose people decide whose mailbox it opens to.
      if (invitation.is_guest) throw new Failure("NOT_FOUND");
      refuseActing(caller, own, promisedBy(invitation));
      refuseGiving(caller, own, invitation.permissions, change.permissions ?? []);
      refuseMoving(caller, invitation, change);
      await changeInvitation(ctx, tx, caller, invitation, change);
      return invitationView((await invitationOf(tx, accountId, id))!, await accessIndex(tx, accountId, id, caller.userId), ctx.now());
    }
    const user = await lockUser(tx, accountId, id);
    if (!user || user.deleted_at) throw new Failure("NOT_FOUND");
    if (change.isActive === false && id === caller.userId) throw new Failure("OWN_USER");
    refuseActing(caller, own, standingOf(user), unseats(user, change) ? "unseat" : "change");
    refuseGuest(user, change);
    // Somebody who comes back has all that they had, as if it was given anew.
    const isBack = change.isActive === true && !user.is_active;
    refuseGiving(caller, own, isBack ? [] : user.permissions, change.permissions ?? (isBack ? user.permissions : []));
    await changePerson(ctx, tx, caller, user, change);
    return userView((await userOf(tx, accountId, id))!, await accessIndex(tx, accountId, id, caller.userId));
  });
}

/** Whether somebody would lose their sign-in or a permission by it. */
const unseats = (user: UserRow, { isActive, permissions }: Change) =>
  isActive === false || (permissions !== undefined && !user.permissions.every((one) => permissions.includes(one)));

/** A guest stays one: whoever is to work in the office gets an invitation of their own. */
function refuseGuest({ is_guest: isGuest }: { is_guest: boolean }, { permissions = [] }: Change): void {
  if (isGuest && permissions.length > 0) throw new Failure("INVALID_INPUT", ["permissions"]);
}

/** Throws CONFIRMATION_NEEDED where an invitation that opens something would go to another mailbox. */
function refuseMoving(caller: UserCaller, { email, permissions }: InvitationRow, change: Change): void {
  const isMoved = change.email !== undefined && normalEmail(change.email) !== email;
  if (isMoved && needsVouching(permissions)) demandConfirmation(caller);
}

async function changePerson(ctx: Context, tx: Tx, caller: UserCaller, user: UserRow, change: Change): Promise<void> {
  const { accountId, userId: actor } = caller;
  // Their own address a person changes themselves, proving that it is theirs.
  if (change.email !== undefined && normalEmail(change.email) !== user.email) throw new Failure("INVALID_INPUT", ["email"]);
  const [firstName, lastName] = [change.firstName ?? user.first_name, change.lastName ?? user.last_name];
  const before = user.permissions;
  const permissions = change.permissions ? inOrder(change.permissions) : before;
  const isActive = change.isActive ?? user.is_active;
  if (needsAccountKey(before) && !needsAccountKey(permissions)) await requireSigner(tx, accountId, user.id);
  const isRenamed = firstName !== user.first_name || lastName !== user.last_name;
  await updateUser(tx, accountId, user.id, {
    first_name: firstName,
    last_name: lastName,
    ...(isRenamed ? { full_name: `${firstName} ${lastName}`.trim() } : {}),
    language: change.language ?? user.language,
    permissions,
    role: roleOf(permissions),
    is_active: isActive,
  });
  const wasAdmin = user.is_active && roleOf(before) === "Admin";
  if (wasAdmin && !(isActive && roleOf(permissions) === "Admin")) await requireAdmin(tx, accountId);

  if (isRenamed || (change.language ?? user.language) !== user.language)
    record(accountId, { actor, action: "user.changed", target: user.id });
  if (inOrder(before).join() !== permissions.join())
    record(accountId, { actor, action: "user.permissions-changed", target: user.id, details: { before, after: permissions } });
  await notifyOfChange(ctx, tx, actor, user, { isActive, permissions });
  if (readsReports(before) && !readsReports(permissions)) {
    if ((await lockLastKeysOf(tx, accountId, user.id, "people where somebody stands in")).length > 0) throw new Failure("LAST_MEMBER");
    await revokeDepartmentKeys(tx, accountId, user.id);
  }
  if (needsAccountKey(before) && !needsAccountKey(permissions)) await revokeAccountKey(tx, accountId, user.id);
  if (user.is_active !== isActive) {
    if (!isActive) await endAccess(ctx, tx, accountId, user.id, actor);
    record(accountId, { actor, action: isActive ? "user.activated" : "user.deactivated", target: user.id });
  }
  // The browser that made the change hands on what it holds at once; a mail is for what is left then.
  const startAfter = new Date(ctx.now().getTime() + 2 * 60_000);
  if (isActive && (!user.is_active || permissions.some((one) => !before.includes(one))))
    await ctx.jobs.enqueue(notifyOfWaiting, { accountId, userId: user.id }, { startAfter });
  emit(accountId, { type: "keys-changed", ref: user.id });
}

async function changeInvitation(ctx: Context, tx: Tx, caller: UserCaller, row: InvitationRow, change: Change): Promise<void> {
  const { accountId, userId: actor } = caller;
  const email = change.email ? normalEmail(change.email) : row.email;
  const permissions = change.permissions ? inOrder(change.permissions) : row.permissions;
  // Before it is written to the invitation, so that an address that somebody has is refused as such.
  if (email !== row.email) {
    await refuseFlood(ctx, tx, accountId);
    await releaseAddress(tx, accountId, row.id);
    await claimInvited(ctx, tx, caller, row.id, email);
  }
  await updateInvitation(tx, accountId, row.id, {
    first_name: change.firstName ?? row.first_name,
    last_name: change.lastName ?? row.last_name,
    language: change.language ?? row.language,
    email,
    permissions,
    role: roleOf(permissions),
  });
  // What was sealed for it beyond these permissions goes; what they add is granted after it was accepted.
  if (!readsReports(permissions)) {
    await requireOtherKeys(tx, accountId, row.id);
    await deleteGrantsOfKind(tx, accountId, row.id, "department");
  }
  if (!needsAccountKey(permissions)) await deleteGrantsOfKind(tx, accountId, row.id, "account");
  if (email !== row.email) {
    // The link that went to the old address ends; the code stays with whom it was told.
    await revokeTokens(tx, accountId, row.id, "invitation");
    await ctx.jobs.enqueue(inviteUser, { accountId, invitationId: row.id });
  }
  record(accountId, { actor, action: "user.changed", target: row.id, details: { address: email !== row.email } });
  emit(accountId, { type: "keys-changed", ref: row.id });
}
