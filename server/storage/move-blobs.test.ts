import { createHash, randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noSwift, startSwift, type Swift } from "../testing/swift.ts";
import type { BucketConfig } from "../storage-settings.ts";
import type { BlobStore } from "./blob-store.ts";
import { bothPlaces } from "./both-places.ts";
import { openFolderStore } from "./folder-store.ts";
import { moveBlobs, type MoveWish, NoRoom } from "./move-blobs.ts";
import { type BucketStore, openBucketStore } from "./s3-store.ts";

let swift: Swift;
let root: string;
let config: BucketConfig;
let bucket: BucketStore;
let folder: BlobStore;
beforeAll(async () => {
  if (noSwift) console.warn(`Buckets are left out: ${noSwift}.`);
  else swift = await startSwift();
});
afterAll(() => swift?.stop());
beforeEach(async () => {
  if (noSwift) return;
  root = fs.mkdtempSync(path.join(os.tmpdir(), "hz-move-"));
  config = await swift.bucket(true);
  bucket = openBucketStore(config, path.join(root, "incoming"), { patienceMs: 5_000, page: 7 });
  folder = await openFolderStore(path.join(root, "files"));
});
afterEach(() => {
  if (noSwift) return;
  bucket.close();
  fs.rmSync(root, { recursive: true });
});

const keyOf = (bytes: Buffer, file: string, part = 0) => `konto/${file}/${part}-${createHash("sha256").update(bytes).digest("hex")}`;
/** Puts so many files of two parts into a store; gives what lies under which key. */
async function filled(store: BlobStore, files: number): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>();
  for (let n = 0; n < files; n++)
    for (const part of [0, 1]) {
      const bytes = randomBytes(20_000 + n);
      all.set(keyOf(bytes, `datei-${n}`, part), bytes);
    }
  for (const [key, bytes] of all) await store.put(key, bytes);
  return all;
}
async function contents(store: BlobStore): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>();
  for await (const { key } of store.list("")) all.set(key, await buffer(await store.get(key)));
  return all;
}
const sorted = (all: Map<string, Buffer>) => [...all].toSorted(([a], [b]) => (a < b ? -1 : 1));
const asides = async (store: BlobStore) => {
  const all = [];
  for await (const { day, folder: place } of store.listAside()) all.push(`${day} ${place}`);
  return all.sort();
};
const move = (from: BlobStore, to: BlobStore, more: Partial<MoveWish> = {}) => moveBlobs({ from, to, keepFree: () => 0, ...more });

describe.skipIf(noSwift !== null)("files that move", () => {
  test("are all as they were, there and back, those aside as well, wherever some have arrived already", async () => {
    const all = await filled(folder, 12);
    const [first, second, third] = all.keys();
    await folder.put("konto/ohne-summe/1", Buffer.from("x"));
    all.set("konto/ohne-summe/1", Buffer.from("x"));
    await folder.putAside("konto/datei-9", "2026-11-23");
    await bucket.put(first!, all.get(first!)!);
    await bucket.put(second!, Buffer.from("another"));
    await folder.delete(third!);
    await bucket.put(third!, all.get(third!)!);
    expect(await move(folder, bucket)).toEqual({ moved: 24, damaged: [] });
    expect([(await contents(folder)).size, await asides(folder), await asides(bucket)]).toEqual([0, [], ["2026-11-23 konto/datei-9"]]);
    expect(await move(folder, bucket)).toEqual({ moved: 0, damaged: [] });
    expect(await move(bucket, folder)).toEqual({ moved: 25, damaged: [] });
    expect([(await contents(bucket)).size, await asides(bucket), await asides(folder)]).toEqual([0, [], ["2026-11-23 konto/datei-9"]]);
    await folder.bringBack({ day: "2026-11-23", folder: "konto/datei-9" });
    expect(sorted(await contents(folder))).toEqual(sorted(all));
  });

  test.each(["folder", "bucket"])(
    "are found, listed and taken at every moment, in whichever order an instance looks: from the %s",
    async (start) => {
      const [from, to] = start === "folder" ? [folder, bucket] : [bucket, folder];
      const all = await filled(from, 12);
      const now = { isMoving: true };
      const moving = move(from, to).finally(() => (now.isMoving = false));
      let looks = 0;
      const look = async (store: BlobStore) => {
        for (let n = 0; now.isMoving; n++, looks++) {
          const [key, bytes] = [...all][(n * 7) % all.size]!;
          expect((await buffer(await store.get(key))).equals(bytes)).toBe(true);
        }
      };
      const listing = async () => {
        const store = bothPlaces(to, from);
        for (; now.isMoving; looks++) {
          const listed = [];
          for await (const { key } of store.list("konto")) listed.push(key);
          expect(listed.sort()).toEqual([...all.keys()].sort());
        }
      };
      await Promise.all([look(bothPlaces(to, from)), look(bothPlaces(from, to)), listing(), moving]);
      expect(looks).toBeGreaterThan(5);
      expect(sorted(await contents(to))).toEqual(sorted(all));
    },
  );

  const MOMENTS = ["before it is read", "before it arrives", "once it has arrived"] as const;
  const DELETIONS = MOMENTS.flatMap((moment) => (["main", "other"] as const).map((main) => [moment, main] as const));
  test.each(DELETIONS)(
    "are gone from both where one is deleted %s, by an instance to which the bucket is the %s place",
    async (moment, main) => {
      const all = await filled(folder, 1);
      const [kept, gone] = [...all.keys()];
      const both = main === "main" ? bothPlaces(bucket, folder) : bothPlaces(folder, bucket);
      const remove = async (at: (typeof MOMENTS)[number], key: string) => void (at === moment && key === gone && (await both.delete(key)));
      const from: BlobStore = {
        ...folder,
        async get(key, range) {
          await remove("before it is read", key);
          return folder.get(key, range);
        },
      };
      const to: BlobStore = {
        ...bucket,
        async put(key, body) {
          const bytes = await buffer(body as never);
          await remove("before it arrives", key);
          await bucket.put(key, bytes);
          await remove("once it has arrived", key);
        },
      };
      expect(await move(from, to)).toEqual({ moved: 1, damaged: [] });
      expect([[...(await contents(bucket)).keys()], (await contents(folder)).size]).toEqual([[kept], 0]);
    },
  );

  test.each(["main", "other"])(
    "are gone where all moves in the middle of a deletion by an instance to which the bucket is the %s place",
    async (main) => {
      const [kept, gone] = [...(await filled(folder, 1)).keys()];
      let hasMoved = false;
      const thenAllMoves = (store: BlobStore): BlobStore => ({
        ...store,
        async delete(key) {
          await store.delete(key);
          if (!hasMoved) await move(folder, bucket);
          hasMoved = true;
        },
      });
      const [slowFolder, slowBucket] = [thenAllMoves(folder), thenAllMoves(bucket)];
      await (main === "main" ? bothPlaces(slowBucket, slowFolder) : bothPlaces(slowFolder, slowBucket)).delete(gone!);
      expect([[...(await contents(bucket)).keys()], (await contents(folder)).size]).toEqual([[kept], 0]);
    },
  );

  test("are named where they are damaged, and stay where they are; all others move", async () => {
    const all = await filled(folder, 3);
    const [damaged, ...others] = all.keys();
    const file = path.join(root, "files", damaged!);
    fs.writeFileSync(file, all.get(damaged!)!.subarray(1));
    expect(await move(folder, bucket)).toEqual({ moved: others.length, damaged: [damaged] });
    expect([...(await contents(bucket)).keys()].sort()).toEqual(others.sort());
    expect(fs.existsSync(file)).toBe(true);
    // The right bytes are put back, as out of a backup.
    fs.writeFileSync(file, all.get(damaged!)!);
    expect(await move(folder, bucket)).toEqual({ moved: 1, damaged: [] });
    expect(sorted(await contents(bucket))).toEqual(sorted(all));
  });

  test("stay where they are while there is no room for them, and go on when there is", async () => {
    const all = await filled(bucket, 6);
    let free = 10 * 20_000;
    const to: BlobStore = {
      ...folder,
      room: async () => ({ free, total: 1_000_000 }),
      async put(key, body) {
        await folder.put(key, body);
        free -= 20_000;
      },
    };
    await expect(move(bucket, to, { keepFree: (total) => total / 10 })).rejects.toThrow(NoRoom);
    const left = (await contents(bucket)).size;
    expect([left > 0, left < all.size]).toEqual([true, true]);
    expect(sorted(await contents(bothPlaces(folder, bucket)))).toEqual(sorted(all));
    free = 1_000_000;
    expect(await move(bucket, to)).toEqual({ moved: left, damaged: [] });
  });

  test("go on where a process was killed among them", async () => {
    const all = await filled(folder, 20);
    const module = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
    const script = `
      const { openFolderStore } = await import(${module("folder-store.ts")});
      const { openBucketStore } = await import(${module("s3-store.ts")});
      const { moveBlobs } = await import(${module("move-blobs.ts")});
      const to = openBucketStore(${JSON.stringify(config)}, ${JSON.stringify(path.join(root, "incoming"))});
      const from = await openFolderStore(${JSON.stringify(path.join(root, "files"))});
      await moveBlobs({ from, to, keepFree: () => 0, onMoved: (moved) => console.log(moved) });`;
    let killed = 0;
    for (const after of [1, 12]) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
      const ended = once(child, "exit");
      for await (const said of child.stdout.setEncoding("utf8"))
        if (Number(String(said).trim().split("\n").at(-1)) >= after) child.kill("SIGKILL");
      if ((await ended)[1] === "SIGKILL") killed++;
      expect(sorted(await contents(bothPlaces(bucket, folder)))).toEqual(sorted(all));
    }
    expect(killed).toBe(2);
    expect((await move(folder, bucket)).damaged).toEqual([]);
    expect([sorted(await contents(bucket)), (await contents(folder)).size]).toEqual([sorted(all), 0]);
  });
});
