import { startWorker, type Started } from "../../../vault/start-worker.ts";
import { WorkerFailure } from "../../../vault/worker-tasks.ts";

/** What a worker that makes a PDF answers. */
export type PdfAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: true };

/**
 * The PDF that the worker at an address makes of `made`. Throws WorkerFailure where that did not work, and what the signal says where
 * it was stopped.
 */
export async function pdfInWorker(url: string, made: unknown, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  let worker: Started<unknown> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker = startWorker<unknown, PdfAnswer>(url, {
        answer: (data) => ("pdf" in data ? resolve(data.pdf) : reject(new WorkerFailure())),
        failed: () => reject(new WorkerFailure()),
      });
      worker.send(made);
    });
  } finally {
    worker?.end();
  }
}
