import type pg from "pg";

/**
 * A statement that puts rows into a table of the schema `public` (its name quoted where needed), given as an array of texts as PostgreSQL
 * writes a whole row; what the database reckons itself it reckons anew. Throws where there is no such table.
 */
export async function rowsInto(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public.${table}`],
  );
  if (rows.length === 0) throw new NoSuchTable(table);
  const columns = rows.map((column) => column.name);
  // Without the offset each column would read its whole row anew.
  return `insert into public.${table} (${columns.join(", ")}) overriding system value
    select ${columns.map((column) => `(r).${column}`).join(", ")} from (select unnest($1::text[])::public.${table} as r offset 0) s`;
}

export class NoSuchTable extends Error {}
