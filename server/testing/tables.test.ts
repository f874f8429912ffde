import fs from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "./database.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

type Column = { type: string; isNullable: boolean; hasDefault: boolean };
type Described = Record<string, Record<string, Column>>;

/** How TypeScript sees what PostgreSQL stores. */
const SEEN_AS: Record<string, string> = {
  uuid: "string",
  text: "string",
  "text[]": "string[]",
  "uuid[]": "string[]",
  bytea: "Bytes",
  boolean: "boolean",
  integer: "number",
  bigint: "number",
  "timestamp with time zone": "Date",
  date: "string",
  jsonb: "json",
};

const OWN_TYPES = ["Bytes", "Date", "Time"];

const FOLDER = new URL("../db/tables/", import.meta.url);
/** Reads the types of the tables as text: what is written there is what the compiler believes. */
const written = (): Described => Object.assign({}, ...fs.readdirSync(FOLDER).map(writtenIn)) as Described;

function writtenIn(file: string): Described {
  const source = fs.readFileSync(new URL(file, FOLDER), "utf8");
  const body = source.slice(source.indexOf("export type"), source.indexOf("\n};"));
  const tables = [...body.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)];
  return Object.fromEntries(
    tables.map(([, table, text]) => [
      table!,
      Object.fromEntries([...text!.matchAll(/(\w+): ([^;]+);?/g)].map(([, name, type]) => [name!, column(type!.trim())])),
    ]),
  );
}

function column(type: string): Column {
  // Of a column of JSON it may stand in what is written to it that it may be null.
  const isNullable = /\| null>?$/.test(type);
  const plain = type.replace(" | null", "").replace(/^Generated<(.*)>$/, "$1");
  const isJson = plain.startsWith("ColumnType<");
  // Texts of a closed set have the contract's type.
  const isText = plain.startsWith('"') || (/^(NonNullable<)?[A-Z]\w*(\["\w+"\])?>?(\[\])?$/.test(plain) && !OWN_TYPES.includes(plain));
  return {
    type: isJson ? "json" : isText ? (plain.endsWith("[]") ? "string[]" : "string") : plain === "Time" ? "Date" : plain,
    isNullable,
    hasDefault: plain === "Time" || type.startsWith("Generated") || (isJson && type.includes(" | undefined")),
  };
}

/** Reads the catalog of a freshly migrated database. */
async function stored(): Promise<Described> {
  const { rows } = await own.db.directory((tx) =>
    sql<{ table: string; name: string; type: string; nullable: boolean; preset: boolean }>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable, a.atthasdef as preset
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'`.execute(
      tx,
    ),
  );
  const described: Described = {};
  for (const { table, name, type, nullable, preset } of rows)
    (described[table] ??= {})[name] = { type: SEEN_AS[type] ?? type, isNullable: nullable, hasDefault: preset };
  return described;
}

test("the tables that the code is compiled against are those of the migrated database", async () => {
  const [code, catalog] = [written(), await stored()];
  expect(Object.keys(code).sort()).toEqual(Object.keys(catalog).sort());
  for (const table of Object.keys(catalog)) expect(code[table], table).toEqual(catalog[table]);
});

test("every table is fenced by its account, except the directory, which is looked up before the account is known, the embedded payment provider, what strangers write to the operator, and what the status page tells of the service", async () => {
  const { rows } = await own.db.directory((tx) =>
    sql<{
      name: string;
    }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity and relname <> 'schema_migrations'`.execute(
      tx,
    ),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([
    "contact_inquiries",
    "directory_calendars",
    "directory_cases",
    "directory_cells",
    "directory_channels",
    "directory_customers",
    "directory_demos",
    "directory_domains",
    "directory_emails",
    "directory_exports",
    "directory_moves",
    "directory_passkeys",
    "directory_sessions",
    "directory_tickets",
    "directory_tokens",
    "installation",
    "payment_simulator",
    "service_days",
    "service_incidents",
    "service_rehearsals",
    "service_updates",
  ]);
});
