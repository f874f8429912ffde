import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BlobMissing, type BlobStore } from "./blob-store.ts";
import { openFolderStore } from "./folder-store.ts";

// What both stores do is in store.test.ts; here is what only a folder does.
let root: string;
let store: BlobStore;
beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "hz-store-"));
  store = await openFolderStore(root);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

async function keys() {
  const all = [];
  for await (const { key } of store.list("")) all.push(key);
  return all.sort();
}
const drafts = () => fs.readdirSync(path.join(root, ".incoming"));

test("bytes and streams come back as they went in", async () => {
  const bytes = randomBytes(300_000);
  const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 200_000), bytes.subarray(200_000)];
  await store.put("a/b/1", bytes);
  await store.put("a/b/2", Readable.from(chunks));
  expect(await buffer(await store.get("a/b/1"))).toEqual(bytes);
  expect(await buffer(await store.get("a/b/2"))).toEqual(bytes);
  expect(await buffer(await store.get("a/b/2", { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
  expect(drafts()).toEqual([]);
});

test("a stream that breaks off leaves nothing, and the old blob as it was", async () => {
  await store.put("a/1", Buffer.from("whole"));
  const breaking = async function* () {
    yield Buffer.from("half");
    throw new Error("connection lost");
  };
  await expect(store.put("a/1", Readable.from(breaking()))).rejects.toThrow("connection lost");
  await expect(store.put("a/2", Readable.from(breaking()))).rejects.toThrow("connection lost");
  expect((await buffer(await store.get("a/1"))).toString()).toBe("whole");
  expect(await keys()).toEqual(["a/1"]);
  expect(drafts()).toEqual([]);
});

test("a writer killed midway leaves a draft no one sees, swept up a day later", async () => {
  const script = `
    const { openFolderStore } = await import(${JSON.stringify(path.join(import.meta.dirname, "folder-store.ts"))});
    const { Readable } = await import("node:stream");
    const endless = async function* () { for (;;) { yield Buffer.alloc(65536); console.log("more"); } };
    await (await openFolderStore(${JSON.stringify(root)})).put("a/1", Readable.from(endless()));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  // What it writes is asked for before the file is open.
  await vi.waitFor(() => expect(drafts()).toHaveLength(1), { timeout: 10_000, interval: 5 });
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await keys()).toEqual([]);
  await expect(store.get("a/1")).rejects.toThrow(BlobMissing);
  await openFolderStore(root);
  expect(drafts()).toHaveLength(1);
  fs.utimesSync(path.join(root, ".incoming", drafts()[0]!), 0, Date.now() / 1000 - 25 * 3600);
  await openFolderStore(root);
  expect(drafts()).toEqual([]);
});

test("many writers of one key end with one of their blobs, whole", async () => {
  const bodies = Array.from({ length: 8 }, (_, n) => Buffer.alloc(100_000, n));
  await Promise.all(bodies.map((body) => store.put("a/b/c/1", body)));
  const left = await buffer(await store.get("a/b/c/1"));
  expect(bodies.some((body) => body.equals(left))).toBe(true);
});

test.each([
  "",
  "/a",
  "a/",
  "a//b",
  "..",
  "a/../b",
  "a/./b",
  ".incoming/x",
  "a/.b",
  "a\\b",
  "a\0b",
  "ä",
  "a b",
  "x".repeat(201),
  "a/a/a/a/a/a/a/a/a",
])("the key %j is refused", async (key) => {
  await expect(store.put(key, Buffer.alloc(1))).rejects.toThrow("is not a key");
  await expect(store.get(key)).rejects.toThrow("is not a key");
  await expect(store.delete(key)).rejects.toThrow("is not a key");
  await expect(store.deletePrefix(key)).rejects.toThrow("is not a key");
});

test("other users of the machine cannot look in", async () => {
  await store.put("a/1", Buffer.alloc(1));
  const mode = (name: string) => fs.statSync(path.join(root, name)).mode & 0o777;
  expect([mode("."), mode("a"), mode("a/1")]).toEqual([0o700, 0o700, 0o600]);
});
