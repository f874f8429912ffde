import fs from "node:fs/promises";
import path from "node:path";
import { asideKey, type AsideFolder, type BlobsAside, isDay, QUARANTINE } from "./blob-store.ts";

/** What is put aside in the store's folder. */
export function blobsAsideIn(root: string): BlobsAside {
  const placeOf = (one: AsideFolder) => path.join(root, asideKey(one));
  return {
    async putAside(folder, day) {
      const place = placeOf({ day, folder });
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      await moveFolder(path.join(root, folder), place);
    },
    async bringBack(one) {
      await moveFolder(placeOf(one), path.join(root, one.folder));
      await tidy(placeOf(one));
    },
    async drop(one) {
      await fs.rm(placeOf(one), { recursive: true, force: true });
      await tidy(placeOf(one));
    },
    async *listAside() {
      for (const day of await namesIn(path.join(root, QUARANTINE))) {
        if (!isDay(day)) continue;
        for (const account of await namesIn(path.join(root, QUARANTINE, day)))
          for (const file of await namesIn(path.join(root, QUARANTINE, day, account))) yield { day, folder: `${account}/${file}` };
      }
    },
  };
}

/** Removes the folders of the account and of the day of what is gone where nothing else is in them. */
async function tidy(place: string): Promise<void> {
  const account = path.dirname(place);
  for (const folder of [account, path.dirname(account)]) await fs.rmdir(folder).catch(() => {});
}

const namesIn = (folder: string) =>
  fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
    throw error;
  });

/** Where the target is there already its blobs stay, and those that it lacks are added: a key's bytes never change. */
async function moveFolder(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    await fs.rename(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
    const there = new Set(await namesIn(to));
    for (const name of await namesIn(from)) if (!there.has(name)) await fs.rename(path.join(from, name), path.join(to, name));
    await fs.rm(from, { recursive: true, force: true });
  }
}
