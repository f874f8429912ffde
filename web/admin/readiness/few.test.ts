import type { DrilledPerson } from "@hz/contract/keys/key-drill";
import { expect, test } from "vitest";
import { drawnFirst, fewNames } from "./few.ts";

const person = (id: number, state: DrilledPerson["state"]): DrilledPerson => ({
  id: `${id}`,
  name: `Person ${id}`,
  isSelf: false,
  state,
  hasCode: false,
  byEmergencyKey: false,
  rescuers: [],
  uncompared: [],
  moreRescuers: 0,
  ended: [],
});

test("of a thousand people those are drawn first whom one loss ends; the others are counted", () => {
  const people = Array.from({ length: 1000 }, (_, id) => person(id, id === 700 ? "single" : id === 300 ? "code" : "safe"));
  const { drawn, more } = drawnFirst(people);
  expect(drawn.slice(0, 3).map(({ id }) => id)).toEqual(["700", "300", "0"]);
  expect([drawn.length < 50, drawn.length + more]).toEqual([true, 1000]);
});

test("in a small office everybody is drawn, and nobody's name is left out", () => {
  const people = [person(1, "safe"), person(2, "safe")];
  expect(drawnFirst(people)).toEqual({ drawn: people, more: 0 });
  expect(fewNames(["Anna", "Berta"])).toEqual(["Anna", "Berta"]);
});

test("of many names the first stand there, and how many more there are", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `Person ${index}`);
  const few = fewNames(names);
  expect(few.at(-1)).toBe(`${1000 - (few.length - 1)} weitere Personen`);
});
