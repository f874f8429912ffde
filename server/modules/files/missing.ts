import type { Context } from "../../context.ts";
import type { BlobStore } from "../../storage/blob-store.ts";
import { allAccountIds } from "../accounts/index.ts";
import { claimedAfter, countClaimed, stillClaimed } from "./store.ts";

type Ground = Pick<Context, "db">;
const BATCH = 1_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/** How many files belong to reports, by what the database knows. */
export async function filesOfReports({ db }: Ground): Promise<number> {
  let count = 0;
  for (const accountId of await allAccountIds(db)) count += await db.tenant(accountId, (tx) => countClaimed(tx, accountId));
  return count;
}

/** Counts the files that belong to reports, and of them those that lack a part or all; `list` lists the sealed bytes of a folder. */
export async function countMissing({ db }: Ground, list: BlobStore["list"]): Promise<{ known: number; missing: number }> {
  let [known, missing] = [0, 0];
  for (const accountId of await allAccountIds(db))
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const last: string = after;
      const files = await db.tenant(accountId, (tx) => claimedAfter(tx, accountId, last, BATCH));
      known += files.length;
      const lacking: string[] = [];
      for (const { id, parts } of files) if ((await partsThere(list, `${accountId}/${id}`)) < parts) lacking.push(id);
      // What was deleted meanwhile is not missing.
      if (lacking.length > 0) missing += await db.tenant(accountId, (tx) => stillClaimed(tx, accountId, lacking));
      after = files.length < BATCH ? undefined : files.at(-1)!.id;
    }
  return { known, missing };
}

async function partsThere(list: BlobStore["list"], folder: string): Promise<number> {
  const parts = new Set<string>();
  for await (const { key } of list(folder)) parts.add(key.slice(folder.length + 1).split("-")[0]!);
  return parts.size;
}
