import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { heldEpochs } from "../departments/index.ts";
import { lostAmong } from "./lost.ts";

type Sealed = { id: string; department_id: string; epoch: number };

/**
 * The ids of those of these reports, which the caller may read, that they can do nothing with: they belong to the department, wait
 * for its key and have seen nothing. What nobody can open any more everybody may close.
 */
export async function withoutKey(tx: Tx, { accountId, userId, guest }: UserCaller, reports: readonly Sealed[]): Promise<Set<string>> {
  if (guest !== null || reports.length === 0) return new Set();
  const held = new Set((await heldEpochs(tx, accountId, userId)).map(({ departmentId, epoch }) => `${departmentId} ${epoch}`));
  const closed = reports.filter((report) => !held.has(`${report.department_id} ${report.epoch}`));
  const lost = await lostAmong(tx, accountId, closed);
  return new Set(closed.filter(({ id }) => !lost.has(id)).map(({ id }) => id));
}

/** Throws ACCESS_WAITING where the caller waits for the key of this report. */
export async function requireKey(tx: Tx, caller: UserCaller, report: Sealed): Promise<void> {
  if ((await withoutKey(tx, caller, [report])).size > 0) throw new Failure("ACCESS_WAITING");
}
