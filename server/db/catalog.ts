import { sql } from "kysely";
import type { CatalogTable } from "./catalog-rules.ts";
import type { Tx } from "./database.ts";

/** Every ordinary table of schema public with its columns, indexes and foreign keys. */
export async function readCatalog(tx: Tx): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select t.relname as name, t.relrowsecurity as "rowSecurity", t.relforcerowsecurity as forced,
      (select count(*) from pg_policy p where p.polrelid = t.oid) as policies,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'notNull', a.attnotnull) order by a.attnum), '[]')
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', c.relname, 'primary', i.indisprimary, 'unique', i.indisunique,
          'columns', ${columnNames(sql`i.indrelid`, sql`i.indkey::int2[]`)}) order by c.relname), '[]')
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = t.oid) as indexes,
      (select coalesce(json_agg(json_build_object('name', f.conname, 'target', f.confrelid::regclass::text,
          'columns', ${columnNames(sql`f.conrelid`, sql`f.conkey`)},
          'targetColumns', ${columnNames(sql`f.confrelid`, sql`f.confkey`)},
          'resets', case when f.confdeltype in ('n', 'd')
            then ${columnNames(sql`f.conrelid`, sql`coalesce(f.confdelsetcols, f.conkey)`)} end) order by f.conname), '[]')
        from pg_constraint f where f.conrelid = t.oid and f.contype = 'f') as "foreignKeys"
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    order by t.relname`.execute(tx);
  return rows;
}

/** A column's place of 0 stands for an expression and becomes null. */
function columnNames(table: ReturnType<typeof sql>, places: ReturnType<typeof sql>) {
  return sql`(select json_agg(a.attname order by k.n) from unnest(${places}) with ordinality k (place, n)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = k.place)`;
}
