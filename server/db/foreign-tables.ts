import type pg from "pg";
import { ConfigError } from "../config.ts";

/** The schemas that our tables and the job queue's stand in. What stands in others is no concern of ours. */
const OURS = ["public", "pgboss"];
/** So many are named to an operator, who knows the database by them. */
const NAMED = 3;

const TABLES = `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname <> 'public', c.relname`;

/** The tables that another program keeps where ours are or would be made; none where the database is ours or empty. Reads only. */
export async function foreignTables(client: pg.Client): Promise<string[]> {
  // First: a table of ours and its migration's row come in one transaction, and another instance may be at it.
  const { rows } = await client.query<{ name: string }>(TABLES, [OURS]);
  if (rows.length === 0) return [];
  const { rows: columns } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = to_regclass('public.schema_migrations') and attname in ('name', 'sha256') and not attisdropped",
  );
  const hasOurList = columns.length === 2;
  if (hasOurList && (await client.query("select from public.schema_migrations limit 1")).rowCount === 1) return [];
  // Our list without a row is what a start leaves that broke off in the very first migration.
  return rows.map(({ name }) => name).filter((name) => !(hasOurList && name === "schema_migrations"));
}

/** The line for an operator who has named another program's database. */
export const foreignLine = (tables: string[]): string =>
  `Die Datenbank enthält schon Tabellen eines anderen Programms (${tables.slice(0, NAMED).join(", ")}${tables.length > NAMED ? ", …" : ""}). ` +
  "Bitte legen Sie eine eigene, leere Datenbank an und nennen Sie sie in DATABASE_URL.";

/** Throws one line where another program's tables are in the database. */
export async function refuseForeign(client: pg.Client): Promise<void> {
  const tables = await foreignTables(client);
  if (tables.length > 0) throw new ConfigError(foreignLine(tables));
}
