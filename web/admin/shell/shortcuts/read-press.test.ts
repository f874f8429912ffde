import { expect, test } from "vitest";
import { type Press, readPress } from "./read-press.ts";

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("Ctrl+K and Command+K open the palette, whatever else is set; with more keys held they are somebody else's", () => {
  expect(readPress(press("k", { ctrlKey: true }), false, false)).toEqual({ open: "palette" });
  expect(readPress(press("K", { metaKey: true }), true, true)).toEqual({ open: "palette" });
  expect(readPress(press("k", { ctrlKey: true, altKey: true }), false, true)).toBeNull();
  expect(readPress(press("k", { ctrlKey: true, metaKey: true }), false, true)).toBeNull();
  expect(readPress(press("K", { ctrlKey: true, shiftKey: true }), false, true)).toBeNull();
  expect(readPress(press("?", { ctrlKey: true }), false, true)).toBeNull();
});

test("a question mark opens the sheet, g and a second key go to a screen", () => {
  expect(readPress(press("?", { shiftKey: true }), false, true)).toEqual({ open: "shortcuts" });
  expect(readPress(press("g"), false, true)).toBe("second-key");
  expect(readPress(press("m"), true, true)).toEqual({ go: "m" });
  expect(readPress(press("M"), true, true)).toEqual({ go: "m" });
  expect(readPress(press("m"), false, true)).toBeNull();
  expect(readPress(press("Shift"), true, true)).toBeNull();
  expect(readPress(press("g", { altKey: true }), false, true)).toBeNull();
});

test("where single characters are switched off, none of them acts", () => {
  for (const [key, afterG] of [
    ["?", false],
    ["g", false],
    ["m", true],
  ] as const)
    expect(readPress(press(key), afterG, false)).toBeNull();
});
