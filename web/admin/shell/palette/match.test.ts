import { expect, test } from "vitest";
import { matching } from "../../shared/search/match.ts";

const entries = [
  { label: "Dashboard", otherNames: "Start Übersicht" },
  { label: "Meldungen" },
  { label: "Meldekanäle", otherNames: "Portal" },
  { label: "Mein Konto" },
  { label: "Darstellung: Dunkel" },
];
const found = (typed: string) => matching(entries, typed).map(({ label }) => label);

test("nothing typed gives everything in its order", () => {
  expect(found("  ")).toEqual(entries.map(({ label }) => label));
});

test("words count from their beginning, whatever their case and dots", () => {
  expect(found("meld")).toEqual(["Meldungen", "Meldekanäle"]);
  expect(found("KANALE")).toEqual([]);
  expect(found("meldekana")).toEqual(["Meldekanäle"]);
  expect(found("ubersicht")).toEqual(["Dashboard"]);
  expect(found("konto mein")).toEqual(["Mein Konto"]);
  expect(found("mein dunkel")).toEqual([]);
});

test("what begins with the words stands before what has them later, and before other names", () => {
  expect(matching([{ label: "B", otherNames: "rot" }, { label: "Ein Rot" }, { label: "Rot" }], "rot").map(({ label }) => label)).toEqual([
    "Rot",
    "Ein Rot",
    "B",
  ]);
});
