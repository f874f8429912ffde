import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { ConfigError } from "./config.ts";
import { BASELINE, firstVersionLine } from "./db/first-version.ts";
import { isClosed, ownerLine } from "./folder-owner.ts";

/** What a data folder, and the bucket where there is one, says of the installation that it belongs to; null where it says nothing. */
export type Marks = {
  id: string | null;
  keyCheck: Buffer | null;
  /** What says it, within a sentence: "der Ordner /data". */ by: string;
};
/** The same of a bucket. */
export type BucketMark = { id: string | null; config: { bucket: string } };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const placesOf = (folder: string) => ({
  folder: path.join(folder, "installation.json"),
  // In the cluster, so that a database put in place of another is known before it is started; and beside the files.
  database: path.join(folder, "pg18", "installation.id"),
  files: path.join(folder, "files", ".installation"),
});

/**
 * Reads the marks of a data folder, its database's where that is in it; throws one line where its parts are of different
 * installations, or the folder is of the version before the baseline: so that its database is not even started.
 */
export function readMarks(dataFolder: string, isEmbedded: boolean, bucket: BucketMark | null): Marks {
  const places = placesOf(dataFolder);
  const own = readJson(places.folder, dataFolder);
  if (own?.baseline === null) throw new ConfigError(firstVersionLine(`Der Ordner ${dataFolder}`));
  const all = [own?.id ?? null, isEmbedded ? readId(places.database, dataFolder) : null, readId(places.files, dataFolder)];
  const id = all.find((one) => one !== null) ?? null;
  const stranger = all.findIndex((one) => one !== null && one !== id);
  if (stranger > 0)
    throw new ConfigError(
      `Der Ordner ${path.dirname(stranger === 1 ? places.database : places.files)} gehört zu einer anderen Installation als ${dataFolder}. ` +
        "Bitte setzen Sie den Ordner ein, der dazugehört.",
    );
  if (bucket && bucket.id !== null && id !== null && bucket.id !== id)
    throw new ConfigError(
      `Der Bucket ${bucket.config.bucket} gehört zu einer anderen Installation als der Ordner ${dataFolder}. Bitte prüfen Sie S3_BUCKET, S3_PREFIX und HZ_DATA.`,
    );
  const isOfBucket = id === null && bucket !== null && bucket.id !== null;
  return {
    id: id ?? bucket?.id ?? null,
    keyCheck: own?.keyCheck ?? null,
    by: isOfBucket ? `der Bucket ${bucket.config.bucket}` : `der Ordner ${dataFolder}`,
  };
}

/** Writes what is missing of the marks; each is there whole or not at all. */
export function writeMarks(dataFolder: string, id: string, keyCheck: Buffer): void {
  const places = placesOf(dataFolder);
  const text = {
    folder: `${JSON.stringify({ id, keyCheck: keyCheck.toString("base64url"), baseline: BASELINE })}\n`,
    database: `${id}\n`,
    files: `${id}\n`,
  };
  for (const place of ["database", "files", "folder"] as const) {
    const file = places[place];
    if (fs.existsSync(file) || !fs.existsSync(path.dirname(file))) continue;
    const draft = `${file}.${randomUUID()}`;
    try {
      fs.writeFileSync(draft, text[place], { mode: 0o600, flush: true });
      fs.renameSync(draft, file);
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
}

function read(file: string, dataFolder: string): string | null {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    const whose = isClosed(error) ? ownerLine(file, dataFolder, code!) : null;
    if (whose) throw new ConfigError(whose);
    throw new ConfigError(`Die Datei ${file} lässt sich nicht lesen (${code}). Bitte prüfen Sie die Rechte.`);
  }
}

const damaged = (file: string) =>
  new ConfigError(
    `Die Datei ${file} ist beschädigt. Bitte spielen Sie sie aus der Sicherung zurück, oder löschen Sie sie: Sie entsteht neu.`,
  );

function readId(file: string, dataFolder: string): string | null {
  const id = read(file, dataFolder)?.trim();
  if (id === undefined) return null;
  if (!UUID.test(id)) throw damaged(file);
  return id;
}

function readJson(file: string, dataFolder: string): { id: string; keyCheck: Buffer; baseline: string | null } | null {
  const text = read(file, dataFolder);
  if (text === null) return null;
  try {
    const { id, keyCheck, baseline = null } = JSON.parse(text) as { id: unknown; keyCheck: unknown; baseline?: unknown };
    if (typeof id === "string" && UUID.test(id) && typeof keyCheck === "string" && (baseline === null || typeof baseline === "string"))
      return { id, keyCheck: Buffer.from(keyCheck, "base64url"), baseline };
  } catch {}
  throw damaged(file);
}
