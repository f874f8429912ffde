import { expect, test } from "vitest";
import { choiceOf, filterOf, searchOf } from "./audit-choice.ts";

const ID = "0b0f0e6e-5f0c-4a55-9d0e-2f7a1c3b4d5e";
const read = (search: string) => choiceOf(new URLSearchParams(search));

test("what is written into the address is read from it", () => {
  const choice = { from: "2026-11-01", to: "2026-11-21", person: ID, group: "reports", target: ID, before: 51 } as const;
  expect(read(String(new URLSearchParams(searchOf(choice))))).toEqual(choice);
  expect(searchOf(read(""))).toEqual({});
});

test.each(["von=gestern", "bis=2026", "person=1", "vorgang=alles", "ziel=%00", "vor=-1", "vor=1e9", "vor=0"])(
  "%s says nothing",
  (search) => {
    expect(read(search)).toEqual(read(""));
  },
);

test("a period begins with its first day and ends with its last one", () => {
  const { from, to } = filterOf(read("von=2026-11-20&bis=2026-11-20"));
  expect(new Date(from!)).toEqual(new Date(2026, 10, 20));
  expect(new Date(to!)).toEqual(new Date(2026, 10, 21));
  expect(filterOf(read(""))).toEqual({});
});
