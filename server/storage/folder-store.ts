import fs from "node:fs/promises";
import path from "node:path";
import { BlobMissing, checkKey, type BlobStore } from "./blob-store.ts";
import { blobsAsideIn } from "./blobs-aside.ts";
import { deletionsInFolder } from "./deletion-log.ts";
import { isMissing, openDrafts, unlessMissing } from "./drafts.ts";

/** Where bytes arrive before they get their key. No key begins with a dot, so nothing in it is ever listed. */
const incoming = ".incoming";

/** The store in a folder (made when missing, closed to other users), its log of deletions beside it; sweeps up what dead writers left. */
export async function openFolderStore(root: string): Promise<BlobStore> {
  await fs.mkdir(root, { recursive: true, mode: 0o700 });
  const withDraft = await openDrafts(path.join(root, incoming));

  const fileOf = (key: string) => {
    checkKey(key);
    return path.join(root, key);
  };

  return {
    ...blobsAsideIn(root),
    ...deletionsInFolder(path.dirname(root)),
    async put(key, body) {
      const file = fileOf(key);
      await withDraft(body, true, async (draft) => {
        await makeFolder(path.dirname(file));
        await fs.rename(draft, file);
        await syncFolder(path.dirname(file));
      });
    },
    async get(key, range) {
      const handle = await fs.open(fileOf(key)).catch((error) => {
        throw isMissing(error) ? new BlobMissing(key) : error;
      });
      return handle.createReadStream(range);
    },
    async room() {
      return roomIn(root);
    },
    async delete(key) {
      const file = fileOf(key);
      await fs.rm(file, { force: true });
      await syncFolder(path.dirname(file)).catch(unlessMissing);
    },
    async deletePrefix(folder) {
      let count = 0;
      for await (const _ of walk(fileOf(folder), folder)) count++;
      await fs.rm(fileOf(folder), { recursive: true, force: true });
      await syncFolder(path.dirname(fileOf(folder))).catch(unlessMissing);
      return count;
    },
    list: (folder) => walk(folder === "" ? root : fileOf(folder), folder),
  };
}

/** How many bytes can still be written where this folder lies, and how many there are in all. */
export async function roomIn(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await fs.statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** A new folder is only safe once its name is on disk in the folder above. */
async function makeFolder(folder: string): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let step = folder; step.length >= first.length; step = path.dirname(step)) await syncFolder(path.dirname(step));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows neither needs nor allows it.
  if (process.platform === "win32") return;
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Lists the blobs in a folder, with what their keys begin with; reads only. */
export async function* walk(folder: string, prefix: string): ReturnType<BlobStore["list"]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(unlessMissing);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith(".")) continue;
    const key = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file, key);
    else {
      const found = await fs.stat(file).catch(unlessMissing);
      if (found) yield { key, size: found.size, modified: found.mtime };
    }
  }
}
