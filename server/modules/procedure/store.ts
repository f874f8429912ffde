import type { Measure, MeasureValues } from "@hz/contract/procedure/procedure";
import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type MeasureRow = Selectable<Tables["measures"]>;
type Given = Pick<Measure, "id" | "kind" | "state" | "day" | "userId"> & { reportId: string; by: string; at: Date };

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
