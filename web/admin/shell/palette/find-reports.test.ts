import { expect, test } from "vitest";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import type { CachedRow } from "../../reports/cache/report-cache.ts";
import { findReports, SHOWN } from "./find-reports.ts";

const row = (number: number): CachedRow => ({
  id: `r${number}`,
  number,
  caseNumber: `AB${number}-XY`,
  category: null,
  channelId: "k",
  departmentId: "d",
  unread: false,
  reportType: "anonymous",
  identityRevealedAt: null,
  isDrill: false,
  way: "portal" as const,
  status: "new",
  assignedTo: null,
  createdAt: "2026-11-21T08:00:00.000Z",
  lastActivityAt: "2026-11-21T08:00:00.000Z",
  receivedAt: "2026-11-21T08:00:00.000Z",
  acknowledgedAt: null,
  feedbackAt: null,
  meetingAskedAt: null,
  closedAt: null,
  outcome: null,
});
const bookOf = (titles: Record<number, string>) => ({
  rows: Object.keys(titles).map((number) => row(Number(number))),
  titles: new Map<string, OpenedTitle>(Object.entries(titles).map(([number, title]) => [`r${number}`, { title }])),
});
const always = () => true;
const numbers = async (book: ReturnType<typeof bookOf>, typed: string) =>
  (await findReports(book, new Map(), typed, always))!.rows.map(({ number }) => number);

test("a report's own number comes first, then titles that begin with the word, words that do, and the rest", async () => {
  const book = bookOf({ 1: "Überlager 7", 2: "Im Lager 7", 3: "Lager 7", 7: "Anderes" });
  expect(await numbers(book, "7")).toEqual([7, 1, 2, 3]);
  expect(await numbers(book, "lager")).toEqual([3, 2, 1]);
  expect(await numbers(book, "HZ-2")).toEqual([2]);
  expect(await numbers(book, "ab3-xy")).toEqual([3]);
  expect(await numbers(book, "UBERLAGER")).toEqual([1]);
});

test("nothing typed finds nothing; many are counted and few are shown", async () => {
  const book = bookOf(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [n + 1, `Rechnung ${n}`])));
  expect(await findReports(book, new Map(), " ", always)).toEqual({ rows: [], count: 0 });
  const found = await findReports(book, new Map(), "rechnung", always);
  expect(found).toMatchObject({ count: 50 });
  expect(found!.rows).toHaveLength(SHOWN);
});

test("ten thousand reports are looked through in turns between which the page may go on, and what no longer counts stops", async () => {
  const book = bookOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n + 1, `Rechnung und Lager Größe ${n} im Betrieb`])));
  let turns = 0;
  const stillCounts = () => {
    turns += 1;
    return true;
  };
  expect(await findReports(book, new Map(), "große", stillCounts)).toMatchObject({ count: 10_000 });
  expect(turns).toBeGreaterThan(0);
  expect(await findReports(book, new Map(), "große", () => false)).toBeNull();
});
