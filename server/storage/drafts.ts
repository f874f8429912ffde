import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const abandonedAfter = 24 * 60 * 60 * 1000;

/** Hands a file with the body's bytes to `use`, and removes what is left of it afterwards; `isDurable` has them on disk before. */
export type Drafts = <T>(body: Uint8Array | Readable, isDurable: boolean, use: (file: string) => Promise<T>) => Promise<T>;

/** A folder where bytes arrive before they get their key (made when missing, closed to other users); sweeps up what dead writers left. */
export async function openDrafts(folder: string): Promise<Drafts> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder, Date.now() - abandonedAfter);
  return async (body, isDurable, use) => {
    const draft = path.join(folder, randomUUID());
    try {
      await write(draft, body, isDurable);
      return await use(draft);
    } finally {
      await fs.rm(draft, { force: true });
    }
  };
}

/** Writes as the bytes come, a few chunks with each call. */
const write = (file: string, body: Uint8Array | Readable, flush: boolean): Promise<void> =>
  pipeline(
    body instanceof Uint8Array ? Readable.from([body]) : body,
    createWriteStream(file, { flags: "wx", mode: 0o600, flush, highWaterMark: 256 * 1024 }),
  );

async function sweep(drafts: string, before: number): Promise<void> {
  for (const name of await fs.readdir(drafts)) {
    const file = path.join(drafts, name);
    const found = await fs.stat(file).catch(unlessMissing);
    if (found && found.mtimeMs < before) await fs.rm(file, { force: true });
  }
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

export function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
