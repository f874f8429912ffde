import fs from "node:fs";
import path from "node:path";
import { type Config, ConfigError } from "../../server/config.ts";
import type { FoundBucket } from "../../server/installation-bucket.ts";
import { type Found, lookAtFolder } from "../../server/installation.ts";
import { bad, type Line, note, ok } from "./finding.ts";

/** What the data folder says: whether it is an installation, and whose. */
export type Folder = { lines: Line[]; keyLines: Line[]; found: Found | null };

/** Linux's /proc and /sys: root may write there, but nobody can make a folder. */
const OF_THE_KERNEL = new Set([0x9fa0, 0x62656572]);

/** Looks at the data folder and its key; writes nothing. */
export function checkFolder(config: Config, bucket: FoundBucket | null): Folder {
  const { dataFolder, databaseUrl } = config;
  const never = whyNoFolder(dataFolder);
  if (never) return { lines: [never], keyLines: [], found: null };
  try {
    const found = lookAtFolder(config, bucket);
    const { id } = found.marks;
    const isNew = id === null && !found.hasCluster;
    const line = !isNew
      ? ok(
          id === null
            ? `${dataFolder}: von früher, erhält ihre Kennung beim nächsten Start.`
            : `${dataFolder}, Kennung ${id}; die Teile gehören zusammen.`,
        )
      : databaseUrl === null
        ? note(`In ${dataFolder} liegt keine Installation.`, "Zeigt HZ_DATA auf den richtigen Ordner? Ein Start legt dort eine neue an.")
        : note(`${dataFolder} ist noch leer.`, "Beim ersten Start ist das so. Sonst: Zeigt HZ_DATA auf den richtigen Ordner?");
    return { lines: [line], keyLines: isNew && found.key === null ? [] : keyLines(config, found), found };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Nothing more can be said of a folder whose parts do not fit.
    return /Schlüssel|HZ_SECRET/.test(error.message)
      ? { lines: [], keyLines: [bad(error.message)], found: null }
      : { lines: [bad(error.message)], keyLines: [], found: null };
  }
}

/** What stands in the way of a folder that is none, or that no start could make; null where nothing does. */
function whyNoFolder(dataFolder: string): Line | null {
  let there = dataFolder;
  while (!fs.existsSync(there)) there = path.dirname(there);
  if (!fs.statSync(there).isDirectory())
    return bad(
      there === dataFolder ? `${dataFolder} ist kein Ordner.` : `${dataFolder} kann es nicht geben: ${there} ist kein Ordner.`,
      "HZ_DATA auf einen Ordner setzen.",
    );
  if (there === dataFolder || isWritable(there)) return null;
  return bad(
    `${dataFolder} gibt es nicht und lässt sich nicht anlegen: In ${there} lässt sich nicht schreiben.`,
    "Zeigt HZ_DATA auf den richtigen Ordner? Sonst Rechte und Einhängung prüfen.",
  );
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return !OF_THE_KERNEL.has(fs.statfsSync(folder).type);
  } catch {
    return false;
  }
}

function keyLines({ dataFolder, secret }: Config, { key, marks }: Found): Line[] {
  if (key === null) return [];
  const file = path.join(dataFolder, "secret.key");
  const isFit = marks.keyCheck !== null ? "; er ist der dieser Installation" : "";
  const lines = [
    key.isWellFormed
      ? ok(`${key.from} ist da${isFit}.`)
      : note(`${key.from} ist da${isFit}, hat aber eine alte Form.`, "Er gilt weiter. Nehmen Sie ihn für keine neue Installation."),
  ];
  const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode;
  // Windows has no such bits.
  if (mode === undefined || process.platform === "win32") return lines;
  if (mode & 0o007) lines.push(bad(`Jeder Benutzer dieser Maschine kann an ${file}.`, `chmod 600 ${file}`));
  else if (mode & 0o070) lines.push(note(`Die Gruppe kann an ${file}.`, `Wenn das nicht so sein soll: chmod 600 ${file}`));
  if (secret !== null)
    lines.push(note(`HZ_SECRET gilt; ${file} liegt daneben und wird nicht gelesen.`, "Bewahren Sie nur einen der beiden auf."));
  return lines;
}
