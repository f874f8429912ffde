import { deskRoutes, type HeardTexts } from "@hz/contract/reports/desk";
import { MAX_CHANGED_AT_ONCE } from "@hz/contract/limits";
import { call } from "../../../api/client.ts";
import { hears } from "../../../vault/report/hears.ts";
import { keysInHand, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { hasKeyBox } from "../../../vault/report/open-rows.ts";

/** A report whose title does not open, up to when its reporter was heard, and whether anything of it can be read: then a person is there, and something went wrong. */
export type Looked = Pick<HeardTexts, "id" | "heardUntil"> & { speaks: boolean };

/** What else opens of reports whose titles do not, a few at a time: junk can be as large as it likes. */
export async function* lookInto(ids: readonly string[]): AsyncGenerator<Looked[]> {
  const held = keysInHand();
  const seeds = openingSeeds(held);
  let waiting = [...ids];
  while (waiting.length > 0) {
    const asked = waiting.splice(0, MAX_CHANGED_AT_ONCE);
    const { texts, later } = await call(deskRoutes.apartTexts, { body: { ids: asked } });
    const looked: Looked[] = [];
    // Of what somebody waits for the key of nothing could be said.
    for (const report of texts.filter(hasKeyBox))
      looked.push({ id: report.id, heardUntil: report.heardUntil, speaks: await hears(held.accountId, seeds, report) });
    yield looked;
    waiting = [...later, ...waiting];
  }
}
