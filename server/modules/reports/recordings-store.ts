import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type DestroyedRow = Selectable<Tables["destroyed_recordings"]>;

/** Recordings of a report that were destroyed, oldest first. */
export const destroyedOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("destroyed_recordings")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("at")
    .orderBy("file_id");
