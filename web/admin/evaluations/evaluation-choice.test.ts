import { expect, test } from "vitest";
import { choiceOf, queryOf, searchOf } from "./evaluation-choice.ts";

const id = "01a202e2-5ba8-752a-aefd-a6958fac4b5e";
const of = (search: string) => choiceOf(new URLSearchParams(search));

test("an address without anything is this year of one's own departments, and needs nothing again", () => {
  expect(queryOf(of(""), "2026-11-22")).toEqual({ from: "2026-01-01", to: "2026-12-31", departments: "own" });
  expect(searchOf(of(""))).toEqual({});
});

test.each([
  ["zeitraum=vorjahr", { from: "2025-01-01", to: "2025-12-31", departments: "own" }],
  ["abteilung=alle", { from: "2026-01-01", to: "2026-12-31" }],
  [`zeitraum=monat&kanal=${id}`, { from: "2026-11-01", to: "2026-11-30", channels: id, departments: "own" }],
  [`zeitraum=eigener&von=2026-02-01&bis=2026-02-28&abteilung=${id}`, { from: "2026-02-01", to: "2026-02-28", departments: id }],
])("%s is asked for, and stands in the address again", (search, asked) => {
  expect(queryOf(of(search), "2026-11-22")).toEqual(asked);
  expect(new URLSearchParams(searchOf(of(search))).toString()).toBe(search);
});

test.each(["zeitraum=immer", "zeitraum=eigener&von=2026-02-30&bis=2026-03-01", "zeitraum=eigener", "kanal=alle&abteilung=%00"])(
  "%s makes no sense and is this year",
  (search) => {
    expect(queryOf(of(search), "2026-11-22")).toEqual({ from: "2026-01-01", to: "2026-12-31", departments: "own" });
  },
);
