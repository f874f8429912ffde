import { pdfInWorker } from "../../../shared/pdf/in-worker.ts";
import type { CasePdf } from "./make-case-pdf.ts";

/** The PDF of a case, made beside the page. */
export const casePdf = (made: CasePdf, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
  pdfInWorker(() => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }), made, signal);
