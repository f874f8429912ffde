import type { Tx } from "../../db/database.ts";
import { handlersOf } from "../users/index.ts";
import { recusalsOf } from "./recusals-store.ts";

/** Who handles a report: active people of its department with "Meldungen", without those who are kept out of it. */
export async function caseHandlers(tx: Tx, accountId: string, report: { id: string; department_id: string }) {
  const recused = (await recusalsOf(tx, accountId, report.id).execute()).filter((row) => row.lifted_at === null);
  const handlers = await handlersOf(tx, accountId, report.department_id);
  return handlers.filter(({ id }) => !recused.some((row) => row.user_id === id));
}
