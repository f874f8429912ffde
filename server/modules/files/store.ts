import { sql } from "kysely";
import type { StoredFile } from "@hz/contract/reports/files";
import type { Tx } from "../../db/database.ts";

/** Where a pending file belongs: to a channel before its report exists, or to a report as an attachment on its way. */
export type FileHome = { channelId: string } | { reportId: string };

/** Makes sure the pending file exists; the first part that arrives makes it. */
export async function openFile(tx: Tx, accountId: string, id: string, home: FileHome, uploaderHash: Buffer) {
  await tx
    .insertInto("files")
    .values({
      account_id: accountId,
      id,
      channel_id: "channelId" in home ? home.channelId : null,
      report_id: "reportId" in home ? home.reportId : null,
      message_id: null,
      uploader_hash: uploaderHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return fileOf(tx, accountId, id);
}

export const fileOf = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("files").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const partsOf = (tx: Tx, accountId: string, fileId: string) =>
  tx.selectFrom("file_parts").selectAll().where("account_id", "=", accountId).where("file_id", "=", fileId).orderBy("part").execute();

export const insertPart = (tx: Tx, accountId: string, fileId: string, part: { part: number; size: number; sha256: Buffer }) =>
  tx
    .insertInto("file_parts")
    .values({ account_id: accountId, file_id: fileId, ...part })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whether a file waits at this home and no other. */
export const isAt = (file: { channel_id: string | null; report_id: string | null }, home: FileHome) =>
  "channelId" in home ? file.channel_id === home.channelId : file.report_id === home.reportId;

/** Sealed bytes that wait unnamed at a channel or report; the smallest part counts as much as a small file, because it costs as much. */
export const pendingBytes = (tx: Tx, accountId: string, home: FileHome) =>
  tx
    .selectFrom("files as f")
    .innerJoin("file_parts as p", (on) => on.onRef("p.account_id", "=", "f.account_id").onRef("p.file_id", "=", "f.id"))
    .select(sql<number>`coalesce(sum(greatest(p.size, 65536)), 0)::float8`.as("bytes"))
    .where("f.account_id", "=", accountId)
    .where("channelId" in home ? "f.channel_id" : "f.report_id", "=", "channelId" in home ? home.channelId : home.reportId)
    .where("f.is_claimed", "=", false)
    .executeTakeFirstOrThrow();

/** Binds a pending file to its report or message; answers false when another one has taken it. */
export async function claimFile(
  tx: Tx,
  accountId: string,
  id: string,
  claim: { reportId: string; messageId: string | null; sealedSize: number; partCount: number },
): Promise<boolean> {
  const result = await tx
    .updateTable("files")
    .set({
      is_claimed: true,
      channel_id: null,
      report_id: claim.reportId,
      message_id: claim.messageId,
      sealed_size: claim.sealedSize,
      part_count: claim.partCount,
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("is_claimed", "=", false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Claimed files of a report, those of its messages included. */
export const filesOfReport = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("files")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("is_claimed", "=", true)
    .orderBy("created_at")
    .execute();

/** Ids of all files of a report, those still on their way included: what has to go with it. */
export async function allFileIds(tx: Tx, accountId: string, reportId: string): Promise<string[]> {
  const rows = await tx.selectFrom("files").select("id").where("account_id", "=", accountId).where("report_id", "=", reportId).execute();
  return rows.map((row) => row.id);
}

export const storedFileView = (row: { id: string; sealed_size: number; part_count: number }): StoredFile => ({
  id: row.id,
  sealedSize: row.sealed_size,
  partCount: row.part_count,
});

/** Marks these files of a report as recordings, with the moment of consent where it is not the report's own. */
export async function markRecordings(
  tx: Tx,
  accountId: string,
  reportId: string,
  ids: string[],
  consentAt: Date | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("files")
    .set({ is_recording: true, consent_at: consentAt })
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("id", "in", ids)
    .execute();
}

/** Removes the rows of these recordings of a report and nothing else; gives how many there were. */
export async function removeRecordings(tx: Tx, accountId: string, reportId: string, ids: string[]): Promise<number> {
  const result = await tx
    .deleteFrom("files")
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .where("id", "in", ids)
    .where("is_claimed", "=", true)
    .where("is_recording", "=", true)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Files that belong to a report, with the number of their parts, in the order of their ids. */
export const claimedAfter = (tx: Tx, accountId: string, after: string, limit: number) =>
  tx
    .selectFrom("files")
    .select(["id", "part_count as parts"])
    .where("account_id", "=", accountId)
    .where("is_claimed", "=", true)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();

const claimedIn = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("files")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .where("is_claimed", "=", true);

export const countClaimed = async (tx: Tx, accountId: string) => (await claimedIn(tx, accountId).executeTakeFirstOrThrow()).count;

/** How many of these files belong to a report yet. */
export const stillClaimed = async (tx: Tx, accountId: string, ids: string[]) =>
  (await claimedIn(tx, accountId).where("id", "in", ids).executeTakeFirstOrThrow()).count;
