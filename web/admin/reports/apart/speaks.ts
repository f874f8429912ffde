import { deskRoutes } from "@hz/contract/desk";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import type { ReportRow } from "@hz/contract/reports";
import { call } from "../../../api/client.ts";
import { keysInHand, openingSeeds } from "../../../vault/held-keys.ts";
import { hears } from "../../../vault/open-rows.ts";

/**
 * Takes reports whose titles do not open and gives the ids of those whose reporter wrote something that does: a person is there,
 * and something went wrong. Whatever else arrives in one is more of the same.
 */
export async function speaking(rows: readonly ReportRow[]): Promise<Set<string>> {
  const found = new Set<string>();
  const held = keysInHand();
  const seeds = openingSeeds(held);
  for (let start = 0; start < rows.length; start += MAX_CHANGED_AT_ONCE) {
    const some = new Map(rows.slice(start, start + MAX_CHANGED_AT_ONCE).map((row) => [row.id, row]));
    for (const { id, message } of await call(deskRoutes.lastWords, { body: { ids: [...some.keys()] } }))
      if (await hears(held.accountId, seeds, some.get(id)!, message)) found.add(id);
  }
  return found;
}
