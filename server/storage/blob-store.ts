import type { Readable } from "node:stream";
import type { DeletionLog } from "./deletion-log.ts";

/** Bytes from `start` to `end`, both included, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Where sealed bytes lie. A key is a path of up to eight names of letters, digits, dot, dash and underscore, separated
 * by slashes; a name does not begin with a dot. What was deleted is logged beside them.
 */
export type BlobStore = BlobsAside &
  DeletionLog & {
    /** Stores the bytes under the key, whole or not at all, durable once it resolves. */
    put(key: string, body: Uint8Array | Readable): Promise<void>;
    /** The bytes, or a part of them; rejects with BlobMissing. */
    get(key: string, range?: ByteRange): Promise<Readable>;
    /** How many bytes can still be written where the blobs lie, and how many there are in all; null where nobody can say: a bucket has no end. */
    room(): Promise<{ free: number; total: number } | null>;
    /** Deletes one blob; one that is missing already is a success. */
    delete(key: string): Promise<void>;
    /** Deletes every blob whose key lies below `folder`, a key's first names; gives their number. */
    deletePrefix(folder: string): Promise<number>;
    /** Lists every blob below `folder`, or all with "", in no particular order. */
    list(folder: string): AsyncIterable<{ key: string; size: number; modified: Date }>;
  };

/** What was put aside: since which day, and from which folder (`account/file`). */
export type AsideFolder = { day: string; folder: string };
/** A place beside the store for bytes that nobody knows. They are not listed and not given out, and can come back. */
export type BlobsAside = {
  /** Moves a whole folder of blobs aside under this day, "2026-11-23". */
  putAside(folder: string, day: string): Promise<void>;
  /** Moves it back to where it was; blobs that are there again meanwhile stay as they are. */
  bringBack(aside: AsideFolder): Promise<void>;
  /** Deletes it for good. */
  drop(aside: AsideFolder): Promise<void>;
  listAside(): AsyncIterable<AsideFolder>;
};

/** Nothing is stored under the key. */
export class BlobMissing extends Error {}

/** Why a store could not do what it was asked: nothing of it counts as done. */
export type StorageTrouble = "STORAGE_AWAY" | "STORAGE_FORBIDDEN" | "STORAGE_NO_BUCKET" | "STORAGE_DAMAGED";
export class StorageError extends Error {
  readonly code: StorageTrouble;

  constructor(code: StorageTrouble, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const name = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Throws unless a key or folder is well formed, so that no key ever leaves the store's own folder. */
export function checkKey(key: string): void {
  const names = key.split("/");
  if (names.length > 8 || !names.every((one) => name.test(one))) throw new Error(`storage: ${JSON.stringify(key)} is not a key`);
}

/** What the keys of what is put aside begin with. No key begins with a dot, so nothing in it is ever listed or given out. */
export const QUARANTINE = ".quarantine";
export const isDay = (name: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(name);

/** Where a folder lies while it is put aside: below it a folder for each day. */
export function asideKey({ day, folder }: AsideFolder): string {
  checkKey(folder);
  if (!isDay(day)) throw new Error("storage: a day looks like 2026-11-23");
  return `${QUARANTINE}/${day}/${folder}`;
}
