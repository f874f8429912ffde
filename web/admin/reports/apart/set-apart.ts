import { deskRoutes } from "@hz/contract/reports/desk";
import type { ReportRow } from "@hz/contract/reports/reports";
import { call } from "../../../api/client.ts";
import { signedKeyOf } from "../../../vault/keys/held-keys.ts";
import type { OpenedRow } from "../../../vault/report/open-rows.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { type Looked, lookInto } from "./look-into.ts";

/** What the server was told of in this tab; it says no where somebody has read, answered or taken back. */
const told = new Set<string>();

/**
 * Tells the server of reports in which neither the title nor anything else opens although the key is the department's own, as the
 * account's key signed it: a seed that somebody made up opens nothing either. Returns the ids that were set apart.
 */
export async function setDamagedApart(opened: readonly OpenedRow[], rows: readonly ReportRow[]): Promise<string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const damaged = opened.flatMap(({ id, opened: title }) => {
    const row = byId.get(id);
    const isCandidate = row && row.status === "new" && row.fastKey === null && row.way === "portal" && signedKeyOf(row.sealedTo);
    return "closed" in title && title.closed === "damaged" && isCandidate && !told.has(id) ? [row] : [];
  });
  if (damaged.length === 0) return [];
  const gone: string[] = [];
  try {
    for await (const looked of lookInto(damaged.map(({ id }) => id))) {
      for (const { id } of looked) told.add(id);
      gone.push(...(await setApart(looked.filter(({ speaks }) => !speaks))));
    }
  } catch {
    // Nothing depends on it: what stays in the list is said to be unreadable there.
  }
  if (gone.length > 0) for (const queryKey of [queryKeys.apart, queryKeys.counts]) void queryClient.invalidateQueries({ queryKey });
  return gone;
}

async function setApart(silent: readonly Looked[]): Promise<string[]> {
  if (silent.length === 0) return [];
  const reports = silent.map(({ id, heardUntil }) => ({ id, heardUntil }));
  return (await call(deskRoutes.setApart, { body: { reports } })).ids;
}
