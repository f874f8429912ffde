import type { Tx } from "../../db/database.ts";
import { recusedByReport } from "../reports/index.ts";
import { handlersOf } from "../users/index.ts";
import type { RetentionRow } from "./store.ts";

/** The ids of reports that are held by somebody who handles them no longer. */
export async function unattended(tx: Tx, accountId: string, rows: readonly RetentionRow[]): Promise<Set<string>> {
  const held = rows.filter(({ hold_id }) => hold_id !== null);
  const recused = await recusedByReport(tx, accountId);
  const handlers = new Map<string, string[]>();
  for (const departmentId of new Set(held.map((row) => row.department_id)))
    handlers.set(
      departmentId,
      (await handlersOf(tx, accountId, departmentId)).map(({ id }) => id),
    );
  const handles = ({ id, department_id, user_id }: RetentionRow) =>
    user_id !== null && handlers.get(department_id)?.includes(user_id) && !recused.get(id)?.includes(user_id);
  return new Set(held.filter((row) => !handles(row)).map(({ id }) => id));
}
