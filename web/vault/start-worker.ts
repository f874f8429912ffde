import { integrityOf } from "./integrity.ts";

/** What hears a worker: each answer, or that it did not load, is not the file that was built, or broke. */
type Heard<Answer> = { answer: (data: Answer) => void; failed: () => void };
export type Started<Task> = { send: (task: Task) => void; end: () => void };

/**
 * Starts a worker of ours once its file has the page's hash: browsers take a worker without asking for one. It then comes out of the
 * browser's cache, as what was compared. What is sent meanwhile waits.
 */
export function startWorker<Task, Answer>(url: string, heard: Heard<Answer>): Started<Task> {
  let worker: Worker | null = null;
  let ended = false;
  const failed = () => ended || heard.failed();
  const start = async () => {
    await compareFile(url);
    if (ended) return;
    worker = new Worker(url, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => heard.answer(data);
    worker.onerror = failed;
  };
  const starting = start();
  starting.catch(failed);
  return {
    send: (task) => void starting.then(() => worker?.postMessage(task)).catch(failed),
    end: () => {
      ended = true;
      worker?.terminate();
    },
  };
}

/** Rejects where a file that the browser takes without asking for its hash does not come or is another. */
export async function compareFile(url: string): Promise<void> {
  const integrity = integrityOf(url);
  if (integrity) await (await fetch(url, { integrity })).arrayBuffer();
}
