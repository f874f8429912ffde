import type { LiveEvent } from "@hz/contract/events";
import { MAX_LINES_BY_ID, PAGE_SIZE } from "@hz/contract/limits";
import { type ReportRow, reportRoutes } from "@hz/contract/reports/reports";
import { useEffect, useSyncExternalStore } from "react";
import { call } from "../../../api/client.ts";
import type { OpenedRow, OpenedTitle } from "../../../vault/report/open-rows.ts";
import { openRowsInWorker } from "../../../vault/worker-tasks.ts";
import { setDamagedApart } from "../apart/set-apart.ts";
import { openDeadline } from "../next-deadline.ts";
import { cachedRow, changeCache, currentCache, growCache, mergeRows, type ReportCache, subscribeCache } from "./report-cache.ts";

/** So many titles are opened before they are shown: few enough that the first screen does not wait for the rest. */
const CHUNK = 100;
/** So many lines are fetched at a time after the first page: reading a longer answer would hold up the page. */
const NEXT_LINES = 100;

/** The beginning of each title's box that was opened: a redacted title comes in another one. */
const openedBoxes = new Map<string, string>();
const boxOf = ({ title }: ReportRow) => title.slice(0, 24);

let loading: Promise<void> | null = null;
/** What events named while something was being read; null where no event came. */
let again: Set<string> | null = null;
/** Whether lines and titles are read again once this is read. */
let rereads = false;

/** Loads every report's line, the first page at once and the rest behind it, and opens the titles; once per tab. */
export function loadCache(): void {
  if (!currentCache().complete) retryCache();
}

/** Somebody asks for what the last try did not bring; tries that nobody asked for leave it said until one succeeds. */
export function retryCache(): void {
  if (loading) return;
  changeCache({ failure: null });
  run(currentCache().complete ? () => catchUp(new Set()) : fill);
}

/** Reads again what the report cache shows of an event; null when anything may have changed. */
export function refreshCache(event: LiveEvent | null): void {
  const { complete, failure } = currentCache();
  // Nobody has asked for the list yet; or not all of it came, and now there is reason for another try.
  if (!complete && !loading) return failure === null ? undefined : run(fill);
  const deleted = event?.type === "report-deleted" ? event.ref : null;
  if (deleted) forgetRow(deleted);
  if (loading) {
    // An event may name what was read before it; it is read once more afterwards. What has just begun to be read is no older
    // than the opening of the stream.
    if (event) noteMissed(event.ref ?? "");
    else if (currentCache().total !== null) again ??= new Set();
    return;
  }
  if (deleted) return;
  run(() => catchUp(new Set(event?.ref ? [event.ref] : [])));
}

/** Keys have changed: has lines read again, and titles opened that stayed closed for want of a key. */
export function rereadCache(): void {
  if (loading) {
    // Once, however many events come meanwhile: where many reports are sealed anew each step is one.
    if (!rereads) void loading.then(() => ((rereads = false), rereadCache()));
    rereads = true;
    return;
  }
  const { titles, total } = currentCache();
  if (total === null) return refreshCache(null);
  const isOpen = ([, title]: [string, OpenedTitle]) => !("closed" in title) || title.closed === "damaged";
  if ([...titles].every(isOpen)) return refreshCache(null);
  changeCache({ titles: new Map([...titles].filter(isOpen)), rows: [], complete: false });
  run(fill);
}

/** Puts a row that the server has just changed into the report cache. */
export function updateRow(row: ReportRow): void {
  updateRows([row]);
}

/** The same for several. */
export function updateRows(read: readonly ReportRow[]): void {
  const { rows } = currentCache();
  const known = new Set(rows.map(({ id }) => id));
  const changed = read.filter(({ id }) => known.has(id)).map(cachedRow);
  if (changed.length > 0) changeCache({ rows: mergeRows(rows, changed) });
}

/** Marks a report as read once this person has seen its news. */
export function markRead(id: string): void {
  const { rows } = currentCache();
  // The line that is on its way may say that it is not.
  if (loading) noteMissed(id);
  if (rows.some((row) => row.id === id && row.unread))
    changeCache({ rows: rows.map((row) => (row.id === id ? { ...row, unread: false } : row)) });
}

/** Whether the report cache shows a report as unread, or does not know it. */
export function mayBeUnread(id: string): boolean {
  return currentCache().rows.find((row) => row.id === id)?.unread ?? true;
}

/** Strikes a report off the report cache. */
export function forgetRow(id: string): void {
  const { rows, total } = currentCache();
  const left = rows.filter((row) => row.id !== id);
  if (left.length < rows.length) changeCache({ rows: left, total: total === null ? null : total - 1 });
}

/** Marks a report no longer as one that has just come in. */
export function markSeen(id: string): void {
  const { fresh } = currentCache();
  if (fresh.has(id)) changeCache({ fresh: new Set([...fresh].filter((one) => one !== id)) });
}

function noteMissed(id: string): void {
  (again ??= new Set()).add(id);
}

function run(task: () => Promise<void>): void {
  const end = (failure: unknown) => changeCache({ failure });
  loading = task()
    .then(() => end(null), end)
    .finally(() => {
      loading = null;
      const missed = again;
      again = null;
      if (missed && !currentCache().complete) refreshCache(null);
      else if (missed) run(() => catchUp(missed));
    });
}

async function fill(): Promise<void> {
  let page = await call(reportRoutes.list, { query: { limit: PAGE_SIZE } });
  mergeIntoCache(page.rows, page.total);
  // What stands on the screen comes first; the long rest would keep it waiting.
  await openTitles(page.rows);
  let opening = Promise.resolve();
  while (page.nextCursor !== null) {
    page = await call(reportRoutes.list, { query: { limit: NEXT_LINES, cursor: page.nextCursor } });
    mergeIntoCache(page.rows, page.total, growCache);
    const { rows } = page;
    opening = opening.then(() => openTitles(rows, growCache));
  }
  changeCache({ complete: true });
  await opening;
}

/** Reads the newest lines, and the named ones where they are not among them; reads everything where that does not add up. */
async function catchUp(named: ReadonlySet<string>): Promise<void> {
  const before = new Set(currentCache().rows.map((row) => row.id));
  const { rows, total } = await call(reportRoutes.list, { query: { limit: PAGE_SIZE } });
  const news = rows.filter((row) => !before.has(row.id));
  mergeIntoCache(rows, total);
  changeCache({ fresh: new Set([...currentCache().fresh, ...news.map((row) => row.id)]) });
  await openTitles(rows);
  // Their lines only: nobody has opened a case, and the log must not say so. A line that is gone shows in the total below.
  const newest = new Set(rows.map((row) => row.id));
  const left = [...named].filter((id) => before.has(id) && !newest.has(id));
  for (let start = 0; start < left.length; start += MAX_LINES_BY_ID) {
    const ids = left.slice(start, start + MAX_LINES_BY_ID).join(",");
    const lines = (await call(reportRoutes.list, { query: { ids, limit: MAX_LINES_BY_ID } })).rows;
    updateRows(lines);
    await openTitles(lines);
  }
  if (currentCache().rows.length === total) return;
  changeCache({ rows: [], complete: false });
  await fill();
}

function mergeIntoCache(rows: readonly ReportRow[], total: number, change = changeCache): void {
  const read = rows.map(cachedRow);
  // Page by page nobody feels it; ten thousand at once would hold up whoever asks first.
  read.forEach(openDeadline);
  change({ rows: mergeRows(currentCache().rows, read), total });
}

async function openTitles(rows: readonly ReportRow[], change = changeCache): Promise<void> {
  const closed = rows.filter((row) => !currentCache().titles.has(row.id) || openedBoxes.get(row.id) !== boxOf(row));
  for (let start = 0; start < closed.length; start += CHUNK) {
    const opened = await openRowsInWorker(closed.slice(start, start + CHUNK));
    const titles = new Map(currentCache().titles);
    for (const row of opened) titles.set(row.id, row.opened);
    for (const row of closed.slice(start, start + CHUNK)) openedBoxes.set(row.id, boxOf(row));
    change({ titles });
    void saveFastKeys(opened, closed);
    void setDamagedApart(opened, closed).then((gone) => gone.forEach(forgetRow));
  }
}

/** Nothing depends on it: a fast key that was not kept is made again at the next opening. */
async function saveFastKeys(opened: readonly OpenedRow[], rows: readonly ReportRow[]): Promise<void> {
  const sealedTo = new Map(rows.map((row) => [row.id, row.sealedTo]));
  const keys = opened.flatMap(({ id, fastKey }) => (fastKey === undefined ? [] : [{ id, fastKey, sealedTo: sealedTo.get(id) }]));
  if (keys.length > 0) await call(reportRoutes.fastKeys, { body: { keys } }).catch(() => undefined);
}

/** All reports; has them loaded where they are not yet. */
export function useReportCache(): ReportCache {
  useEffect(loadCache, []);
  return useSyncExternalStore(subscribeCache, currentCache);
}
