import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf, lockAccount, updateAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";

/** Since when the company says that it has nobody else; null where it does not. */
export const nobodyElse = (ctx: Context, { accountId }: UserCaller) =>
  ctx.db.tenant(accountId, async (tx) => ({ since: (await accountOf(tx, accountId)).no_stand_in_at?.toISOString() ?? null }));

/** Keeps that the company has nobody outside of the office for reports about the office, or takes it back; the same may be said again. */
export const sayNobodyElse = (ctx: Context, { accountId, userId }: UserCaller, isSo: boolean) =>
  ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    const { no_stand_in_at: before } = await accountOf(tx, accountId);
    if ((before !== null) === isSo) return;
    await updateAccount(tx, accountId, { no_stand_in_at: isSo ? ctx.now() : null });
    record(accountId, { actor: userId, action: isSo ? "department.nobody-else" : "department.nobody-else-withdrawn" });
    emit(accountId, { type: "keys-changed", ref: accountId });
  });
