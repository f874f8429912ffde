import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { departmentRoutes, ResealRow } from "@hz/contract/people/departments";
import type { AnswerOf, BodyOf, QueryOf } from "@hz/contract/route";
import { isFastKey, isNotesKeyBox, isSealedKey } from "@hz/crypto/envelope";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { recordOnce } from "../audit/index.ts";
import { currentKey, heldEpochs } from "../departments/index.ts";
import { countToReseal, dropUnusedGrants, isMember, lockDepartment, reportsToReseal, storeResealed } from "./store.ts";

/** The department's newest key, for a member who holds it; throws NOT_FOUND for others, ACCESS_WAITING for a member who waits for it. */
async function heldNewest(tx: Tx, { accountId, userId }: UserCaller, departmentId: string): Promise<DepartmentKey> {
  if (!(await isMember(tx, accountId, departmentId, userId))) throw new Failure("NOT_FOUND");
  const newest = await currentKey(tx, accountId, departmentId);
  const held = await heldEpochs(tx, accountId, userId);
  if (!held.some((one) => one.departmentId === departmentId && one.epoch === newest.epoch)) throw new Failure("ACCESS_WAITING");
  return newest;
}

type Row = Awaited<ReturnType<typeof reportsToReseal>>[number];
const rowView = (row: Row): ResealRow => ({
  id: row.id,
  departmentId: row.head_department_id,
  epoch: row.head_epoch,
  rkId: wire(row.rk_id),
  reporterPk: wire(row.reporter_pk),
  sealedTo: { departmentId: row.department_id, epoch: row.epoch },
  fastKey: row.fast_key && wire(row.fast_key),
  sealedKey: wire(row.sealed_key),
  notesKey: row.notes_key && row.notes_key_by ? { box: wire(row.notes_key), byUserId: row.notes_key_by } : null,
});

/** Hands out open reports that are sealed to an older epoch. */
export function toReseal(
  ctx: Context,
  caller: UserCaller,
  departmentId: string,
  { limit, after }: QueryOf<typeof departmentRoutes.toReseal>,
): Promise<AnswerOf<typeof departmentRoutes.toReseal>> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const { epoch } = await heldNewest(tx, caller, departmentId);
    const rows = await reportsToReseal(tx, accountId, departmentId, epoch, userId, { limit, ...(after === undefined ? {} : { after }) });
    return { epoch, rows: rows.map(rowView), remaining: await countToReseal(tx, accountId, departmentId, epoch, userId) };
  });
}

/**
 * Stores reports' keys sealed to the newest epoch. Whoever still writes under the old key is not overwritten: what changed
 * meanwhile is left as it is. When the last one is done, grants that nothing needs any more go.
 */
export function reseal(
  ctx: Context,
  caller: UserCaller,
  departmentId: string,
  { epoch, reports }: BodyOf<typeof departmentRoutes.reseal>,
): Promise<AnswerOf<typeof departmentRoutes.reseal>> {
  const wellFormed = reports.every(
    ({ sealedKey, fastKey, notesKey }) =>
      isSealedKey(bytes(sealedKey)) && isFastKey(bytes(fastKey)) && (notesKey === null || isNotesKeyBox(bytes(notesKey))),
  );
  const ids = new Set(reports.map(({ id }) => id));
  if (!wellFormed || ids.size < reports.length) throw new Failure("BOX_REFUSED");
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockDepartment(tx, accountId, departmentId);
    const newest = await heldNewest(tx, caller, departmentId);
    if (newest.epoch !== epoch) throw new Failure("KEYS_CHANGED");
    const stored = await storeResealed(tx, { accountId, departmentId, epoch, userId }, reports);
    const remaining = await countToReseal(tx, accountId, departmentId, epoch, userId);
    if (stored > 0) {
      // Nobody knows which step is the last, since what does not open goes on waiting; a line for each would count them.
      recordOnce(ctx, accountId, { actor: userId, action: "department.reports-resealed", target: departmentId, details: { epoch } });
      emit(accountId, { type: "reports-resealed", ref: departmentId });
    }
    await dropUnusedGrants(tx, accountId, departmentId, epoch);
    return { stored, remaining };
  });
}
