import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { exportRoutes } from "@hz/contract/reports/exports";
import { fileRoutes } from "@hz/contract/reports/files";
import type { BodyOf } from "@hz/contract/route";
import { userRoutes } from "@hz/contract/people/users";
import { sha256, toBase64Url } from "@hz/crypto";
import { makeZip } from "client-zip";
import { ApiError, call, callBytes } from "../../../api/client.ts";
import { openAttachment, type OpenReport } from "../../../vault/report/open-report.ts";
import { isTemporaryStatus, retrying } from "../../../vault/files/retry.ts";
import { stepOf } from "../../shared/failures/failure-text.ts";
import { pdfInWorker } from "../../shared/pdf/in-worker.ts";
import type { CasePdf } from "./pdf/make-case-pdf.ts";
import type { CaseExport, ExportedFile } from "../../shared/export/case-export.ts";
import { type CaseSources, collect, type ExportChoice } from "./collect.ts";
import { saveStream, type Target } from "../../shared/export/save-stream.ts";
import { type ZipProgress, zipEntries } from "../../shared/export/zip-entries.ts";
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from "./pdf/pdf-worker.ts?worker&url";

export type ExportProgress = { step: "read" | "pdf" } | ({ step: "files" } & ZipProgress);
export type Exporting = {
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
  /** Whether who reported is in it, which the log keeps. */
  withPerson: boolean;
};
type Kind = BodyOf<typeof exportRoutes.keep>["kind"];

/** A cut line is no reason to begin again at once; after so long it is. */
const PATIENCE_MS = 45_000;

/** What is exported of a case, with the names that people and places have now. */
export async function gather(
  screen: Omit<CaseSources, "users" | "categories" | "channels">,
  choice: ExportChoice,
  signal: AbortSignal,
): Promise<CaseExport> {
  const [users, categories, channels] = await Promise.all([
    call(userRoutes.names, {}, signal),
    call(categoryRoutes.list, {}, signal),
    call(channelRoutes.list, {}, signal),
  ]);
  const byId = (list: readonly { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  const named = {
    users: new Map(users.map(({ id, fullName }) => [id, fullName])),
    categories: byId(categories),
    channels: byId(channels),
  };
  return collect({ ...screen, ...named }, choice, new Date());
}

/** The PDF of a case, once the service has kept its hash: a file that nobody could verify is not handed out. */
export async function exportPdf(
  id: string,
  data: CaseExport,
  { signal, onProgress, withPerson }: Exporting,
  kind: Kind = "pdf",
  dataSha256: string | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  onProgress({ step: "pdf" });
  const pdf = await casePdf({ data, dataSha256 }, signal);
  const body = { kind, sha256: toBase64Url(await sha256(pdf)), size: pdf.length, withPerson };
  await call(exportRoutes.keep, { params: { id }, body }, signal);
  return pdf;
}

/** Writes the archive; resolves to how many files are missing in it. */
export async function exportZip(
  open: OpenReport,
  data: CaseExport,
  to: { target: Target; name: string },
  exporting: Exporting,
): Promise<number> {
  const { signal, onProgress } = exporting;
  const { reportId } = open.head;
  const entries = zipEntries(data, {
    openFile: (file, onBytes) => openStored(open, file, onBytes, signal),
    faultOf,
    makePdf: (whole, dataSha256) => exportPdf(reportId, whole, exporting, "zip", dataSha256),
    onProgress: (progress) => onProgress({ step: "files", ...progress }),
  });
  let missing = 0;
  const watched = async function* () {
    missing = yield* entries;
  };
  await saveStream(makeZip(watched()) as ReadableStream<Uint8Array<ArrayBuffer>>, to.target, to.name, signal);
  return missing;
}

/** The line was cut, or the server is away for a moment. */
class Interrupted extends Error {
  readonly temporary = true;
}

/** A file, whole and verified; a line that was cut is tried again for `patienceMs`. */
export async function openStored(
  open: OpenReport,
  file: ExportedFile,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<Blob> {
  const info = { id: file.id, name: file.name ?? "", type: file.type ?? "", size: file.size };
  const once = async () => {
    try {
      const sealed = await callBytes(fileRoutes.reportFile, { params: { id: open.head.reportId, fileId: file.id } }, signal);
      return await openAttachment(open, info, sealed, onBytes);
    } catch (error) {
      const isFinal = stepOf(error) !== null || (error instanceof ApiError && error.status > 0 && !isTemporaryStatus(error.status));
      if (isFinal) throw error;
      throw new Interrupted("A file broke off", { cause: error });
    }
  };
  try {
    return await retrying(once, { patienceMs, signal });
  } catch (error) {
    throw error instanceof Interrupted ? error.cause : error;
  }
}

/** What is wrong with a file, by what opening it threw; null where it is the line or the service. */
export function faultOf(error: unknown): "missing" | "damaged" | null {
  if (stepOf(error) !== null) return "damaged";
  return error instanceof ApiError && error.code === "NOT_FOUND" ? "missing" : null;
}

/** The PDF of a case, made beside the page. */
const casePdf = (made: CasePdf, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> => pdfInWorker(workerUrl, made, signal);
