import { sha256 } from "@hz/crypto";
import { t } from "../texts/export-texts.ts";
import type { CaseExport, ExportedFile } from "./case-export.ts";
import { zipNames } from "./zip-names.ts";

export type ZipEntry = { name: string; lastModified: Date; input: Blob | Uint8Array | string };
export type ZipProgress = { at: number; total: number; done: number; size: number };

/** What an archive is made with. */
export type ZipMeans = {
  /** A file, whole and verified; throws where that is not possible. */
  openFile: (file: ExportedFile, onBytes: (bytes: number) => void) => Promise<Blob>;
  /** What is wrong with a file, by what `openFile` threw; null where the export itself cannot go on. */
  faultOf: (error: unknown) => "missing" | "damaged" | null;
  /** The finished PDF, whose hash is kept. */
  makePdf: (data: CaseExport, dataSha256: string) => Promise<Uint8Array>;
  onProgress: (progress: ZipProgress) => void;
};

/** A SHA-256 as it is written for people. */
export async function hexSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the files of an archive are opened with. */
export type FileMeans = Pick<ZipMeans, "openFile" | "faultOf" | "onProgress">;

/** The files of a case that open, as entries in `folder`, each opened only when it is its turn; returns what became of each. */
export async function* fileEntries(
  files: readonly ExportedFile[],
  folder: string,
  lastModified: Date,
  means: FileMeans,
): AsyncGenerator<ZipEntry, ExportedFile[]> {
  const names = zipNames(files.map(({ name }) => name ?? t("pdfFileNameless")));
  const done: ExportedFile[] = [];
  for (const [index, file] of files.entries()) {
    if (file.state !== "not-loaded") {
      done.push(file);
      continue;
    }
    const progress = { at: index + 1, total: files.length, size: file.size };
    means.onProgress({ ...progress, done: 0 });
    try {
      const opened = await means.openFile(file, (bytes) => means.onProgress({ ...progress, done: bytes }));
      const path = `${folder}/${names[index]}`;
      done.push({ ...file, state: "loaded", path, sha256: await hexSha256(new Uint8Array(await opened.arrayBuffer())) });
      yield { name: path, lastModified, input: opened };
    } catch (error) {
      const state = means.faultOf(error);
      if (state === null) throw error;
      done.push({ ...file, state });
    }
  }
  return done;
}

/**
 * The entries of a case's archive, one after the other: the files, which are opened only when it is their turn, the data, and last
 * the PDF, which names the hashes of all that stands before it.
 */
export async function* zipEntries(data: CaseExport, means: ZipMeans): AsyncGenerator<ZipEntry, number> {
  const lastModified = new Date(data.exported.at);
  const done = yield* fileEntries(data.files, "dateien", lastModified, means);
  const whole = { ...data, files: done };
  const json = new TextEncoder().encode(`${JSON.stringify(whole, null, 2)}\n`);
  // Made and kept first: what the data say of people leaves only once the log has it.
  const pdf = await means.makePdf(whole, await hexSha256(json));
  yield { name: "fall.json", lastModified, input: json };
  yield { name: "LIESMICH.txt", lastModified, input: readMe(whole) };
  yield { name: pdfName(data), lastModified, input: pdf };
  return leftOut(whole).length;
}

const pdfName = ({ number }: CaseExport) => t("exportPdfName", { number: number.replace(/^HZ-/, "") });
const leftOut = ({ files }: CaseExport) => files.flatMap((file) => (file.state === "loaded" ? [] : [{ ...file, state: file.state }]));

function readMe(data: CaseExport): string {
  const parts = [t("readmeText", { number: data.number, pdf: pdfName(data), address: data.exported.checkAt }), t("readmeJson")];
  const missing = leftOut(data).map((file) => {
    const why = t(file.state === "not-loaded" ? "pdfFile_damaged" : `pdfFile_${file.state}`);
    return `- ${file.name ?? t("pdfFileNameless")}: ${why}`;
  });
  if (missing.length > 0) parts.push([t("readmeLeftOut"), ...missing, ""].join("\n"));
  // What people open on Windows.
  return parts.join("\n").replaceAll("\n", "\r\n");
}
