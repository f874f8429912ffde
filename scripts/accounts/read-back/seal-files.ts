import { type Bytes, type FileSource, openFastKey, openSealedKey, type ReportHead, sealFile } from "@hz/crypto";
import type { Context } from "../../../server/context.ts";
import { bytesOf, type CaseRows, storeArchivedPart, type StoredPart, type Row } from "../../../server/modules/archive/index.ts";
import { Refusal } from "../../../server/modules/operator/index.ts";
import type { Seeds } from "./new-keys.ts";
import type { ZipFile } from "../../open-archive/zip-file.ts";

/** A report's first head and its key; null where no seed opens it. */
export async function reportKeyOf(accountId: string, row: Row, seeds: Seeds): Promise<{ head: ReportHead; reportKey: Bytes } | null> {
  const unplaced = {
    accountId,
    reportId: String(row["id"]),
    rkId: new Uint8Array(bytesOf(row["rk_id"])),
    reporterPk: new Uint8Array(bytesOf(row["reporter_pk"])),
  };
  const at = (department: string, epoch: string): ReportHead => ({
    ...unplaced,
    departmentId: String(row[department]),
    epoch: Number(row[epoch]),
  });
  const sealed = at("department_id", "epoch");
  const seed = seeds.get(`${sealed.departmentId}/${sealed.epoch}`);
  if (!seed) return null;
  const fast =
    row["fast_key"] === null ? null : await openFastKey(seed, sealed, new Uint8Array(bytesOf(row["fast_key"]))).catch(() => null);
  const reportKey = fast ?? (await openSealedKey(seed, sealed, new Uint8Array(bytesOf(row["sealed_key"]))).catch(() => null));
  return reportKey && { head: at("head_department_id", "head_epoch"), reportKey };
}

/** A file of an archive, whole: they are of a hundred megabytes at most. */
async function sourceOf(zip: ZipFile, path: string): Promise<FileSource> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip.read(path)) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  return { size: whole.length, slice: async (start, end) => new Uint8Array(whole.subarray(start, end)) };
}

/** Seals each file of a case anew under its old name, and adds what was stored to `parts`. */
export async function sealFilesOf(
  ctx: Context,
  accountId: string,
  rows: CaseRows,
  from: { zip: ZipFile; paths: ReadonlyMap<string, string>; seeds: Seeds },
  parts: Map<string, StoredPart[]>,
): Promise<void> {
  const there = rows.files.filter(({ id }) => from.paths.has(String(id)));
  if (there.length === 0) return;
  const report = rows.reports[0]!;
  const opened = await reportKeyOf(accountId, report, from.seeds);
  if (!opened)
    throw new Refusal(`Zu den Dateien der Meldung HZ-${String(report["number"])} fehlt der Schlüssel. Es wurde nichts eingelesen.`);
  for (const { id } of there) {
    const fileId = String(id);
    const sealed = await sealFile(opened.reportKey, opened.head, fileId, await sourceOf(from.zip, from.paths.get(fileId)!));
    const stored: StoredPart[] = [];
    parts.set(fileId, stored);
    for (let part = 0; part < sealed.partCount; part++)
      stored.push(await storeArchivedPart(ctx, accountId, fileId, part, await sealed.part(part)));
  }
}
