import { sql } from "kysely";
import { readCatalog } from "../../db/catalog.ts";
import type { CatalogTable } from "../../db/catalog-rules.ts";
import type { Database, Tx } from "../../db/database.ts";
import { LEFT_OUT } from "./contents.ts";

/** Few enough that rows with pictures in them fit into memory. */
const ROWS_AT_ONCE = 20;

const leftOut = (table: string): Record<string, string> => (Object.hasOwn(LEFT_OUT, table) ? LEFT_OUT[table as "users"]! : {});

/** Every table that carries an account, from the database's own catalog: a new one cannot be forgotten. */
export async function tenantTables(db: Database): Promise<CatalogTable[]> {
  const tables = await db.directory(readCatalog);
  return tables.filter(({ name, columns }) => !name.startsWith("directory_") && columns.some((column) => column.name === "account_id"));
}

/** A table's rows of the account as lines of JSON, in the order of its key; bytes as base64, times as PostgreSQL says them. */
export async function* linesOf(tx: Tx, table: CatalogTable, accountId: string): AsyncGenerator<string> {
  const exported = table.columns.filter(({ name }) => !Object.hasOwn(leftOut(table.name), name));
  const columns = exported.map(({ name, type }) =>
    type === "bytea" ? sql`translate(encode(${sql.ref(name)}, 'base64'), E'\n', '') as ${sql.id(name)}` : sql.ref(name),
  );
  const key = table.indexes.find(({ primary }) => primary)!.columns.map((name) => sql.ref(name));
  // A statement that declares a cursor takes no parameters.
  await sql`declare exported no scroll cursor for select row_to_json(line)::text as line from (
    select ${sql.join(columns)} from ${sql.table(table.name)} where account_id = ${sql.lit(accountId)} order by ${sql.join(key)}) line`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(tx);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close exported`.execute(tx);
}
