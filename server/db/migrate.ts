import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { installJobQueue } from "./job-queue.ts";
import { connectionOptions } from "./pool.ts";
import { ensureAppRole } from "./roles.ts";

type Migration = { name: string; text: string; sha256: string };

/** Where the migrations lie. */
export const MIGRATIONS = path.join(import.meta.dirname, "migrations");
/** Any number will do, as long as every instance takes the same. */
const lock = 7242001;

/**
 * Brings the database at `directUrl` (not through a pooler) to the newest schema; resolves to the names of the migrations applied.
 * Several instances may start at once: one works, the others wait and find nothing to do.
 */
export async function migrate(directUrl: string, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client(connectionOptions(directUrl));
  client.on("error", () => {});
  await client.connect();
  try {
    // Ends with the connection, also when this process is killed.
    await acquireLock(client, lock);
    await refuseUnfit(client, migrations);
    await ensureAppRole(client);
    await prepare(client);
    const applied = await apply(client, migrations);
    await installJobQueue(client);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Acquires a lock that ends with the connection, waiting for it two minutes at most. A pooler keeps the connection of whoever had
 * the lock first: nobody else would ever get it.
 */
export async function acquireLock(client: pg.Client, number: number, patienceMs = 120_000): Promise<void> {
  for (const end = Date.now() + patienceMs; ; await sleep(200)) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [number]);
    if (rows[0]!.taken) return;
    if (Date.now() > end)
      throw new Error(
        "Die Datenbank wird seit zwei Minuten von einer anderen Instanz eingerichtet. " +
          "Führt DATABASE_URL über einen Verbindungspooler, setzen Sie DATABASE_DIRECT_URL auf die Datenbank selbst.",
      );
  }
}

/** Rights are given to tables as they are made, so that a migration may take some back for good. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists public.schema_migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now()
    );
    grant usage on schema public to hz_app;
    alter default privileges in schema public grant select, insert, update, delete on tables to hz_app;
    alter default privileges in schema public grant usage on sequences to hz_app;
  `);
}

/**
 * Which migrations a database that was migrated before lacks, which were changed after they were applied, and which it knows but
 * this version does not. Reads only.
 */
export async function compareMigrations(client: pg.Client, migrations?: Migration[]) {
  const all = migrations ?? (await readMigrations(MIGRATIONS));
  const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from public.schema_migrations order by name");
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  return {
    fresh: all.filter(({ name }) => !known.has(name)),
    changed: all.filter(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256),
    strange: rows.filter((row) => !all.some(({ name }) => name === row.name)).map(({ name }) => name),
  };
}

/** Throws one line where the database was brought further than this program knows, or elsewhere; nothing is written by then. */
async function refuseUnfit(client: pg.Client, migrations: Migration[]): Promise<void> {
  const { rows } = await client.query<{ has: boolean }>("select to_regclass('public.schema_migrations') is not null as has");
  if (!rows[0]!.has) return;
  const { changed, strange } = await compareMigrations(client, migrations);
  if (changed[0])
    throw new Error(
      `Die Migration ${changed[0].name} ist eine andere als die, die angewendet wurde: Dieser Stand des Programms gehört nicht zu dieser Datenbank. ` +
        "Starten Sie den, mit dem sie zuletzt lief, oder einen neueren.",
    );
  if (strange.length > 0)
    throw new Error(
      `Die Datenbank ist neuer als dieses Programm (${strange.at(-1)}). Starten Sie die Version, mit der sie zuletzt lief, oder eine neuere.`,
    );
}

async function apply(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { fresh } = await compareMigrations(client, migrations);
  for (const migration of fresh) await applyOne(client, migration);
  return fresh.map(({ name }) => name);
}

async function applyOne(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await fence(client, false);
    await client.query(text);
    await fence(client, true);
    await client.query("insert into public.schema_migrations (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Lifts the owner out of the tenants' fences for the time of a migration, or puts them back: an owner who is no superuser would
 * otherwise see no row of any account, and a migration that changes rows would silently change none.
 */
async function fence(client: pg.Client, isForced: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relrowsecurity and relforcerowsecurity <> $1",
    [isForced],
  );
  for (const { name } of rows) await client.query(`alter table ${name} ${isForced ? "force" : "no force"} row level security`);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new Error(`Migration ${name}: names look like 0001-what-it-does.sql`);
    if (numbers.has(number)) throw new Error(`Migration ${name}: the number ${number} is taken`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const text = await fs.readFile(path.join(folder, name), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
}
