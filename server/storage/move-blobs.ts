import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { BlobMissing, type BlobStore, StorageError } from "./blob-store.ts";

/** Where from and where to, and how much of a disk of so many bytes stays free there. */
export type MoveWish = { from: BlobStore; to: BlobStore; keepFree: (total: number) => number; onMoved?: (moved: number) => void };
/** How many blobs were moved, and the keys of those that are not what they were: these stay where they are. */
export type Moved = { moved: number; damaged: string[] };

/** There is no room for the next blob; what was moved so far is moved. */
export class NoRoom extends Error {}
class SourceDamaged extends Error {}

const AT_ONCE = 8;

/**
 * Moves every blob, put aside or not, from one store to another while services work on both by `bothPlaces`. Each is read again where
 * it arrived, whole, before it goes where it was, so that it can be broken off and begun again at any moment.
 */
export async function moveBlobs(wish: MoveWish): Promise<Moved> {
  const damaged = new Set<string>();
  let moved = 0;
  const moveAll = async (folder: string) => {
    for (let before = -1; before !== moved;) {
      before = moved;
      for await (const batch of batches(wish.from.list(folder))) {
        await settled(
          batch.map(async ({ key, size }) => {
            if (damaged.has(key)) return;
            const outcome = await moveOne(wish, key, size);
            if (outcome === "damaged") damaged.add(key);
            if (outcome !== "moved") return;
            moved++;
            wish.onMoved?.(moved);
          }),
        );
      }
    }
  };
  await moveAll("");
  const aside = [];
  for await (const one of wish.from.listAside()) aside.push(one);
  // Nobody is given what is aside, so for the moment of its way it may lie where it was before.
  for (const one of aside) {
    await wish.from.bringBack(one);
    await moveAll(one.folder);
    await wish.to.putAside(one.folder, one.day);
  }
  return { moved, damaged: [...damaged].sort() };
}

type Outcome = "moved" | "damaged" | "gone";

async function moveOne(wish: MoveWish, key: string, size: number): Promise<Outcome> {
  const { from, to } = wish;
  const wanted = /-([0-9a-f]{64})$/.exec(key)?.[1] ?? (await digestIn(from, key));
  // An earlier run was broken off between the copy and the deletion, or what is there is another.
  if (wanted === null || (await digestIn(to, key)) !== wanted) {
    const outcome = wanted === null ? ((await isIn(from, key)) ? "damaged" : "gone") : await copyOne(wish, key, size, wanted);
    if (outcome !== "moved") return outcome;
  }
  await from.delete(key);
  return "moved";
}

async function copyOne({ from, to, keepFree }: MoveWish, key: string, size: number, wanted: string): Promise<Outcome> {
  const room = await to.room();
  if (room && room.free - size < keepFree(room.total)) throw new NoRoom();
  try {
    await to.put(key, Readable.from(checked(from, key, wanted), { objectMode: false }));
    if ((await digestIn(to, key)) !== wanted) throw new StorageError("STORAGE_DAMAGED");
  } catch (error) {
    if (error instanceof SourceDamaged) return "damaged";
    if (await isIn(from, key)) throw error;
  }
  if (await isIn(from, key)) return "moved";
  // Deleted meanwhile, and perhaps before it was there to be deleted.
  await to.delete(key);
  return "gone";
}

/** The bytes as they come; throws at their end where they are not what they were, so that nothing is stored. */
async function* checked(from: BlobStore, key: string, wanted: string): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of await from.get(key)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw isDamaged(error) ? new SourceDamaged() : error;
  }
  if (hash.digest("hex") !== wanted) throw new SourceDamaged();
}

/** SHA-256 of what is stored, hexadecimal; null where nothing is, or it cannot be given out whole. */
async function digestIn(store: BlobStore, key: string): Promise<string | null> {
  try {
    const hash = createHash("sha256");
    for await (const chunk of await store.get(key)) hash.update(chunk as Buffer);
    return hash.digest("hex");
  } catch (error) {
    if (error instanceof BlobMissing || isDamaged(error)) return null;
    throw error;
  }
}

async function isIn(store: BlobStore, key: string): Promise<boolean> {
  try {
    (await store.get(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof BlobMissing) return false;
    if (isDamaged(error)) return true;
    throw error;
  }
}

const isDamaged = (error: unknown) => error instanceof StorageError && error.code === "STORAGE_DAMAGED";

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    if (batch.push(one) < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Waits for all of them, and throws what the first one threw that failed. */
async function settled(all: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
