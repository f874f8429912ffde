import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { databasesAt } from "../cell-settings.ts";
import { type Config, ConfigError } from "../config.ts";
import { startEmbedded } from "../db/embedded.ts";
import { migrate, MIGRATIONS } from "../db/migrate.ts";
import { withClient } from "../db/pool.ts";
import { makeFolder } from "../make-folder.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { carryDeletions, deletionsInFolder } from "../storage/deletion-log.ts";
import { BackupDamaged, type Head, type Line } from "./dump.ts";
import { bringBack } from "./files.ts";
import { load } from "./load.ts";
import { databasePart, FILES, filesOf, PARTS } from "./make-backup.ts";
import { readSealed } from "./sealed-lines.ts";

export type Restored = {
  head: Head;
  rows: number;
  files: number;
  /** Keys of files that the backup has not, or not as they were. */
  damaged: string[];
};

const OTHER_KEY = "Die Sicherung lässt sich mit diesem Schlüssel nicht öffnen.";
const CUT = "Die Sicherung ist beschädigt oder unvollständig.";
/** What a folder may hold that nothing was ever restored into or started in. */
const OF_NOBODY = new Set(["lost+found"]);

/**
 * Brings the backup in a folder back into the installation that the configuration names, in which nothing may be yet; `openStore`
 * opens the store of its files. Throws one line for the operator, and leaves nothing of it in the folder then.
 */
export async function restore(config: Config, backup: string, identity: string, openStore: () => Promise<BlobStore>): Promise<Restored> {
  if (!existsSync(path.join(backup, PARTS.about))) throw new ConfigError(`In ${backup} liegt keine Sicherung.`);
  await refuseOtherNumbers(config, backup);
  await refuseInhabited(config);
  const parts = await openParts(backup, identity);
  const { head } = parts[0]!;
  const pool = path.join(path.dirname(backup), FILES);
  try {
    makeFolder(config.dataFolder);
    if (head.key !== null) await fs.writeFile(path.join(config.dataFolder, "secret.key"), head.key, { mode: 0o600, flush: true });
    const rows = await withDatabases(config, (databases) => loadInto(databases, parts));
    const files = await filesOf(backup);
    const store = await openStore();
    const damaged = await bringBack(store, pool, files);
    // The newest log beside all backups: with it the first start deletes again what was deleted after this one was made.
    await carryDeletions(deletionsInFolder(path.dirname(backup)), store);
    return { head, rows, files: files.length - damaged.length, damaged };
  } catch (error) {
    // Nothing was here before. A database elsewhere may have its empty tables, and is not ours to drop.
    for (const name of await contentsOf(config.dataFolder))
      await fs.rm(path.join(config.dataFolder, name), { recursive: true, force: true });
    throw error;
  }
}

const contentsOf = async (folder: string) => (existsSync(folder) ? (await fs.readdir(folder)).filter((name) => !OF_NOBODY.has(name)) : []);

async function readHead(lines: AsyncGenerator<Line>): Promise<Head> {
  const first = await lines.next().catch(() => {
    throw new ConfigError(OTHER_KEY);
  });
  if (first.done || !("format" in first.value)) throw new ConfigError(CUT);
  return first.value;
}

type Part = { number: number; head: Head; lines: AsyncGenerator<Line> };

/** The databases of a backup, read up to their rows. */
async function openParts(backup: string, identity: string): Promise<Part[]> {
  const known = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  const parts: Part[] = [];
  for (const number of await numbersIn(backup)) {
    const lines = readSealed(path.join(backup, databasePart(number)), identity);
    const head = await readHead(lines);
    if (head.migrations.some((name, at) => known[at] !== name))
      throw new ConfigError(
        `Die Sicherung ist neuer als dieses Programm (${head.migrations.at(-1)}). Bitte nehmen Sie die Version, die sie gemacht hat.`,
      );
    parts.push({ number, head, lines });
  }
  return parts;
}

/** Which databases a backup holds; the first is always named, so that one that is missing is met where it is read. */
export async function numbersIn(backup: string): Promise<number[]> {
  const further = (await fs.readdir(backup)).flatMap((name) => /^database-(\d+)\.age$/.exec(name)?.[1] ?? []).map(Number);
  return [1, ...further.sort((a, b) => a - b)];
}

async function refuseOtherNumbers({ cells }: Config, backup: string): Promise<void> {
  const [, ...held] = await numbersIn(backup);
  const named = cells.map(({ number }) => number);
  const missing = held.find((number) => !named.includes(number));
  if (missing !== undefined)
    throw new ConfigError(`Die Sicherung enthält auch die Datenbank ${missing}. Bitte nennen Sie in CELLS unter dieser Nummer eine leere.`);
  const strange = named.find((number) => !held.includes(number));
  if (strange !== undefined) throw new ConfigError(`Die Sicherung enthält die Datenbank ${strange} nicht, die CELLS nennt.`);
}

/** A backup never goes over something that lives. */
async function refuseInhabited({ dataFolder, databaseUrl, databaseDirectUrl, cells }: Config): Promise<void> {
  if ((await contentsOf(dataFolder)).length > 0)
    throw new ConfigError(
      `Der Ordner ${dataFolder} ist nicht leer. Eine Sicherung wird nur in einen leeren oder neuen Ordner zurückgespielt (HZ_DATA).`,
    );
  if (databaseUrl === null) return;
  for (const [url, setting] of [[databaseDirectUrl ?? databaseUrl, "DATABASE_URL"], ...cells.map((cell) => [cell.directUrl, "CELLS"])]) {
    const { rows } = await withClient(url!, (client) =>
      client.query("select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1"),
    );
    if (rows.length > 0)
      throw new ConfigError(`Die Datenbank ist nicht leer. Eine Sicherung wird nur in eine leere zurückgespielt (${setting}).`);
  }
}

type Place = { number: number; directUrl: string };

/** The databases that the configuration names. With the embedded one, further ones stand beside it: only a rehearsal has them. */
export async function withDatabases<T>(config: Config, work: (databases: Place[]) => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return work(databasesAt(config.databaseUrl, config));
  const embedded = await startEmbedded(config.dataFolder);
  try {
    const further = config.cells.map(({ number }) => ({ number, directUrl: embedded.url.replace("/postgres?", `/cell_${number}?`) }));
    await withClient(embedded.url, async (client) => {
      const { rows } = await client.query<{ name: string }>("select datname as name from pg_database");
      for (const { number } of further)
        if (!rows.some(({ name }) => name === `cell_${number}`)) await client.query(`create database cell_${number}`);
    });
    return await work([{ number: 1, directUrl: embedded.url }, ...further]);
  } finally {
    await embedded.stop();
  }
}

/** The schema of that day first; what came after it is done by the next start. */
async function loadInto(databases: readonly Place[], parts: readonly Part[]): Promise<number> {
  const ofThatDay = await fs.mkdtemp(path.join(tmpdir(), "hz-restore-"));
  try {
    for (const name of parts[0]!.head.migrations) await fs.copyFile(path.join(MIGRATIONS, name), path.join(ofThatDay, name));
    let rows = 0;
    for (const { number, lines } of parts) {
      const { directUrl } = databases.find((database) => database.number === number)!;
      await migrate(directUrl, ofThatDay);
      rows += await withClient(directUrl, (client) => load(client, lines));
    }
    return rows;
  } catch (error) {
    throw error instanceof BackupDamaged ? new ConfigError(CUT) : error;
  } finally {
    await fs.rm(ofThatDay, { recursive: true, force: true });
  }
}
