import { expect, onTestFinished, test, vi } from "vitest";
import { emptyQueries } from "../../shared/queries/query-client.ts";
import { type CachedRow, changeCache, currentCache, emptyCache, growCache, mergeRows, subscribeCache } from "./report-cache.ts";

const row = (number: number, createdAt: string, status: CachedRow["status"] = "new"): CachedRow => ({
  id: `r${number}`,
  number,
  caseNumber: `C${number}`,
  channelId: "k1",
  departmentId: "a1",
  unread: false,
  category: null,
  reportType: "anonymous",
  identityRevealedAt: null,
  isDrill: false,
  way: "portal",
  status,
  assignedTo: null,
  createdAt,
  lastActivityAt: createdAt,
  receivedAt: createdAt,
  acknowledgedAt: null,
  feedbackAt: null,
  meetingAskedAt: null,
  closedAt: null,
  outcome: null,
});

test("rows stand newest first, whatever order they come in, and each once", () => {
  const old = row(1, "2026-11-19T08:00:00.000Z");
  const twin = row(2, "2026-11-20T08:00:00.000Z");
  const sameMoment = row(3, "2026-11-20T08:00:00.000Z");
  const news = row(4, "2026-11-21T08:00:00.000Z");
  const numbers = mergeRows([twin, old], [sameMoment, news, old]).map(({ number }) => number);
  expect(numbers).toEqual([4, 3, 2, 1]);
});

test("a page that follows is put behind; one that overlaps, or is out of order, is not merely put there", () => {
  const [a, b, c, d] = [4, 3, 2, 1].map((number) => row(number, `2026-11-2${number}T08:00:00.000Z`)) as [
    CachedRow,
    CachedRow,
    CachedRow,
    CachedRow,
  ];
  expect(mergeRows([a, b], [c, d])).toEqual([a, b, c, d]);
  expect(mergeRows([a, b], [d, c])).toEqual([a, b, c, d]);
  expect(mergeRows([a, b], [b, c])).toEqual([a, b, c]);
  expect(mergeRows([c, d], [a, b])).toEqual([a, b, c, d]);
});

test("what was read later wins", () => {
  const before = row(1, "2026-11-19T08:00:00.000Z");
  const after = row(1, "2026-11-19T08:00:00.000Z", "closed");
  expect(mergeRows([before], [after])).toEqual([after]);
});

test("what comes behind the first screen is told together; what anybody did is told at once, and nothing is told twice", () => {
  vi.useFakeTimers();
  const told = vi.fn<() => void>();
  const stop = subscribeCache(told);
  onTestFinished(() => (stop(), emptyCache(), void vi.useRealTimers()));
  changeCache({ total: 3 });
  expect(told).toHaveBeenCalledTimes(1);
  const [a, b] = [row(2, "2026-11-20T08:00:00.000Z"), row(1, "2026-11-19T08:00:00.000Z")];
  growCache({ rows: [a] });
  growCache({ rows: [a, b] });
  expect(told).toHaveBeenCalledTimes(1);
  expect(currentCache().rows).toEqual([a, b]);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(2);
  growCache({ complete: true });
  changeCache({ failure: null });
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(3);
  expect(currentCache()).toMatchObject({ total: 3, complete: true });
});

test("whoever signs in next finds nothing that was read before", () => {
  onTestFinished(() => emptyCache());
  changeCache({ rows: [row(1, "2026-11-19T08:00:00.000Z")], titles: new Map([["1", { title: "Ein Titel" }]]), total: 1, complete: true });
  emptyQueries();
  expect(currentCache()).toMatchObject({ rows: [], total: null, complete: false });
  expect(currentCache().titles.size).toBe(0);
});
