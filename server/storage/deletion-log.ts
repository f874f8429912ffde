import fs from "node:fs/promises";
import path from "node:path";
import type { BucketCalls } from "./s3-calls.ts";
import { isMissing } from "./drafts.ts";
import { atOnce } from "./s3-erase.ts";

/** That a report was deleted, as it is kept outside the database: what stands here was deleted for good. */
export type LoggedDeletion = { at: Date; accountId: string; reportId: string; ground: string };

/** The log of deletions, which is never brought back with an older database. It only grows. */
export type DeletionLog = {
  /** Every deletion in it, or those of an account; one may be in it twice. */
  readDeletions(accountId?: string): Promise<LoggedDeletion[]>;
  /** They are kept once it resolves. Several processes may add at once. */
  addDeletions(deletions: readonly LoggedDeletion[]): Promise<void>;
};

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const LINE = new RegExp(`^(\\S+) (${UUID}) (${UUID}) ([a-z-]+)$`);
const NAME = new RegExp(`^(${UUID})/(${UUID})_(\\d+)_([a-z-]+)$`);
const FOLDER = ".deletions/";

const lineOf = ({ at, accountId, reportId, ground }: LoggedDeletion) => `${at.toISOString()} ${accountId} ${reportId} ${ground}\n`;

function readLine(line: string): LoggedDeletion[] {
  const [, at, accountId, reportId, ground] = LINE.exec(line) ?? [];
  return at && accountId && reportId && ground ? [{ at: new Date(at), accountId, reportId, ground }] : [];
}

/** The log in a folder: the file `deletions.log`, a line for each. A line that a crash cut off is none. */
export function deletionsInFolder(folder: string): DeletionLog {
  const file = path.join(folder, "deletions.log");
  return {
    async readDeletions(accountId) {
      const text = await fs.readFile(file, "utf8").catch((error: unknown) => {
        if (isMissing(error)) return "";
        throw error;
      });
      const all = text.split("\n").flatMap(readLine);
      return accountId === undefined ? all : all.filter((one) => one.accountId === accountId);
    },
    async addDeletions(deletions) {
      const handle = await fs.open(file, "a", 0o600);
      try {
        // The first line break ends what a crash may have cut off.
        await handle.writeFile(`\n${deletions.map(lineOf).join("")}`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

/** The log in a bucket: an object for each deletion, whose name says all of it. Nothing can be added to an object, and a list reads them all. */
export function deletionsInBucket(calls: BucketCalls, prefix: string): DeletionLog {
  const root = prefix + FOLDER;
  return {
    async readDeletions(accountId) {
      const found: LoggedDeletion[] = [];
      for await (const { key } of calls.list(accountId === undefined ? root : `${root}${accountId}/`)) {
        const [, account, reportId, at, ground] = NAME.exec(key.slice(root.length)) ?? [];
        if (account && reportId && at && ground) found.push({ at: new Date(Number(at)), accountId: account, reportId, ground });
      }
      return found;
    },
    addDeletions: (deletions) =>
      atOnce(deletions, ({ at, accountId, reportId, ground }) =>
        calls.put(`${root}${accountId}/${reportId}_${at.getTime()}_${ground}`, Buffer.from("\n")),
      ),
  };
}

/** Adds to one log what stands in another one alone. */
export async function carryDeletions(from: DeletionLog, to: DeletionLog): Promise<void> {
  const all = await from.readDeletions();
  if (all.length === 0) return;
  const known = new Set((await to.readDeletions()).map(({ reportId }) => reportId));
  const missing = all.filter(({ reportId }) => !known.has(reportId));
  if (missing.length > 0) await to.addDeletions(missing);
}
