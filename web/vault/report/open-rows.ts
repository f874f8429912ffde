import type { ReportRow } from "@hz/contract/reports/reports";
import { type Bytes, CryptoFailure, fromBase64Url, openFastKey, openSealedKey, openTitle, sealFastKey, toBase64Url } from "@hz/crypto";
import { headOf, sealedHeadOf } from "./head.ts";
import { seedName } from "../keys/keys.ts";

/** What a row's title turned out to be: the text, or why it stays closed; `lost` is for good. */
export type OpenedTitle = { title: string } | { closed: "no-key" | "lost" | "damaged" };
/** An opened row; `fastKey` (base64url) is there when it was opened the slow way and should be kept. */
export type OpenedRow = { id: string; opened: OpenedTitle; fastKey?: string };
export type Seeds = ReadonlyMap<string, Bytes>;

/** Whether the service gave out a report's key: to whom it was not granted it gives neither box. */
export const hasKeyBox = (row: Pick<ReportRow, "fastKey" | "sealedKey">): boolean => row.fastKey !== null || row.sealedKey !== null;

/** Opens the title of each row. */
export function openRows(accountId: string, seeds: Seeds, rows: readonly ReportRow[]): Promise<OpenedRow[]> {
  return Promise.all(rows.map((row) => openRow(accountId, seeds, row)));
}

async function openRow(accountId: string, seeds: Seeds, row: ReportRow): Promise<OpenedRow> {
  const { id } = row;
  const seed = seeds.get(seedName(row.sealedTo.departmentId, row.sealedTo.epoch));
  if (!seed || !hasKeyBox(row)) return { id, opened: { closed: row.isLost ? "lost" : "no-key" } };
  try {
    const { reportKey, fastKey } = await openReportKey(accountId, seed, row);
    const title = await openTitle(reportKey, headOf(accountId, row), fromBase64Url(row.title));
    return { id, opened: { title }, ...(fastKey === undefined ? {} : { fastKey }) };
  } catch {
    return { id, opened: { closed: "damaged" } };
  }
}

type KeyBoxes = Pick<ReportRow, "id" | "sealedTo" | "rkId" | "reporterPk" | "fastKey" | "sealedKey">;

/**
 * Opens the report key: by the fast key where it opens, else by the sealed one, together with a fast key (base64url) to keep.
 * Throws CryptoFailure.
 */
export async function openReportKey(accountId: string, seed: Bytes, row: KeyBoxes): Promise<{ reportKey: Bytes; fastKey?: string }> {
  const head = sealedHeadOf(accountId, row);
  if (row.fastKey !== null) {
    const reportKey = await openFastKey(seed, head, fromBase64Url(row.fastKey)).catch(() => null);
    if (reportKey) return { reportKey };
  }
  if (row.sealedKey === null) throw new CryptoFailure("box-open");
  const reportKey = await openSealedKey(seed, head, fromBase64Url(row.sealedKey));
  const fastKey = toBase64Url(await sealFastKey(seed, head, reportKey));
  return row.fastKey === null ? { reportKey, fastKey } : { reportKey };
}
