import fs from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";
import { walk } from "./storage/folder-store.ts";

/** What may lie in a folder that no file of ours was ever in: a disk's own, and what a start makes. */
const OF_NOBODY = new Set([".incoming", "lost+found"]);

/** Whether the folder of the sealed files is not there, or is one in which nothing of an installation lies. */
export function hasNoFiles(dataFolder: string): boolean {
  const folder = path.join(dataFolder, "files");
  return !fs.existsSync(folder) || fs.readdirSync(folder).every((name) => OF_NOBODY.has(name));
}

/**
 * Throws one line where the disk knows no files although the database knows some of reports, and nobody has said that it is to be
 * so: a disk that is not mounted looks like that. The mark of the installation in the folder is how an operator says it.
 */
export async function refuseWithoutFiles(dataFolder: string, id: string, count: () => Promise<number>): Promise<void> {
  if (!hasNoFiles(dataFolder)) return;
  const known = await count();
  if (known === 0) return;
  const folder = path.join(dataFolder, "files");
  throw new ConfigError(
    `Der Ordner ${folder} fehlt oder ist leer, die Datenbank kennt aber ${known === 1 ? "1 Datei" : `${known} Dateien`} zu Meldungen. ` +
      "Bitte hängen Sie ihn ein oder spielen Sie ihn zurück. " +
      `Soll der Dienst ohne diese Dateien starten: mkdir -p '${folder}' && echo ${id} > '${path.join(folder, ".installation")}'`,
  );
}

/**
 * Throws one line where the folder is not there in an installation whose files are on their way from or to it: a disk that is not
 * mounted would be taken for one that everything has left already.
 */
export function refuseWithoutFolder(dataFolder: string, id: string): void {
  if (!hasNoFiles(dataFolder)) return;
  const folder = path.join(dataFolder, "files");
  throw new ConfigError(
    `Solange Dateien umziehen (S3_MOVE), wird der Ordner ${folder} gebraucht; er fehlt oder ist leer. Bitte hängen Sie ihn ein. ` +
      `Soll er erst Dateien bekommen: mkdir -p '${folder}' && echo ${id} > '${path.join(folder, ".installation")}'`,
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws one line where sealed files lie in the folder although the service would look for them in the bucket alone. */
export async function refuseLeftFiles(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, "files");
  if (hasNoFiles(dataFolder)) return;
  for (const account of fs.readdirSync(folder)) {
    if (!UUID.test(account)) continue;
    const { done: isEmpty } = await walk(path.join(folder, account), account)[Symbol.asyncIterator]().next();
    if (!isEmpty)
      throw new ConfigError(
        `Im Ordner ${folder} liegen noch Dateien, nach den Angaben (S3_BUCKET) sucht der Dienst sie aber nur im Bucket. ` +
          "Bitte starten Sie ihn mit S3_MOVE=to-bucket und holen Sie sie nach: npm run files -- in-den-bucket",
      );
  }
}
