import type { ReportRow } from "@hz/contract/reports/reports";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { emptyWithQueries } from "../../shared/queries/query-client.ts";

/** A line of the list without its boxes: what stays in memory of ten thousand reports. */
export type CachedRow = Pick<
  ReportRow,
  | "id"
  | "number"
  | "caseNumber"
  | "channelId"
  | "category"
  | "reportType"
  | "identityRevealedAt"
  | "isDrill"
  | "way"
  | "status"
  | "assignedTo"
  | "createdAt"
  | "lastActivityAt"
  | "receivedAt"
  | "acknowledgedAt"
  | "feedbackAt"
  | "meetingAskedAt"
  | "closedAt"
  | "outcome"
  | "unread"
> & { departmentId: string };

/** All reports this person may see, newest first, with the titles opened so far. */
export type ReportCache = {
  rows: readonly CachedRow[];
  titles: ReadonlyMap<string, OpenedTitle>;
  /** Reports that came in while the page was open and were not looked at yet. */
  fresh: ReadonlySet<string>;
  /** How many there are on the server; null before the first answer. */
  total: number | null;
  /** Whether every line has arrived. */
  complete: boolean;
  /** What the last try to load them threw; null while all is well. */
  failure: unknown;
};

const EMPTY_BOOK: ReportCache = { rows: [], titles: new Map(), fresh: new Set(), total: null, complete: false, failure: null };

/** What the report cache keeps of a row as it travels. */
export function cachedRow(row: ReportRow): CachedRow {
  const {
    id,
    number,
    caseNumber,
    channelId,
    category,
    reportType,
    identityRevealedAt,
    way,
    status,
    assignedTo,
    isDrill,
    createdAt,
    lastActivityAt,
    unread,
  } = row;
  const { receivedAt, acknowledgedAt, feedbackAt, meetingAskedAt, closedAt, outcome } = row;
  const { departmentId } = row.sealedTo;
  const facts = {
    id,
    number,
    caseNumber,
    channelId,
    departmentId,
    category,
    reportType,
    identityRevealedAt,
    way,
    status,
    assignedTo,
    isDrill,
  };
  return { ...facts, createdAt, lastActivityAt, receivedAt, acknowledgedAt, feedbackAt, meetingAskedAt, closedAt, outcome, unread };
}

/** Both, newest first; what was read wins. */
export function mergeRows(known: readonly CachedRow[], read: readonly CachedRow[]): CachedRow[] {
  const [last, first] = [known.at(-1), read[0]];
  const follows = last && first && newestFirst(last, first) < 0 && read.every((row, at) => at === 0 || newestFirst(read[at - 1]!, row) < 0);
  // The next page of a list that is being loaded: sorting all of it for every page would be felt.
  if (follows) return [...known, ...read];
  const rows = new Map(known.map((row) => [row.id, row]));
  for (const row of read) rows.set(row.id, row);
  return [...rows.values()].sort(newestFirst);
}

function newestFirst(a: CachedRow, b: CachedRow): number {
  // Times of one form and zone: as texts they stand in the same order, and ten thousand need no parsing.
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.number - a.number;
}

let book = EMPTY_BOOK;
const listeners = new Set<() => void>();

/** The report cache as it is now; the same object until something changes. */
export function currentCache(): ReportCache {
  return book;
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** Changes the report cache and tells everybody who shows it. */
export function changeCache(change: Partial<ReportCache>): void {
  book = { ...book, ...change };
  clearTimeout(telling);
  telling = undefined;
  for (const listener of listeners) listener();
}

/** So many milliseconds what comes behind the first screen waits to be told: nobody needs a list drawn anew for every hundred lines. */
const TELL_AFTER = 200;
/** The same for what comes behind the first screen: it is told a moment later, with all that came meanwhile. */
export function growCache(change: Partial<ReportCache>): void {
  book = { ...book, ...change };
  telling ??= setTimeout(() => changeCache({}), TELL_AFTER);
}

/** Forgets all of it: whoever signs in next has a book of their own. */
export function emptyCache(): void {
  changeCache(EMPTY_BOOK);
}
emptyWithQueries(emptyCache);

/** Calls a listener after every change, until the function that is returned is called. */
export function subscribeCache(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
