import { type Selectable, sql } from "kysely";
import type { Message, Note } from "@hz/contract/reports/messages";
import { wire } from "../../bytes.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { filesOfReport, storedFileView } from "../files/index.ts";
import { redactionView } from "../reports/index.ts";

type MessageRow = Selectable<Tables["messages"]>;
type FileRow = Selectable<Tables["files"]>;

const messageView = (row: MessageRow, files: FileRow[]): Message => ({
  id: row.id,
  kind: row.kind,
  isFromWhistleblower: row.is_from_reporter,
  authorId: row.author_id,
  box: wire(row.box),
  files: files.filter((file) => file.message_id === row.id).map(storedFileView),
  createdAt: row.created_at.toISOString(),
  redaction: redactionView(row.redacted_by, row.redacted_at),
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
  message: { id: string; reportId: string; authorId: string | null; box: Buffer; kind: Message["kind"] },
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
      kind: message.kind,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type NoteRow = Selectable<Tables["notes"]>;

export const noteView = (row: NoteRow): Note => ({
  id: row.id,
  kind: row.kind,
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

/** Puts a redacted box in the place of the one of this hash; answers false where another one stands there by now. */
export async function replaceMessageBox(
  tx: Tx,
  accountId: string,
  at: { reportId: string; messageId: string },
  given: { replaces: Buffer; box: Buffer; by: string; at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable("messages")
    .set({ box: given.box, redacted_by: given.by, redacted_at: given.at })
    .where("account_id", "=", accountId)
    .where("report_id", "=", at.reportId)
    .where("id", "=", at.messageId)
    .where(sql<Buffer>`sha256(box)`, "=", given.replaces)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const redactionById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("redactions").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertRedaction = (
  tx: Tx,
  accountId: string,
  redaction: { id: string; report_id: string; message_id: string | null; user_id: string; places: number; at: Date },
) =>
  tx
    .insertInto("redactions")
    .values({ ...redaction, account_id: accountId })
    .execute();

export const redactionsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("redactions")
    .select(["user_id", "message_id", "places", "at"])
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId);

/** When the messages of a report came, from which side, and with how many files; what is a step of the procedure is left out. */
export const messageTimesOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("messages as m")
    .leftJoin("files as f", (on) => on.onRef("f.account_id", "=", "m.account_id").onRef("f.message_id", "=", "m.id"))
    .select(["m.author_id", "m.is_from_reporter", "m.created_at", "m.kind"])
    .select((select) => select.fn.count<number>("f.id").as("files"))
    .where("m.account_id", "=", accountId)
    .where("m.report_id", "=", reportId)
    .where("m.kind", "not in", ["acknowledgement", "feedback"])
    .groupBy(["m.account_id", "m.id"]);
