import fc from "fast-check";
import { startOfDay } from "@hz/contract/procedure/deadlines";
import { CONFIRMED, type Figures, NONE, REFUTED, type TableName } from "@hz/contract/account/evaluations";
import { expect, test } from "vitest";
import { Attacker } from "../../testing/attacker.ts";
import { flowOf } from "./flow.ts";
import { partsOf, splitOf } from "./parts.ts";
import { isSmall, sumOf } from "./protect.ts";
import { publishPeriods } from "./publish.ts";
import { type CaseFacts, type Facts, reckon, type Reckoned, type Window } from "./reckon.ts";

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

/** All that a person reads of a period, less what they know exactly. */
function read(attacker: Attacker, period: string, { tables, spans }: Figures, own: Reckoned): void {
  const left = (table: TableName, key: string, count: number | null) => (count === null ? null : count - own.tables[table].cells[key]!);
  for (const [table, { cells: counts }] of Object.entries(tables) as [TableName, Figures["tables"][TableName]][])
    for (const [key, shown] of Object.entries(counts)) {
      const count = left(table, key, shown);
      if (count !== null) attacker.learn(`${period} ${table} ${key}`, count, count);
    }
  for (const [sum, names] of Object.entries(SAME))
    for (const name of names) {
      if (tables[name].total === null) continue;
      const total = tables[name].total - sumOf(own.tables[name].cells);
      attacker.learn(`${period} ${sum}`, total, total);
    }
  // How many days were measured of, and what is waiting or overdue, tell how many there are at least.
  for (const [span, sum, known] of [
    [spans.closure, "closed", own.spans.closure],
    [spans.age, "open", own.spans.age],
  ] as const) {
    if (span.state === "none") attacker.learn(`${period} ${sum}`, 0, 0);
    // Beside what one knows there may be none.
    if (span.state === "there" && known.length === 0) attacker.learn(`${period} ${sum}`, span.ninth === null ? 5 : 10);
  }
  const shown = (table: TableName) =>
    Object.entries(tables[table].cells).reduce((sum, [key, count]) => sum + (left(table, key, count) ?? 0), 0);
  attacker.learn(`${period} open`, Math.max(shown("waiting"), shown("overdue")));
}

/** What everybody may know of how the tables of a period hang together, of whichever departments. */
function hang(attacker: Attacker, period: string, { tables }: Pick<Reckoned, "tables">, routing: Routing): void {
  const cell = (table: TableName, key: string) => `${period} ${table} ${key}`;
  const cells = (table: TableName, keys: readonly string[] = Object.keys(tables[table].cells)) => keys.map((key) => cell(table, key));
  for (const [sum, names] of Object.entries(SAME)) for (const name of names) attacker.equate([`${period} ${sum}`], cells(name));
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
}

/** Every small number of a period, by the name that the attacker has for it. */
function smallOf(period: string, { tables }: Reckoned): Map<string, number> {
  const cells = Object.entries(tables).flatMap(([table, { cells: counts }]) =>
    Object.entries(counts).map(([key, count]) => [`${period} ${table} ${key}`, count] as const),
  );
  const sums = Object.entries(SAME).map(([sum, [table]]) => [`${period} ${sum}`, sumOf(tables[table!].cells)] as const);
  return new Map([...cells, ...sums].filter(([, count]) => isSmall(count)));
}

/** What is told of two periods to somebody who is shown these departments exactly. */
function told(cases: readonly CaseFacts[], shown: readonly string[]) {
  const split = splitOf(DEPARTMENTS, shown);
  const [earlier, before, now] = [EARLIER, BEFORE, NOW].map((window) => partsOf(only(cases), split, window, KEYS));
  return publishPeriods(now!, before!, earlier!.others.map(flowOf));
}
const only = (cases: readonly CaseFacts[]): Facts => ({ cases, measures: [], disclosures: [], deletions: [], gone: [] });

test("no small count follows from the whole answer, all tables and both periods together, nor from file, page and what one knows of one's own departments", () => {
  const facts = [fc.array(alike, { maxLength: 14 }), fc.constantFrom<Routing>("channels", "categories"), fc.subarray(DEPARTMENTS)] as const;
  fc.assert(
    fc.property(...facts, (some, routing, own) => {
      const cases = factsOf(some, routing);
      const of = (isWanted: (departmentId: string) => boolean, window: Window) =>
        reckon(only(cases.filter(({ departmentId }) => isWanted(departmentId))), window, KEYS);
      const [mine, others] = [(id: string) => own.includes(id), (id: string) => !own.includes(id)];

      const attacker = new Attacker();
      // The file is told as to somebody who belongs to none, the page as to a member.
      for (const { current, previous } of [told(cases, []), told(cases, own)]) {
        read(attacker, "before", previous, of(mine, BEFORE));
        read(attacker, "now", current, of(mine, NOW));
      }
      const [before, now] = [of(others, BEFORE), of(others, NOW)];
      hang(attacker, "before", before, routing);
      hang(attacker, "now", now, routing);
      attacker.equate(["before open", "now received"], ["now closed", "now open"]);
      // How many were open at the beginning stands in the answer about the period before.
      attacker.equate(["opening", "before received"], ["before closed", "before open"]);
      const openings = DEPARTMENTS.filter(others).map((id) => flowOf(of((one) => one === id, BEFORE)).opening);
      const { opening } = flowOf(before);
      if (!openings.some(isSmall)) attacker.learn("opening", opening, opening);

      const found = attacker.found();
      const small = new Map([...smallOf("before", before), ...smallOf("now", now)]);
      expect([...small].filter(([name]) => found.has(name))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
