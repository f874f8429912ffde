import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import type { Door } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { sharesWith, newestKeys } from "../departments/index.ts";
import { readableReport, recusalsOf } from "../reports/index.ts";
import { lift, recuse } from "./recuse.ts";
import { possibleReaders } from "./store.ts";
import { transferReport } from "./transfer.ts";

/** Who reads a case and who else could. */
async function handoverOf(tx: Tx, caller: UserCaller, reportId: string): Promise<Handover> {
  const { accountId } = caller;
  const report = await readableReport(tx, caller, reportId);
  const possible = await possibleReaders(tx, accountId, reportId);
  const readersOf = (departmentId: string, epoch: number) =>
    possible.filter((one) => one.departmentId === departmentId && one.epoch === epoch).map(({ userId }) => userId);
  const newest = await newestKeys(tx, accountId);
  const targets = [...newest.values()].map(({ name, ...key }) => ({
    id: key.departmentId,
    name,
    key,
    readers: readersOf(key.departmentId, key.epoch),
  }));
  const concerned = await sharesWith(tx, accountId, report.concerns, [...newest.keys()]);
  const recusals = (await recusalsOf(tx, accountId, reportId).execute()).filter((row) => row.lifted_at === null);
  return {
    department: { id: report.department_id, name: newest.get(report.department_id)!.name },
    readers: readersOf(report.department_id, report.epoch),
    departments: targets.filter(({ id, readers }) => id !== report.department_id && !concerned.has(id) && readers.length > 0),
    concerns: (report.concerns ?? []).flatMap((id) => newest.get(id)?.name ?? []),
    recusals: recusals.map((row) => ({ id: row.id, userId: row.user_id, byUserId: row.by_user_id, at: row.at.toISOString() })),
  };
}

export function registerHandoverRoutes({ handle, ctx }: Door): void {
  handle(handoverRoutes.get, ({ caller, params }) => ctx.db.tenant(caller.accountId, (tx) => handoverOf(tx, caller, params.id)));

  handle(handoverRoutes.transfer, async ({ caller, params, body }) => {
    await transferReport(ctx, caller, params.id, body);
    return {};
  });

  handle(handoverRoutes.recuse, async ({ caller, params, body }) => {
    await recuse(ctx, caller, params.id, body);
    return {};
  });

  handle(handoverRoutes.lift, async ({ caller, params: { id: reportId, recusalId }, body }) => {
    await lift(ctx, caller, { reportId, recusalId }, body.reason);
    return {};
  });
}
