import fc from "fast-check";
import { startOfDay } from "@hz/contract/deadlines";
import { CONFIRMED, type Figures, NONE, REFUTED, type TableName } from "@hz/contract/evaluations";
import { expect, test } from "vitest";
import { Attacker } from "../../testing/attacker.ts";
import { flowOf } from "./flow.ts";
import { isSmall, sumOf } from "./protect.ts";
import { publishPeriods } from "./publish.ts";
import { type CaseFacts, reckon, type Reckoned, type Window } from "./reckon.ts";

const DAY = 86_400_000;
const END = startOfDay("2026-01-01").getTime();
const windowOf = (year: number): Window => {
  const [begin, end] = [startOfDay(`${year}-01-01`).getTime(), startOfDay(`${year + 1}-01-01`).getTime()];
  return { from: `${year}-01-01`, to: `${year}-12-31`, begin, end, at: end, now: END };
};
const [EARLIER, BEFORE, NOW] = [windowOf(2023), windowOf(2024), windowOf(2025)];

const CHANNELS = ["channel 1", "channel 2", "channel 3"];
const CATEGORIES = ["category 1", "category 2", "category 3"];
const AREAS: Record<string, string> = { "category 1": "fraud", "category 2": "corruption", "category 3": "fraud" };
const DEPARTMENTS = ["department 1", "department 2", "department 3"];
const KEYS = { categories: CATEGORIES, channels: CHANNELS, departments: DEPARTMENTS };
/** Where reports of a channel, or of a category, go: everybody may know that. From the first department some are moved to the third. */
const goesTo = (key: string) => DEPARTMENTS[Number(key.slice(-1)) % 2]!;
const FROM = [["department 1", "department 3"], ["department 2"]];

/** So many reports that are alike. */
const alike = fc.record({
  times: fc.integer({ min: 1, max: 12 }),
  receivedOn: fc.nat(3 * 365),
  openDays: fc.option(fc.nat(500)),
  channelId: fc.constantFrom(...CHANNELS),
  categoryId: fc.constantFrom(...CATEGORIES, null),
  isAnonymous: fc.boolean(),
  isRevealed: fc.boolean(),
  hasReturned: fc.boolean(),
  isConfirmed: fc.boolean(),
  isMoved: fc.boolean(),
  outcome: fc.constantFrom("confirmed-remedied", "not-confirmed", "duplicate"),
  way: fc.constantFrom("portal", "phone"),
});
type Alike = Parameters<Parameters<typeof alike.map>[0]>[0];
type Routing = "channels" | "categories";

function factsOf(some: readonly Alike[], routing: Routing): CaseFacts[] {
  return some.flatMap(({ times, receivedOn, openDays, hasReturned, isConfirmed, isMoved, ...one }) => {
    const receivedAt = EARLIER.begin + receivedOn * DAY + DAY / 2;
    const closedAt = openDays === null ? null : receivedAt + openDays * DAY;
    const department = goesTo(routing === "channels" ? one.channelId : (one.categoryId ?? CATEGORIES[0]!));
    const fact: CaseFacts = {
      ...one,
      departmentId: isMoved && department === DEPARTMENTS[0] ? DEPARTMENTS[2]! : department,
      area: one.categoryId === null ? null : AREAS[one.categoryId]!,
      receivedAt,
      acknowledgedAt: isConfirmed ? receivedAt + DAY : null,
      feedbackAt: null,
      closedAt,
      scope: null,
      hasReturned,
      reporterWroteAt: hasReturned ? receivedAt + DAY : null,
      officeWroteAt: isConfirmed ? receivedAt + 2 * DAY : null,
    };
    return Array.from({ length: times }, () => fact);
  });
}

/** The tables that count the same reports, by what these are. */
const SAME: Record<string, readonly TableName[]> = {
  received: ["received", "type", "way", "category", "area", "channel", "department", "scope", "acknowledgement", "feedback"],
  closed: ["outcome"],
  open: ["age"],
  returnable: ["returned"],
  decided: ["substance"],
};

/** All that a person reads of a period, and what everybody may know of how its tables hang together. */
function read(attacker: Attacker, period: string, { tables, spans }: Figures, routing: Routing): void {
  const cell = (table: TableName, key: string) => `${period} ${table} ${key}`;
  const cells = (table: TableName, keys: readonly string[] = Object.keys(tables[table].cells)) => keys.map((key) => cell(table, key));
  for (const [table, { cells: counts }] of Object.entries(tables) as [TableName, Figures["tables"][TableName]][])
    for (const [key, count] of Object.entries(counts)) if (count !== null) attacker.learn(cell(table, key), count, count);
  for (const [sum, names] of Object.entries(SAME))
    for (const name of names) {
      attacker.equate([`${period} ${sum}`], cells(name));
      const { total } = tables[name];
      if (total !== null) attacker.learn(`${period} ${sum}`, total, total);
    }
  for (const area of Object.keys(tables.area.cells)) {
    const within = area === NONE ? [NONE] : CATEGORIES.filter((category) => AREAS[category] === area);
    attacker.equate([cell("area", area)], cells("category", within));
  }
  for (const departments of FROM) {
    const from = (keys: readonly string[]) => keys.filter((key) => departments.includes(goesTo(key)));
    const isFirst = departments.includes(goesTo(CATEGORIES[0]!));
    const parts =
      routing === "channels" ? cells("channel", from(CHANNELS)) : cells("category", [...from(CATEGORIES), ...(isFirst ? [NONE] : [])]);
    attacker.equate(cells("department", departments), parts);
  }
  attacker.equate([`${period} returnable`], cells("type", ["anonymous", "revealed"]));
  for (const [said, outcomes] of [
    ["yes", CONFIRMED],
    ["no", REFUTED],
  ] as const)
    attacker.equate(cells("substance", [`anonymous ${said}`, `confidential ${said}`]), cells("outcome", outcomes));
  // How many days were measured of, and what is waiting or overdue, tell how many there are at least.
  for (const [span, sum] of [
    [spans.closure, "closed"],
    [spans.age, "open"],
  ] as const) {
    if (span.state === "none") attacker.learn(`${period} ${sum}`, 0, 0);
    if (span.state === "there") attacker.learn(`${period} ${sum}`, span.ninth === null ? 5 : 10);
  }
  const shown = (table: TableName) => Object.values(tables[table].cells).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  attacker.learn(`${period} open`, Math.max(shown("waiting"), shown("overdue")));
}

/** Every small number of a period, by the name that the attacker has for it. */
function smallOf(period: string, { tables }: Reckoned): Map<string, number> {
  const cells = Object.entries(tables).flatMap(([table, { cells: counts }]) =>
    Object.entries(counts).map(([key, count]) => [`${period} ${table} ${key}`, count] as const),
  );
  const sums = Object.entries(SAME).map(([sum, [table]]) => [`${period} ${sum}`, sumOf(tables[table!].cells)] as const);
  return new Map([...cells, ...sums].filter(([, count]) => isSmall(count)));
}

test("no small count follows from the whole answer, all tables and both periods together", () => {
  fc.assert(
    fc.property(fc.array(alike, { maxLength: 14 }), fc.constantFrom<Routing>("channels", "categories"), (some, routing) => {
      const cases = factsOf(some, routing);
      const of = (facts: readonly CaseFacts[], window: Window) =>
        reckon({ cases: facts, measures: [], disclosures: [], deletions: [], gone: [] }, window, KEYS);
      const [earlier, before, now] = [of(cases, EARLIER), of(cases, BEFORE), of(cases, NOW)];
      const parts = (others: Reckoned, window: Window) => ({ open: of([], window), others });
      const { current, previous } = publishPeriods(parts(now, NOW), parts(before, BEFORE), flowOf(earlier));

      const attacker = new Attacker();
      read(attacker, "before", previous, routing);
      read(attacker, "now", current, routing);
      attacker.equate(["before open", "now received"], ["now closed", "now open"]);
      // How many were open at the beginning stands in the answer about the period before.
      attacker.equate(["opening", "before received"], ["before closed", "before open"]);
      const { opening } = flowOf(before);
      if (!isSmall(opening)) attacker.learn("opening", opening, opening);

      const found = attacker.found();
      const small = new Map([...smallOf("before", before), ...smallOf("now", now)]);
      expect([...small].filter(([name]) => found.has(name))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
