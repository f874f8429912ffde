import type { Insertable, Selectable } from "kysely";
import type { Disclosure } from "@hz/contract/reports/confidentiality";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type Row = Selectable<Tables["disclosures"]>;

/** An entry of the ledger as it travels. */
export const disclosureView = (row: Row): Disclosure => ({
  id: row.id,
  byUserId: row.user_id,
  at: row.at.toISOString(),
  ground: row.ground,
  day: row.day,
  told: row.told,
  replaces: row.replaces,
});

/** The ledger of a report, oldest first. */
export const disclosuresOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("disclosures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("at")
    .orderBy("id");

export const disclosureById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("disclosures").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertDisclosure = (tx: Tx, accountId: string, disclosure: Omit<Insertable<Tables["disclosures"]>, "account_id">) =>
  tx
    .insertInto("disclosures")
    .values({ ...disclosure, account_id: accountId })
    .returningAll()
    .executeTakeFirstOrThrow();
