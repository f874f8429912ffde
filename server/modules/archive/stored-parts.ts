import { createHash } from "node:crypto";
import type { Context } from "../../context.ts";
import { partKey } from "../files/index.ts";

/** A sealed part that lies in the store. */
export type StoredPart = { part: number; size: number; sha256: Buffer };

/** Stores the bytes of a sealed part of a file, before any row names them. */
export async function storeArchivedPart(
  ctx: Context,
  accountId: string,
  fileId: string,
  part: number,
  bytes: Uint8Array,
): Promise<StoredPart> {
  const sha256 = createHash("sha256").update(bytes).digest();
  await ctx.store.put(partKey(accountId, fileId, part, sha256), bytes);
  return { part, size: bytes.length, sha256 };
}

/** Removes stored parts that nobody names after all. */
export async function dropParts(ctx: Context, accountId: string, parts: ReadonlyMap<string, readonly StoredPart[]>): Promise<void> {
  for (const [fileId, kept] of parts) for (const { part, sha256 } of kept) await ctx.store.delete(partKey(accountId, fileId, part, sha256));
}
