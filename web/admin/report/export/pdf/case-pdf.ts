import { pdfInWorker } from "../../../shared/pdf/in-worker.ts";
import type { CasePdf } from "./make-case-pdf.ts";

/** Takes what is exported of a case and gives its PDF, made beside the page. */
export const casePdf = (made: CasePdf, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> =>
  pdfInWorker(() => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }), made, signal);
