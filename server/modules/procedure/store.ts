import type { Measure, MeasureValues } from "@hz/contract/procedure/procedure";
import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type StepRow = Selectable<Tables["procedure_steps"]>;
export type MeasureRow = Selectable<Tables["measures"]>;
type Given = Pick<Measure, "id" | "kind" | "state" | "day" | "userId"> & { reportId: string; by: string; at: Date };

/** The steps of a report, oldest first. */
export const stepsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("procedure_steps")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("at")
    .orderBy("id");

/** The measures of a report, in the order in which they were added. */
export const measuresOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("measures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("created_at")
    .orderBy("id");

export const measureById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("measures").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertMeasure = (tx: Tx, accountId: string, { id, reportId, kind, state, day, userId, by, at }: Given): Promise<MeasureRow> =>
  tx
    .insertInto("measures")
    .values({
      account_id: accountId,
      id,
      report_id: reportId,
      kind,
      state,
      day,
      user_id: userId,
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Sets what is named of a measure, by whom and when; gives it as it is now. */
export const updateMeasure = (
  tx: Tx,
  accountId: string,
  id: string,
  { state, day, userId }: MeasureValues,
  by: string,
  at: Date,
): Promise<MeasureRow> =>
  tx
    .updateTable("measures")
    .set({
      ...(state !== undefined && { state }),
      ...(day !== undefined && { day }),
      ...(userId !== undefined && { user_id: userId }),
      updated_by: by,
      updated_at: at,
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Keeps that the receipt of a report was confirmed; false where it already was. */
export async function insertAcknowledgement(tx: Tx, accountId: string, reportId: string, by: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable("reports")
    .set({ acknowledged_at: at, acknowledged_by: by })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where("acknowledged_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Keeps when feedback was first given, and by whom: what is documented later may have been said earlier. Why a closed
 * procedure had none holds no longer then; that it was closed stays among its steps.
 */
export const insertFeedback = (tx: Tx, accountId: string, reportId: string, by: string, at: Date) =>
  tx
    .updateTable("reports")
    .set({ feedback_at: at, feedback_by: by, no_feedback_reason: null })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where((eb) => eb.or([eb("feedback_at", "is", null), eb("feedback_at", ">", at)]))
    .execute();
