import fc from "fast-check";
import { expect, test } from "vitest";
import { shownChanges } from "./shown-changes.ts";

type State = Record<string, boolean>;
const set = (name: string, value: boolean) => (state: State) => ({ ...state, [name]: value });

test("a refused change shows what was there, at once", () => {
  const changes = shownChanges<State>();
  const off = set("a", false);
  expect(changes.begin(off, { a: true, b: true })).toEqual({ a: false, b: true });
  expect(changes.refused(off)).toEqual({ a: true, b: true });
  expect(changes.isDone()).toBe(true);
});

test("of two on their way the refused one goes alone", () => {
  const changes = shownChanges<State>();
  const [first, second] = [set("a", false), set("b", false)];
  const shown = changes.begin(first, { a: true, b: true });
  changes.begin(second, shown);
  expect(changes.refused(first)).toEqual({ a: true, b: false });
  expect(changes.refused(second)).toEqual({ a: true, b: true });
});

test("whatever is taken and refused one after the other, what stands at the end is what the server holds", () => {
  const step = fc.record({ name: fc.constantFrom("a", "b", "c"), value: fc.boolean(), isTaken: fc.boolean(), isAnswered: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const changes = shownChanges<State>();
      const waiting: { change: (state: State) => State; isTaken: boolean }[] = [];
      let [server, shown]: [State, State] = [
        { a: true, b: true, c: true },
        { a: true, b: true, c: true },
      ];
      const answer = () => {
        const next = waiting.shift();
        if (!next) return;
        if (next.isTaken) server = next.change(server);
        shown = (next.isTaken ? changes.kept(next.change) : changes.refused(next.change))!;
        expect(shown).toEqual(waiting.reduce((state, { change }) => change(state), server));
      };
      for (const { name, value, isTaken, isAnswered } of steps) {
        const change = set(name, value);
        shown = changes.begin(change, shown)!;
        waiting.push({ change, isTaken });
        if (isAnswered) answer();
      }
      while (waiting.length > 0) answer();
      expect(shown).toEqual(server);
      expect(changes.isDone()).toBe(true);
    }),
  );
});
