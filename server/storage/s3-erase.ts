import { StorageError } from "./blob-store.ts";
import type { BucketCalls } from "./s3-calls.ts";

/** So many calls at once. */
const AT_ONCE = 8;
/** So often may a listing name again what was deleted: some are late. */
const LATE = 3;

/**
 * Deletes every version of every object below a prefix, or of the one of just that key, until none is listed; gives how many
 * objects there were. What a bucket keeps of deleted objects would be there for whoever asks for it by its version.
 */
export async function erase(calls: BucketCalls, prefix: string, isOne = false): Promise<number> {
  const gone = new Set<string>();
  const asked = new Set<string>();
  for (let late = 0; ;) {
    // Always from the beginning: not every service goes on in the middle of an object's versions.
    const found = (await calls.versions(prefix)).filter(({ key }) => !isOne || key === prefix);
    if (found.length === 0) return gone.size;
    const ids = found.map(({ key, version }) => `${key} ${version}`);
    late = ids.some((id) => asked.has(id)) ? late + 1 : 0;
    if (late === LATE) throw new StorageError("STORAGE_AWAY");
    for (const id of ids) asked.add(id);
    for (const { key, isThere } of found) if (isThere) gone.add(key);
    await atOnce(found, (one) => calls.delete(one));
  }
}

/** Does it for all of them, a few at a time. */
export async function atOnce<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let n = 0; n < all.length; n += AT_ONCE) await Promise.all(all.slice(n, n + AT_ONCE).map(act));
}
