import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { ConfigError } from "../config.ts";
import { MOVE_LOCK } from "../db/cells.ts";
import { withClient } from "../db/pool.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { carryDeletions, deletionsInFolder } from "../storage/deletion-log.ts";
import { dump } from "./dump.ts";
import { copyNew, filesIn, type KeptFile } from "./files.ts";
import { writeSealed } from "./sealed-lines.ts";

/** What lies in the folder of one backup, beside the files, which all backups share, and the log of deletions. */
export const PARTS = { files: "files.jsonl", about: "about.json" } as const;
/** The part that holds a database; an installation may have several, by their numbers from 1 on. */
export const databasePart = (number: number): string => (number === 1 ? "database.age" : `database-${number}.age`);
/** The files, which all backups in a folder share, as they do the log of deletions. */
export const FILES = "files";

/** How the folder of a backup ends that is being made. */
const DRAFT = ".draft";
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Facts of a backup that anybody may read. */
export type About = { installation: string; at: string; version: string; files: number; recipient: string };
export type Made = About & { folder: string; copied: number; removed: number; older: number };

/** Its databases, the first one first, each past any pooler; its files; and what a backup says of it. */
type Source = { databases: readonly [Place, ...Place[]]; store: BlobStore; installation: string; key: string | null; version: string };
type Place = { number: number; directUrl: string };
type Wish = { into: string; recipient: string; keep: number };

/**
 * Makes a backup of a running installation in a folder of its own below `into`: each database as of one moment, sealed to an age
 * recipient, and of the files, which are sealed already, those that no earlier backup has. It is there whole or not at all. Of older
 * ones `keep` stay, this one counted, and of the files what these need.
 */
export async function makeBackup(source: Source, { into, recipient, keep }: Wish): Promise<Made> {
  await refuseOthers(into, source.installation);
  const at = new Date().toISOString();
  const folder = path.join(into, at.replaceAll(":", "-"));
  const draft = folder + DRAFT;
  await fs.mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const { installation, key, databases } = source;
    await withClient(databases[0].directUrl, async (first) => {
      // Ends with the connection. Of an account that moved between two databases neither would hold it.
      await first.query("select pg_advisory_lock_shared($1)", [MOVE_LOCK]);
      for (const { number, directUrl } of databases)
        await withClient(directUrl, (client) =>
          writeSealed(path.join(draft, databasePart(number)), recipient, dump(client, { installation, at, key })),
        );
    });
    const known = new Map((await lists(into)).flat().map((file) => [file.key, file]));
    // After the database: what it names is on the disk by then.
    const { files, copied } = await copyNew(source.store, path.join(into, FILES), known);
    // The newest log counts for every backup here: what was deleted after one of them must not come back with it.
    await carryDeletions(source.store, deletionsInFolder(into));
    const about: About = { installation, at, version: source.version, files: files.length, recipient };
    await write(path.join(draft, PARTS.files), files.map((file) => `${JSON.stringify(file)}\n`).join(""));
    await write(path.join(draft, PARTS.about), `${JSON.stringify(about, null, 2)}\n`);
    await fs.rename(draft, folder);
    return { ...about, folder, copied, ...(await forget(into, keep)) };
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Which ones go for a new one is counted over all in a folder. */
async function refuseOthers(into: string, installation: string): Promise<void> {
  const newest = (await backupsIn(into)).at(-1);
  if (newest === undefined) return;
  const about = JSON.parse(await fs.readFile(path.join(newest, PARTS.about), "utf8")) as About;
  if (about.installation !== installation)
    throw new ConfigError(`In ${into} liegen Sicherungen einer anderen Installation. Bitte nehmen Sie für diese einen eigenen Ordner.`);
}

/** The folders of the backups below a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  return names
    .filter((name) => existsSync(path.join(folder, name, PARTS.about)) && !name.endsWith(DRAFT))
    .sort()
    .map((name) => path.join(folder, name));
}

export async function filesOf(backup: string): Promise<KeptFile[]> {
  const text = await fs.readFile(path.join(backup, PARTS.files), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as KeptFile);
}

const lists = async (into: string) => Promise.all((await backupsIn(into)).map(filesOf));

async function forget(into: string, keep: number): Promise<{ older: number; removed: number }> {
  const all = await backupsIn(into);
  const gone = all.slice(0, Math.max(0, all.length - keep));
  for (const one of gone) await fs.rm(one, { recursive: true, force: true });
  // In this order: a backup beside this one has its draft before it copies a file, and its list before its draft is gone.
  const pool = await filesIn(path.join(into, FILES));
  if (await isAnotherMade(into)) return { older: gone.length, removed: 0 };
  for (const { key } of (await lists(into)).flat()) pool.delete(key);
  for (const place of pool.values()) await fs.rm(place, { force: true });
  return { older: gone.length, removed: pool.size };
}

/** Whether somebody else backs up into the same folder; what a crash has left is removed after a day. */
async function isAnotherMade(into: string): Promise<boolean> {
  let isMade = false;
  for (const name of await fs.readdir(into)) {
    if (!name.endsWith(DRAFT)) continue;
    const draft = path.join(into, name);
    const { mtimeMs } = await fs.stat(draft).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs > Date.now() - ABANDONED_MS) isMade = true;
    else await fs.rm(draft, { recursive: true, force: true });
  }
  return isMade;
}

async function write(file: string, text: string): Promise<void> {
  await fs.writeFile(`${file}.draft`, text, { mode: 0o600, flush: true });
  await fs.rename(`${file}.draft`, file);
}
