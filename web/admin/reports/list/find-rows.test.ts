import { expect, test } from "vitest";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { filterRows } from "./filter-rows.ts";
import { EVERYTHING, type ListChoice, ME, NO_CATEGORY, NOBODY } from "./list-choice.ts";
import { sortRows } from "./sort-rows.ts";

const row = (number: number, more: Partial<CachedRow> = {}): CachedRow => ({
  id: `r${number}`,
  number,
  caseNumber: `C${number}`,
  channelId: "k1",
  departmentId: "a1",
  category: null,
  reportType: "anonymous",
  identityRevealedAt: null,
  isDrill: false,
  way: "portal",
  status: "new",
  assignedTo: null,
  createdAt: "2026-11-10T08:00:00.000Z",
  lastActivityAt: "2026-11-10T08:00:00.000Z",
  receivedAt: "2026-11-10T08:00:00.000Z",
  acknowledgedAt: null,
  feedbackAt: null,
  meetingAskedAt: null,
  closedAt: null,
  outcome: null,
  unread: false,
  ...more,
});
const NOW = new Date(2026, 10, 21, 15, 0);
const on = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

const rows = [
  row(1, { status: "closed", category: "c1", assignedTo: "me", createdAt: on(21) }),
  row(2, { status: "resolved", channelId: "k2", assignedTo: "eva", createdAt: on(15, 0) }),
  row(3, { reportType: "confidential", departmentId: "a2", createdAt: on(14, 23) }),
  row(4, { unread: true, category: "c1", createdAt: new Date(2025, 11, 31, 12).toISOString() }),
];
const fitting = (choice: Partial<ListChoice>) =>
  filterRows(rows, { ...EVERYTHING, sort: null, texts: false, ...choice }, "me", NOW).map(({ number }) => number);

test("each filter leaves what fits, and several leave what fits all of them", () => {
  expect(fitting({})).toEqual([1, 2, 3, 4]);
  expect(fitting({ status: ["closed", "resolved"] })).toEqual([1, 2]);
  expect(fitting({ category: "c1" })).toEqual([1, 4]);
  expect(fitting({ category: NO_CATEGORY })).toEqual([2, 3]);
  expect(fitting({ channel: "k2" })).toEqual([2]);
  expect(fitting({ department: "a2" })).toEqual([3]);
  expect(fitting({ assignee: "eva" })).toEqual([2]);
  expect(fitting({ assignee: ME })).toEqual([1]);
  expect(fitting({ assignee: NOBODY })).toEqual([3, 4]);
  expect(fitting({ type: "confidential" })).toEqual([3]);
  expect(fitting({ unread: true })).toEqual([4]);
  expect(fitting({ due: "ueberfaellig" })).toEqual([3, 4]);
  expect(fitting({ due: "7" })).toEqual([]);
  expect(fitting({ category: "c1", assignee: NOBODY })).toEqual([4]);
  expect(fitting({ category: "c1", channel: "k2" })).toEqual([]);
});

test("days are whole days of this device, both included; seven days are today and the six before", () => {
  expect(fitting({ period: "7" })).toEqual([1, 2]);
  expect(fitting({ period: "30" })).toEqual([1, 2, 3]);
  expect(fitting({ period: "jahr" })).toEqual([1, 2, 3]);
  expect(fitting({ from: "2026-11-15", to: "2026-11-15" })).toEqual([2]);
  expect(fitting({ to: "2026-11-14" })).toEqual([3, 4]);
  expect(fitting({ from: "2026-11-21" })).toEqual([1]);
});

const named = (titles: string[]) => new Map<string, OpenedTitle>(titles.map((title, n) => [`r${n + 1}`, { title }]));
const NAMES = { titles: new Map<string, OpenedTitle>(), categories: new Map<string, string>(), users: new Map<string, string>() };

test("titles stand in German order: umlauts with their vowel, whatever the case; closed ones last, either way", () => {
  const some = [1, 2, 3, 4, 5].map((number) => row(number));
  const titles = named(["Zebra", "Österreich", "ofen", "Straße"]).set("r5", { closed: "no-key" });
  const order = (down: boolean) => sortRows(some, { by: "thema", down }, { ...NAMES, titles }).map(({ number }) => number);
  expect(order(false)).toEqual([3, 2, 4, 1, 5]);
  expect(order(true)).toEqual([1, 4, 2, 3, 5]);
});

test("deadlines: the soonest first, the latest first, and what has none last, either way", () => {
  const some = [
    row(1, { acknowledgedAt: on(10), receivedAt: on(10) }),
    row(2, { status: "closed" }),
    row(3, { receivedAt: on(20) }),
    row(4, { receivedAt: on(1) }),
    row(5, { receivedAt: on(20, 8) }),
  ];
  const order = (down: boolean) => sortRows(some, { by: "frist", down }, NAMES).map(({ number }) => number);
  expect(order(false)).toEqual([4, 3, 5, 1, 2]);
  expect(order(true)).toEqual([1, 3, 5, 4, 2]);
});

test("the other columns: names, the steps of the work, moments; equal rows stay newest first", () => {
  const some = [
    row(1, { assignedTo: "u2", status: "closed", category: "c2", lastActivityAt: on(3) }),
    row(2, { status: "new", category: "c1", lastActivityAt: on(5) }),
    row(3, { assignedTo: "u1", status: "new", category: "c2", lastActivityAt: on(3) }),
  ];
  const names = {
    ...NAMES,
    users: new Map([
      ["u1", "Änne"],
      ["u2", "Bert"],
    ]),
    categories: new Map([
      ["c1", "Umwelt"],
      ["c2", "Betrug"],
    ]),
  };
  const order = (by: "kategorie" | "status" | "zugewiesen" | "aktivitaet", down = false) =>
    sortRows(some, { by, down }, names).map(({ number }) => number);
  expect(order("zugewiesen")).toEqual([3, 1, 2]);
  expect(order("zugewiesen", true)).toEqual([1, 3, 2]);
  expect(order("status")).toEqual([2, 3, 1]);
  expect(order("kategorie")).toEqual([1, 3, 2]);
  expect(order("kategorie", true)).toEqual([2, 1, 3]);
  expect(order("aktivitaet", true)).toEqual([2, 1, 3]);
  expect(sortRows(some, null, names)).toBe(some);
});
