import type { ArchiveRow } from "@hz/contract/account/archive";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { isDataError } from "../../db/violations.ts";
import { Refusal } from "../operator/index.ts";
import type { Catalog } from "./store.ts";

export type Row = ArchiveRow["row"];

/** Bytes as PostgreSQL writes them in JSON. */
export const hexOf = (value: Uint8Array): string => `\\x${Buffer.from(value).toString("hex")}`;
/** The other way round. */
export const bytesOf = (value: Row[string] | undefined): Buffer => Buffer.from(String(value).slice(2), "hex");

/** Adds rows as they stand in an archive; columns that this installation does not know, or the archive did not, keep their default. */
export async function insertRows(
  tx: Tx,
  accountId: string,
  catalog: Catalog,
  table: ArchiveRow["table"] | "file_parts",
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const known = catalog.get(table)!.columns.map(({ name }) => name);
  const columns = sql.join(known.filter((name) => name === "account_id" || Object.hasOwn(rows[0]!, name)).map((name) => sql.ref(name)));
  const given = JSON.stringify(rows.map((row) => ({ ...row, account_id: accountId })));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${given}::json)`
    .execute(tx)
    .catch((error: unknown) => {
      if (!isDataError(error)) throw error;
      throw new Refusal(`Das Archiv passt nicht zu dieser Fassung der Hinweiszentrale (${table}). Es wurde nichts eingelesen.`);
    });
}
