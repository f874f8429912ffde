import { messageRoutes } from "@hz/contract/messages";
import { isNoteBox, isSealedKey } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Door } from "../../context.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { changeReport, readableReport } from "../reports/index.ts";
import { sendMessage } from "./send-message.ts";
import { insertNote, keepNotesKey, noteById, notesOf, noteView, threadOf } from "./store.ts";

export function registerMessageRoutes({ handle, ctx }: Door): void {
  handle(messageRoutes.list, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      return threadOf(tx, caller.accountId, params.id);
    }),
  );

  handle(messageRoutes.send, ({ caller, params, body }) =>
    sendMessage(ctx, { accountId: caller.accountId, reportId: params.id, authorId: caller.userId }, body, (tx) => readableReport(tx, caller, params.id)),
  );

  handle(messageRoutes.notes, ({ caller, params }) =>
    ctx.db.tenant(caller.accountId, async (tx) => {
      await readableReport(tx, caller, params.id);
      return (await notesOf(tx, caller.accountId, params.id)).map(noteView);
    }),
  );

  handle(messageRoutes.addNote, async ({ caller, params, body }) => {
    const box = bytes(body.box);
    const notesKey = bytes(body.notesKey);
    if (!isNoteBox(box) || !isSealedKey(notesKey)) throw new Failure("BOX_REFUSED");
    const attempt = () =>
      ctx.db.tenant(caller.accountId, async (tx) => {
        await readableReport(tx, caller, params.id);
        const earlier = await noteById(tx, caller.accountId, body.id);
        if (earlier) {
          if (earlier.report_id !== params.id || !earlier.box.equals(box)) throw new Failure("MESSAGE_CONFLICT");
          return noteView(earlier);
        }
        if (!(await keepNotesKey(tx, caller.accountId, params.id, notesKey))) throw new Failure("NOTES_KEY_EXISTS");
        const note = await insertNote(tx, caller.accountId, { id: body.id, reportId: params.id, authorId: caller.userId, box });
        await changeReport(tx, caller.accountId, params.id, {});
        await emit(tx, caller.accountId, { type: "note-created", ref: params.id });
        return noteView(note);
      });
    return attempt().catch((error) => (isUniqueViolation(error) ? attempt() : Promise.reject(error)));
  });
}
