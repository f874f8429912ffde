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

/**
 * Stores one sealed internal note. The first one of a report brings the notes key; of two first ones at once the later is
 * told NOTES_KEY_EXISTS, and KEYS_CHANGED where the report's own key was sealed anew meanwhile. The same note may come again. `may` refuses inside the transaction who may not write here.
 */
export async function addNote(
  ctx: Context,
  where: { accountId: string; reportId: string; userId: string },
  input: NewNote,
  may: (tx: Tx) => Promise<unknown>,
): Promise<Note> {
  const box = bytes(input.box);
  const notesKey = input.notesKey === null ? null : bytes(input.notesKey);
  if (!isNoteBox(box) || (notesKey !== null && !isNotesKeyBox(notesKey))) throw new Failure("BOX_REFUSED");
  const { accountId, reportId, userId } = where;
  const attempt = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await may(tx);
      const earlier = await noteById(tx, accountId, input.id);
      if (earlier) {
        if (earlier.report_id !== reportId || !earlier.box.equals(box)) throw new Failure("MESSAGE_CONFLICT");
        return noteView(earlier);
      }
      const report = await reportById(tx, accountId, reportId);
      if (notesKey === null && !report?.notes_key) throw new Failure("INVALID_INPUT", ["notesKey"]);
      if (notesKey !== null) {
        if (input.sealedTo === null) throw new Failure("INVALID_INPUT", ["sealedTo"]);
        if (report?.notes_key) throw new Failure("NOTES_KEY_EXISTS");
        const kept = await keepNotesKey(tx, accountId, reportId, { byUserId: userId, notesKey, ...input.sealedTo });
        if (!kept) throw new Failure((await reportById(tx, accountId, reportId))?.notes_key ? "NOTES_KEY_EXISTS" : "KEYS_CHANGED");
      }
      const note = await insertNote(tx, accountId, { id: input.id, reportId, authorId: userId, box });
      await changeReport(tx, accountId, reportId, {});
      record(accountId, { actor: userId, action: "note.added", target: reportId });
      emit(accountId, { type: "note-created", ref: reportId });
      return noteView(note);
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
