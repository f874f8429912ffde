import { expect, test } from "vitest";
import { reduceToasts, type Toast } from "./toasts.ts";

const shown: Toast = { id: 1, open: true, title: "Gespeichert" };

test("a new toast pushes the old one out", () => {
  const list = reduceToasts([shown], { type: "show", id: 2, content: { title: "Gelöscht" } });
  expect(list).toEqual([{ id: 2, open: true, title: "Gelöscht" }]);
});

test("a dismissed toast closes but stays in the list", () => {
  expect(reduceToasts([shown], { type: "dismiss", id: 1 })).toEqual([{ ...shown, open: false }]);
});

test("dismissing or removing a toast that is gone leaves the one shown alone", () => {
  expect(reduceToasts([shown], { type: "dismiss", id: 7 })).toEqual([shown]);
  expect(reduceToasts([shown], { type: "remove", id: 7 })).toEqual([shown]);
});

test("a removed toast leaves the list", () => {
  expect(reduceToasts([shown], { type: "remove", id: 1 })).toEqual([]);
});
