import { MAX_PENDING_BYTES_PER_CHANNEL, MAX_PENDING_BYTES_PER_REPORT } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { FileHome } from "./store.ts";

const GIB = 1024 ** 3;
/** What is kept free: for the database first, and what a stranger sends ends before what the office or a case needs. */
export const KEPT_FREE = {
  stranger: (total: number) => Math.min(4 * GIB, total * 0.15),
  known: (total: number) => Math.min(GIB, total * 0.05),
};
/** Of what is free above that, strangers' files take no more than this share at one channel or case: others need room as well. */
const SHARE_OF_CHANNEL = 0.25;

/** Bytes of parts that are being written by this process, which the disk does not count yet. */
let arriving = 0;

/** A part that is about to be stored: where, and whether by somebody of whom the office has not read anything yet. */
type Arriving = { home: FileHome; isStranger: boolean; size: number };

/** Throws STORAGE_FULL where a part would take what is kept free, UPLOAD_QUOTA where too much waits unnamed at its home already. */
export async function demandRoom(ctx: Context, { home, isStranger, size }: Arriving, pending: number): Promise<void> {
  const room = await ctx.store.room();
  // Where nobody can say how much fits, only the bounds of a channel and a case hold.
  const spare = room ? room.free - arriving - KEPT_FREE[isStranger ? "stranger" : "known"](room.total) : Infinity;
  if (spare < size) throw new Failure("STORAGE_FULL");
  const most = "channelId" in home ? MAX_PENDING_BYTES_PER_CHANNEL : MAX_PENDING_BYTES_PER_REPORT;
  const share = isStranger ? (spare + pending) * SHARE_OF_CHANNEL : Infinity;
  if (pending + size > Math.min(most, share)) throw new Failure("UPLOAD_QUOTA");
}

/** Runs what writes so many bytes, and counts them as taken while it does; a disk that is full all the same is called so. */
export async function whileArriving<T>(size: number, write: () => Promise<T>): Promise<T> {
  arriving += size;
  try {
    return await write();
  } catch (error) {
    throw isFull(error) ? new Failure("STORAGE_FULL", undefined, undefined, { cause: error }) : error;
  } finally {
    arriving -= size;
  }
}

const isFull = (error: unknown) => error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
