import fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Config, ConfigError } from "../config.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { backupsIn } from "./make-backup.ts";
import { numbersIn, restore, withDatabases } from "./restore.ts";

/** What a rehearsal found; a line of it stays beside the backups. */
export type Rehearsal = {
  /** Whether everything of the backup came back. */
  isGood: boolean;
  /** When it ended, ISO 8601 in UTC. */
  at: string;
  /** The backup's own time. */
  of: string;
  seconds: number;
  rows: number;
  files: number;
  /** Files that the backup has not as its list says. */
  damaged: number;
} & Seen;

/** What is wrong in the database that was brought back. */
export type Seen = {
  /** Accounts whose audit log is broken. */
  brokenLogs: number;
  /** Files of reports of which a part is not there. */
  missingFiles: number;
};

const RECORD = "rehearsals.jsonl";

/**
 * Brings the newest backup in a folder back into a place of its own, with a database of its own, looks at it and throws it away; what
 * it found stands in the folder then. `look` looks at the databases, and the files that belong to them. Throws as `restore`
 * does.
 */
export async function rehearse(
  config: Config,
  into: string,
  identity: string,
  look: (databases: readonly { number: number; directUrl: string }[], store: BlobStore) => Promise<Seen>,
): Promise<Rehearsal> {
  const backup = (await backupsIn(into)).at(-1);
  if (backup === undefined) throw new ConfigError(`In ${into} liegt keine Sicherung.`);
  const began = performance.now();
  const dataFolder = await fs.mkdtemp(path.join(tmpdir(), "hz-rehearsal-"));
  try {
    // The database's own user has to pass through where this one is root.
    await fs.chmod(dataFolder, 0o755);
    const openStore = () => openFolderStore(path.join(dataFolder, "files"));
    const [, ...further] = await numbersIn(backup);
    const cells = further.map((number) => ({ number, url: "", directUrl: "" }));
    const scratch = { ...config, dataFolder, databaseUrl: null, databaseDirectUrl: null, cells, bucket: null };
    const { head, rows, files, damaged } = await restore(scratch, backup, identity, openStore);
    const store = await openStore();
    const seen = await withDatabases(scratch, (databases) => look(databases, store));
    const seconds = Math.ceil((performance.now() - began) / 1000);
    const isGood = damaged.length + seen.brokenLogs + seen.missingFiles === 0;
    const found = { isGood, at: new Date().toISOString(), of: head.at, seconds, rows, files, damaged: damaged.length, ...seen };
    await fs.appendFile(path.join(into, RECORD), `${JSON.stringify(found)}\n`, { mode: 0o600 });
    return found;
  } finally {
    await fs.rm(dataFolder, { recursive: true, force: true });
  }
}
