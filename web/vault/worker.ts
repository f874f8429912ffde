// Runs beside the page: the slow password derivation, the opening of long lists, and the search in opened texts.
import { CryptoFailure, stretchPassword } from "@hz/crypto";
import { openRows } from "./report/open-rows.ts";
import { resealRows } from "./people/reseal.ts";
import { addTexts, searchTexts, type TextIndex } from "./content/text-index.ts";
import { openMessages } from "./content/thread.ts";
import type { OpenedMessage, WorkerAnswer, WorkerTask } from "./worker-tasks.ts";

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

const index: TextIndex = new Map();

async function run(task: WorkerTask) {
  if (task.kind === "stretch") return stretchPassword(task.password, task.salt, task.suite);
  if (task.kind === "reseal") return resealRows(task.keys, task.target, task.rows);
  if (task.kind === "texts") return addTexts(index, task.opener, task.texts);
  if (task.kind === "search") return searchTexts(index, task.typed, task.ids);
  if (task.kind === "thread") {
    const entries = await openMessages(task.keys, task.messages);
    return entries.map(({ message, ...entry }): OpenedMessage => ({ ...entry, id: message.id }));
  }
  return openRows(task.accountId, task.seeds, task.rows);
}
