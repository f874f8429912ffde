import { mayDo, mayGive, type Permission } from "@hz/contract/permissions";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { currentPermissions } from "../auth/index.ts";
import { adminCount, lockPeople } from "./store.ts";

/** Waits for its turn among changes of people, then looks again whether the caller still may: they may have been removed. */
export async function takeTurn(
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

/** Throws FORBIDDEN where permissions are added that the giver may not give. */
export function refuseGiving(own: readonly Permission[], before: readonly Permission[], after: readonly Permission[], isSelf: boolean) {
  if (!after.every((one) => before.includes(one) || mayGive(own, one, isSelf))) throw new Failure("FORBIDDEN");
}

/** Throws LAST_ADMIN, and with it undoes what was changed, unless somebody active still has every permission. */
export async function keepAnAdmin(tx: Tx, accountId: string): Promise<void> {
  if ((await adminCount(tx, accountId)) === 0) throw new Failure("LAST_ADMIN");
}
