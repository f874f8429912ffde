import fs from "node:fs";
import path from "node:path";
import { databasesAt } from "../../server/cell-settings.ts";
import { databaseOf } from "../../server/db/cells.ts";
import type { Database } from "../../server/db/database.ts";
import { allAccountIds } from "../../server/modules/accounts/index.ts";
import { countMissing, foldersOlderThan, KEPT_FREE, sorted } from "../../server/modules/files/index.ts";
import type { Config } from "../../server/config.ts";
import type { FoundBucket } from "../../server/installation-bucket.ts";
import { hasNoFiles } from "../../server/installation-files.ts";
import type { BlobStore } from "../../server/storage/blob-store.ts";
import { blobsAsideIn } from "../../server/storage/blobs-aside.ts";
import { bothPlaces } from "../../server/storage/both-places.ts";
import { roomIn, walk } from "../../server/storage/folder-store.ts";
import { counted, size } from "../accounts/format.ts";
import { bad, type Line, note, ok } from "./finding.ts";

const DAY = 86_400_000;

/** What the sealed files are looked at by, wherever they lie. */
type Files = Pick<BlobStore, "list" | "listAside"> & {
  /** Set where they lie in a folder in which there is nothing. */ emptyFolder: string | null;
};

/** Looks at the disk and at the sealed files, and where the database can be asked, whether both know the same; writes nothing. */
export async function checkFiles(config: Config, ours: string | null, found: FoundBucket | null): Promise<Line[]> {
  const { dataFolder, bucket } = config;
  // What is no folder is told once, with the installation.
  if (!fs.statSync(dataFolder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files = path.join(dataFolder, "files");
  const lines = [...(await roomLines(dataFolder)), ...writable([dataFolder, files])];
  // What is wrong with it is told already.
  if (bucket && !found) return lines;
  const folder = inFolder(files);
  const looked: Files = !found ? folder : { ...(found.config.move ? both(found.store, folder) : found.store), emptyFolder: null };
  lines.push(...(await quarantine(looked)));
  if (ours === null) return lines;
  const db = databaseOf(databasesAt(ours, config), { newcomers: 1, connections: 2 });
  try {
    return [...lines, ...(await compared(db, looked))];
  } finally {
    await db.close();
  }
}

const inFolder = (files: string): Files => ({
  list: (folder) => walk(path.join(files, folder), folder),
  listAside: blobsAsideIn(files).listAside,
  emptyFolder: hasNoFiles(path.dirname(files)) ? files : null,
});

/** While files move. */
const both = (store: BlobStore, { list, listAside }: Files) => bothPlaces(store, { ...store, list, listAside });

/** Of each disk that something of the installation lies on. */
async function roomLines(dataFolder: string): Promise<Line[]> {
  const places = [dataFolder, path.join(dataFolder, "files"), path.join(dataFolder, "pg18")].filter((one) => fs.existsSync(one));
  const disks = new Map(places.map((place) => [fs.statSync(place).dev, place] as const).toReversed());
  const lines = [];
  for (const place of disks.values()) {
    const { free, total } = await roomIn(place);
    const said = `${place}: ${size(free)} von ${size(total)} frei`;
    lines.push(
      free < KEPT_FREE.known(total)
        ? bad(
            `Der Speicher ist voll. ${said}; Dateien werden nicht mehr angenommen.`,
            "Bitte Platz schaffen. Es ist nichts verloren, und der Dienst nimmt von selbst wieder an.",
          )
        : free < KEPT_FREE.stranger(total)
          ? bad(
              `Der Speicher ist fast voll. ${said}; Meldende können keine Dateien mehr schicken.`,
              "Bitte Platz schaffen. Der Dienst nimmt von selbst wieder an.",
            )
          : ok(`${said}.`),
    );
  }
  return lines;
}

function writable(folders: string[]): Line[] {
  return folders.flatMap((folder) => {
    try {
      if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
      return [];
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? "";
      return [
        bad(
          `In ${folder} lässt sich nicht lesen und schreiben (${code}).`,
          "Bitte Rechte und Einhängung prüfen; mit demselben Benutzer prüfen, der den Dienst startet.",
        ),
      ];
    }
  });
}

async function quarantine(files: Files): Promise<Line[]> {
  const days: string[] = [];
  for await (const { day } of files.listAside()) days.push(day);
  if (days.length === 0) return [];
  return [
    note(
      `${counted(days.length, "Datei liegt", "Dateien liegen")} in Quarantäne, seit ${days.sort()[0]}: Die Datenbank kannte sie nicht.`,
      "Nach dem Zurückspielen einer älteren Datenbank: eine neuere zurückspielen, dann kommen sie von selbst zurück. Sonst nach 30 Tagen gelöscht.",
    ),
  ];
}

async function compared(db: Database, { list, emptyFolder }: Files): Promise<Line[]> {
  const accounts = await allAccountIds(db);
  // A database of nobody says nothing about files.
  if (accounts.length === 0) return [];
  let unknown = 0;
  for await (const { isKnown } of sorted({ db }, foldersOlderThan(list(""), new Date(Date.now() - DAY)))) if (!isKnown) unknown++;
  const { known, missing } = await countMissing({ db }, list);
  const lines: Line[] = [];
  if (missing > 0 && emptyFolder !== null)
    lines.push(
      bad(
        `Der Ordner ${emptyFolder} fehlt oder ist leer; die Datenbank kennt ${counted(known, "Datei", "Dateien")} zu Meldungen.`,
        "Bitte hängen Sie ihn ein oder spielen Sie ihn zurück. Vorher startet der Dienst nicht; er sagt dann, wie es ohne die Dateien geht.",
      ),
    );
  else if (missing > 0)
    lines.push(
      bad(
        `Von ${counted(known, "Datei", "Dateien")} zu Meldungen ${missing === 1 ? "fehlt 1" : `fehlen ${missing}`} ganz oder in Teilen.`,
        "Bitte spielen Sie die Dateien (den Ordner files oder den Bucket) aus einer Sicherung zurück, die nicht älter ist als die Datenbank.",
      ),
    );
  else lines.push(ok(`Dateien zu Meldungen: ${known.toLocaleString("de-DE")}, alle da.`));
  if (unknown > 0)
    lines.push(
      note(
        `${counted(unknown, "Datei kennt", "Dateien kennt")} die Datenbank nicht.`,
        "Ist eine ältere Datenbank zurückgespielt? Dann eine neuere zurückspielen. In der Nacht kommen sie für 30 Tage in Quarantäne.",
      ),
    );
  return lines;
}
