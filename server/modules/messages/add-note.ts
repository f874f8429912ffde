import type { messageRoutes, Note } from "@hz/contract/messages";
import type { BodyOf } from "@hz/contract/route";
import { isNoteBox, isNotesKeyBox } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { changeReport, reportById } from "../reports/index.ts";
import { insertNote, keepNotesKey, noteById, noteView } from "./store.ts";

type NewNote = BodyOf<typeof messageRoutes.addNote>;
type Where = { accountId: string; reportId: string; userId: string };
type Sealed = { id: string; box: Buffer; notesKey: Buffer | null; sealedTo: NewNote["sealedTo"] };

/** Takes a note as it travels and gives its bytes; throws BOX_REFUSED. */
export function sealedNote({ id, box, notesKey, sealedTo }: NewNote): Sealed {
  const sealed = { id, box: bytes(box), notesKey: notesKey === null ? null : bytes(notesKey), sealedTo };
  if (!isNoteBox(sealed.box) || (sealed.notesKey !== null && !isNotesKeyBox(sealed.notesKey))) throw new Failure("BOX_REFUSED");
  return sealed;
}

/** Keeps a note that is not there yet. The first one of a report brings the notes key: throws NOTES_KEY_EXISTS or KEYS_CHANGED. */
export async function keepNote(tx: Tx, { accountId, reportId, userId }: Where, note: Sealed, kind: Note["kind"]) {
  const { notesKey, sealedTo, id, box } = note;
  const report = await reportById(tx, accountId, reportId);
  if (notesKey === null && !report?.notes_key) throw new Failure("INVALID_INPUT", ["notesKey"]);
  if (notesKey !== null) {
    if (sealedTo === null) throw new Failure("INVALID_INPUT", ["sealedTo"]);
    if (report?.notes_key) throw new Failure("NOTES_KEY_EXISTS");
    const kept = await keepNotesKey(tx, accountId, reportId, { byUserId: userId, notesKey, ...sealedTo });
    if (!kept) throw new Failure((await reportById(tx, accountId, reportId))?.notes_key ? "NOTES_KEY_EXISTS" : "KEYS_CHANGED");
  }
  return insertNote(tx, accountId, { id, reportId, authorId: userId, box, kind });
}

/**
 * Stores one sealed internal note. The first one of a report brings the notes key; of two first ones at once the later is
 * told NOTES_KEY_EXISTS, and KEYS_CHANGED where the report's own key was sealed anew meanwhile. The same note may come again. `may` refuses inside the transaction who may not write here.
 */
export async function addNote(ctx: Context, where: Where, input: NewNote, may: (tx: Tx) => Promise<unknown>): Promise<Note> {
  const sealed = sealedNote(input);
  const { accountId, reportId, userId } = where;
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await may(tx);
      const earlier = await noteById(tx, accountId, input.id);
      if (earlier) {
        if (earlier.report_id !== reportId || !earlier.box.equals(sealed.box)) throw new Failure("MESSAGE_CONFLICT");
        return noteView(earlier);
      }
      const note = await keepNote(tx, where, sealed, "note");
      await changeReport(tx, accountId, reportId, {});
      record(accountId, { actor: userId, action: "note.added", target: reportId });
      emit(accountId, { type: "note-created", ref: reportId });
      return noteView(note);
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
