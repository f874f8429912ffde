import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noSwift, startSwift, type Swift } from "../testing/swift.ts";
import { BlobMissing, type BlobStore } from "./blob-store.ts";
import type { LoggedDeletion } from "./deletion-log.ts";
import { openFolderStore } from "./folder-store.ts";
import { type BucketStore, openBucketStore } from "./s3-store.ts";

const buckets = noSwift === null;
let swift: Swift | undefined;
beforeAll(async () => {
  if (noSwift) console.warn(`Buckets are left out: ${noSwift}.`);
  else swift = await startSwift();
});
afterAll(() => swift?.stop());

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-store-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of from) found.push(one);
  return found;
}
const inBucket = async (keepsVersions: boolean) =>
  openBucketStore(await swift!.bucket(keepsVersions), path.join(folder, "incoming"), { patienceMs: 5_000, page: 3 });
const KINDS: [string, () => Promise<BlobStore | BucketStore>, boolean][] = [
  ["a folder", () => openFolderStore(path.join(folder, "files")), true],
  ["a bucket", () => inBucket(false), buckets],
  ["a bucket that keeps versions", () => inBucket(true), buckets],
];

describe.each(KINDS.filter(([, , isThere]) => isThere))("%s", (_, open) => {
  let store: BlobStore | BucketStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => {
    if ("close" in store) store.close();
  });
  const keys = async (below = "") => (await all(store.list(below))).map(({ key }) => key).sort();
  const aside = () => all(store.listAside());
  const read = async (key: string) => buffer(await store.get(key));

  test("gives bytes and streams back as they went in, whole and in part", async () => {
    const bytes = randomBytes(300_000);
    await store.put("a/b/1", bytes);
    await store.put("a/b/2", Readable.from([bytes.subarray(0, 1), bytes.subarray(1, 200_000), bytes.subarray(200_000)]));
    await store.put("a/b/empty", Buffer.alloc(0));
    expect((await read("a/b/1")).equals(bytes)).toBe(true);
    expect((await read("a/b/2")).equals(bytes)).toBe(true);
    expect(await read("a/b/empty")).toHaveLength(0);
    expect(await buffer(await store.get("a/b/2", { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
    expect(await buffer(await store.get("a/b/2", { start: 299_990, end: 999_999 }))).toEqual(bytes.subarray(299_990));
  });

  test("replaces a blob as a whole, and a stream that breaks off changes nothing", async () => {
    await store.put("a/1", Buffer.from("first, and longer"));
    await store.put("a/1", Buffer.from("second"));
    const breaking = async function* () {
      yield Buffer.from("half");
      throw new Error("connection lost");
    };
    await expect(store.put("a/1", Readable.from(breaking()))).rejects.toThrow("connection lost");
    await expect(store.put("a/2", Readable.from(breaking()))).rejects.toThrow("connection lost");
    expect([(await read("a/1")).toString(), await keys()]).toEqual(["second", ["a/1"]]);
  });

  test("ends with one of the blobs, whole, where many write one key", async () => {
    const bodies = Array.from({ length: 8 }, (_, n) => Buffer.alloc(100_000, n));
    // Whoever finds another's bytes there may have to say so; keys name their bytes, and then all are the same.
    const written = await Promise.allSettled(bodies.map((body) => store.put("a/b/c/1", body)));
    expect(written.some(({ status }) => status === "fulfilled")).toBe(true);
    await Promise.all(bodies.map(() => store.put("a/b/c/2", bodies[0]!)));
    const left = await read("a/b/c/1");
    expect(bodies.some((body) => body.equals(left))).toBe(true);
  });

  test("deletes what is there, takes what is gone as deleted, and leaves the neighbours", async () => {
    for (const key of ["a/x/1", "a/x/2", "a/x/11", "a/xy/1", "b/1"]) await store.put(key, Buffer.from(key));
    await store.put("a/x/1", Buffer.from("again"));
    await store.delete("b/1");
    await store.delete("b/1");
    await store.delete("a/x/1");
    await store.delete("never/there");
    await expect(store.get("b/1")).rejects.toThrow(BlobMissing);
    await expect(store.get("never/there")).rejects.toThrow(BlobMissing);
    expect(await keys("a/x")).toEqual(["a/x/11", "a/x/2"]);
    expect([await store.deletePrefix("a/x"), await store.deletePrefix("a/x")]).toEqual([2, 0]);
    expect(await keys()).toEqual(["a/xy/1"]);
  });

  test("lists key, size and time, of everything or of one folder", async () => {
    const before = Date.now() - 2000;
    await store.put("a/1", Buffer.alloc(7));
    await store.put("b/c/2", Buffer.alloc(9));
    expect([await keys(), await keys("none")]).toEqual([["a/1", "b/c/2"], []]);
    const [entry] = await all(store.list("b"));
    expect(entry).toMatchObject({ key: "b/c/2", size: 9 });
    expect(entry!.modified.getTime()).toBeGreaterThan(before);
  });

  test("puts a folder aside, where nobody finds it, and brings it back without changing what is there again", async () => {
    for (const key of ["a/x/1", "a/x/2", "a/y/1"]) await store.put(key, Buffer.from(key));
    await store.putAside("a/x", "2026-11-23");
    await store.putAside("a/y", "2026-11-24");
    await store.putAside("a/none", "2026-11-24");
    expect(await keys()).toEqual([]);
    await expect(store.get("a/x/1")).rejects.toThrow(BlobMissing);
    expect(await aside()).toEqual([
      { day: "2026-11-23", folder: "a/x" },
      { day: "2026-11-24", folder: "a/y" },
    ]);
    await store.put("a/x/2", Buffer.from("again"));
    await store.bringBack({ day: "2026-11-23", folder: "a/x" });
    await store.drop({ day: "2026-11-24", folder: "a/y" });
    expect([await keys(), await aside()]).toEqual([["a/x/1", "a/x/2"], []]);
    expect([(await read("a/x/1")).toString(), (await read("a/x/2")).toString()]).toEqual(["a/x/1", "again"]);
  });

  test("keeps what was deleted, for each account, whatever else is deleted; it is no blob", async () => {
    expect(await store.readDeletions()).toEqual([]);
    const [at, accountId, other] = [new Date("2026-11-30T08:09:10.123Z"), randomUUID(), randomUUID()];
    const deletions = [accountId, other, accountId, accountId].map((id) => ({
      at,
      accountId: id,
      reportId: randomUUID(),
      ground: "by-hand",
    }));
    await store.addDeletions(deletions.slice(0, 2));
    await store.addDeletions(deletions.slice(2));
    await store.put(`${accountId}/file/1`, Buffer.alloc(1));
    expect([await keys(), await aside()]).toEqual([[`${accountId}/file/1`], []]);
    await store.deletePrefix(accountId);
    const inOrder = (some: LoggedDeletion[]) => some.toSorted((a, b) => (a.reportId < b.reportId ? -1 : 1));
    expect(inOrder(await store.readDeletions())).toEqual(inOrder(deletions));
    expect(inOrder(await store.readDeletions(other))).toEqual([deletions[1]]);
  });

  test.each(["", "/a", "a/", "..", "a/../b", ".incoming/x", ".quarantine/2026-11-23/a", "a/.b", "a b", "x".repeat(201)])(
    "refuses the key %j",
    async (key) => {
      await expect(store.put(key, Buffer.alloc(1))).rejects.toThrow("is not a key");
      await expect(store.get(key)).rejects.toThrow("is not a key");
      await expect(store.delete(key)).rejects.toThrow("is not a key");
      await expect(store.deletePrefix(key)).rejects.toThrow("is not a key");
    },
  );
});
