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
const TOLD_AGAIN_MS = 60_000;
/** 16 million names: each is that of 256 addresses of IPv4. */
const NAME_BYTES = 3;

const contextOf = ({ hour, madeAt }: Omit<Key, "bytes">) => `tries ${hour} ${madeAt}`;

/**
 * A random key for each hour that the instances agree upon: the oldest one counts. They tell it sealed under the server's key, so what a
 * database's disk may still hold of its notifications opens it for nobody without that.
 */
export function createTriesKey({ now, counts, secrets }: Options): NameForAll {
  let key: Key | null = null;
  let toldAt = 0;
  const hourNow = () => Math.floor(now() / HOUR_MS);
  const hold = (held: Key) => {
    key = held;
    // Also where nothing is tried any more.
    setTimeout(() => key === held && (key = null), (held.hour + 1) * HOUR_MS - now()).unref();
  };
  const tell = ({ hour, madeAt, bytes }: Key) => {
    toldAt = now();
    counts.tell(TOLD, `${hour}/${madeAt}/${secrets.seal(bytes, contextOf({ hour, madeAt })).toString("base64url")}`, 1);
  };
  const current = (): Key => {
    if (key?.hour !== hourNow()) hold({ hour: hourNow(), madeAt: now(), bytes: randomBytes(32) });
    // Nobody may have listened the last time.
    if (toldAt < key!.madeAt || now() - toldAt >= TOLD_AGAIN_MS) tell(key!);
    return key!;
  };

  counts.onTold(TOLD, (told) => {
    const [hour, madeAt, sealed = ""] = told.split("/");
    const theirs = opened({ hour: Number(hour), madeAt: Number(madeAt) }, sealed, secrets);
    if (theirs?.hour !== hourNow()) return;
    if (key?.hour !== theirs.hour || isOlder(theirs, key)) hold(theirs);
    else if (!theirs.bytes.equals(key.bytes)) tell(key);
  });

  return (...parts) =>
    createHmac("sha256", current().bytes).update(parts.join("\0")).digest().subarray(0, NAME_BYTES).toString("base64url");
}

const isOlder = (one: Key, other: Key): boolean =>
  one.madeAt < other.madeAt || (one.madeAt === other.madeAt && one.bytes.compare(other.bytes) < 0);

function opened(head: Omit<Key, "bytes">, sealed: string, { open }: Sealing): Key | null {
  try {
    return { ...head, bytes: open(Buffer.from(sealed, "base64url"), contextOf(head)) };
  } catch {
    return null;
  }
}
