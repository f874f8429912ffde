import { asideKey, type AsideFolder, type BlobsAside, checkKey, isDay, QUARANTINE } from "./blob-store.ts";
import type { BucketCalls } from "./s3-calls.ts";
import { atOnce, erase } from "./s3-erase.ts";

/** What is put aside in a bucket: below a prefix of its own, moved object by object, whose copies stand before they go. */
export function blobsAsideInBucket(calls: BucketCalls, prefix: string): BlobsAside {
  const placeOf = (one: AsideFolder) => `${prefix}${asideKey(one)}/`;
  const homeOf = (folder: string) => {
    checkKey(folder);
    return `${prefix}${folder}/`;
  };
  /** Where the target is there already it stays: a key's bytes never change. */
  async function move(from: string, to: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of calls.list(from)) keys.push(key.slice(from.length));
    await atOnce(keys, async (key) => {
      if ((await calls.head(to + key)) === null) await calls.copy(from + key, to + key);
    });
    await erase(calls, from);
  }
  return {
    putAside: (folder, day) => move(homeOf(folder), placeOf({ day, folder })),
    bringBack: (one) => move(placeOf(one), homeOf(one.folder)),
    async drop(one) {
      await erase(calls, placeOf(one));
    },
    async *listAside() {
      let last = "";
      // A bucket lists its keys in their order.
      for await (const { key } of calls.list(`${prefix}${QUARANTINE}/`)) {
        const [day, account, file, ...rest] = key.slice(prefix.length + QUARANTINE.length + 1).split("/");
        const folder = `${account}/${file}`;
        if (!day || !isDay(day) || rest.length === 0 || `${day}/${folder}` === last) continue;
        last = `${day}/${folder}`;
        yield { day, folder };
      }
    },
  };
}
