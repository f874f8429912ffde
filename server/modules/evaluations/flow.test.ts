import { SPANS, TABLES } from "@hz/contract/account/evaluations";
import { expect, test } from "vitest";
import { flowBefore, flowOf } from "./flow.ts";
import { isSmall } from "./protect.ts";
import { publishPeriods } from "./publish.ts";
import type { Reckoned } from "./reckon.ts";

/** Of others: so many came, ended and are open, each under one key. */
function counted(received = 0, closed = 0, open = 0): Reckoned {
  const cells: Partial<Record<string, Record<string, number>>> = { received: { a: received }, outcome: { a: closed }, age: { a: open } };
  return {
    tables: Object.fromEntries(TABLES.map((name) => [name, { cells: cells[name] ?? {}, hasTotal: true }])) as Reckoned["tables"],
    spans: Object.fromEntries(SPANS.map((name) => [name, []])) as unknown as Reckoned["spans"],
  };
}
const open = counted();

/** Two periods of others: how many were open before them, then came and ended in each. */
type World = readonly [opening: number, came: number, ended: number, cameNext: number, endedNext: number];

/** All that such a world has, with what was open after each period. */
function numbersOf([opening, came, ended, cameNext, endedNext]: World): number[] {
  const between = opening + came - ended;
  return [opening, came, ended, between, cameNext, endedNext, between + cameNext - endedNext];
}

/** What is told of them, and of the beginning what the answer about the period before tells. */
function toldOf(world: World): string {
  const [opening, came, ended, between, cameNext, endedNext, after] = numbersOf(world) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { current, previous } = publishPeriods(
    { open, others: [counted(cameNext, endedNext, after)] },
    { open, others: [counted(came, ended, between)] },
    [{ received: 0, closed: 0 }],
  );
  const told = [previous, current].flatMap(({ tables, spans }) => [
    ...[tables.received, tables.outcome, tables.age].map(({ total }) => total),
    ...SPANS.map((name) => spans[name].state),
  ]);
  return JSON.stringify([isSmall(opening) ? null : opening, ...told]);
}

const HIGHEST = 6;
function* worlds(): Generator<World> {
  for (let opening = 0; opening <= HIGHEST; opening++)
    for (let came = 0; came <= HIGHEST; came++)
      for (let ended = 0; ended <= opening + came; ended++)
        for (let cameNext = 0; cameNext <= HIGHEST; cameNext++)
          for (let endedNext = 0; endedNext <= opening + came - ended + cameNext; endedNext++)
            yield [opening, came, ended, cameNext, endedNext];
}

test("whoever knows these rules and what is told of two periods cannot work out how few came, ended or are open", () => {
  /** By what is told, what each number may be. */
  const possible = new Map<string, Set<number>[]>();
  const all = [...worlds()].map((world) => ({ numbers: numbersOf(world), told: toldOf(world) }));
  for (const { numbers, told } of all) {
    const sets = possible.get(told) ?? numbers.map(() => new Set<number>());
    numbers.forEach((count, at) => sets[at]!.add(count));
    possible.set(told, sets);
  }
  const givenAway = all.filter(({ numbers, told }) => numbers.some((count, at) => isSmall(count) && possible.get(told)![at]!.size < 2));
  expect(givenAway.slice(0, 3)).toEqual([]);
});

test("an office with nothing small in either period sees all, with something small in the one before nothing that ended or is open", () => {
  const told = (world: World) => JSON.parse(toldOf(world)).filter((one: unknown) => one === null || typeof one === "number");
  expect(told([6, 20, 19, 22, 23])).toEqual([6, 20, 19, 7, 22, 23, 6]);
  expect(told([6, 20, 24, 22, 14])).toEqual([6, 20, null, null, 22, null, null]);
  expect(told([0, 20, 3, 22, 14])).toEqual([0, 20, null, null, 22, null, null]);
  expect(told([0, 20, 0, 22, 14])).toEqual([0, 20, 0, 20, 22, 14, 28]);
});

test("the period before ends with what was open at the beginning", () => {
  const flow = flowOf(counted(20, 12, 9));
  expect(flow).toEqual({ opening: 1, received: 20, closed: 12, open: 9 });
  expect(flowBefore(flow, { received: 5, closed: 8 })).toEqual({ opening: 4, received: 5, closed: 8, open: 1 });
});
