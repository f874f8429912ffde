import type { Insertable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { OwnTemplateRow, TextRow } from "./view.ts";

/** Which text: a template's id and a language. */
export type TextPlace = Pick<TextRow, "id" | "language">;

/** The texts that the account has in the place of the house's, and those of its own templates. */
export const textsOf = (tx: Tx, accountId: string): Promise<TextRow[]> =>
  tx.selectFrom("templates").selectAll().where("account_id", "=", accountId).orderBy("id").orderBy("language").execute();

/** What the next report is told. */
export const newestConfirmation = (tx: Tx, accountId: string) =>
  tx.selectFrom("confirmation_texts").selectAll().where("account_id", "=", accountId).orderBy("number", "desc").limit(1).executeTakeFirst();

/** What reports with this number were told. */
export const confirmationAt = (tx: Tx, accountId: string, number: number) =>
  tx
    .selectFrom("confirmation_texts")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();

export const insertConfirmation = (tx: Tx, accountId: string, row: Omit<Insertable<Tables["confirmation_texts"]>, "account_id">) =>
  tx
    .insertInto("confirmation_texts")
    .values({ ...row, account_id: accountId })
    .execute();

/** The templates that the account has added, in the order of their titles. */
export const ownTemplatesOf = (tx: Tx, accountId: string): Promise<OwnTemplateRow[]> =>
  tx.selectFrom("own_templates").selectAll().where("account_id", "=", accountId).orderBy("title").orderBy("id").execute();

export const textAt = (tx: Tx, accountId: string, { id, language }: TextPlace): Promise<TextRow | undefined> =>
  tx
    .selectFrom("templates")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();

/** Puts a text in its place, whether there was one or not. */
export const putText = (tx: Tx, accountId: string, row: Omit<Insertable<Tables["templates"]>, "account_id">): Promise<TextRow> =>
  tx
    .insertInto("templates")
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "id", "language"])
        .doUpdateSet({ text: row.text, updated_at: row.updated_at, updated_by: row.updated_by }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteText = (tx: Tx, accountId: string, { id, language }: TextPlace) =>
  tx.deleteFrom("templates").where("account_id", "=", accountId).where("id", "=", id).where("language", "=", language).execute();

export const insertOwnTemplate = (
  tx: Tx,
  accountId: string,
  row: Pick<OwnTemplateRow, "id" | "title" | "purpose">,
): Promise<OwnTemplateRow> =>
  tx
    .insertInto("own_templates")
    .values({ ...row, account_id: accountId })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateOwnTemplate = (tx: Tx, accountId: string, id: string, change: Pick<OwnTemplateRow, "title" | "purpose">) =>
  tx.updateTable("own_templates").set(change).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Deletes an own template with its texts. */
export async function deleteOwnTemplate(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom("templates").where("account_id", "=", accountId).where("id", "=", id).execute();
  await tx.deleteFrom("own_templates").where("account_id", "=", accountId).where("id", "=", id).execute();
}
