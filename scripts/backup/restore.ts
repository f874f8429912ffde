// npm run restore: brings a backup back into an installation in which nothing is yet.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { rehearse, type Seen } from "../../server/backup/rehearse.ts";
import { restore } from "../../server/backup/restore.ts";
import { ConfigError, readConfig } from "../../server/config.ts";
import { databaseOf } from "../../server/db/cells.ts";
import { findBucket } from "../../server/installation-bucket.ts";
import { allAccountIds } from "../../server/modules/accounts/index.ts";
import { checkChain } from "../../server/modules/audit/index.ts";
import { countMissing } from "../../server/modules/files/index.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import type { BlobStore } from "../../server/storage/blob-store.ts";
import { openFolderStore } from "../../server/storage/folder-store.ts";
import type { BucketStore } from "../../server/storage/s3-store.ts";
import type { BucketConfig } from "../../server/storage-settings.ts";

const HELP = `npm run restore -- <Ordner der Sicherung> --schluessel <Datei mit AGE-SECRET-KEY-…>
    spielt eine Sicherung zurück: in den Ordner HZ_DATA und die Datenbank, die die Umgebung nennt. Beide müssen leer sein.

npm run restore -- <Ordner aller Sicherungen> --probe --schluessel <Datei>
    probt das: spielt die neueste in einen Ordner und eine Datenbank zurück, die es nur dafür gibt, prüft und verwirft sie.
    Was dabei herauskam, steht danach in rehearsals.jsonl neben den Sicherungen.`;

class UsageError extends Error {}

function wish() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { schluessel: { type: "string" }, probe: { type: "boolean" }, hilfe: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.hilfe || values.help) return null;
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new UsageError("Bitte nennen Sie den Ordner einer Sicherung.");
  if (values.schluessel === undefined)
    throw new UsageError("Bitte nennen Sie mit --schluessel die Datei mit dem Schlüssel zum Zurückspielen.");
  return { backup: path.resolve(backup), keyFile: values.schluessel, isRehearsal: values.probe === true };
}

/** The first line of an identity in a file, as age's own programs write it among remarks. */
function identityIn(file: string): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const found = text.split(/\s+/).find((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (found === undefined) throw new ConfigError(`In ${file} steht kein Schlüssel der Form AGE-SECRET-KEY-….`);
  return found;
}

/** A bucket in which nothing is, as folder and database are to be. */
async function freshBucket(bucket: BucketConfig, dataFolder: string): Promise<BucketStore> {
  const { store, id } = await findBucket(bucket, dataFolder);
  const { done: isEmpty } = await store.list("")[Symbol.asyncIterator]().next();
  if (id === null && isEmpty) return store;
  store.close();
  throw new ConfigError(
    `Der Bucket ${bucket.bucket} ist nicht leer. Eine Sicherung wird nur in einen leeren zurückgespielt (S3_BUCKET, S3_PREFIX).`,
  );
}

type Wish = { backup: string; keyFile: string };

async function bringBack({ backup, keyFile }: Wish): Promise<void> {
  const config = readConfig(process.env);
  const bucket = config.bucket && (await freshBucket(config.bucket, config.dataFolder));
  const openStore = async () => bucket ?? openFolderStore(path.join(config.dataFolder, "files"));
  const restoring = restore(config, backup, identityIn(keyFile), openStore);
  const { head, rows, files, damaged } = await restoring.finally(() => bucket?.close());
  console.log(`Zurückgespielt: Stand ${head.at}, ${rows} Zeilen, ${files} Dateien.`);
  if (head.key === null) console.log("Der Schlüssel des Servers war nicht dabei: Bitte setzen Sie HZ_SECRET wie bisher.");
  for (const key of damaged) console.error(`Fehlt oder ist beschädigt: ${key}`);
  if (damaged.length > 0) process.exitCode = 1;
}

async function lookAt(databases: readonly { number: number; directUrl: string }[], { list }: BlobStore): Promise<Seen> {
  const all = databases.map(({ number, directUrl }) => ({ number, directUrl, url: directUrl }));
  const db = databaseOf(all, { newcomers: 1, connections: 1 });
  try {
    let brokenLogs = 0;
    for (const id of await allAccountIds(db)) if ((await checkChain(db, id)).brokenAt !== null) brokenLogs++;
    return { brokenLogs, missingFiles: (await countMissing({ db }, list)).missing };
  } finally {
    await db.close();
  }
}

async function rehearseIn({ backup, keyFile }: Wish): Promise<void> {
  const found = await rehearse(readConfig(process.env), backup, identityIn(keyFile), lookAt);
  const { isGood, of, seconds, rows, files, damaged, brokenLogs, missingFiles } = found;
  console.log(`${isGood ? "Probe bestanden" : "Probe nicht bestanden"}: Stand ${of}, ${rows} Zeilen, ${files} Dateien, ${seconds} s.`);
  if (damaged > 0) console.error(`In der Sicherung fehlende oder beschädigte Teile von Dateien: ${damaged}`);
  if (missingFiles > 0) console.error(`Dateien, die die Datenbank zu Meldungen kennt und die nicht vollständig sind: ${missingFiles}`);
  if (brokenLogs > 0) console.error(`Konten, deren Protokoll gebrochen ist: ${brokenLogs}`);
  if (!isGood) process.exitCode = 1;
}

const folder = path.resolve(process.env["HZ_DATA"]?.trim() || "data");
try {
  const wanted = wish();
  if (wanted === null) console.log(HELP);
  else if (wanted.isRehearsal) await rehearseIn(wanted);
  else await bringBack(wanted);
} catch (error) {
  const isUnknown = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS") ?? false;
  const isUsage = isUnknown || error instanceof UsageError;
  console.error(isUnknown ? "Diesen Aufruf kennt der Befehl nicht." : lineOf(error));
  if (isUsage) console.error("Hilfe: npm run restore -- --hilfe");
  process.exitCode = isUsage ? 2 : 1;
}

function lineOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  return startTrouble(error, folder) ?? `Das Zurückspielen ist nicht gelungen: ${(error as Error).message}`;
}
