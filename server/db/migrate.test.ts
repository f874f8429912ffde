import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTrouble } from "../start-trouble.ts";
import { emptyDatabase, testDatabase, type TestDatabase } from "../testing/database.ts";
import { onServer } from "../testing/template.ts";
import { openDatabase } from "./database.ts";
import { migrate, acquireLock } from "./migrate.ts";

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-migrations-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

let own: { url: string; drop(): Promise<void> };
beforeEach(async () => {
  own = await emptyDatabase();
});
afterEach(() => own.drop());

/** Replaces the migrations by these. */
function write(files: Record<string, string>): void {
  fs.rmSync(folder, { recursive: true });
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
}

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

test("six instances starting at once apply each migration once, in order", async () => {
  write({
    "0002-second.sql": "insert into steps values (2)",
    "0001-first.sql": "create table steps (n int); insert into steps values (1)",
  });
  const results = await Promise.all(Array.from({ length: 6 }, () => migrate(own.url, folder)));
  expect(results.flat()).toEqual(["0001-first.sql", "0002-second.sql"]);
  expect(await ask("select n from steps")).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await migrate(own.url, folder)).toEqual([]);
});

test("a migration edited after it was applied stops the start with one line, and nothing after it is applied", async () => {
  write({ "0001-first.sql": "select 1" });
  await migrate(own.url, folder);
  write({ "0001-first.sql": "select 2", "0002-second.sql": "create table second (n int)" });
  const error = await migrate(own.url, folder).catch((thrown: unknown) => thrown);
  expect(startTrouble(error, "/daten")).toMatch(
    /^Die Migration 0001-first\.sql ist eine andere als die, die angewendet wurde: [^\n]*neueren\.$/,
  );
  expect(await ask("select to_regclass('second') as made")).toEqual([{ made: null }]);
});

test("a program that is older than the database does not start, and changes nothing of it", async () => {
  write({ "0001-first.sql": "create table first (n int)", "0003-third.sql": "create table third (n int)" });
  await migrate(own.url, folder);
  await ask("revoke usage on schema public from hz_app");
  write({ "0001-first.sql": "create table first (n int)", "0002-second.sql": "create table second (n int)" });
  const error = await migrate(own.url, folder).catch((thrown: unknown) => thrown);
  expect(startTrouble(error, "/daten")).toBe(
    "Die Datenbank ist neuer als dieses Programm (0003-third.sql). Starten Sie die Version, mit der sie zuletzt lief, oder eine neuere.",
  );
  expect(
    await ask("select to_regclass('second') as made, nspacl::text ~ 'hz_app' as granted from pg_namespace where nspname = 'public'"),
  ).toEqual([{ made: null, granted: false }]);
});

test("a failing migration leaves nothing, the ones before it stay", async () => {
  write({ "0001-good.sql": "create table good (n int)", "0002-bad.sql": "create table bad (n int); select 1/0" });
  await expect(migrate(own.url, folder)).rejects.toThrow("Migration 0002-bad.sql: division by zero");
  expect(await ask("select to_regclass('good') is null as good, to_regclass('bad') is null as bad")).toEqual([{ good: false, bad: true }]);
  write({ "0001-good.sql": "create table good (n int)", "0002-bad.sql": "select 1" });
  expect(await migrate(own.url, folder)).toEqual(["0002-bad.sql"]);
});

test.each([
  [{ "1-first.sql": "" }, "names look like"],
  [{ "0001-a.sql": "", "0001-b.sql": "" }, "0001 is taken"],
])("badly named migrations are refused: %j", async (files, message) => {
  write(files);
  await expect(migrate(own.url, folder)).rejects.toThrow(message);
});

test("the app role may use new tables and keeps off what a migration takes back", async () => {
  write({
    "0001-tables.sql": "create table logbook (n bigserial); create table plain (n int); revoke update, delete on logbook from hz_app",
  });
  await migrate(own.url, folder);
  await migrate(own.url, folder);
  const rights = (table: string) =>
    ask(`select string_agg(privilege_type, ' ' order by privilege_type) as may from information_schema.role_table_grants
      where grantee = 'hz_app' and table_schema = 'public' and table_name = '${table}'`);
  expect(await rights("plain")).toEqual([{ may: "DELETE INSERT SELECT UPDATE" }]);
  expect(await rights("logbook")).toEqual([{ may: "INSERT SELECT" }]);
  expect(await rights("schema_migrations")).toEqual([{ may: null }]);
  await ask("set role hz_app; insert into logbook default values");
});

test("an owner who may not make the app role gets one line that says what to do", async () => {
  write({});
  const name = `weak_${process.pid}`;
  await onServer(own.url, `create role ${name} login password 'x'`);
  const url = own.url.replace(/\/\/[^@]*@/, `//${name}:x@`);
  // Whether hz_app exists depends on other tests of this run; either way this role may not take it on.
  await expect(migrate(url, folder)).rejects.toThrow(/^Die Datenbankrolle weak_\d+ darf die Rolle hz_app nicht.*grant hz_app/);
  await onServer(own.url, `drop role ${name}`);
});

test("an owner who is no superuser migrates and is fenced like everybody", async () => {
  const name = `owner_${process.pid}`;
  await onServer(own.url, `create role ${name} login createrole password 'x'`);
  const database = new URL(own.url.replace("@/", "@localhost/")).pathname.slice(1);
  await onServer(own.url, `alter database ${database} owner to ${name}`);
  const url = own.url.replace(/\/\/[^@]*@/, `//${name}:x@`);
  await onServer(own.url, `grant hz_app to ${name}`);
  expect(await migrate(url)).not.toEqual([]);
  const db = openDatabase({ url });
  expect(await db.directory((tx) => tx.selectFrom("accounts").selectAll().execute())).toEqual([]);
  await db.close();
  await onServer(own.url, `reassign owned by ${name} to postgres; drop owned by ${name}; drop role ${name}`);
});

test("a migration changes every account's rows, also for an owner who is no superuser, and the fence stands again", async () => {
  const name = `changer_${process.pid}`;
  await onServer(own.url, `create role ${name} login createrole password 'x'`);
  await onServer(own.url, `grant hz_app to ${name}`);
  const database = new URL(own.url.replace("@/", "@localhost/")).pathname.slice(1);
  await onServer(own.url, `alter database ${database} owner to ${name}`);
  const url = own.url.replace(/\/\/[^@]*@/, `//${name}:x@`);
  const first = `create table things (account_id uuid not null, n int); insert into things values (gen_random_uuid(), 1), (gen_random_uuid(), 1);
    alter table things enable row level security; alter table things force row level security;
    create policy tenant on things using (account_id::text = current_setting('app.account_id', true))`;
  write({ "0001-first.sql": first, "0002-second.sql": "update things set n = 2" });
  await migrate(url, folder);
  expect(await ask("select n from things")).toEqual([{ n: 2 }, { n: 2 }]);
  expect(await ask("select relforcerowsecurity as forced from pg_class where relname = 'things'")).toEqual([{ forced: true }]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query("select n from things")).rows).toEqual([]);
  await client.end();
  await onServer(own.url, `reassign owned by ${name} to postgres; drop owned by ${name}; drop role ${name}`);
});

test("the template every test starts from is migrated", async () => {
  const made: TestDatabase = await testDatabase();
  expect(await migrate(made.url)).toEqual([]);
  await made.drop();
});

test("a lock that is never given back is waited for so long and no longer, and the line names the pooler", async () => {
  const clients = [new pg.Client(own.url), new pg.Client(own.url)];
  for (const client of clients) await client.connect();
  try {
    await acquireLock(clients[0]!, 42);
    await expect(acquireLock(clients[1]!, 42, 300)).rejects.toThrow(/^Die Datenbank wird .*DATABASE_DIRECT_URL/);
  } finally {
    for (const client of clients) await client.end();
  }
});
