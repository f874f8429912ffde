import { WorkerFailure } from "../../../../vault/worker-tasks.ts";
import type { CasePdf } from "./make-case-pdf.ts";
import type { PdfAnswer } from "./pdf-worker.ts";

/**
 * Takes what is exported of a case and gives its PDF, made beside the page. Throws WorkerFailure where that did not work,
 * and what the signal says where it was stopped.
 */
export async function casePdf(made: CasePdf, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const stop = () => worker.terminate();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => ("pdf" in data ? resolve(data.pdf) : reject(new WorkerFailure()));
      worker.onerror = () => reject(new WorkerFailure());
      worker.postMessage(made);
    });
  } finally {
    stop();
  }
}
