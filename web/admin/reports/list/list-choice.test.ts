import { REPORT_STATUSES } from "@hz/contract/reports/reports";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DUE_CHOICES } from "../next-deadline.ts";
import {
  choiceOf,
  COLUMNS,
  EVERYTHING,
  isFiltered,
  type ListChoice,
  ME,
  nextSort,
  NO_CATEGORY,
  NOBODY,
  PERIODS,
  searchOf,
} from "./list-choice.ts";

const ALL: ListChoice = { ...EVERYTHING, sort: null, texts: false };
const id = fc.uuid();
const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orNothing = <T>(some: fc.Arbitrary<T>) => fc.oneof(fc.constant("" as const), some);
const period = fc.oneof(
  fc.record({ period: orNothing(fc.constantFrom(...PERIODS)), from: fc.constant(""), to: fc.constant("") }),
  fc.record({ period: fc.constant("" as const), from: orNothing(day), to: orNothing(day) }),
);
const choices: fc.Arbitrary<ListChoice> = fc
  .record({
    status: fc.subarray([...REPORT_STATUSES]),
    category: orNothing(fc.oneof(id, fc.constant(NO_CATEGORY))),
    channel: orNothing(id),
    department: orNothing(id),
    assignee: orNothing(fc.oneof(id, fc.constantFrom(NOBODY, ME))),
    type: orNothing(fc.constantFrom("anonymous", "confidential")),
    due: orNothing(fc.constantFrom(...DUE_CHOICES)),
    unread: fc.boolean(),
    sort: fc.option(fc.record({ by: fc.constantFrom(...COLUMNS), down: fc.boolean() })),
    texts: fc.boolean(),
  })
  .chain((rest) => period.map((when) => ({ ...rest, ...when }) as ListChoice));

test("every choice comes back from the address as it went there", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const address = new URLSearchParams(searchOf(choice)).toString();
      expect(choiceOf(new URLSearchParams(address))).toEqual(choice);
    }),
  );
});

test("the list of everything has nothing in its address, and says that nothing is filtered", () => {
  expect(searchOf(ALL)).toEqual({});
  expect(isFiltered(ALL)).toBe(false);
  expect(isFiltered({ ...ALL, sort: { by: "thema", down: true }, texts: true })).toBe(false);
  for (const change of [
    { unread: true },
    { status: ["new"] },
    { to: "2026-11-01" },
    { assignee: ME },
    { due: "7" },
  ] as Partial<ListChoice>[])
    expect(isFiltered({ ...ALL, ...change })).toBe(true);
});

test("whatever stands in the address, it is a choice; what makes no sense chooses nothing", () => {
  const names = [
    "status",
    "kategorie",
    "kanal",
    "abteilung",
    "zugewiesen",
    "art",
    "frist",
    "zeitraum",
    "von",
    "bis",
    "ungelesen",
    "sortierung",
    "texte",
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (given) => {
      const choice = choiceOf(new URLSearchParams(given));
      expect(choiceOf(new URLSearchParams(searchOf(choice)))).toEqual(choice);
    }),
  );
  const wrong =
    "status=fertig&kategorie=x&kanal=1&abteilung=niemand&zugewiesen=wer&art=geheim&frist=bald&zeitraum=8&von=2026-02-31&bis=gestern&ungelesen=1&sortierung=--thema&texte=nein";
  expect(choiceOf(new URLSearchParams(wrong))).toEqual(ALL);
  expect(choiceOf(new URLSearchParams("status=quatsch,neu,neu")).status).toEqual(["new"]);
  // Days that somebody picked stand in the place of a period.
  expect(choiceOf(new URLSearchParams("zeitraum=30&von=2026-01-01"))).toMatchObject({ period: "", from: "2026-01-01" });
});

test("a column is sorted its own way first, then the other, then newest first again", () => {
  expect(nextSort(null, "thema")).toEqual({ by: "thema", down: false });
  expect(nextSort({ by: "thema", down: false }, "thema")).toEqual({ by: "thema", down: true });
  expect(nextSort({ by: "thema", down: true }, "thema")).toBeNull();
  expect(nextSort({ by: "thema", down: true }, "aktivitaet")).toEqual({ by: "aktivitaet", down: true });
  expect(nextSort({ by: "aktivitaet", down: true }, "aktivitaet")).toEqual({ by: "aktivitaet", down: false });
  expect(nextSort({ by: "aktivitaet", down: false }, "aktivitaet")).toBeNull();
});
