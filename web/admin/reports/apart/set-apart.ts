import { deskRoutes } from "@hz/contract/desk";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import type { ReportRow } from "@hz/contract/reports";
import { call } from "../../../api/client.ts";
import { signedKeyOf } from "../../../vault/held-keys.ts";
import type { OpenedRow } from "../../../vault/open-rows.ts";
import { queryClient } from "../../query-client.ts";
import { queryKeys } from "../../query-keys.ts";
import { speaking } from "./speaks.ts";

/** What the server was told of in this tab; it says no where somebody has read, answered or taken back. */
const told = new Set<string>();

/**
 * Takes rows and what opening their titles gave, and tells the server of those that do not open although the key is the
 * department's own, as the account's key signed it: a seed that somebody made up opens nothing either; nor does what their
 * reporters wrote later. Gives the ids that were set apart.
 */
export async function setDamagedApart(opened: readonly OpenedRow[], rows: readonly ReportRow[]): Promise<string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const damaged = opened.flatMap(({ id, opened: title }) => {
    const row = byId.get(id);
    const isCandidate = row && row.status === "new" && row.fastKey === null && row.way === "portal" && signedKeyOf(row.sealedTo);
    return "closed" in title && title.closed === "damaged" && isCandidate && !told.has(id) ? [row] : [];
  });
  if (damaged.length === 0) return [];
  // Nothing depends on it: what stays in the list is said to be unreadable there.
  const speak = await speaking(damaged).catch(() => null);
  if (!speak) return [];
  for (const { id } of damaged) told.add(id);
  const ids = damaged.flatMap(({ id }) => (speak.has(id) ? [] : [id]));
  const gone: string[] = [];
  for (let start = 0; start < ids.length; start += MAX_CHANGED_AT_ONCE) {
    const some = ids.slice(start, start + MAX_CHANGED_AT_ONCE);
    gone.push(...(await call(deskRoutes.setApart, { body: { ids: some } }).catch(() => ({ ids: [] }))).ids);
  }
  if (gone.length > 0) for (const queryKey of [queryKeys.apart, queryKeys.counts]) void queryClient.invalidateQueries({ queryKey });
  return gone;
}
