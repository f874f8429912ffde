import { roleOf } from "@hz/contract/permissions";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { lockPeople, refuseHidden, notifyOfPeopleChange } from "../auth/index.ts";
import { lockUser, updateUser, type UserRow, userOf } from "../users/index.ts";
import { type AccessIndex, accessIndex } from "./missing.ts";

/** Whether somebody could act as the owner at once: active, vouched for, with every permission and the account's key. */
const isFit = (user: UserRow, book: AccessIndex) =>
  user.is_active && !user.is_guest && roleOf(user.permissions) === "Admin" && user.is_vouched && book.holds(user.id, { kind: "account" });

/**
 * Hands the account over to an Admin; to oneself changes nothing. Of two hand-overs at once the second one is no longer the owner's. Throws NOT_OWNER,
 * NOT_FOUND or OWNER_UNFIT.
 */
export const handOver = (ctx: Context, { accountId, userId }: UserCaller, id: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    await lockPeople(tx, accountId);
    const owner = await userOf(tx, accountId, userId);
    if (!owner?.is_account_owner) throw new Failure("NOT_OWNER");
    await refuseHidden(tx, accountId, userId, id);
    const heir = await lockUser(tx, accountId, id);
    if (!heir || heir.deleted_at) throw new Failure("NOT_FOUND");
    if (id === userId) return;
    if (!isFit(heir, await accessIndex(tx, accountId, id))) throw new Failure("OWNER_UNFIT");
    await updateUser(tx, accountId, userId, { is_account_owner: false });
    await updateUser(tx, accountId, id, { is_account_owner: true });
    record(accountId, { actor: userId, action: "account.owner-changed", target: id });
    await notifyOfPeopleChange(ctx, tx, "owner", heir, [owner]);
    emit(accountId, { type: "keys-changed", ref: id });
  });
