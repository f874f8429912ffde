import { useEffect, useMemo, useSyncExternalStore } from "react";
import { workerNumber } from "../../../vault/worker-tasks.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { currentTextSearch, findInTexts, readTexts, subscribeTextSearch, type TextSearch, unreadTexts, wantTexts } from "./text-search.ts";

const PAUSE_MS = 200;
const NO_HITS: TextSearch["hits"] = new Map();

/** The search with how many of the rows it has read. */
export type TextSearchOfRows = TextSearch & {
  active: boolean;
  done: number;
  total: number;
  /** Whether nothing more will be found by itself: all are read and searched, or it was stopped or failed. */
  settled: boolean;
};

/**
 * Has the texts of rows read and searched, and what comes in later as well; `typed` is "" where they are not to be searched,
 * `complete` tells whether all rows have arrived.
 */
export function useTextSearch(typed: string, rows: readonly CachedRow[], complete: boolean): TextSearchOfRows {
  const search = useSyncExternalStore(subscribeTextSearch, currentTextSearch);
  const { running, stopped, failure, read, hits } = search;
  const active = typed !== "";
  // Another worker has read nothing.
  const worker = workerNumber();
  const left = useMemo(() => (active && read && worker ? unreadTexts(rows).length : 0), [active, rows, read, worker]);
  useEffect(() => {
    // A word that is still being typed is not looked for in ten thousand texts.
    const timer = setTimeout(() => void findInTexts(typed).catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    wantTexts(active ? rows : []);
    if (active && complete && left > 0 && !running && !stopped && failure === null) void readTexts();
  }, [active, complete, left, running, stopped, failure, rows]);
  // Nobody waits for it on another screen.
  useEffect(() => () => wantTexts([]), []);
  const settled = !active || stopped || failure !== null || (left === 0 && search.foundFor === typed);
  return { ...search, hits: active ? hits : NO_HITS, active, settled, done: rows.length - left, total: rows.length };
}
