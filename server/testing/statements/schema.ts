import { parsePlPgSQLSync } from "libpg-query";

/** What the judge has to know of the database. */
export type Schema = {
  /** Tables that row-level security fences by their account. */
  tenants: ReadonlySet<string>;
  /** Tables without an account, but for the list of migrations, which each database has for itself. */
  globals: ReadonlySet<string>;
  /** Functions and triggers by name, with the SQL statements of their bodies. */
  routines: ReadonlyMap<string, string[]>;
};

const PER_DATABASE = new Set(["schema_migrations"]);

/** Reads `server/db/schema.sql`, which a test holds to the migrations. */
export function readSchema(text: string): Schema {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
  const tenants = new Set(names(/^alter table (\w+) force row level security/gm));
  const globals = names(/^create table (\w+)/gm).filter((name) => !tenants.has(name) && !PER_DATABASE.has(name));
  const routines = [...text.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)[\s\S]*?\$function\$([\s\S]*?)\$function\$;?$/gm)];
  return { tenants, globals: new Set(globals), routines: new Map(routines.map(([all, name, body]) => [name!, statements(all, body!)])) };
}

/** Body of a routine in SQL or plpgsql; expressions and assignments become a SELECT of their value. */
function statements(routine: string, body: string): string[] {
  if (!/^ LANGUAGE plpgsql/m.test(routine)) return [body.trim()];
  const found: string[] = [];
  JSON.stringify(parsePlPgSQLSync(routine), (key, value: unknown) => {
    if (key === "PLpgSQL_expr") found.push(asStatement(value as { query: string; parseMode: number }));
    return value;
  });
  return found;
}

/** `parseMode` as PostgreSQL's RawParseMode: 0 a statement, 2 an expression, from 3 on assignments. */
function asStatement({ query, parseMode }: { query: string; parseMode: number }): string {
  if (parseMode === 0) return query;
  return `select (${parseMode === 2 ? query : query.slice(query.indexOf(":=") + 2)})`;
}
