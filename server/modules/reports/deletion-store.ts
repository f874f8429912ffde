import type { DeletionGround } from "@hz/contract/procedure/retention";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type DeletionRecordRow = Selectable<Tables["deletion_records"]>;

/** What statistics still count of a report that is gone. */
const COUNTED = [
  "channel_id",
  "department_id",
  "category_id",
  "report_type",
  "way",
  "status",
  "outcome",
  "received_at",
  "acknowledged_at",
  "feedback_at",
  "closed_at",
  "is_drill",
  "set_apart_at",
] as const;
export type GoneReport = Pick<Selectable<Tables["reports"]>, (typeof COUNTED)[number]>;

/** Deletes the row and, by its keys, everything that hangs on it; the directory forgets the token. Gives what is still counted of it; undefined where it was not there. */
export async function deleteReport(tx: Tx, accountId: string, id: string): Promise<GoneReport | undefined> {
  await tx.deleteFrom("directory_cases").where("account_id", "=", accountId).where("report_id", "=", id).execute();
  return tx.deleteFrom("reports").where("account_id", "=", accountId).where("id", "=", id).returning(COUNTED).executeTakeFirst();
}

/** Whether a hold keeps the report, whatever its time and whoever wishes it gone. */
export const isHeld = async (tx: Tx, accountId: string, reportId: string): Promise<boolean> =>
  (await tx
    .selectFrom("retention_holds")
    .select("id")
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("ended_at", "is", null)
    .executeTakeFirst()) !== undefined;

/** Keeps that a report was deleted; false where that is known already. */
export async function insertDeletionRecord(tx: Tx, accountId: string, record: Omit<DeletionRecordRow, "account_id">): Promise<boolean> {
  const result = await tx
    .insertInto("deletion_records")
    .values({ ...record, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps of a report that is gone one row for statistics: days and codes, and nothing that leads back to it. */
export const countDeleted = (
  tx: Tx,
  accountId: string,
  gone: GoneReport,
  { at, ground, hadRecusal }: { at: Date; ground: DeletionGround; hadRecusal: boolean },
) => {
  const { is_drill: _drill, set_apart_at: _apart, received_at, acknowledged_at, feedback_at, closed_at, ...codes } = gone;
  const day = (moment: Date | null) => moment && berlinDay(moment);
  const days = { acknowledged_day: day(acknowledged_at), feedback_day: day(feedback_at), closed_day: day(closed_at) };
  return tx
    .insertInto("deleted_reports")
    .values({
      ...codes,
      ...days,
      account_id: accountId,
      received_day: berlinDay(received_at),
      deleted_day: berlinDay(at),
      ground,
      had_recusal: hadRecusal,
    })
    .execute();
};

/** What was deleted, newest first. */
export const deletionRecordsOf = (tx: Tx, accountId: string): Promise<DeletionRecordRow[]> =>
  tx.selectFrom("deletion_records").selectAll().where("account_id", "=", accountId).orderBy("deleted_at", "desc").execute();

/**
 * What was deleted in the departments of this person, newest first, without what anybody was kept out of: nobody sees that. Of one
 * that stands in nothing from before they came: whom a report accused may have joined since.
 */
export const deletionRecordsFor = (tx: Tx, accountId: string, userId: string, most: number): Promise<DeletionRecordRow[]> =>
  tx
    .selectFrom("deletion_records")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("had_recusal", "=", false)
    .where(sql<boolean>`exists (select from department_members m join departments d on d.account_id = m.account_id and d.id = m.department_id
      where m.account_id = ${accountId} and m.user_id = ${userId} and m.department_id = deletion_records.department_id
        and (not d.was_for_conflicts or m.added_at is null or m.added_at <= deletion_records.deleted_at))`)
    .orderBy("deleted_at", "desc")
    .limit(most)
    .execute();
