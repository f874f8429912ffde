import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BlobMissing, type BlobStore } from "../storage/blob-store.ts";

/** A sealed file's part in a backup: its key in the store, its bytes and their SHA-256, hexadecimal. */
export type KeptFile = { key: string; size: number; sha256: string };

/**
 * Copies what the store has and the pool has not; bytes under a key never change. `known` is what earlier backups found. Gives all
 * that the store has now, and how many were new.
 */
export async function copyNew(
  store: BlobStore,
  pool: string,
  known: ReadonlyMap<string, KeptFile>,
): Promise<{ files: KeptFile[]; copied: number }> {
  const files: KeptFile[] = [];
  let copied = 0;
  for await (const { key, size } of store.list("")) {
    const before = known.get(key);
    if (before?.size === size && existsSync(path.join(pool, key))) {
      files.push(before);
      continue;
    }
    const one = await copyOne(store, pool, key);
    // Deleted between the list and the copy.
    if (one === null) continue;
    files.push(one);
    copied++;
  }
  return { files, copied };
}

async function copyOne(store: BlobStore, pool: string, key: string): Promise<KeptFile | null> {
  const place = path.join(pool, key);
  const draft = `${place}.draft`;
  const body = await store.get(key).catch((error: unknown) => {
    if (error instanceof BlobMissing) return null;
    throw error;
  });
  if (body === null) return null;
  await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const seen = hashing();
  await pipeline(body, seen.through, createWriteStream(draft, { mode: 0o600, flush: true }));
  await fs.rename(draft, place);
  return { key, ...seen.result() };
}

/** Puts files back into a store; gives the keys of those that are missing in the pool, or are not what they were. */
export async function bringBack(store: BlobStore, pool: string, files: readonly KeptFile[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const file of files) if (!(await bringOne(store, pool, file))) damaged.push(file.key);
  return damaged;
}

async function bringOne(store: BlobStore, pool: string, { key, size, sha256 }: KeptFile): Promise<boolean> {
  const place = path.join(pool, key);
  if (!existsSync(place)) return false;
  const seen = hashing();
  const body: Readable = createReadStream(place)
    .on("error", (error) => seen.through.destroy(error))
    .pipe(seen.through);
  await store.put(key, body);
  const found = seen.result();
  if (found.size === size && found.sha256 === sha256) return true;
  await store.delete(key);
  return false;
}

/** The paths of what lies in a pool, by key; drafts that a crash has left are among them. */
export async function filesIn(pool: string): Promise<Map<string, string>> {
  const entries = existsSync(pool) ? await fs.readdir(pool, { recursive: true, withFileTypes: true }) : [];
  const places = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(places.map((place) => [path.relative(pool, place).split(path.sep).join("/"), place]));
}

function hashing() {
  const hash = createHash("sha256");
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest("hex") }) };
}
