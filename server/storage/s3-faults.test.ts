import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { startFaultyProxy } from "../testing/faulty-proxy.ts";
import { noSwift, startSwift, type Swift } from "../testing/swift.ts";
import type { BucketConfig } from "../storage-settings.ts";
import { BlobMissing } from "./blob-store.ts";
import { bucketCalls } from "./s3-calls.ts";
import { type BucketStore, openBucketStore } from "./s3-store.ts";

const BOUNDS = { patienceMs: 1_000, page: 7 };
let swift: Swift;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let folder: string;
let config: BucketConfig;
let store: BucketStore;
beforeAll(async () => {
  if (noSwift) return console.warn(`Buckets are left out: ${noSwift}.`);
  swift = await startSwift();
  proxy = await startFaultyProxy(swift.port);
});
afterAll(async () => {
  await proxy?.stop();
  await swift?.stop();
});
beforeEach(async () => {
  if (noSwift) return;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "hz-bucket-"));
  config = await swift.bucket(true);
  store = openBucketStore({ ...config, endpoint: proxy.endpoint }, path.join(folder, "incoming"), BOUNDS);
  proxy.befall(null);
});
afterEach(() => {
  if (noSwift) return;
  store.close();
  fs.rmSync(folder, { recursive: true });
});

const open = (change: Partial<BucketConfig>) => openBucketStore({ ...config, ...change }, path.join(folder, "incoming"), BOUNDS);
const bytes = randomBytes(200_000);
const is = (method: string) => (call: { method?: string }) => call.method === method;
const flip = (whole: Buffer) => {
  const changed = Buffer.from(whole);
  if (changed.length > 0) changed[changed.length >> 1]! ^= 1;
  return changed;
};
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of store.list("")) found.push(key);
  return found;
};
const drafts = () => fs.readdirSync(path.join(folder, "incoming"));
const read = async (key: string) => buffer(await store.get(key));
const code = (error: string) => expect.objectContaining({ code: error });

test.skipIf(noSwift !== null)("says which trouble it is: a wrong secret, no such bucket, nobody there", async () => {
  const troubles = async (change: Partial<BucketConfig>) => {
    const other = open(change);
    const told = (act: Promise<unknown>) => act.then(String, (error: { code?: string }) => error.code);
    const all = [
      other.put("a/1", bytes),
      other.get("a/1"),
      other.readMark(),
      other.deletePrefix("a"),
      other.list("")[Symbol.asyncIterator]().next(),
    ];
    const codes = await Promise.all(all.map(told));
    other.close();
    return codes;
  };
  expect(new Set(await troubles({ secretAccessKey: "falsch" }))).toEqual(new Set(["STORAGE_FORBIDDEN"]));
  expect(new Set(await troubles({ bucket: "gibt-es-nicht" }))).toEqual(new Set(["STORAGE_NO_BUCKET"]));
  expect(new Set(await troubles({ endpoint: `http://127.0.0.1:${await freePort()}` }))).toEqual(new Set(["STORAGE_AWAY"]));
  expect(drafts()).toEqual([]);
});

test.skipIf(noSwift !== null)("tries again what fails once, and gives up after three tries: nothing is stored then", async () => {
  let first = true;
  proxy.befall({ on: () => first && !(first = false), answer: 503 });
  await store.put("a/1", bytes);
  expect((await read("a/1")).equals(bytes)).toBe(true);
  proxy.befall({ on: () => true, answer: 503 });
  await expect(store.put("a/2", bytes)).rejects.toEqual(code("STORAGE_AWAY"));
  expect(proxy.calls()).toBe(3);
  await expect(store.get("a/1")).rejects.toEqual(code("STORAGE_AWAY"));
  await expect(store.deletePrefix("a")).rejects.toEqual(code("STORAGE_AWAY"));
  proxy.befall(null);
  expect([await keys(), drafts()]).toEqual([["a/1"], []]);
});

test.skipIf(noSwift !== null)("waits so long for an answer and for the next bytes, and no longer", async () => {
  await store.put("a/1", bytes);
  proxy.befall({ on: () => true, answer: 0 });
  await expect(store.get("a/1")).rejects.toEqual(code("STORAGE_AWAY"));
  await expect(store.put("a/2", bytes)).rejects.toEqual(code("STORAGE_AWAY"));
  proxy.befall({ on: is("GET"), silentAfterHead: true });
  await expect(read("a/1")).rejects.toEqual(code("STORAGE_AWAY"));
});

test.skipIf(noSwift !== null)("gives out no answer that was cut short or changed as a whole blob", async () => {
  await store.put("a/1", bytes);
  proxy.befall({ on: is("GET"), cutAfter: 150_000 });
  await expect(read("a/1")).rejects.toEqual(code("STORAGE_AWAY"));
  proxy.befall({ on: is("GET"), change: { answer: flip } });
  let seen = 0;
  await expect(
    (async () => {
      for await (const chunk of await store.get("a/1")) seen += (chunk as Buffer).length;
    })(),
  ).rejects.toEqual(code("STORAGE_DAMAGED"));
  expect(seen).toBeLessThan(bytes.length);
  proxy.befall(null);
  expect((await read("a/1")).equals(bytes)).toBe(true);
});

test.skipIf(noSwift !== null)("takes nothing as stored that arrived changed, or that is not there afterwards", async () => {
  proxy.befall({ on: is("PUT"), change: { sent: flip } });
  await expect(store.put("a/1", bytes)).rejects.toEqual(code("STORAGE_DAMAGED"));
  proxy.befall(null);
  expect(await keys()).toEqual([]);
  // A bucket that says "stored" and keeps nothing.
  proxy.befall({ on: is("PUT"), answer: 200 });
  await expect(store.put("a/2", bytes)).rejects.toEqual(code("STORAGE_DAMAGED"));
  expect(drafts()).toEqual([]);
});

test.skipIf(noSwift !== null)("does not give out what others have put there without a digest", async () => {
  await store.put("a/1", bytes);
  const { S3Client, PutObjectCommand } = await import("@aws-sdk/client-s3");
  const client = new S3Client({ ...config, forcePathStyle: true, credentials: config });
  await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: "hz/a/1", Body: "of somebody else" }));
  client.destroy();
  await expect(store.get("a/1")).rejects.toEqual(code("STORAGE_DAMAGED"));
});

test.skipIf(noSwift !== null)("leaves nothing listed of a put whose process is killed in the middle of it", async () => {
  let arrived = () => {};
  const isUnderway = new Promise<void>((resolve) => (arrived = resolve));
  // Its bytes have left the process and have not reached the bucket.
  proxy.befall({ on: (call) => (call.method === "PUT" && arrived(), true), answer: 0 });
  const script = `
    const { openBucketStore } = await import(${JSON.stringify(path.join(import.meta.dirname, "s3-store.ts"))});
    const store = openBucketStore(${JSON.stringify({ ...config, endpoint: proxy.endpoint })}, ${JSON.stringify(path.join(folder, "incoming"))});
    await store.put("a/1", Buffer.alloc(8_000_000));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
  await isUnderway;
  child.kill("SIGKILL");
  await once(child, "exit");
  proxy.befall(null);
  expect(await keys()).toEqual([]);
  await expect(store.get("a/1")).rejects.toThrow(BlobMissing);
  // What it left on the disk goes a day later, as in a folder.
  expect(drafts()).toHaveLength(1);
  fs.utimesSync(path.join(folder, "incoming", drafts()[0]!), 0, Date.now() / 1000 - 25 * 3600);
  await open({}).put("a/2", bytes);
  expect(drafts()).toEqual([]);
});

test.skipIf(noSwift !== null)("lists more than a service gives at once, a thousand", async () => {
  const many = await swift.bucket();
  const calls = bucketCalls(many);
  const names = Array.from({ length: 1_010 }, (_, n) => `a/many/${n}`);
  for (let n = 0; n < names.length; n += 10)
    await Promise.all(names.slice(n, n + 10).map((name) => calls.put(`hz/${name}`, Buffer.from("1"))));
  calls.close();
  const whole = openBucketStore(many, path.join(folder, "incoming"));
  const found: string[] = [];
  for await (const { key } of whole.list("a/many")) found.push(key);
  whole.close();
  expect(found.toSorted()).toEqual(names.toSorted());
});

test.skipIf(noSwift !== null)("deletes over many pages, with every version that the bucket keeps", async () => {
  const names = Array.from({ length: 30 }, (_, n) => `a/many/${n}`);
  for (const name of [...names, ...names.slice(0, 10), "a/manyfold/1"]) await store.put(name, Buffer.from(name));
  expect(await store.deletePrefix("a/many")).toBe(30);
  expect(await keys()).toEqual(["a/manyfold/1"]);
  await store.delete("a/manyfold/1");
  const calls = bucketCalls(config);
  expect(await calls.versions("")).toEqual([]);
  calls.close();
});

test.skipIf(noSwift !== null)("keeps the mark of an installation beside the blobs, where no list finds it", async () => {
  expect(await store.readMark()).toBe(null);
  await store.writeMark("kennung");
  expect([await store.readMark(), await keys()]).toEqual(["kennung", []]);
});
