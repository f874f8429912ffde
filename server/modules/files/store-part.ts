import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { PART_DIGEST_HEADER } from "@hz/contract/reports/files";
import { PART_BYTES } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { demandRoom, whileArriving } from "./room.ts";
import { type FileHome, fileOf, insertPart, isAt, openFile, partsOf, pendingBytes } from "./store.ts";

/** First byte of a Tink streaming box: the length of its header. */
const STREAM_HEADER = 40;

export type PartUpload = {
  accountId: string;
  fileId: string;
  part: number;
  home: FileHome;
  uploaderHash: Buffer;
  /** Whether the office has read nothing of whoever sends it: a report of its own is no proof, anybody makes one. */
  isStranger: boolean;
  /** Called before a file begins that nothing is known of; throws where it must not. */ admit?: () => void;
};

/** Lets bytes through as they come and fails where they cannot be the part that was announced. Leaves the body open. */
async function* guarded(body: Readable, part: number, { size, digest }: Announced): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let seen = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (seen === 0 && part === 0 && chunk[0] !== STREAM_HEADER) throw new Failure("BOX_REFUSED");
    seen += chunk.length;
    if (seen > size) throw new Failure("TOO_LARGE");
    hash.update(chunk);
    yield chunk;
  }
  // Before the store makes them last: damaged bytes never stand where good ones may stand already.
  if (seen < size || !sameBytes(hash.digest(), digest)) throw new Failure("PART_DAMAGED");
}

/** Stores the guarded bytes. What fails is read to its end all the same: a browser listens for the answer only then. */
async function store(ctx: Context, key: string, body: Readable, part: number, announced: Announced): Promise<void> {
  try {
    await ctx.store.put(key, Readable.from(guarded(body, part, announced), { objectMode: false }));
  } catch (error) {
    body.resume();
    throw body.errored ? new Failure("PART_DAMAGED") : error;
  }
}

/** What the sender says of a part before its bytes. */
export type Announced = { size: number; digest: Buffer };

/** Reads size and digest from the headers; throws INVALID_INPUT or TOO_LARGE. */
export function announced(request: FastifyRequest): Announced {
  const size = Number(request.headers["content-length"]);
  const digest = Buffer.from(String(request.headers[PART_DIGEST_HEADER] ?? ""), "base64url");
  if (!Number.isInteger(size) || size < 1 || digest.length !== 32) throw new Failure("INVALID_INPUT");
  if (size > PART_BYTES) throw new Failure("TOO_LARGE");
  return { size, digest };
}

export const partKey = (accountId: string, fileId: string, part: number, digest: Buffer) =>
  `${accountId}/${fileId}/${part}-${digest.toString("hex")}`;

/**
 * Stores one sealed part: bytes durable first, then its row. The same bytes may come any number of times; other bytes
 * for the same part are PART_CONFLICT, bytes that are not what their digest says PART_DAMAGED.
 */
export async function storePart(ctx: Context, upload: PartUpload, { size, digest }: Announced, body: Readable): Promise<{ part: number }> {
  const { accountId, fileId, part } = upload;
  const known = await ctx.db.tenant(accountId, async (tx) => {
    if (upload.admit && !(await fileOf(tx, accountId, fileId))) upload.admit();
    const file = await openFile(tx, accountId, fileId, upload.home, upload.uploaderHash);
    if (!file || file.is_claimed || !sameBytes(file.uploader_hash, upload.uploaderHash)) throw new Failure("PART_CONFLICT");
    if (!isAt(file, upload.home)) throw new Failure("PART_CONFLICT");
    const stored = (await partsOf(tx, accountId, fileId)).find((row) => row.part === part);
    // What is there already takes no room.
    if (!stored) await demandRoom(ctx, { ...upload, size }, (await pendingBytes(tx, accountId, upload.home)).bytes);
    return stored;
  });
  if (known) return repeated(known.sha256, digest, part, body);

  const key = partKey(accountId, fileId, part, digest);
  await whileArriving(size, () => store(ctx, key, body, part, { size, digest }));
  const winner = await ctx.db.tenant(accountId, async (tx) => {
    await insertPart(tx, accountId, fileId, { part, size, sha256: digest });
    return (await partsOf(tx, accountId, fileId)).find((row) => row.part === part)!;
  });
  if (!sameBytes(winner.sha256, digest)) {
    await ctx.store.delete(key);
    throw new Failure("PART_CONFLICT");
  }
  return { part };
}

function repeated(stored: Buffer, digest: Buffer, part: number, body: Readable): { part: number } {
  body.resume();
  if (!sameBytes(stored, digest)) throw new Failure("PART_CONFLICT");
  return { part };
}
