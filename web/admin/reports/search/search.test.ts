import { describe, expect, test } from "vitest";
import { fold } from "../../../vault/content/fold.ts";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { searchRows } from "./search.ts";

const row = (number: number, category: string | null = null): CachedRow => ({
  id: `r${number}`,
  number,
  caseNumber: `AB${number}-XY`,
  channelId: "k1",
  departmentId: "a1",
  unread: false,
  category,
  reportType: "anonymous",
  identityRevealedAt: null,
  isDrill: false,
  way: "portal",
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
const rows = [row(1, "umwelt"), row(2), row(3), row(41)];
const titles = new Map<string, OpenedTitle>([
  ["r1", { title: "Lackreste im Hof" }],
  ["r2", { title: "Überstunden in der Straße" }],
  ["r3", { closed: "no-key" }],
  ["r41", { closed: "lost" }],
]);
const categories = new Map([["umwelt", "Umwelt & Abfälle"]]);
const find = (typed: string) => searchRows(rows, titles, categories, typed).map(({ number }) => number);

describe("the search over opened titles", () => {
  test("finds what is closed for good by what stands in its place, and nothing else that is closed", () => {
    expect(find("endgültig verschlossen")).toEqual([41]);
    expect(find("Freigabe ausstehend")).toEqual([]);
  });

  test("finds words whatever their case, accents, and order", () => {
    expect(find("UBERSTUNDEN")).toEqual([2]);
    expect(find("strasse überst")).toEqual([2]);
    expect(fold("Straße Çé")).toBe("strasse ce");
  });

  test("every word has to occur", () => {
    expect(find("Lackreste Straße")).toEqual([]);
  });

  test("finds numbers and categories; HZ-4 is not HZ-41", () => {
    expect(find("hz-41")).toEqual([41]);
    expect(find("HZ-4")).toEqual([]);
    expect(find("41")).toEqual([41]);
    expect(find("4")).not.toContain(3);
    expect(find("ab2-xy")).toEqual([2]);
    expect(find("abfall")).toEqual([1]);
  });

  test("reports whose texts have the words are found, too", () => {
    expect(searchRows(rows, titles, categories, "nirgends", new Set(["r3"])).map(({ number }) => number)).toEqual([3]);
    expect(searchRows(rows, titles, categories, "lackreste", new Set(["r2"])).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("nothing typed shows everything, closed titles included", () => {
    expect(find("  ")).toEqual([1, 2, 3, 41]);
  });
});
