import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
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
import { FILES, filesOf, PARTS } from "./make-backup.ts";
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
  await refuseInhabited(config);
  const lines = readSealed(path.join(backup, PARTS.database), identity);
  const head = await readHead(lines);
  const known = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  if (head.migrations.some((name, at) => known[at] !== name))
    throw new ConfigError(
      `Die Sicherung ist neuer als dieses Programm (${head.migrations.at(-1)}). Bitte nehmen Sie die Version, die sie gemacht hat.`,
    );
  const pool = path.join(path.dirname(backup), FILES);
  try {
    makeFolder(config.dataFolder);
    if (head.key !== null) await fs.writeFile(path.join(config.dataFolder, "secret.key"), head.key, { mode: 0o600, flush: true });
    const rows = await loadInto(config, head.migrations, lines);
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

/** A backup never goes over something that lives. */
async function refuseInhabited({ dataFolder, databaseUrl, databaseDirectUrl }: Config): Promise<void> {
  if ((await contentsOf(dataFolder)).length > 0)
    throw new ConfigError(
      `Der Ordner ${dataFolder} ist nicht leer. Eine Sicherung wird nur in einen leeren oder neuen Ordner zurückgespielt (HZ_DATA).`,
    );
  if (databaseUrl === null) return;
  const { rows } = await withClient(databaseDirectUrl ?? databaseUrl, (client) =>
    client.query("select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1"),
  );
  if (rows.length > 0)
    throw new ConfigError("Die Datenbank ist nicht leer. Eine Sicherung wird nur in eine leere zurückgespielt (DATABASE_URL).");
}

/** The schema of that day first; what came after it is done by the next start. */
async function loadInto(config: Config, migrations: string[], lines: AsyncIterable<Line>): Promise<number> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataFolder) : null;
  const ofThatDay = await fs.mkdtemp(path.join(tmpdir(), "hz-restore-"));
  try {
    const url = embedded?.url ?? config.databaseDirectUrl ?? config.databaseUrl!;
    for (const name of migrations) await fs.copyFile(path.join(MIGRATIONS, name), path.join(ofThatDay, name));
    await migrate(url, ofThatDay);
    return await withClient(url, (client) => load(client, lines));
  } catch (error) {
    throw error instanceof BackupDamaged ? new ConfigError(CUT) : error;
  } finally {
    await fs.rm(ofThatDay, { recursive: true, force: true });
    await embedded?.stop();
  }
}
