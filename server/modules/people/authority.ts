import { mayGive, type Standing } from "@hz/contract/people/authority";
import { needsVouching, type Permission } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { lockAccount } from "../accounts/index.ts";
import { isLastToOpen } from "../departments/index.ts";
import { vouchersOf } from "../users/index.ts";
import { adminCount, type InvitationRow, isLastSigner } from "./store.ts";

/** What an invitation promises counts like what a person has: whoever lacks it does not change, renew or withdraw it. */
export const promisedBy = (invitation: InvitationRow): Standing => ({
  id: invitation.id,
  permissions: invitation.permissions,
  isAccountOwner: false,
});

/**
 * Throws GIVES_MORE where permissions are added that the giver lacks, and CONFIRMATION_NEEDED where one of them opens reports,
 * people, channels or safety: with an open screen and a mailbox of one's own that would be access that stays.
 */
export function refuseGiving(
  caller: UserCaller,
  own: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
): void {
  if (!mayGive(own, before, after)) throw new Failure("GIVES_MORE", ["permissions"]);
  if (needsVouching(after.filter((one) => !before.includes(one)))) demandConfirmation(caller);
}

/** Throws LAST_ADMIN, and with it undoes what was changed, unless somebody active still has every permission. */
export async function requireAdmin(tx: Tx, accountId: string): Promise<void> {
  if ((await adminCount(tx, accountId)) === 0) throw new Failure("LAST_ADMIN");
}

/**
 * Throws LAST_SIGNER where this person, before they go, is the only one who can sign with the account's key: nobody else can
 * vouch, and no emergency key has it. Whoever is deactivated keeps it, so that nothing is lost by that.
 */
export async function requireSigner(tx: Tx, accountId: string, userId: string): Promise<void> {
  await lockAccount(tx, accountId);
  const isSigner = (await vouchersOf(tx, accountId)).includes(userId);
  if (isSigner && (await isLastSigner(tx, accountId, userId))) throw new Failure("LAST_SIGNER");
}

/** Throws LAST_MEMBER where an invitation, before what was sealed for it goes, is all that could still open reports: until it was accepted nobody can give that on. */
export async function requireOtherKeys(tx: Tx, accountId: string, invitationId: string): Promise<void> {
  if (await isLastToOpen(tx, accountId, invitationId)) throw new Failure("LAST_MEMBER");
}
