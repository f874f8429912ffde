import type pg from "pg";

/** One row of text for each thing that the catalog knows of a table: its name, and what is said of it. */
type Said = { table: string; text: string };

/** Our tables: what the job queue keeps in a schema of its own is that library's. */
const OURS = "c.relnamespace = 'public'::regnamespace and c.relkind = 'r'";

const COLUMNS = `select c.relname as table, format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid, true)) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`;
/** Since PostgreSQL 18 "not null" is a constraint as well; it stands with its column. */
const CONSTRAINTS = `select c.relname as table, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true)) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${OURS} and k.contype <> 'n' order by c.relname, strpos('pufcx', k.contype::text), k.conname`;
const STORAGE = `select c.relname as table, format('alter table %I alter column %I set storage %s', c.relname, a.attname,
    case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where ${OURS} and a.attnum > 0 and not a.attisdropped and a.attstorage <> t.typstorage order by c.relname, a.attnum`;
const INDEXES = `select c.relname as table, pg_get_indexdef(i.indexrelid, 0, true) as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class own on own.oid = i.indexrelid
  where ${OURS} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
  order by c.relname, own.relname`;
const FENCES = `select c.relname as table, format('alter table %I %s row level security', c.relname, word) as text
  from pg_class c cross join lateral (select 'enable' as word where c.relrowsecurity union all select 'force' where c.relforcerowsecurity) fence
  where ${OURS} order by c.relname, word`;
const POLICIES = `select c.relname as table, format('create policy %I on %I as %s for %s to %s%s%s', p.polname, c.relname,
    case when p.polpermissive then 'permissive' else 'restrictive' end,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text) from unnest(p.polroles) role),
    E'\\n  using (' || pg_get_expr(p.polqual, p.polrelid, true) || ')', E'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid, true) || ')') as text
  from pg_policy p join pg_class c on c.oid = p.polrelid where ${OURS} order by c.relname, p.polname`;
const TRIGGERS = `select c.relname as table, pg_get_triggerdef(t.oid, true) as text
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${OURS} and not t.tgisinternal order by c.relname, t.tgname`;
const RIGHTS = `select c.relname as table, format('grant %s on %I to %s', string_agg(lower(acl.privilege_type), ', ' order by acl.privilege_type),
    c.relname, case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end) as text
  from pg_class c cross join lateral aclexplode(c.relacl) acl
  where ${OURS} and acl.grantee <> c.relowner group by c.relname, acl.grantee order by c.relname, acl.grantee::regrole::text`;
const COMMENTS = `select c.relname as table, format('comment on %s is %L',
    case d.objsubid when 0 then 'table ' || c.relname else 'column ' || c.relname || '.' || a.attname end, d.description) as text
  from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid where ${OURS} order by c.relname, d.objsubid`;

const OTHERS = `select format('create %s %I', case c.relkind when 'S' then 'sequence' when 'v' then 'view' else c.relkind::text end, c.relname) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind not in ('r', 'i') order by c.relname`;
const FUNCTIONS = `select rtrim(pg_get_functiondef(p.oid), E'\\n') as text from pg_proc p
  where p.pronamespace = 'public'::regnamespace order by p.proname, p.oid::regprocedure::text`;
const OTHER_RIGHTS = `select format('grant %s on %s to %s', string_agg(lower(acl.privilege_type), ', ' order by acl.privilege_type), thing,
    case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end) as text
  from (
    select 'schema public' as thing, nspacl as rights, nspowner as owner from pg_namespace where oid = 'public'::regnamespace
    union all select 'function ' || oid::regprocedure, coalesce(proacl, acldefault('f', proowner)), proowner from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'sequence ' || relname, relacl, relowner from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  ) given cross join lateral aclexplode(rights) acl
  where acl.grantee <> owner group by thing, acl.grantee order by 1`;
const PRESETS = `select format('alter default privileges in schema public grant %s on %s to %s',
    string_agg(lower(acl.privilege_type), ', ' order by acl.privilege_type),
    case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' else d.defaclobjtype::text end, acl.grantee::regrole) as text
  from pg_default_acl d cross join lateral aclexplode(d.defaclacl) acl
  where d.defaclnamespace = 'public'::regnamespace group by d.defaclobjtype, acl.grantee order by 1`;

/**
 * The schema of a migrated database as one text, table by table in the alphabet's order: the same of each version of PostgreSQL. It
 * is read and compared, never run: the migrations make the tables.
 */
export async function schemaText(client: pg.Client): Promise<string> {
  const ask = async (query: string) => (await client.query<Said>(query)).rows;
  const columns = await ask(COLUMNS);
  const constraints = await ask(CONSTRAINTS);
  const after: Said[] = [];
  for (const query of [STORAGE, INDEXES, FENCES, POLICIES, TRIGGERS, RIGHTS, COMMENTS]) after.push(...(await ask(query)));
  const of = (said: Said[], name: string) => said.filter(({ table }) => table === name).map(({ text }) => text);
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => {
    const inside = [...of(columns, name), ...of(constraints, name)].map((text) => `  ${text}`);
    return [`create table ${name} (\n${inside.join(",\n")}\n);`, ...of(after, name).map((text) => `${text};`)].join("\n");
  });
  const others: string[] = [];
  for (const query of [OTHERS, FUNCTIONS, OTHER_RIGHTS, PRESETS]) others.push(...(await ask(query)).map(({ text }) => `${text};`));
  return `${[...tables, ...others].join("\n\n")}\n`;
}
