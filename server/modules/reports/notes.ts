import type { NoteKind, messageRoutes } from "@hz/contract/reports/messages";
import type { BodyOf } from "@hz/contract/route";
import { isNoteBox, isNotesKeyBox } from "@hz/crypto/envelope";
import type { Selectable } from "kysely";
import { bytes } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { Failure } from "../../http/failures.ts";
import { reportById } from "./store.ts";

type NewNote = BodyOf<typeof messageRoutes.addNote>;
type Where = { accountId: string; reportId: string; userId: string };
export type SealedNote = { id: string; box: Buffer; notesKey: Buffer | null; sealedTo: NewNote["sealedTo"] };
type NoteRow = Selectable<Tables["notes"]>;

/** The bytes of a note as it travels; throws BOX_REFUSED. */
export function sealedNote({ id, box, notesKey, sealedTo }: NewNote): SealedNote {
  const sealed = { id, box: bytes(box), notesKey: notesKey === null ? null : bytes(notesKey), sealedTo };
  if (!isNoteBox(sealed.box) || (sealed.notesKey !== null && !isNotesKeyBox(sealed.notesKey))) throw new Failure("BOX_REFUSED");
  return sealed;
}

/** Keeps a note that is not there yet. The first one of a report brings the notes key: throws NOTES_KEY_EXISTS or KEYS_CHANGED. */
export async function insertNoteOnce(tx: Tx, { accountId, reportId, userId }: Where, note: SealedNote, kind: NoteKind) {
  const { notesKey, sealedTo, id, box } = note;
  const report = await reportById(tx, accountId, reportId);
  if (notesKey === null && !report?.notes_key) throw new Failure("INVALID_INPUT", ["notesKey"]);
  if (notesKey !== null) {
    if (sealedTo === null) throw new Failure("INVALID_INPUT", ["sealedTo"]);
    if (report?.notes_key) throw new Failure("NOTES_KEY_EXISTS");
    const kept = await insertNotesKey(tx, accountId, reportId, { byUserId: userId, notesKey, ...sealedTo });
    if (!kept) throw new Failure((await reportById(tx, accountId, reportId))?.notes_key ? "NOTES_KEY_EXISTS" : "KEYS_CHANGED");
  }
  return insertNote(tx, accountId, { id, reportId, authorId: userId, box, kind });
}

export const noteById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("notes").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

const insertNote = (
  tx: Tx,
  accountId: string,
  note: { id: string; reportId: string; authorId: string; box: Buffer; kind: NoteKind },
): Promise<NoteRow> =>
  tx
    .insertInto("notes")
    .values({ account_id: accountId, id: note.id, report_id: note.reportId, author_id: note.authorId, box: note.box, kind: note.kind })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps the notes key of a report; answers false when one is there already, or when the report's key is sealed to another epoch. */
async function insertNotesKey(
  tx: Tx,
  accountId: string,
  reportId: string,
  given: { byUserId: string; notesKey: Buffer; departmentId: string; epoch: number },
): Promise<boolean> {
  const result = await tx
    .updateTable("reports")
    .set({ notes_key: given.notesKey, notes_key_by: given.byUserId })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where("notes_key", "is", null)
    .where("department_id", "=", given.departmentId)
    .where("epoch", "=", given.epoch)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
