import { expect, test } from "vitest";
import { readablePaste } from "./pasted.ts";

test.each([
  ['<b style="font-weight:normal" id="docs-1">', '<b data-look="not-bold" id="docs-1">'],
  ["<span style='color:red; font-weight: 700; font-style:italic'>", '<span data-look="bold italic">'],
  ['<span style="font-weight:400">', '<span data-look="not-bold">'],
  ['<p style="color:red" class="x">', '<p data-look="" class="x">'],
  ['<p onclick="alert(1)" onmouseover=x>', "<p>"],
  ["<style>p { color: red }</style><p>", "<p>"],
  ['<p>so: style="x" onclick="y" bleibt Text</p>', '<p>so: style="x" onclick="y" bleibt Text</p>'],
  ["3 < 4 und 5 > 4", "3 < 4 und 5 > 4"],
])("%s is read as %s", (pasted, read) => {
  expect(readablePaste(pasted)).toBe(read);
});
