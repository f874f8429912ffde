// Runs beside the page: the slow password derivation, and the opening of long lists.
import { CryptoFailure, stretchPassword } from "@hz/crypto";
import { openRows } from "./open-rows.ts";
import { resealRows } from "./reseal.ts";
import type { WorkerAnswer, WorkerTask } from "./worker-tasks.ts";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<WorkerTask>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
};

scope.onmessage = ({ data }) => {
  run(data).then(
    (value) => scope.postMessage({ id: data.id, value }),
    (error: unknown) => scope.postMessage({ id: data.id, step: error instanceof CryptoFailure ? error.step : null }),
  );
};

function run(task: WorkerTask) {
  if (task.kind === "stretch") return stretchPassword(task.password, task.salt, task.suite);
  if (task.kind === "reseal") return resealRows(task.keys, task.target, task.rows);
  return openRows(task.accountId, task.seeds, task.rows);
}
