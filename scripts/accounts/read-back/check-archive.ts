import { createHash } from "node:crypto";
import { ArchivedFiles, ArchiveKeys, ArchiveRow, ArchiveSums, type ArchiveTable, CASE_TABLES } from "@hz/contract/account/archive";
import type { CaseRows, Row } from "../../../server/modules/archive/index.ts";
import { Refusal } from "../../../server/modules/operator/index.ts";
import type { ZipFile } from "../../open-archive/zip-file.ts";

/** An archive whose every byte is as it was written. */
export type Archive = {
  accountId: string;
  reports: number;
  /** Who made it. */
  by: string;
  keys: ArchiveKeys;
  table: (name: ArchiveTable) => AsyncGenerator<Row[]>;
  /** Each report's rows. */
  cases: () => AsyncGenerator<CaseRows>;
  /** Where each file stands that is there, by its id. */
  files: () => Promise<Map<string, string>>;
};

const LIST = "bestand/pruefsummen.json";
const changed = (what: string) => new Refusal(`Das Archiv ist unvollständig oder wurde verändert (${what}). Es wurde nichts eingelesen.`);

/** Checks an opened archive whole; throws Refusal where it is cut, changed or none of ours. `onProgress` is told the bytes. */
export async function checkArchive(zip: ZipFile, onProgress: (bytes: number) => void = () => {}): Promise<Archive> {
  const text = async (name: string): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of zip.read(name)) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  };
  const parsed = async <T>(name: string, schema: { parse: (value: unknown) => T }): Promise<T> => {
    if (!zip.names.includes(name)) throw changed(`${name} fehlt`);
    try {
      return schema.parse(JSON.parse(await text(name)));
    } catch {
      throw changed(name);
    }
  };
  const { accountId, reports, sha256 } = await parsed(LIST, ArchiveSums);
  await checkSums(zip, sha256, onProgress);
  const keys = await parsed("bestand/schluessel.json", ArchiveKeys);
  if (keys.accountId !== accountId) throw changed("bestand/schluessel.json");

  const rowsOf = async (name: string): Promise<ArchiveRow[]> => {
    try {
      return (await text(name))
        .split("\n")
        .filter(Boolean)
        .map((line) => ArchiveRow.parse(JSON.parse(line)))
        .filter(({ row }) => row["account_id"] === accountId || fail());
    } catch {
      throw changed(name);
    }
  };
  const under = (folder: string) => zip.names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith(".ndjson")).toSorted();
  return {
    accountId,
    reports,
    by: keys.by,
    keys,
    async *table(name) {
      for (const page of under(`bestand/tabellen/${name}`))
        yield (await rowsOf(page)).map(({ table, row }) => (table === name ? row : fail()));
    },
    async *cases() {
      for (const name of under("bestand/faelle")) yield caseOf(await rowsOf(name), name);
    },
    async files() {
      const found = new Map<string, string>();
      for (const name of zip.names.filter((one) => /^faelle\/[^/]+\/fall\.json$/.test(one)))
        for (const { id, path } of (await parsed(name, ArchivedFiles)).files)
          if (path !== null && zip.names.includes(path)) found.set(id, path);
      return found;
    },
  };
}

function fail(): never {
  throw changed("ein Datensatz gehört nicht hierher");
}

async function checkSums(zip: ZipFile, sha256: Record<string, string>, onProgress: (bytes: number) => void): Promise<void> {
  const listed = new Set([LIST, ...Object.keys(sha256)]);
  for (const name of listed) if (!zip.names.includes(name)) throw changed(`${name} fehlt`);
  for (const name of zip.names) if (!listed.has(name)) throw changed(`${name} gehört nicht dazu`);
  let bytes = 0;
  for (const [name, sum] of Object.entries(sha256)) {
    const hash = createHash("sha256");
    try {
      for await (const chunk of zip.read(name)) {
        hash.update(chunk);
        bytes += chunk.length;
      }
    } catch {
      throw changed(name);
    }
    if (hash.digest("hex") !== sum) throw changed(name);
    onProgress(bytes);
  }
}

function caseOf(rows: readonly ArchiveRow[], name: string): CaseRows {
  const of = (table: string) => rows.filter((one) => one.table === table).map(({ row }) => row);
  const found = Object.fromEntries(CASE_TABLES.map((table) => [table, of(table)])) as CaseRows;
  const [report] = found.reports;
  const isOne = found.reports.length === 1 && name === `bestand/faelle/${String(report?.["id"])}.ndjson`;
  const isItsOwn = rows.every(({ table, row }) => (table === "reports" ? row["id"] : row["report_id"]) === report?.["id"]);
  if (!isOne || !isItsOwn) throw changed(name);
  return found;
}
