import type { messageRoutes, Note } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { changeReport, insertNoteOnce, noteById, sealedNote } from "../reports/index.ts";
import { noteView } from "./store.ts";

type NewNote = BodyOf<typeof messageRoutes.addNote>;
type Where = { accountId: string; reportId: string; userId: string };

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
      const note = await insertNoteOnce(tx, where, sealed, "note");
      await changeReport(tx, accountId, reportId, {});
      record(accountId, { actor: userId, action: "note.added", target: reportId });
      emit(accountId, { type: "note-created", ref: reportId });
      return noteView(note);
    });
  return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
}
