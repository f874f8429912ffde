import { MAX_TEXTS_AT_ONCE } from "@hz/contract/limits";
import { deskRoutes } from "@hz/contract/reports/desk";
import { call } from "../../../api/client.ts";
import type { TextHit } from "../../../vault/content/text-index.ts";
import { addTextsInWorker, searchInWorker, workerNumber } from "../../../vault/worker-tasks.ts";
import type { CachedRow } from "../cache/report-cache.ts";

/** Small enough that an answer is handed over to the worker without holding up the page. */
const BATCH = Math.min(25, MAX_TEXTS_AT_ONCE);
/** Looking through all texts after every batch would take longer than reading them. */
const SEARCH_EVERY_MS = 500;

/** Few enough that their hits are taken over without holding up the page. */
const SLICE = 1_000;

/** How the search in descriptions and messages is getting on. */
export type TextSearch = {
  running: boolean;
  /** Stopped by the person; goes on when they say so. */
  stopped: boolean;
  failure: unknown;
  /** Boxes that do not open, among the reports read so far. */
  closed: number;
  /** Which reports' texts are in memory, each as of its last activity. */
  read: ReadonlyMap<string, string>;
  hits: ReadonlyMap<string, TextHit>;
  /** What was typed when these were found. */
  foundFor: string;
};

const NOTHING: TextSearch = { running: false, stopped: false, failure: null, closed: 0, read: new Map(), hits: new Map(), foundFor: "" };

let state = NOTHING;
let typedLast = "";
let wanted: readonly CachedRow[] = [];
let searchedAt = 0;
/** What was read since the words were last looked for. */
let unsought: string[] = [];
let worker = workerNumber();
/** Boxes of each report that stayed closed. */
const closedIn = new Map<string, number>();
const listeners = new Set<() => void>();

function change(part: Partial<TextSearch>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** The search as it is now; the same object until something changes. */
export function currentTextSearch(): TextSearch {
  return state;
}

/** Calls a listener after every change, until the function that is returned is called. */
export function subscribeTextSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rows whose texts are not in memory as they are now. */
export function unreadTexts(rows: readonly CachedRow[]): CachedRow[] {
  if (worker !== workerNumber()) return [...rows];
  return rows.filter((row) => state.read.get(row.id) !== row.lastActivityAt);
}

/** Another worker remembers nothing of what this one was told. */
function forgetWithWorker(): void {
  if (worker === workerNumber()) return;
  worker = workerNumber();
  closedIn.clear();
  unsought = [];
  change({ read: new Map(), hits: new Map(), foundFor: "", closed: 0 });
}

/** Keeps the hits among the texts read so far; those that were looked through for the same words are not again. */
export async function findInTexts(typed: string): Promise<void> {
  typedLast = typed;
  searchedAt = performance.now();
  forgetWithWorker();
  if (typed === "") return change({ hits: new Map(), foundFor: "" });
  const goesOn = state.foundFor === typed;
  const ids = goesOn ? unsought : [...state.read.keys()];
  unsought = [];
  // Until it is through nothing counts as looked for, so that whatever ends it begins anew.
  const before = goesOn ? state.hits : new Map<string, TextHit>();
  if (ids.length > 0) change({ foundFor: "" });
  const found: TextHit[] = [];
  for (let at = 0; at < ids.length; at += SLICE) {
    try {
      found.push(...(await searchInWorker(typed, ids.slice(at, at + SLICE))));
    } finally {
      forgetWithWorker();
    }
    // Words typed meanwhile have hits of their own.
    if (typedLast !== typed) return;
  }
  const hits = new Map(before);
  for (const id of ids) hits.delete(id);
  for (const hit of found) hits.set(hit.id, hit);
  change({ hits, foundFor: typed });
}

/** Sets the rows whose texts are wanted from now on; none where nobody searches any more. */
export function wantTexts(rows: readonly CachedRow[]): void {
  wanted = rows;
}

/** Has the texts that are wanted fetched and opened beside the page, in their order, until all are or somebody stops it. */
export async function readTexts(): Promise<void> {
  if (state.running) return;
  change({ running: true, stopped: false, failure: null });
  try {
    forgetWithWorker();
    // Asked anew each time: filters may change meanwhile, and reports as well.
    for (let left = unreadTexts(wanted); left.length > 0 && !state.stopped; left = unreadTexts(wanted)) {
      const batch = left.slice(0, BATCH);
      const { texts, later } = await call(deskRoutes.texts, { body: { ids: batch.map(({ id }) => id) } });
      const closed = await addTextsInWorker(texts);
      for (const [at, { id }] of texts.entries()) closedIn.set(id, closed[at]!);
      forgetWithWorker();
      const read = new Map(state.read);
      // Those that were too much for one answer are asked for again; what may no longer be read is not.
      for (const row of batch)
        if (!later.includes(row.id)) {
          read.set(row.id, row.lastActivityAt);
          unsought.push(row.id);
        }
      change({ read, closed: [...closedIn.values()].reduce((sum, count) => sum + count, 0) });
      if (performance.now() - searchedAt > SEARCH_EVERY_MS) await findInTexts(typedLast);
    }
    await findInTexts(typedLast);
  } catch (failure) {
    change({ failure });
  } finally {
    change({ running: false });
  }
}

/** Ends the reading after the texts that are on their way; what was found stays. */
export function stopTexts(): void {
  change({ stopped: true });
}

/** Lets it go on after it was stopped or failed. */
export function resumeTexts(): void {
  change({ stopped: false, failure: null });
}
