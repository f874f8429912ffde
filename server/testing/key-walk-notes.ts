import { messageRoutes } from "@hz/contract/reports/messages";
import { type ReportPage, reportRoutes } from "@hz/contract/reports/reports";
import { KeyNotSigned, openingSeeds } from "../../web/vault/keys/held-keys.ts";
import { sealNewNote } from "../../web/vault/content/notes.ts";
import { newId } from "../db/new-id.ts";
import { readCase } from "./builders-archive.ts";
import { send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/** The reports whose key this person has; their keys are in hand afterwards. */
async function openable(walk: KeyWalk, who: Walker): Promise<string[]> {
  const held = await walk.hold(who);
  const reply = held && (await send(walk.test.app, reportRoutes.list, { as: who.as! }));
  if (!held || reply?.statusCode !== 200) return [];
  const seeds = openingSeeds(held);
  return reply
    .json<ReportPage>()
    .rows.filter(({ sealedTo }) => seeds.has(`${sealedTo.departmentId}/${sealedTo.epoch}`))
    .map(({ id }) => id);
}

/** Somebody notes something in the first report that they can open; where the page says why they cannot, nothing happens. */
export async function note(walk: KeyWalk, by: Walker): Promise<void> {
  const [id] = await openable(walk, by);
  if (!id) return;
  const { open, report } = await readCase(walk.test, by.as!, id);
  try {
    const body = await sealNewNote(open, report.notesKey, { id: newId(), author: walk.nameOf(by), text: walk.nameOf(by) });
    await walk.try(messageRoutes.addNote, { params: { id }, as: by.as!, body });
  } catch (error) {
    if (!(error instanceof KeyNotSigned)) throw error;
    walk.told.push("  refused: KeyNotSigned");
  }
}

/** Whoever opens a report reads each note of it, whatever key vouched for its author. */
export async function checkNotes(walk: KeyWalk): Promise<void> {
  if (!walk.happened.has("note")) return;
  for (const who of walk.active)
    for (const id of await openable(walk, who)) {
      const { notes } = await readCase(walk.test, who.as!, id);
      if (notes.some(({ content }) => content === null)) throw new Error(`${walk.nameOf(who)} opens a report and not its notes`);
      if (notes.some(({ verified }) => !verified)) walk.happened.add("a note's author is not proved");
    }
}
