import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isFilePart, isPaddedFileSize, partCountOf } from "./envelope.ts";
import * as hz from "./index.ts";
import { aReport } from "./testing/a-report.ts";
import { expectFailure, flipped } from "./testing/expect-failure.ts";

const MIB = 1 << 20;
const fileId = hz.newId();
let reportKey: hz.Bytes;
let head: hz.ReportHead;

beforeAll(async () => {
  ({ reportKey, head } = await aReport());
});

function pattern(size: number): hz.Bytes {
  return new Uint8Array(size).map((_, i) => (i * 31 + (i >> 8)) & 255);
}

function sourceOf(bytes: hz.Bytes): hz.FileSource {
  return { size: bytes.length, slice: async (start, end) => bytes.slice(start, end) };
}

async function sealAll(bytes: hz.Bytes): Promise<hz.Bytes> {
  const file = await hz.sealFile(reportKey, head, fileId, sourceOf(bytes));
  const sealed = new Uint8Array(file.sealedSize);
  for (let n = 0; n < file.partCount; n++) sealed.set(await file.part(n), n * hz.PART_SIZE);
  return sealed;
}

function streamOf(bytes: Uint8Array, chunk = 65_000): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + chunk));
      at += chunk;
    },
  });
}

async function openAll(sealed: Uint8Array, size: number, id = fileId, chunk?: number) {
  const parts: Uint8Array[] = [];
  const reader = hz.openFile(reportKey, head, id, size, streamOf(sealed, chunk)).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
  const opened = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    opened.set(part, at);
    at += part.length;
  }
  return opened;
}

// By value, since comparing megabytes through the assertion library takes seconds.
const same = (a: Uint8Array, b: Uint8Array) => hz.equalBytes(a, b);

const SIZES = [0, 1, 65_536, 65_537, MIB - 56, MIB - 55, MIB, 2 * MIB - 72, 3_000_000, 8 * MIB - 168, 8_800_000];
test.each(SIZES)("a file of %d bytes comes back, its parts in shape", async (size) => {
  const bytes = pattern(size);
  const file = await hz.sealFile(reportKey, head, fileId, sourceOf(bytes));
  expect(file.sealedSize).toBe(hz.sealedFileSize(size));
  expect(isPaddedFileSize(file.sealedSize)).toBe(true);
  expect(file.partCount).toBe(partCountOf(file.sealedSize));
  for (let n = 0; n < file.partCount; n++) {
    const part = await file.part(n);
    expect(isFilePart(n, part, n === file.partCount - 1)).toBe(true);
    expect(isFilePart(n, part, undefined)).toBe(true);
  }
  const sealed = await sealAll(bytes);
  expect(sealed.length).toBe(file.sealedSize);
  expect(same(await openAll(sealed, size), bytes)).toBe(true);
});

test("a stream opens in chunks of any size", async () => {
  const bytes = pattern(1_300_000);
  const sealed = await sealAll(bytes);
  const chunk = fc.oneof(
    fc.integer({ min: 999, max: 5000 }),
    fc.integer({ min: 1, max: 2 * MIB }).map((n) => n + 500),
  );
  await fc.assert(
    fc.asyncProperty(chunk, async (n) => {
      expect(same(await openAll(sealed, bytes.length, fileId, n), bytes)).toBe(true);
    }),
    { numRuns: 8 },
  );
});

test("a part can be asked for again, in any order, and is the same", async () => {
  const file = await hz.sealFile(reportKey, head, fileId, sourceOf(pattern(17_000_000)));
  expect(file.partCount).toBe(3);
  const last = await file.part(2);
  const [first, middle] = await Promise.all([file.part(0), file.part(1)]);
  for (const [n, known] of [first, middle, last].entries()) {
    expect(same(await file.part(n), known)).toBe(true);
  }
  for (const n of [-1, 3, 0.5]) await expectFailure(() => file.part(n), "number");
});

test("a source that changed gives no second part, nor one that became shorter a first", async () => {
  const bytes = pattern(2 * MIB);
  const file = await hz.sealFile(reportKey, head, fileId, sourceOf(bytes));
  const first = await file.part(0);
  bytes[1_500_000]! ^= 1;
  await expectFailure(() => file.part(0), "file-changed");
  bytes[1_500_000]! ^= 1;
  expect(same(await file.part(0), first)).toBe(true);
  const shrunk = { size: 100, slice: async () => new Uint8Array(99) };
  const other = await hz.sealFile(reportKey, head, fileId, shrunk);
  await expectFailure(() => other.part(0), "file-changed");
});

test("only the part asked for is read", async () => {
  const read: number[] = [];
  const bytes = pattern(9_000_000);
  const slice = async (start: number, end: number) => {
    read.push(start, end);
    return bytes.slice(start, end);
  };
  const file = await hz.sealFile(reportKey, head, fileId, { size: bytes.length, slice });
  expect(read).toEqual([]);
  await file.part(1);
  expect(Math.min(...read)).toBe(8 * (MIB - 16) - 40);
  expect(Math.max(...read)).toBe(bytes.length);
});

test("sealing twice never gives the same bytes", async () => {
  const bytes = pattern(10);
  expect(same(await sealAll(bytes), await sealAll(bytes))).toBe(false);
});

describe("a sealed file is refused", () => {
  const size = 3_300_000;
  let sealed: hz.Bytes;
  beforeAll(async () => {
    sealed = await sealAll(pattern(size));
  });
  const segment = (i: number) => sealed.subarray(i * MIB, (i + 1) * MIB);

  test("after any flipped bit", async () => {
    const bit = fc.integer({ min: 0, max: 8 * sealed.length - 1 });
    await fc.assert(
      fc.asyncProperty(bit, (b) => expectFailure(() => openAll(flipped(sealed, b), size))),
      { numRuns: 25 },
    );
  });

  test("cut anywhere, also between segments", async () => {
    for (const length of [0, 39, 40, 41, MIB - 1, MIB, 3 * MIB, sealed.length - 1]) {
      await expectFailure(() => openAll(sealed.slice(0, length), size));
    }
  });

  test("with anything behind its end", async () => {
    const longer = new Uint8Array([...sealed, 0]);
    await expectFailure(() => openAll(longer, size), "file-length");
  });

  test("with segments in another order or repeated", async () => {
    for (const order of [
      [0, 2, 1, 3],
      [1, 0, 2, 3],
      [0, 1, 1, 3],
    ]) {
      const shuffled = new Uint8Array(sealed.length);
      for (const [at, i] of order.entries()) shuffled.set(segment(i), at * MIB);
      await expectFailure(() => openAll(shuffled, size));
    }
  });

  test("with a shorter or longer size than the body says", async () => {
    for (const other of [65_536, MIB, 4_000_000]) await expectFailure(() => openAll(sealed, other));
  });

  test("as another file, or with a segment of another one", async () => {
    await expectFailure(() => openAll(sealed, size, hz.newId()), "box-open");
    const mixed = sealed.slice();
    mixed.set((await sealAll(pattern(size))).subarray(MIB, 2 * MIB), MIB);
    await expectFailure(() => openAll(mixed, size), "box-open");
  });

  test("at its first bad segment, after the good ones before it", async () => {
    const bad = flipped(sealed, 8 * (2 * MIB + 5));
    const reader = hz.openFile(reportKey, head, fileId, size, streamOf(bad)).getReader();
    let good = 0;
    await expectFailure(async () => {
      for (;;) good += (await reader.read()).value!.length;
    }, "box-open");
    expect(good).toBe(2 * (MIB - 16) - 40);
  });

  test("and its source is told to stop", async () => {
    let cancelled = false;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(MIB)),
      cancel: () => void (cancelled = true),
    });
    const reader = hz.openFile(reportKey, head, fileId, size, source).getReader();
    await expectFailure(() => reader.read(), "box-shape");
    expect(cancelled).toBe(true);
  });
});

test("a reader who stops tells the source", async () => {
  let cancelled = false;
  const source = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) });
  await hz.openFile(reportKey, head, fileId, 5, source).cancel();
  expect(cancelled).toBe(true);
});
