import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Config, ConfigError } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { findInstallation } from "./installation.ts";
import { emailHash } from "./modules/auth/index.ts";
import { readKey } from "./server-key.ts";
import { startTrouble } from "./start-trouble.ts";
import { type TestApplication, testApplication } from "./testing/application.ts";
import { anOffice, type TestOffice } from "./testing/builders.ts";
import { bytesOf } from "./testing/bytes-of.ts";
import { emptyDatabase } from "./testing/database.ts";
import { onQueue } from "./testing/job-queue.ts";
import { allRows, settledRows } from "./testing/rows.ts";
import { wire } from "./wiring.ts";

let own: TestApplication;
let other: TestApplication;
let office: TestOffice;
let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let parent: string;
/** A copy of the installation's folder with a key file, for each test its own. */
let folder: string;
beforeAll(async () => {
  [own, other, empty] = [await testApplication(), await testApplication(), await emptyDatabase()];
  office = await anOffice(own);
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "hz-installation-"));
});
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(parent, "one-"));
  fs.cpSync(own.ctx.config.dataFolder, folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "secret.key"), own.ctx.config.secret!);
});
afterAll(async () => {
  await Promise.all([own.close(), other.close(), empty.drop()]);
  fs.rmSync(parent, { recursive: true });
});

const OTHER_KEY = Buffer.alloc(32, 8).toString("base64url");
const at = (...names: string[]) => path.join(folder, ...names);
const configOf = (change: Partial<Config> = {}): Config => ({ ...own.ctx.config, dataFolder: folder, secret: null, ...change });
const everything = async () => JSON.stringify(await Promise.all([own.db.directUrl, other.db.directUrl, empty.url].map(settledRows)));
/** Leaves the mark as the version before the baseline wrote it. */
const markAsBefore = (folder: string) => {
  const { id, keyCheck } = JSON.parse(fs.readFileSync(path.join(folder, "installation.json"), "utf8"));
  fs.writeFileSync(path.join(folder, "installation.json"), `${JSON.stringify({ id, keyCheck })}\n`);
};
const installation = () => onQueue<{ id: string }>(own, "select id from installation");

async function on(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/** Starts with this configuration and closes again; gives the notices. */
async function starts(config: Config): Promise<string[]> {
  const wired = await wire(config, () => {});
  await wired.close();
  return wired.notices;
}

/** Expects one line, and that no byte of folders and databases has changed. */
async function refuses(config: Config, line: RegExp) {
  const before = [bytesOf(parent), bytesOf(config.dataFolder), await everything()];
  const error = await wire(config, () => {}).then(
    async (wired) => wired.close().then(() => null),
    (thrown: unknown) => thrown,
  );
  const said = startTrouble(error, config.dataFolder)!;
  expect(said).toMatch(line);
  expect(said).not.toContain("\n");
  expect([bytesOf(parent), bytesOf(config.dataFolder), await everything()]).toEqual(before);
}

const DAMAGES: [string, () => void, Partial<Config>, RegExp][] = [
  ["another HZ_SECRET", () => {}, { secret: OTHER_KEY }, /^HZ_SECRET ist nicht der Schlüssel dieser Installation/],
  ["no key file", () => fs.rmSync(at("secret.key")), {}, /secret\.key fehlt, die Installation gibt es aber schon/],
  ["an empty key file", () => fs.writeFileSync(at("secret.key"), ""), {}, /ist leer, beschädigt oder gehört nicht/],
  ["a cut key file", () => fs.truncateSync(at("secret.key"), 40), {}, /ist leer, beschädigt oder gehört nicht/],
  [
    "a folder as key file",
    () => {
      fs.rmSync(at("secret.key"));
      fs.mkdirSync(at("secret.key"));
    },
    {},
    /secret\.key ist ein Ordner/,
  ],
  ["another key file", () => fs.writeFileSync(at("secret.key"), OTHER_KEY), {}, /ist leer, beschädigt oder gehört nicht/],
  ["a damaged mark", () => fs.writeFileSync(at("installation.json"), "{"), {}, /installation\.json ist beschädigt/],
  ["a folder of 0.1.0", () => markAsBefore(folder), {}, /^Der Ordner .* ist von Version 0\.1\.0, .* npm run accounts -- einlesen/],
  [
    "files of another",
    () => fs.cpSync(path.join(other.ctx.config.dataFolder, "files"), at("files"), { recursive: true }),
    {},
    /Der Ordner .*files gehört zu einer anderen/,
  ],
];
test.each(DAMAGES)("%s stops the start with one line, and nothing is changed", async (_, damage, change, line) => {
  damage();
  await refuses(configOf(change), line);
});

test("a database of another installation, or none where there should be one, stops the start", async () => {
  await refuses(configOf({ databaseUrl: other.ctx.config.databaseUrl }), /^Die Datenbank gehört zu einer anderen Installation/);
  await refuses(configOf({ databaseUrl: empty.url }), /^Die Datenbank ist leer, der Ordner .* gehört aber zu einer bestehenden/);
});

test("a database of 0.1.0 stops the start, from a fresh folder as from its own whose mark was lost", async () => {
  await onQueue(own, "insert into schema_migrations (name, sha256) values ('0001-accounts-to-events.sql', 'x')");
  const line = /^Die Datenbank ist von Version 0\.1\.0, die dieses Programm nicht weiterführt; es wurde nichts verändert\..*Gesamtarchiv/;
  await refuses(configOf({ dataFolder: path.join(parent, "fresh-on-old") }), line);
  fs.rmSync(at("installation.json"));
  await refuses(configOf(), line);
  await onQueue(own, "delete from schema_migrations where name = '0001-accounts-to-events.sql'");
});

test("a fresh folder on an existing database joins it with the right key, and is not even made without", async () => {
  const fresh = configOf({ dataFolder: path.join(parent, "fresh") });
  await refuses(fresh, /secret\.key fehlt/);
  await refuses({ ...fresh, secret: OTHER_KEY }, /^HZ_SECRET ist nicht/);
  await starts({ ...fresh, secret: own.ctx.config.secret });
  expect(JSON.parse(fs.readFileSync(path.join(fresh.dataFolder, "installation.json"), "utf8")).id).toBe((await installation())[0]!.id);
});

test("whatever happens to the key file: it is the same key, with space around it, or the start is refused", () => {
  const key = fs.readFileSync(at("secret.key"), "utf8");
  const damaged = fc.oneof(
    fc.nat(key.length).map((length) => key.slice(0, length)),
    fc
      .nat(key.length - 1)
      .chain((place) => fc.string({ minLength: 1, maxLength: 2 }).map((text) => key.slice(0, place) + text + key.slice(place + 1))),
    fc.constantFrom("\n", "\r\n", " \n\n").map((ending) => key + ending),
    fc.string({ maxLength: 80 }),
  );
  fc.assert(
    fc.property(damaged, (text) => {
      fs.writeFileSync(at("secret.key"), text);
      const before = bytesOf(folder);
      const find = () => findInstallation(configOf(), null);
      if (text.trim() === key) expect(find).not.toThrow();
      else expect(find).toThrow(ConfigError);
      expect(bytesOf(folder)).toBe(before);
    }),
  );
});

test("an installation of before gets its marks at the next start, with the key by which its people sign in and no other", async () => {
  const [before] = await installation();
  const forget = async () => {
    await onQueue(own, "delete from installation");
    for (const name of ["installation.json", "files/.installation"]) fs.rmSync(at(name), { force: true });
  };
  await forget();
  await refuses(configOf({ secret: OTHER_KEY }), /^HZ_SECRET ist nicht der Schlüssel/);
  await refuses(configOf({ dataFolder: path.join(parent, "other-fresh") }), /secret\.key fehlt/);
  fs.appendFileSync(at("secret.key"), "\n");
  expect(await starts(configOf())).toEqual([]);
  const [after] = await installation();
  expect(after!.id).not.toBe(before!.id);
  expect(fs.readFileSync(at("files", ".installation"), "utf8").trim()).toBe(after!.id);

  // A key of a form that is refused today goes on, and that is said; also one that always had a line's end.
  const line = "ein altes Geheimnis von vierzig Zeichen..";
  for (const text of [line, `${line}\n`]) {
    await forget();
    fs.writeFileSync(at("secret.key"), text);
    const hash = emailHash(readKey(null, folder)!.candidates.at(-1)!, office.person.email);
    await onQueue(own, "update directory_emails set email_hash = $1", [hash]);
    for (let start = 0; start < 2; start++) expect(await starts(configOf())).toEqual([expect.stringMatching(/besteht nicht aus 32 Bytes/)]);
  }
});

test("a new installation needs a key of 32 bytes, and takes none from words", async () => {
  const fresh = await emptyDatabase();
  const dataFolder = path.join(parent, "new");
  const config = configOf({ databaseUrl: fresh.url, dataFolder });
  await refuses({ ...config, secret: "x".repeat(32) }, /^HZ_SECRET muss aus 32 zufälligen Bytes bestehen/);
  expect(await starts(config)).toEqual([]);
  expect(fs.readdirSync(dataFolder).sort()).toEqual(["files", "installation.json", "secret.key"]);
  await starts(config);
  await fresh.drop();
});

const FOREIGN: [string, string[], RegExp][] = [
  ["a table that we have not", ["create table kunden (id int)"], /\(kunden\)/],
  ["tables that are called like ours", ["create table users (id int)", "create table accounts (id int)"], /\(accounts, users\)/],
  [
    "migrations of its own",
    ["create table schema_migrations (version varchar primary key)", "insert into schema_migrations values ('1')"],
    /\(schema_migrations\)/,
  ],
  ["an installation of its own", ["create table installation (n int)", "create view a_view as select 1"], /\(a_view, installation\)/],
  ["many tables", ["a", "b", "c", "d"].map((name) => `create table ${name} (n int)`), /\(a, b, c, …\)/],
  ["a job queue like ours", ["create schema pgboss", "create table pgboss.job (n int)"], /\(pgboss\.job\)/],
  [
    "what a start of before wrote beside it",
    [
      "create table kunden (id int)",
      "create table schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    ],
    /\(kunden\)/,
  ],
];
test.each(FOREIGN)("another program's database stops the start before anything is written: %s", async (_, statements, names) => {
  const theirs = await emptyDatabase();
  const tables = () =>
    on(theirs.url, "select oid::regclass::text as name from pg_class where relnamespace::regnamespace::text !~ '^pg_' order by 1");
  for (const statement of statements) await on(theirs.url, statement);
  const before = JSON.stringify([await tables(), [...(await allRows(theirs.url))]]);
  const line = new RegExp(
    `^Die Datenbank enthält schon Tabellen eines anderen Programms ${names.source}\\. Bitte legen Sie eine eigene, leere`,
  );
  await refuses(configOf({ databaseUrl: theirs.url, dataFolder: path.join(parent, "on-theirs") }), line);
  expect(JSON.stringify([await tables(), [...(await allRows(theirs.url))]])).toBe(before);
  await theirs.drop();
});

test("a database in which the first migration broke off, with extensions and other schemas beside it, is taken for empty", async () => {
  const fresh = await emptyDatabase();
  await on(fresh.url, "create extension if not exists pg_trgm");
  await on(fresh.url, "create table of_an_extension (n int)");
  await on(fresh.url, "alter extension pg_trgm add table of_an_extension");
  await on(fresh.url, "create schema theirs create table kunden (id int)");
  const broken = fs.mkdtempSync(path.join(parent, "broken-"));
  fs.writeFileSync(path.join(broken, "0001-first.sql"), "create table accounts (n int); select 1/0");
  await expect(migrate(fresh.url, broken)).rejects.toThrow(/^Migration 0001-first\.sql/);
  expect(await starts(configOf({ databaseUrl: fresh.url, dataFolder: path.join(parent, "begun") }))).toEqual([]);
  await fresh.drop();
});
