import type { EnterReport } from "@hz/contract/reports/entries";
import type { Handover } from "@hz/contract/reports/entry-terms";
import type { Insertable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Keeps how a report that was just stored came in; its receipt is confirmed by nobody yet, whatever its channel does by itself. */
export const insertEntry = (
  tx: Tx,
  accountId: string,
  userId: string,
  { reportId, way, receivedAt, reportType, documentation, consentAt }: EnterReport,
) =>
  tx
    .updateTable("reports")
    .set({
      way,
      received_at: receivedAt,
      report_type: reportType,
      documentation,
      consent_at: consentAt === null ? null : new Date(consentAt),
      entered_by: userId,
      acknowledged_at: null,
      confirmation: null,
    })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .execute();

/** Whether a drill was begun under this id. */
export const isDrillId = async (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  (await tx.selectFrom("drills").select("id").where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst()) !== undefined;

/** Keeps whether a report's password reached the reporter; the last word counts. */
export const saveHandover = (tx: Tx, accountId: string, reportId: string, handover: Handover, by: string, at: Date) =>
  tx
    .updateTable("reports")
    .set({ handover, handover_by: by, handover_at: at })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .execute();

export const insertDestroyed = (tx: Tx, accountId: string, rows: Omit<Insertable<Tables["destroyed_recordings"]>, "account_id">[]) =>
  tx
    .insertInto("destroyed_recordings")
    .values(rows.map((row) => ({ ...row, account_id: accountId })))
    .execute();
