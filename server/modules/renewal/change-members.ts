import type { NewGrant } from "@hz/contract/people/departments";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { refuseActing, standingOf, lockAndRecheck } from "../auth/index.ts";
import { addMember, deleteGrantsTo, demandRenewal, epochsInUse, heldEpochs, lastKeysOf, withoutSharing } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { excludeWhoLeaves, unassignAll } from "../reports/index.ts";
import { holdReceivers, refuseBadGrants, storeGrants } from "./check-grants.ts";
import { memberRows } from "./overview-store.ts";
import { notifyMembers } from "./notify-members.ts";
import { dropForeignGrants, isMember, saveLeaving, lockDepartment, personOf, removeMember } from "./store.ts";

type Where = { departmentId: string; userId: string };

const usedEpochs = async (tx: Tx, accountId: string, departmentId: string) =>
  (await epochsInUse(tx, accountId)).filter((row) => row.departmentId === departmentId).map((row) => row.epoch);

/**
 * Throws KEYS_CHANGED unless the caller holds each of these keys. Nobody sees from outside whether a box opens:
 * what somebody without the key made up would count as held, and the next renewal would bring the real one.
 */
async function demandHeld(tx: Tx, { accountId, userId }: UserCaller, grants: readonly NewGrant[]): Promise<void> {
  const held = await heldEpochs(tx, accountId, userId);
  const isHeld = ({ grant: { what } }: NewGrant) =>
    what.kind === "department" && held.some(({ departmentId, epoch }) => departmentId === what.departmentId && epoch === what.epoch);
  if (!grants.every(isHeld)) throw new Failure("KEYS_CHANGED");
}

/** Checks and stores what is granted to one person; throws BOX_REFUSED where it is somebody else's, KEYS_CHANGED where the caller has it not to give. */
async function storeGrantsFor(tx: Tx, caller: UserCaller, { departmentId, userId }: Where, grants: readonly NewGrant[]): Promise<void> {
  const giving = { accountId: caller.accountId, userId: caller.userId, departmentId, grants };
  if (grants.some(({ toUserId }) => toUserId !== userId)) throw new Failure("BOX_REFUSED");
  // People before departments, here and everywhere: two transactions that lock both must not wait for each other.
  await holdReceivers(tx, giving);
  if (!(await lockDepartment(tx, caller.accountId, departmentId))) throw new Failure("NOT_FOUND");
  // First of all, so that no answer tells which epochs are in use.
  if (grants.length > 0) await demandHeld(tx, caller, grants);
  refuseBadGrants(giving, await usedEpochs(tx, caller.accountId, departmentId));
  await storeGrants(tx, giving);
}

/** Waits for its turn and throws NOT_FOUND for who is no person of the office, HOLDS_MORE where the caller may not act on them. */
async function mayMove(ctx: Context, tx: Tx, caller: UserCaller, userId: string): Promise<void> {
  const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
  const person = await personOf(tx, caller.accountId, userId);
  if (!person) throw new Failure("NOT_FOUND");
  refuseActing(caller, own, standingOf(person));
}

/**
 * Adds a person to a department, with what the caller can grant; without it the person waits for a colleague's grant. Throws
 * CONFIRMATION_NEEDED for somebody new.
 */
export function addToDepartment(ctx: Context, caller: UserCaller, where: Where, grants: readonly NewGrant[]): Promise<void> {
  const { accountId } = caller;
  const { departmentId, userId } = where;
  return ctx.db.tenant(accountId, async (tx) => {
    await mayMove(ctx, tx, caller, userId);
    if (!(await isMember(tx, accountId, departmentId, userId))) demandConfirmation(caller);
    // Whoever takes themselves in has no need of a second box of what they hold, and may lose it by joining.
    const isOwn = userId === caller.userId;
    await withoutSharing(tx, accountId, async () => {
      const joins = !(await isMember(tx, accountId, departmentId, userId));
      if (joins && isOwn) await demandHeld(tx, caller, grants);
      if (joins) await dropForeignGrants(tx, accountId, departmentId, userId);
      await storeGrantsFor(tx, caller, where, isOwn ? [] : grants);
      if (joins) {
        await addMember(tx, accountId, departmentId, userId, caller.userId);
        await notifyMembers(ctx, tx, accountId, { ...where, byUserId: caller.userId, change: "added" });
      }
    });
    // Not of how many keys, here and below: more than one tells that older epochs are in use, and so that reports lie there.
    record(accountId, { actor: caller.userId, action: "department.member-added", target: departmentId, details: { user: userId } });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
}

/** Whether a department's keys may be granted to this one: a member of it, or the emergency key, which belongs to every department. */
const mayReceive = async (tx: Tx, accountId: string, { departmentId, userId }: Where): Promise<boolean> =>
  (await isMember(tx, accountId, departmentId, userId)) || (await emergencyKeyOf(tx, accountId))?.id === userId;

/** Grants to a member, or to the emergency key, what it lacks; only members of the department have anything to grant. */
export function grantToMember(ctx: Context, caller: UserCaller, where: Where, grants: readonly NewGrant[]): Promise<void> {
  const { accountId } = caller;
  const { departmentId, userId } = where;
  return ctx.db.tenant(accountId, async (tx) => {
    if (grants.length > 0) demandConfirmation(caller);
    const both = (await isMember(tx, accountId, departmentId, caller.userId)) && (await mayReceive(tx, accountId, where));
    if (!both) throw new Failure("NOT_FOUND");
    await storeGrantsFor(tx, caller, where, grants);
    // The member may have been taken out, the emergency key renewed, while the locks were waited for.
    if (!(await mayReceive(tx, accountId, where))) throw new Failure("NOT_FOUND");
    record(accountId, { actor: caller.userId, action: "user.access-granted", target: userId, details: { department: departmentId } });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
}

/**
 * Removes a person: what was granted ends at once, reports become unassigned, and the key is due for renewal where the person knew
 * it. Throws LAST_MEMBER where nobody would be left who can read everything.
 */
export function removeFromDepartment(ctx: Context, caller: UserCaller, { departmentId, userId }: Where): Promise<void> {
  const { accountId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await mayMove(ctx, tx, caller, userId);
    if (!(await lockDepartment(tx, accountId, departmentId))) throw new Failure("NOT_FOUND");
    const members = (await memberRows(tx, accountId)).filter((row) => row.department_id === departmentId);
    const leaving = members.find((row) => row.user_id === userId);
    if (!leaving) return;
    const inUse = await usedEpochs(tx, accountId, departmentId);
    const readsAll = (row: (typeof members)[number]) => row.is_reader && inUse.every((epoch) => row.epochs.includes(epoch));
    const isLast = readsAll(leaving) && !members.some((row) => row !== leaving && readsAll(row));
    // Neither who reads least nor who is deactivated takes the last key of an epoch with them.
    const isLastKey = (await lastKeysOf(tx, accountId, userId, "people where somebody stands in")).some(
      (last) => last.departmentId === departmentId,
    );
    if (isLast || isLastKey || members.length === 1) throw new Failure("LAST_MEMBER");
    await excludeWhoLeaves(tx, accountId, { userId: caller.userId, at: ctx.now() }, departmentId, userId);
    await removeMember(tx, accountId, departmentId, userId);
    await saveLeaving(tx, accountId, { departmentId, userId, byUserId: caller.userId, at: ctx.now() });
    await notifyMembers(ctx, tx, accountId, { departmentId, userId, byUserId: caller.userId, change: "removed" });
    await deleteGrantsTo(tx, accountId, userId, departmentId);
    const unassigned = await unassignAll(tx, accountId, userId, caller.userId, departmentId);
    if (leaving.epochs.length > 0) await demandRenewal(tx, accountId, [departmentId]);
    for (const reportId of unassigned) emit(accountId, { type: "report-changed", ref: reportId });
    record(accountId, { actor: caller.userId, action: "department.member-removed", target: departmentId, details: { user: userId } });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
}
