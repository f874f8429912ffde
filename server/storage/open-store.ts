import path from "node:path";
import type { Config } from "../config.ts";
import type { BlobStore } from "./blob-store.ts";
import { bothPlaces } from "./both-places.ts";
import { carryDeletions, deletionsInFolder } from "./deletion-log.ts";
import { openFolderStore } from "./folder-store.ts";

/**
 * The store that the settings name: the folder, the bucket, which is open already, or both while files move. What a log of deletions
 * elsewhere has, because files moved or somebody brought it back, is in its own then.
 */
export async function openStore({ dataFolder, bucket: config }: Config, bucket: BlobStore | null): Promise<BlobStore> {
  if (config && bucket && config.move === null) {
    await carryDeletions(deletionsInFolder(dataFolder), bucket);
    return bucket;
  }
  const folder = await openFolderStore(path.join(dataFolder, "files"));
  if (!config || !bucket) return folder;
  const [main, other] = config.move === "to-bucket" ? [bucket, folder] : [folder, bucket];
  await carryDeletions(other, main);
  return bothPlaces(main, other);
}
