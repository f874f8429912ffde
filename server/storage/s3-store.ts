import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import { Readable } from "node:stream";
import type { BucketConfig } from "../storage-settings.ts";
import { BlobMissing, type BlobStore, checkKey, StorageError } from "./blob-store.ts";
import { deletionsInBucket } from "./deletion-log.ts";
import { type Drafts, openDrafts } from "./drafts.ts";
import { blobsAsideInBucket } from "./s3-aside.ts";
import { type Bounds, bucketCalls, type Kept } from "./s3-calls.ts";
import { erase } from "./s3-erase.ts";

/** A store in a bucket, and the mark in it of the installation that it belongs to. */
export type BucketStore = BlobStore & {
  /** What stands in the mark, null where there is none. */
  readMark(): Promise<string | null>;
  writeMark(id: string): Promise<void>;
  close(): void;
};

const MARK = ".installation";
/** So many blobs are in memory at once on their way to the bucket. */
const SENT_AT_ONCE = 4;

/**
 * The store in a bucket. What arrives is written into the folder `drafts` first: a slow sender takes no memory, and what goes to
 * the bucket is whole, can be sent again, and has its digest. Every call rejects with a StorageError where the bucket fails.
 */
export function openBucketStore(config: BucketConfig, drafts: string, bounds: Bounds = {}): BucketStore {
  const { patienceMs = 30_000 } = bounds;
  const calls = bucketCalls(config, bounds);
  // Not before the first blob: whoever only looks writes nothing.
  let opened: Promise<Drafts> | null = null;
  const inTurn = turns(SENT_AT_ONCE);
  const { prefix } = config;
  const keyOf = (key: string) => {
    checkKey(key);
    return prefix + key;
  };

  return {
    ...blobsAsideInBucket(calls, prefix),
    ...deletionsInBucket(calls, prefix),
    async put(key, body) {
      const to = keyOf(key);
      const withDraft = await (opened ??= openDrafts(drafts));
      await withDraft(body, false, (draft) => inTurn(async () => calls.put(to, await fs.readFile(draft))));
    },
    async get(key, range) {
      const found = await calls.get(keyOf(key), range && `bytes=${range.start}-${range.end}`);
      if (found === null) throw new BlobMissing(key);
      const { body, length, kept } = found;
      const wanted = kept && (range ? Math.min(range.end + 1, kept.size) - range.start : kept.size);
      if (!kept || length !== wanted) {
        body.destroy();
        throw new StorageError("STORAGE_DAMAGED");
      }
      const expected = { size: wanted!, sha256: range ? null : kept.sha256 };
      // What nobody has begun to read would keep its connection.
      return Readable.from(checked(body, expected, patienceMs), { objectMode: false }).once("close", () => body.destroy());
    },
    async room() {
      return null;
    },
    async delete(key) {
      await erase(calls, keyOf(key), true);
    },
    deletePrefix: async (folder) => erase(calls, `${keyOf(folder)}/`),
    async *list(folder) {
      for await (const { key, ...rest } of calls.list(folder === "" ? prefix : `${keyOf(folder)}/`)) {
        const ours = key.slice(prefix.length);
        if (!ours.split("/").some((name) => name === "" || name.startsWith("."))) yield { key: ours, ...rest };
      }
    },
    async readMark() {
      const found = await calls.get(prefix + MARK);
      if (found === null) return null;
      let text = "";
      for await (const chunk of found.body) text += chunk;
      return text.trim();
    },
    writeMark: (id) => calls.put(prefix + MARK, Buffer.from(`${id}\n`)),
    close: () => calls.close(),
  };
}

type Expected = { size: number; sha256: Kept["sha256"] | null };

/** The bytes as they come; the last ones only when all are what was stored: whoever reads less knows that something is missing. */
async function* checked(body: Readable, { size, sha256 }: Expected, patienceMs: number): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let [seen, held] = [0, null as Buffer | null];
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (let next = await within(body, chunks, patienceMs); !next.done; next = await within(body, chunks, patienceMs)) {
      if (held) yield held;
      held = next.value;
      hash.update(held);
      seen += held.length;
    }
    if (seen !== size || (sha256 !== null && hash.digest("hex") !== sha256)) throw new StorageError("STORAGE_DAMAGED");
    if (held) yield held;
  } finally {
    body.destroy();
  }
}

/** The next bytes; a bucket that says nothing for so long is away. Only waiting for it counts, not a slow reader. */
async function within(body: Readable, chunks: AsyncIterator<Buffer>, patienceMs: number): Promise<IteratorResult<Buffer>> {
  const timer = setTimeout(() => body.destroy(new Error("silence")), patienceMs);
  try {
    return await chunks.next();
  } catch (cause) {
    throw new StorageError("STORAGE_AWAY", { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Runs no more of what it is given at a time than this, in their order. */
function turns(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (busy === most) await new Promise<void>((go) => waiting.push(go));
    else busy++;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
