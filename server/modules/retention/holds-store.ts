import type { Insertable, Selectable } from "kysely";
import type { Hold } from "@hz/contract/procedure/retention";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type HoldRow = Selectable<Tables["retention_holds"]>;

/** A hold as it travels. */
export const holdView = (row: HoldRow): Hold => ({
  id: row.id,
  userId: row.user_id,
  reviewDay: row.review_day,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  ended: row.ended_by && row.ended_at ? { by: row.ended_by, at: row.ended_at.toISOString() } : null,
});

/** The holds of a report, oldest first. */
export const holdsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("retention_holds")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("created_at")
    .orderBy("id");

export const holdById = (tx: Tx, accountId: string, id: string): Promise<HoldRow | undefined> =>
  tx.selectFrom("retention_holds").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertHold = (tx: Tx, accountId: string, hold: Omit<Insertable<Tables["retention_holds"]>, "account_id">): Promise<HoldRow> =>
  tx
    .insertInto("retention_holds")
    .values({ ...hold, account_id: accountId })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The hold of a report that runs; undefined where there is none. */
export const runningHold = (tx: Tx, accountId: string, reportId: string): Promise<HoldRow | undefined> =>
  tx
    .selectFrom("retention_holds")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("ended_at", "is", null)
    .executeTakeFirst();

/** Ends the hold of a report. */
export const endHold = (tx: Tx, accountId: string, reportId: string, by: string, at: Date) =>
  tx
    .updateTable("retention_holds")
    .set({ ended_by: by, ended_at: at })
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("ended_at", "is", null)
    .execute();
