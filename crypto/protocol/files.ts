// Files: padded, sealed segment by segment, sent in parts; never whole in memory.
import { type Bytes, equalBytes } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";
import { HZ1, headerBytes, layout, TAG_BYTES } from "../primitives/segments.ts";
import { newHeader, segmentCipher } from "../primitives/stream.ts";
import { ctx, headCtx, idBytes, type ReportHead, subkey } from "./context.ts";
import { PART_SIZE, partCountOf } from "./format.ts";
import { paddedFileSize } from "./padding.ts";

/** Where a file's bytes come from; `slice` gives the bytes from start up to, not including, end. */
export type FileSource = { size: number; slice(start: number, end: number): Promise<Bytes> };

async function fileCipher(reportKey: Bytes, head: ReportHead, fileId: string, header: Bytes) {
  const id = idBytes(fileId);
  const key = await subkey(reportKey, head, ctx("file", id));
  return segmentCipher(key, headCtx("file", head, id), header);
}

/** The sealed size of a file, from its true one, in bytes. */
export const sealedFileSize = (trueSize: number) => layout(paddedFileSize(trueSize)).sealedBytes;

/**
 * Seals a file: the sealed size in bytes, the number of parts, and each part (from 0). Parts may be asked for again and in any
 * order. No segment leaves with other bytes under the same nonce: the tag of what left first is kept, and `part` throws
 * `file-changed` if the source yields other bytes.
 */
export async function sealFile(reportKey: Bytes, head: ReportHead, fileId: string, source: FileSource) {
  const size = source.size;
  const cut = layout(paddedFileSize(size));
  const header = newHeader();
  const cipher = await fileCipher(reportKey, head, fileId, header);
  const tags = new Map<number, Bytes>();

  async function plainBytes(start: number, end: number): Promise<Bytes> {
    const wanted = Math.max(0, Math.min(end, size) - start);
    const bytes = wanted > 0 ? await source.slice(start, start + wanted) : new Uint8Array(0);
    if (bytes.length !== wanted) throw new CryptoFailure("file-changed");
    const filled = new Uint8Array(end - start);
    filled.set(bytes);
    return filled;
  }

  async function part(n: number): Promise<Bytes> {
    const from = n * PART_SIZE;
    if (!Number.isInteger(n) || n < 0 || from >= cut.sealedBytes) throw new CryptoFailure("number");
    const bytes = new Uint8Array(Math.min(PART_SIZE, cut.sealedBytes - from));
    if (n === 0) bytes.set(header);
    const first = from / HZ1.segmentBytes;
    const next = first + Math.ceil(bytes.length / HZ1.segmentBytes);
    const { start } = cut.plain(first);
    const plain = await plainBytes(start, cut.plain(next - 1).end);
    for (let i = first; i < next; i++) {
      const range = cut.plain(i);
      const text = plain.subarray(range.start - start, range.end - start);
      const sealed = await cipher.seal(i, i === cut.count - 1, text);
      const tag = sealed.slice(-TAG_BYTES);
      if (!equalBytes(tags.get(i) ?? tag, tag)) throw new CryptoFailure("file-changed");
      tags.set(i, tag);
      bytes.set(sealed, cut.sealed(i).start - from);
    }
    return bytes;
  }

  return { sealedSize: cut.sealedBytes, partCount: partCountOf(cut.sealedBytes), part };
}

// Takes a reader; the function it gives takes a length and gives exactly that many bytes of it, fewer only at its end.
function exactly(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let left: Uint8Array = new Uint8Array(0);
  return async function read(length: number): Promise<Bytes> {
    const bytes = new Uint8Array(length);
    let at = 0;
    while (at < length) {
      if (left.length === 0) {
        const { done, value } = await reader.read();
        if (done || !value) break;
        left = value;
      }
      const taken = left.subarray(0, length - at);
      bytes.set(taken, at);
      at += taken.length;
      left = left.subarray(taken.length);
    }
    return bytes.subarray(0, at);
  };
}

/**
 * Opens a file as a stream; its id and true size are those of the body. The stream fails at the first bad segment and ends well
 * only if all that was sealed has come, so offer what comes of it to nobody before its end.
 */
export function openFile(
  reportKey: Bytes,
  head: ReportHead,
  fileId: string,
  trueSize: number,
  sealed: ReadableStream<Uint8Array>,
): ReadableStream<Bytes> {
  const cut = layout(paddedFileSize(trueSize));
  const reader = sealed.getReader();
  const read = exactly(reader);

  async function* segments() {
    const cipher = await fileCipher(reportKey, head, fileId, await read(headerBytes()));
    for (let i = 0; i < cut.count; i++) {
      const { start, end } = cut.sealed(i);
      const bytes = await read(end - start);
      if (bytes.length !== end - start) throw new CryptoFailure("file-length");
      const plain = await cipher.open(i, i === cut.count - 1, bytes);
      const wanted = Math.max(0, trueSize - cut.plain(i).start);
      if (wanted > 0) yield plain.subarray(0, wanted);
    }
    if ((await read(1)).length > 0) throw new CryptoFailure("file-length");
  }

  const opened = segments();
  return new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { done, value } = await opened.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        await reader.cancel(cause).catch(() => undefined);
        throw cause;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
