import path from "node:path";
import type { Config } from "../config.ts";
import type { BlobStore } from "./blob-store.ts";
import { bothPlaces } from "./both-places.ts";
import { openFolderStore } from "./folder-store.ts";

/** The store that the settings name: the folder, the bucket, which is open already, or both while files move. */
export async function openStore({ dataFolder, bucket: config }: Config, bucket: BlobStore | null): Promise<BlobStore> {
  if (config && bucket && config.move === null) return bucket;
  const folder = await openFolderStore(path.join(dataFolder, "files"));
  if (!config || !bucket) return folder;
  return config.move === "to-bucket" ? bothPlaces(bucket, folder) : bothPlaces(folder, bucket);
}
