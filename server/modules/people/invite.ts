import type { Grant } from "@hz/contract/sign-in/auth";
import type { InvitationKeys, Invite } from "@hz/contract/people/invitations";
import type { ManagedUser } from "@hz/contract/people/people";
import { roleOf } from "@hz/contract/permissions";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { normalEmail, refuseActing, lockAndRecheck } from "../auth/index.ts";
import { deleteGrantsTo, insertGrant, withoutSharing } from "../departments/index.ts";
import { revokeTokens } from "../tokens/index.ts";
import { isFreeId } from "../users/index.ts";
import { requireOtherKeys, promisedBy, refuseGiving } from "./authority.ts";
import { checkGrants } from "./check-grants.ts";
import { claimInvited } from "./claim-invited.ts";
import { refuseFlood } from "./fresh-account.ts";
import { inviteUser } from "./jobs.ts";
import { type AccessIndex, accessIndex } from "./missing.ts";
import { insertInvitation, invitationOf, type InvitationRow, updateInvitation } from "./store.ts";
import { invitationView } from "./view.ts";

/** What a code leaves with the server; nothing where the inviting person made none. */
function codeColumns(keys: InvitationKeys | null) {
  return {
    code_hash: keys && bytes(keys.codeHash),
    public_key: keys && bytes(keys.certificate.sigPublicKey),
    permits: keys && keys.certificate.permits,
    not_after: keys && keys.certificate.notAfter,
    certificate: keys && bytes(keys.certificate.certificate),
  };
}

/** Throws BOX_REFUSED for a code by who cannot vouch, for keys that the inviting person does not hold, and for more than the invited one may have. */
async function storeInvitationGrants(
  tx: Tx,
  caller: UserCaller,
  keys: InvitationKeys | null,
  row: InvitationRow,
  book: AccessIndex,
): Promise<void> {
  if (!keys) return;
  const receiver = { permissions: row.permissions, departmentIds: row.department_ids, trust: true };
  checkGrants(keys.grants, caller.userId, receiver, book);
  const isOwn = ({ what }: Grant) => what.kind !== "department" || book.holds(caller.userId, what);
  if (!book.vouchers.has(caller.userId) || !keys.grants.every(isOwn)) throw new Failure("BOX_REFUSED");
  for (const grant of keys.grants) await insertGrant(tx, caller.accountId, row.id, grant);
}

/** Keeps an invitation, claims its address and has the mail sent. Throws GIVES_MORE, EMAIL_TAKEN, NOT_FOUND (department), STAND_IN_SHARED or BOX_REFUSED. */
export async function invite(ctx: Context, caller: UserCaller, input: Invite): Promise<ManagedUser> {
  const { accountId } = caller;
  const email = normalEmail(input.email);
  return ctx.db.tenant(accountId, async (tx) => {
    refuseGiving(caller, await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen"), [], input.permissions);
    const book = await accessIndex(tx, accountId);
    const earlier = await invitationOf(tx, accountId, input.id);
    if (earlier?.email === email && !earlier.is_guest) return invitationView(earlier, book, ctx.now());
    if (!(await isFreeId(tx, accountId, input.id))) throw new Failure("EMAIL_TAKEN", ["email"]);
    if (!input.departmentIds.every((id) => book.departments.some((one) => one.id === id)))
      throw new Failure("NOT_FOUND", ["departmentIds"]);
    await refuseFlood(ctx, tx, accountId);
    const permissions = [...new Set(input.permissions)];
    await claimInvited(ctx, tx, caller, input.id, email);
    const invitation = {
      id: input.id,
      email,
      first_name: input.firstName,
      last_name: input.lastName,
      role: roleOf(permissions),
      permissions,
      language: input.language,
      message: input.inviteMessage,
      department_ids: [...new Set(input.departmentIds)],
      invited_by: caller.userId,
      created_at: ctx.now(),
      ...codeColumns(input.keys),
    };
    await withoutSharing(tx, accountId, () => insertInvitation(tx, accountId, invitation));
    const row = (await invitationOf(tx, accountId, input.id))!;
    await storeInvitationGrants(tx, caller, input.keys, row, book);
    await ctx.jobs.enqueue(inviteUser, { accountId, invitationId: input.id });
    record(accountId, {
      actor: caller.userId,
      action: "user.invited",
      target: input.id,
      details: { permissions, departments: row.department_ids, withCode: input.keys !== null },
    });
    emit(accountId, { type: "keys-changed", ref: input.id });
    return invitationView(row, book, ctx.now());
  });
}

/** Sends an invitation again: another link, another code; what went out before opens nothing any more. Throws LAST_MEMBER where that alone opens reports. */
export async function renewInvitation(ctx: Context, caller: UserCaller, id: string, keys: InvitationKeys | null): Promise<ManagedUser> {
  const { accountId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    const book = await accessIndex(tx, accountId);
    // A guest's holds a case's key, which is not sealed again here: it is withdrawn and made anew in the case.
    const earlier = await invitationOf(tx, accountId, id);
    if (!earlier || earlier.is_guest) throw new Failure("NOT_FOUND");
    refuseActing(caller, own, promisedBy(earlier));
    // Another code in other hands is as good as another invitation.
    refuseGiving(caller, own, [], earlier.permissions);
    await refuseFlood(ctx, tx, accountId);
    await requireOtherKeys(tx, accountId, id);
    await deleteGrantsTo(tx, accountId, id);
    await revokeTokens(tx, accountId, id, "invitation");
    await updateInvitation(tx, accountId, id, { ...codeColumns(keys), invited_by: caller.userId, created_at: ctx.now() });
    const row = (await invitationOf(tx, accountId, id))!;
    await storeInvitationGrants(tx, caller, keys, row, book);
    await ctx.jobs.enqueue(inviteUser, { accountId, invitationId: id });
    record(accountId, { actor: caller.userId, action: "user.invitation-renewed", target: id, details: { withCode: keys !== null } });
    emit(accountId, { type: "keys-changed", ref: id });
    return invitationView(row, book, ctx.now());
  });
}
