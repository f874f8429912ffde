import type { Context } from "../../context.ts";
import { isForeignKeyViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { refuseActing, standingOf, lockAndRecheck } from "../auth/index.ts";
import { excludeWhoLeaves } from "../reports/index.ts";
import { memberRows } from "./overview-store.ts";
import { deleteDepartment, lockDepartment } from "./store.ts";
import { notifyOfDeletion } from "./notify-members.ts";

/**
 * Deletes a department, whose members lose their place and hear of it by mail. Throws
 * NOT_FOUND, HOLDS_MORE where the caller may not act on one of them, and DEPARTMENT_IN_USE.
 */
export async function removeDepartment(ctx: Context, caller: UserCaller, departmentId: string): Promise<void> {
  const { accountId, userId } = caller;
  const remove = ctx.db.tenant(accountId, async (tx) => {
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    const department = await lockDepartment(tx, accountId, departmentId);
    if (!department) throw new Failure("NOT_FOUND");
    const members = (await memberRows(tx, accountId)).filter((row) => row.department_id === departmentId);
    for (const member of members) refuseActing(caller, own, standingOf({ ...member, id: member.user_id }));
    await excludeWhoLeaves(tx, accountId, { userId, at: ctx.now() }, departmentId, null);
    const leaving = members.map((member) => member.user_id);
    await notifyOfDeletion(ctx, accountId, leaving, userId);
    await deleteDepartment(tx, accountId, departmentId);
    record(accountId, { actor: userId, action: "department.deleted", target: departmentId, details: { name: department.name } });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
  await remove.catch((error) => {
    throw isForeignKeyViolation(error) ? new Failure("DEPARTMENT_IN_USE") : error;
  });
}
