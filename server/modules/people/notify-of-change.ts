import { type Permission, readsReports, roleOf } from "@hz/contract/permissions";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { notifyOfPeopleChange } from "../auth/index.ts";
import { notifyOfReader } from "../renewal/index.ts";
import { peopleOf, type UserRow } from "../users/index.ts";

type State = { isActive: boolean; permissions: readonly Permission[] };

const reads = ({ isActive, permissions }: State) => isActive && readsReports(permissions);
const isSame = (some: readonly Permission[], others: readonly Permission[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** What people and administrators are told of a change; null where it is nothing of theirs. */
function noticeOf(before: State, after: State | null): "removed" | "deactivated" | "activated" | "permissions" | null {
  if (!after) return "removed";
  if (before.isActive !== after.isActive) return after.isActive ? "activated" : "deactivated";
  return isSame(before.permissions, after.permissions) ? null : "permissions";
}

/**
 * Tells by mail what `actor` changes of somebody's access, with their row as it was and null for a deletion: the person,
 * administrators, and the members of their departments where one reader comes or goes by it; nobody twice. Belongs into the
 * transaction of the change, before memberships end.
 */
export async function notifyOfChange(ctx: Context, tx: Tx, actor: string, user: UserRow, after: State | null): Promise<void> {
  const before = { isActive: user.is_active, permissions: user.permissions };
  const notice = noticeOf(before, after);
  if (notice) await notifyOfPeopleChange(ctx, tx, notice, user);
  const [did, does] = [reads(before), after !== null && reads(after)];
  if (did === does) return;
  const administrators = (await peopleOf(tx, user.account_id)).filter((one) => one.is_active && roleOf(one.permissions) === "Admin");
  const change = does ? ("added" as const) : ("removed" as const);
  const who = { userId: user.id, byUserId: actor, change };
  await notifyOfReader(ctx, tx, user.account_id, who, notice ? administrators.map(({ id }) => id) : []);
}
