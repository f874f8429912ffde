import fc from "fast-check";
import { expect, test } from "vitest";
import { asBrandColor, brandRules, brandShades, BUTTON_CONTRAST, contrast, GROUNDS, TEXT_CONTRAST } from "./brand-color.ts";

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test.each([
  ["#0B5A4B", "#0b5a4b"],
  ["f60", "#ff6600"],
  ["  ff6600 ", "#ff6600"],
  ["#ff66", null],
  ["##ff6600", null],
  ["rot", null],
  ["#ff6600;}", null],
  ["", null],
])("%s is %s", (typed, color) => expect(asBrandColor(typed)).toBe(color));

const aColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever is chosen, everything on the portal can be read in both schemes", () => {
  fc.assert(
    fc.property(aColor, (color) => {
      const shades = brandShades(color);
      for (const scheme of ["light", "dark"] as const) {
        const { canvas, surface, ink, muted } = GROUNDS[scheme];
        const { text, soft, button, buttonStrong, buttonInk } = shades[scheme];
        for (const ground of [canvas, surface, soft]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        for (const written of [ink, muted]) expect(contrast(written, soft)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        for (const under of [button, buttonStrong]) expect(contrast(buttonInk, under)).toBeGreaterThanOrEqual(BUTTON_CONTRAST);
        for (const ground of [canvas, surface]) expect(contrast(button, ground)).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 500 },
  );
});

test("what can be read stays as it was chosen; the next shade is the first that can", () => {
  expect(brandShades("#0b5a4b").light).toMatchObject({ button: "#0b5a4b", buttonInk: "#ffffff" });
  const yellow = brandShades("#ffdd00");
  expect(yellow.dark).toMatchObject({ text: "#ffdd00", button: "#ffdd00", buttonInk: "#000000" });
  expect(yellow.light.button).not.toBe("#ffdd00");
  expect(contrast(yellow.light.button, GROUNDS.light.canvas)).toBeLessThan(3.1);
  expect(contrast(yellow.light.text, GROUNDS.light.canvas)).toBeLessThan(7.7);
});

test("the rules are colours and nothing else, the light ones first", () => {
  const part = String.raw`:root\{(--[a-z-]+:#[0-9a-f]{6};?){6}\}`;
  const rules = new RegExp(String.raw`^${part}@media screen and \(prefers-color-scheme:dark\)\{${part}\}$`);
  fc.assert(fc.property(aColor, (color) => void expect(brandRules(color)).toMatch(rules)));
  expect(brandRules("#ffdd00").indexOf(brandShades("#ffdd00").light.text)).toBeLessThan(brandRules("#ffdd00").indexOf("@media"));
});
