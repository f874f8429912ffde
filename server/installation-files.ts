import fs from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";

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
