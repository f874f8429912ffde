import { Readable } from "node:stream";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { ByteAnswer } from "../../http/handle.ts";
import { partKey } from "./store-part.ts";
import { fileOf, partsOf } from "./store.ts";

/** A claimed file of this report as one stream of sealed bytes; throws NOT_FOUND. */
export async function readFile(ctx: Context, accountId: string, reportId: string, fileId: string): Promise<ByteAnswer> {
  const { file, parts } = await ctx.db.tenant(accountId, async (tx) => ({
    file: await fileOf(tx, accountId, fileId),
    parts: await partsOf(tx, accountId, fileId),
  }));
  if (!file?.is_claimed || file.report_id !== reportId) throw new Failure("NOT_FOUND");
  async function* everything() {
    // A part beyond the last can only have come at the very moment of the claim; it is none of the file.
    for (const part of parts.slice(0, file!.part_count)) yield* await ctx.store.get(partKey(accountId, fileId, part.part, part.sha256));
  }
  return { stream: Readable.from(everything(), { objectMode: false }), size: file.sealed_size };
}

/** Which parts of a pending file have arrived, for its uploader alone; for anyone else there are none. */
export async function storedParts(ctx: Context, accountId: string, fileId: string, uploaderHash: Buffer): Promise<{ parts: number[] }> {
  return ctx.db.tenant(accountId, async (tx) => {
    const file = await fileOf(tx, accountId, fileId);
    if (!file || !file.uploader_hash.equals(uploaderHash)) return { parts: [] };
    return { parts: (await partsOf(tx, accountId, fileId)).map((row) => row.part) };
  });
}
