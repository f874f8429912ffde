import { ARCHIVE_TABLES, type ArchiveKeys, type ArchiveSums, type ArchiveTable } from "@hz/contract/account/archive";
import { makeZip } from "client-zip";
import { fileEntries, type FileMeans, hexSha256, type ZipEntry } from "../../shared/export/zip-entries.ts";
import { type CaseExport, type ExportedFile } from "../../shared/export/case-export.ts";
import { accountFacts } from "./account-facts.ts";
import { archiveReadMe } from "./archive-read-me.ts";

/** Whose archive it is, what it was begun with, and what its file is called. */
export type ArchiveHead = {
  name: string;
  accountId: string;
  company: string;
  by: { id: string; name: string; email: string };
  at: Date;
  reports: number;
};

/** What of a case the archive itself looks at; everything else of it stands in fall.json as it is. */
export type CaseData = Pick<CaseExport, "receivedAt" | "caseNumber" | "title" | "description" | "files">;

/** A case, opened, and its rows as the service keeps them. */
export type ReadCase = {
  data: CaseData;
  lines: readonly string[];
  openFile: (file: ExportedFile, onBytes: (bytes: number) => void) => Promise<Blob>;
};

/** The seeds that open everything again: never to be kept anywhere but in an archive that is guarded like them. */
export type ArchiveSeeds = Pick<ArchiveKeys, "accountSeed" | "departments">;

export type ArchiveProgress = { reports: number; bytes: number; file: { done: number; size: number } | null };

/** What somebody compares who reads the archive years later; as many entries of the key log as stand in it, null where no log was checked. */
export type Comparable = { account: string; log: { fingerprint: string; entries: number } | null };

/** What an archive is made with. Each of these waits where the line is cut, and goes on by itself. */
export type ArchiveMeans = {
  reportIds: () => AsyncIterable<string>;
  /** Null for a report that went meanwhile. */
  readCase: (id: string) => Promise<ReadCase | null>;
  faultOf: FileMeans["faultOf"];
  tablePage: (table: ArchiveTable, after: string | undefined) => Promise<{ lines: string[]; next: string | null }>;
  auditLog: () => Promise<Uint8Array<ArrayBuffer>>;
  /** By how many entries of the key log stand in the archive. */
  comparable: (entries: number) => Promise<Comparable>;
  /** What is held at this moment: asked for after each case, because a renewal drops what was held before it. */
  keys: () => ArchiveSeeds;
  onProgress: (progress: ArchiveProgress) => void;
};

/** How an archive turned out. */
export type ArchiveResult = { reports: number; gone: number; closed: number; missingFiles: number };

/** The archive's bytes; `onEnd` is told how it turned out before they end. */
export function archiveStream(head: ArchiveHead, means: ArchiveMeans, onEnd: (result: ArchiveResult) => void | Promise<void>) {
  const watched = async function* () {
    await onEnd(yield* archiveEntries(head, means));
  };
  return makeZip(watched()) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

const encoder = new TextEncoder();
const FORMAT = { format: "hinweiszentrale-archiv", version: 1 } as const;

/**
 * The archive's entries in order: the cases, each with its files, then what is the account's, and last the SHA-256 of all of them,
 * without which the archive is not whole.
 */
async function* archiveEntries(head: ArchiveHead, means: ArchiveMeans): AsyncGenerator<ZipEntry, ArchiveResult> {
  const lastModified = head.at;
  const sums: Record<string, string> = {};
  const result: ArchiveResult = { reports: 0, gone: 0, closed: 0, missingFiles: 0 };
  const seeds = new Map<string, ArchiveSeeds["departments"][number]>();
  const gather = () => {
    for (const one of means.keys().departments) seeds.set(`${one.departmentId}/${one.epoch}/${one.seed}`, one);
  };
  let bytes = 0;
  const progress = (file: ArchiveProgress["file"]) => means.onProgress({ reports: result.reports, bytes, file });
  const entry = async (name: string, content: string | Uint8Array<ArrayBuffer>): Promise<ZipEntry> => {
    const input = typeof content === "string" ? encoder.encode(content) : content;
    sums[name] = await hexSha256(input);
    bytes += input.length;
    return { name, lastModified, input };
  };

  progress(null);
  gather();
  for await (const id of means.reportIds()) {
    const read = await means.readCase(id);
    if (!read) {
      result.gone++;
      continue;
    }
    gather();
    const { data } = read;
    const folder = `faelle/${data.receivedAt.slice(0, 4)}-${data.caseNumber}`;
    const opening = { openFile: read.openFile, faultOf: means.faultOf, onProgress: progress };
    const files = yield* fileEntries(data.files, `${folder}/dateien`, lastModified, opening);
    for (const { path, sha256, size } of files) {
      if (path === null || sha256 === null) result.missingFiles++;
      else [sums[path], bytes] = [sha256, bytes + size];
    }
    if (data.description.closed) result.closed++;
    yield entry(`${folder}/fall.json`, `${JSON.stringify({ ...data, files }, null, 2)}\n`);
    yield entry(`bestand/faelle/${id}.ndjson`, `${read.lines.join("\n")}\n`);
    result.reports++;
    progress(null);
  }

  // After the cases: whom and what they name is there by now.
  const facts = accountFacts();
  let logged = 0;
  for (const table of ARCHIVE_TABLES) {
    let next: string | null | undefined;
    for (let page = 1; next !== null; page++) {
      const { lines, next: after } = await means.tablePage(table, next);
      for (const line of lines) facts.add(line);
      if (table === "key_log") logged += lines.length;
      if (lines.length > 0) yield entry(`bestand/tabellen/${table}/${String(page).padStart(4, "0")}.ndjson`, `${lines.join("\n")}\n`);
      next = after;
    }
  }
  yield entry("konto.json", `${JSON.stringify(facts.whole(), null, 2)}\n`);
  yield entry("pruefprotokoll.csv", await means.auditLog());
  const { accountId, by } = head;
  gather();
  const { accountSeed } = means.keys();
  const keys: ArchiveKeys = { ...FORMAT, accountId, by: by.id, accountSeed, departments: [...seeds.values()] };
  yield entry("bestand/schluessel.json", `${JSON.stringify(keys, null, 2)}\n`);
  yield entry("LIESMICH.txt", archiveReadMe(head, result, await means.comparable(logged)));
  const list: ArchiveSums = { ...FORMAT, accountId, at: head.at.toISOString(), reports: result.reports, sha256: sums };
  yield entry("bestand/pruefsummen.json", `${JSON.stringify(list, null, 2)}\n`);
  progress(null);
  return result;
}
