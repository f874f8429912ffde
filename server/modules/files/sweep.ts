import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { PENDING_FILE_HOURS } from "@hz/contract/limits";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { BlobStore } from "../../storage/blob-store.ts";
import { allAccountIds } from "../accounts/index.ts";
import { countMissing } from "./missing.ts";

/** Bytes that the database does not know wait so long before they go for good: a newer backup may know them. */
const ASIDE_DAYS = 30;
const BATCH = 1_000;

/** Deletes the sealed bytes of these files; what is gone already is a success. */
export async function removeBlobs(ctx: Context, accountId: string, fileIds: string[]): Promise<void> {
  for (const id of fileIds) await ctx.store.deletePrefix(`${accountId}/${id}`);
}

/**
 * Deletes pending files that nobody named in time, rows before bytes, account by account. Bytes that the database does
 * not know are put aside for a month and come back when it knows them again. A database without any account says
 * nothing about files: then nothing is touched. What reports need and the disk lacks is counted.
 */
export async function sweepPendingFiles(ctx: Context): Promise<void> {
  const accounts = await allAccountIds(ctx.db);
  if (accounts.length === 0) return;
  const before = new Date(ctx.now().getTime() - PENDING_FILE_HOURS * 3_600_000);
  for (const accountId of accounts) await removeBlobs(ctx, accountId, await deletePending(ctx, accountId, before));
  await lookAtThoseAside(ctx);
  await putUnknownAside(ctx, before);
  const { known, missing } = await countMissing(ctx, ctx.store.list);
  if (missing > 0) ctx.log.line("files-missing", { files: missing, of: known });
}

async function deletePending(ctx: Context, accountId: string, before: Date): Promise<string[]> {
  const rows = await ctx.db.tenant(accountId, (tx) =>
    tx
      .deleteFrom("files")
      .where("account_id", "=", accountId)
      .where("is_claimed", "=", false)
      .where("created_at", "<", before)
      .returning("id")
      .execute(),
  );
  return rows.map(({ id }) => id);
}

/** Which of these files of an account the database knows. */
async function knownOf(ctx: Pick<Context, "db">, accountId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await ctx.db.tenant(accountId, (tx) =>
    sql<{ id: string }>`select id from files where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(tx),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Tells folders `account/file` that the database knows from the others; one question for a thousand. */
export async function* sorted<Place extends { folder: string }>(ctx: Pick<Context, "db">, places: AsyncIterable<Place>) {
  const byAccount = new Map<string, Map<string, Place[]>>();
  const ask = async (accountId: string, files: Map<string, Place[]>) => {
    const known = await knownOf(ctx, accountId, [...files.keys()]);
    return [...files].flatMap(([id, all]) => all.map((place) => ({ place, isKnown: known.has(id) })));
  };
  for await (const place of places) {
    const [accountId = "", fileId = ""] = place.folder.split("/");
    // Whatever else somebody has put there is none of ours.
    if (!UUID.test(accountId) || !UUID.test(fileId)) continue;
    const files = byAccount.get(accountId) ?? new Map<string, Place[]>();
    byAccount.set(accountId, files.set(fileId, [...(files.get(fileId) ?? []), place]));
    if (files.size < BATCH) continue;
    byAccount.delete(accountId);
    yield* await ask(accountId, files);
  }
  for (const [accountId, files] of byAccount) yield* await ask(accountId, files);
}
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function lookAtThoseAside(ctx: Context): Promise<void> {
  const last = addDays(berlinDay(ctx.now()), -ASIDE_DAYS);
  let [back, gone] = [0, 0];
  for await (const { place, isKnown } of sorted(ctx, ctx.store.listAside())) {
    if (isKnown) {
      await ctx.store.bringBack(place);
      back++;
    } else if (place.day < last) {
      await ctx.store.drop(place);
      gone++;
    }
  }
  if (back > 0) ctx.log.line("files-brought-back", { files: back });
  if (gone > 0) ctx.log.line("files-deleted-after-quarantine", { files: gone });
}

/** The folders of files whose bytes are older than this, each once. */
export async function* foldersOlderThan(blobs: ReturnType<BlobStore["list"]>, before: Date) {
  let last = "";
  for await (const { key, modified } of blobs) {
    const folder = key.split("/").slice(0, 2).join("/");
    if (folder === last || modified >= before) continue;
    last = folder;
    yield { folder };
  }
}

async function putUnknownAside(ctx: Context, before: Date): Promise<void> {
  let count = 0;
  for await (const { place, isKnown } of sorted(ctx, foldersOlderThan(ctx.store.list(""), before))) {
    if (isKnown) continue;
    await ctx.store.putAside(place.folder, berlinDay(ctx.now()));
    count++;
  }
  if (count > 0) ctx.log.line("files-put-in-quarantine", { files: count });
}
