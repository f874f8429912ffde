import type { Message } from "@hz/contract/reports/messages";
import type { ResealRow } from "@hz/contract/people/departments";
import type { ReportTexts } from "@hz/contract/reports/desk";
import type { ReportRow } from "@hz/contract/reports/reports";
import { type Bytes, CryptoFailure, type FailureStep, type KdfSuite } from "@hz/crypto";
import { keysInHand, openingSeeds } from "./keys/held-keys.ts";
import { membersFor } from "./people/members.ts";
import type { OpenedRow, Seeds } from "./report/open-rows.ts";
import type { ThreadEntry, ThreadKeys } from "./content/thread.ts";
import type { Opener, TextHit } from "./content/text-index.ts";
import type { ResealKeys, ResealResult, ResealTarget } from "./people/reseal.ts";
import { type Started, startWorker } from "./start-worker.ts";
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from "./worker.ts?worker&url";

/** An entry of a thread with its message's id instead of the message. */
export type OpenedMessage = Omit<ThreadEntry, "message"> & { id: string };

type Stretching = { kind: "stretch"; password: string; salt: Bytes; suite: KdfSuite };
type Resealing = { kind: "reseal"; keys: ResealKeys; target: ResealTarget; rows: readonly ResealRow[] };
type OpeningRows = { kind: "rows"; accountId: string; seeds: Seeds; rows: readonly ReportRow[] };
type AddingTexts = { kind: "texts"; opener: Opener; texts: readonly ReportTexts[] };
type Searching = { kind: "search"; typed: string; ids: readonly string[] };
type OpeningThread = { kind: "thread"; keys: ThreadKeys; messages: readonly Message[] };
type Task = Stretching | OpeningRows | OpeningThread | Resealing | AddingTexts | Searching;
export type WorkerTask = { id: number } & Task;
export type WorkerAnswer = { id: number } & (
  | { value: Bytes | OpenedRow[] | OpenedMessage[] | ResealResult | TextHit[] | number[] }
  | { step: FailureStep | null }
);

/** The worker did not load, or ended before it had answered. */
export class WorkerFailure extends Error {
  constructor() {
    super("The worker gave no answer");
    this.name = "WorkerFailure";
  }
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

let worker: Started<WorkerTask> | null = null;
let lastId = 0;
let started = 0;
const waiting = new Map<number, Waiting>();

/** Has the worker load while something else is waited for. */
export function warmWorker(): void {
  worker ??= start();
}

/** The 32 bytes of a stretched password; about a second of work beside the page. Throws CryptoFailure. */
export function stretchInWorker(password: string, salt: Bytes, suite: KdfSuite): Promise<Bytes> {
  return ask({ kind: "stretch", password, salt, suite });
}

/** Opens the titles of rows beside the page, with the keys in hand. */
export function openRowsInWorker(rows: readonly ReportRow[]): Promise<OpenedRow[]> {
  const held = keysInHand();
  return ask({ kind: "rows", accountId: held.accountId, seeds: openingSeeds(held), rows });
}

/** Opens a sealed thread beside the page; every message is in the result, whatever is wrong with it. */
export async function openMessagesInWorker(keys: Omit<ThreadKeys, "members">, messages: readonly Message[]): Promise<ThreadEntry[]> {
  const authors = messages.flatMap(({ authorId, redaction }) => [authorId, redaction?.byUserId ?? null]);
  const members = await membersFor(
    keysInHand().authors,
    authors.filter((id) => id !== null),
  );
  const opened = await ask<OpenedMessage[]>({ kind: "thread", keys: { ...keys, members }, messages });
  // The boxes are here already: what was megabytes on the way there need not come back.
  const sent = new Map(messages.map((message) => [message.id, message]));
  return opened.map(({ id, ...entry }) => ({ ...entry, message: sent.get(id)! }));
}

/** Seals reports' keys to the newest epoch beside the page, with the keys in hand. */
export async function resealInWorker(target: ResealTarget, rows: readonly ResealRow[]): Promise<ResealResult> {
  const { accountId, userId, userKey, seeds, openOnly, authors: all } = keysInHand();
  const members = await membersFor(
    all,
    rows.flatMap(({ notesKey }) => (notesKey ? [notesKey.byUserId] : [])),
  );
  return ask({ kind: "reseal", keys: { accountId, userId, userKey, seeds, openOnly, members }, target, rows });
}

/** Opens sealed texts into the worker's memory; resolves to how many boxes of each stayed closed. */
export async function addTextsInWorker(texts: readonly ReportTexts[]): Promise<number[]> {
  const held = keysInHand();
  const redactions = texts.flatMap(({ bodyRedaction, messages }) => [bodyRedaction, ...messages.map(({ redaction }) => redaction)]);
  const members = await membersFor(
    held.authors,
    redactions.flatMap((redaction) => (redaction ? [redaction.byUserId] : [])),
  );
  return ask({ kind: "texts", opener: { accountId: held.accountId, seeds: openingSeeds(held), members }, texts });
}

/** The reports among the texts added so far in which every typed word occurs. */
export function searchInWorker(typed: string, ids: readonly string[]): Promise<TextHit[]> {
  return ask({ kind: "search", typed, ids });
}

/** The worker's number: another one remembers nothing of what the one before was told. */
export function workerNumber(): number {
  return worker ? started : started + 1;
}

/** Ends the worker with everything in its memory; the next task starts a new one. */
export function endWorker(): void {
  worker?.end();
  worker = null;
  for (const { reject } of waiting.values()) reject(new WorkerFailure());
  waiting.clear();
}

function ask<Value>(task: Task): Promise<Value> {
  worker ??= start();
  lastId += 1;
  const id = lastId;
  const answer = new Promise<Value>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.send({ ...task, id });
  return answer;
}

function start(): Started<WorkerTask> {
  started += 1;
  return startWorker<WorkerTask, WorkerAnswer>(workerUrl, {
    answer: (data) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("value" in data) asked?.resolve(data.value as never);
      else asked?.reject(data.step ? new CryptoFailure(data.step) : new WorkerFailure());
    },
    // The file itself did not load: everything that waits for it would wait for ever.
    failed: endWorker,
  });
}
