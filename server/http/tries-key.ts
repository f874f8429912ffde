import { createHmac, randomBytes } from "node:crypto";
import type { SharedCounts } from "./shared-counts.ts";

/** What is sealed under the server's own key, bound to a context; `open` throws where bytes or context are others. */
type Sealing = { seal(plain: Uint8Array, context: string): Buffer; open(sealed: Buffer, context: string): Buffer };
type Options = { now: () => number; counts: SharedCounts; secrets: Sealing };
type Key = { hour: number; madeAt: number; bytes: Buffer };
/** Names an origin for all instances: a hash that is too short for an address, under a key that nobody has an hour later. */
export type NameForAll = (...parts: string[]) => string;

export const HOUR_MS = 3_600_000;
const TOLD = "tries-key";
/** 16 million names: each is that of 256 addresses of IPv4. */
const NAME_BYTES = 3;

const contextOf = ({ hour, madeAt }: Omit<Key, "bytes">) => `tries ${hour} ${madeAt}`;

/**
 * A random key for each hour that the instances agree upon: the oldest one counts. They tell it sealed under the server's key, so what a
 * database's disk may still hold of its notifications opens it for nobody without that.
 */
export function createTriesKey({ now, counts, secrets }: Options): NameForAll {
  let key: Key | null = null;
  const tell = ({ hour, madeAt, bytes }: Key) =>
    counts.tell(TOLD, `${hour}/${madeAt}/${secrets.seal(bytes, contextOf({ hour, madeAt })).toString("base64url")}`, 1);
  const current = (): Key => {
    const hour = Math.floor(now() / HOUR_MS);
    if (key?.hour !== hour) tell((key = { hour, madeAt: now(), bytes: randomBytes(32) }));
    return key;
  };

  counts.onTold(TOLD, (told) => {
    const [hour, madeAt, sealed = ""] = told.split("/");
    const ours = current();
    const theirs = opened({ hour: Number(hour), madeAt: Number(madeAt) }, sealed, secrets);
    if (theirs?.hour !== ours.hour) return;
    const isOlder = theirs.madeAt < ours.madeAt || (theirs.madeAt === ours.madeAt && theirs.bytes.compare(ours.bytes) < 0);
    if (isOlder) key = theirs;
    else if (!theirs.bytes.equals(ours.bytes)) tell(ours);
  });

  return (...parts) =>
    createHmac("sha256", current().bytes).update(parts.join("\0")).digest().subarray(0, NAME_BYTES).toString("base64url");
}

function opened(head: Omit<Key, "bytes">, sealed: string, { open }: Sealing): Key | null {
  try {
    return { ...head, bytes: open(Buffer.from(sealed, "base64url"), contextOf(head)) };
  } catch {
    return null;
  }
}
