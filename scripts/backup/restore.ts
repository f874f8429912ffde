// npm run restore: brings a backup back into an installation in which nothing is yet.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { restore } from "../../server/backup/restore.ts";
import { ConfigError, readConfig } from "../../server/config.ts";
import { findBucket } from "../../server/installation-bucket.ts";
import { startTrouble } from "../../server/start-trouble.ts";
import { openFolderStore } from "../../server/storage/folder-store.ts";
import type { BucketStore } from "../../server/storage/s3-store.ts";
import type { BucketConfig } from "../../server/storage-settings.ts";

const HELP = `npm run restore -- <Ordner der Sicherung> --schluessel <Datei mit AGE-SECRET-KEY-…>
    spielt eine Sicherung zurück: in den Ordner HZ_DATA und die Datenbank, die die Umgebung nennt. Beide müssen leer sein.`;

class UsageError extends Error {}

function wish() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { schluessel: { type: "string" }, hilfe: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.hilfe || values.help) return null;
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new UsageError("Bitte nennen Sie den Ordner einer Sicherung.");
  if (values.schluessel === undefined)
    throw new UsageError("Bitte nennen Sie mit --schluessel die Datei mit dem Schlüssel zum Zurückspielen.");
  return { backup: path.resolve(backup), keyFile: values.schluessel };
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

const folder = path.resolve(process.env["HZ_DATA"]?.trim() || "data");
try {
  const wanted = wish();
  if (wanted === null) console.log(HELP);
  else {
    const config = readConfig(process.env);
    const bucket = config.bucket && (await freshBucket(config.bucket, config.dataFolder));
    const openStore = async () => bucket ?? openFolderStore(path.join(config.dataFolder, "files"));
    const restoring = restore(config, wanted.backup, identityIn(wanted.keyFile), openStore);
    const { head, rows, files, damaged } = await restoring.finally(() => bucket?.close());
    console.log(`Zurückgespielt: Stand ${head.at}, ${rows} Zeilen, ${files} Dateien.`);
    if (head.key === null) console.log("Der Schlüssel des Servers war nicht dabei: Bitte setzen Sie HZ_SECRET wie bisher.");
    for (const key of damaged) console.error(`Fehlt oder ist beschädigt: ${key}`);
    if (damaged.length > 0) process.exitCode = 1;
  }
} catch (error) {
  const isUsage = error instanceof UsageError || (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
  const known = error instanceof UsageError || error instanceof ConfigError;
  console.error(
    known ? error.message : (startTrouble(error, folder) ?? `Das Zurückspielen ist nicht gelungen: ${(error as Error).message}`),
  );
  if (isUsage) console.error("Hilfe: npm run restore -- --hilfe");
  process.exitCode = isUsage ? 2 : 1;
}
