import { WorkerFailure } from "../../../vault/worker-tasks.ts";

/** What a worker that makes a PDF answers. */
export type PdfAnswer = { pdf: Uint8Array<ArrayBuffer> } | { failed: true };

/** The PDF that a worker makes of `made`. Throws WorkerFailure where that did not work, and what the signal says where it was stopped. */
export async function pdfInWorker(start: () => Worker, made: unknown, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = start();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => ("pdf" in data ? resolve(data.pdf) : reject(new WorkerFailure()));
      worker.onerror = () => reject(new WorkerFailure());
      worker.postMessage(made);
    });
  } finally {
    worker.terminate();
  }
}
