import type { Selectable } from "kysely";
import type { Message, Note } from "@hz/contract/messages";
import { wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { filesOfReport, storedFileView } from "../files/index.ts";

type MessageRow = Selectable<Tables["messages"]>;
type FileRow = Selectable<Tables["files"]>;

const messageView = (row: MessageRow, files: FileRow[]): Message => ({
  id: row.id,
  isFromWhistleblower: row.is_from_reporter,
  authorId: row.author_id,
  box: wire(row.box),
  files: files.filter((file) => file.message_id === row.id).map(storedFileView),
  createdAt: row.created_at.toISOString(),
});

/** The thread of a report, oldest first, each message with its sealed attachments. */
export async function threadOf(tx: Tx, accountId: string, reportId: string): Promise<Message[]> {
  const rows = await tx
    .selectFrom("messages")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const files = await filesOfReport(tx, accountId, reportId);
  return rows.map((row) => messageView(row, files));
}

export const messageById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("messages").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** One message as the thread shows it. */
export const messageOf = async (tx: Tx, row: MessageRow): Promise<Message> =>
  messageView(row, await filesOfReport(tx, row.account_id, row.report_id));

export const insertMessage = (
  tx: Tx,
  accountId: string,
  message: { id: string; reportId: string; authorId: string | null; box: Buffer },
): Promise<MessageRow> =>
  tx
    .insertInto("messages")
    .values({
      account_id: accountId,
      id: message.id,
      report_id: message.reportId,
      author_id: message.authorId,
      is_from_reporter: message.authorId === null,
      box: message.box,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type NoteRow = Selectable<Tables["notes"]>;

export const noteView = (row: NoteRow): Note => ({
  id: row.id,
  authorId: row.author_id,
  box: wire(row.box),
  createdAt: row.created_at.toISOString(),
});

export const notesOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("notes")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const noteById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("notes").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertNote = (
  tx: Tx,
  accountId: string,
  note: { id: string; reportId: string; authorId: string; box: Buffer },
): Promise<NoteRow> =>
  tx
    .insertInto("notes")
    .values({ account_id: accountId, id: note.id, report_id: note.reportId, author_id: note.authorId, box: note.box })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps the notes key of a report; answers false when one is there already, or when the report's key is sealed to another epoch. */
export async function keepNotesKey(
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
