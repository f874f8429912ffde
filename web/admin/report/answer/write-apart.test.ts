import { expect, test } from "vitest";
import { apart } from "./write-apart.ts";

test.each([
  ["", "", "Text"],
  ["Vorher.", "", "\n\nText"],
  ["Vorher.\n", "", "\nText"],
  ["Vorher.\n\n", "", "Text"],
  ["Vorher.\n\n\n", "", "Text"],
  ["", "Nachher.", "Text\n\n"],
  ["", "\nNachher.", "Text\n"],
  ["Mitten ", "im Satz", "\n\nText\n\n"],
  ["\n", "  \n", "Text"],
])("between %j and %j stands %j", (before, after, text) => {
  expect(apart(before, "Text", after)).toBe(text);
});
