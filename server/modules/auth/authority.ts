import { type Act, refusalOf, type Standing } from "@hz/contract/people/authority";
import { mayDo, type Permission } from "@hz/contract/permissions";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { guestsHiddenFrom } from "../../db/guest-access.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import type { UserRow } from "../users/index.ts";
import { currentPermissions } from "./sessions.ts";

/** Lets changes of people of one account happen one after another, so that two admins cannot remove each other at once. */
export const lockPeople = (tx: Tx, accountId: string) =>
  // Weaker than "for update", which every reporter's new row would have to wait for.
  sql`select 1 from accounts where account_id = ${accountId} for no key update`.execute(tx);

/**
 * Waits for its turn among changes of people, then looks again whether the caller still may: they may have been removed. The
 * first lock of every transaction that acts on a person; people's rows and departments come after it.
 */
export async function lockAndRecheck(
  ctx: Context,
  tx: Tx,
  caller: UserCaller,
  needed: Permission | readonly Permission[],
): Promise<readonly Permission[]> {
  await lockPeople(tx, caller.accountId);
  const permissions = await currentPermissions(ctx, tx, caller);
  if (!permissions) throw new Failure("NOT_SIGNED_IN");
  if (!mayDo(permissions, needed)) throw new Failure("FORBIDDEN");
  return permissions;
}

/** A person's standing as their row says it. */
export const standingOf = (user: Pick<UserRow, "id" | "permissions" | "is_account_owner">): Standing => ({
  id: user.id,
  permissions: user.permissions,
  isAccountOwner: user.is_account_owner,
});

/** Throws HOLDS_MORE or OWNER_STAYS where the caller, with the permissions of this moment, may not act on a person. */
export function refuseActing({ userId }: UserCaller, permissions: readonly Permission[], target: Standing, act: Act = "change"): void {
  const refusal = refusalOf({ id: userId, permissions }, target, act);
  if (refusal) throw new Failure(refusal);
}

/** Throws NOT_FOUND for a guest of a department that stands in, of whom this person may not know. */
export async function refuseHidden(tx: Tx, accountId: string, readerId: string, id: string): Promise<void> {
  if ((await guestsHiddenFrom(tx, accountId, readerId)).has(id)) throw new Failure("NOT_FOUND");
}
