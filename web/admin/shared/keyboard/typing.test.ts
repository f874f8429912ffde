import { expect, test } from "vitest";
import { withPress } from "./typing.ts";

const NONE = { ctrlKey: false, metaKey: false, altKey: false };
const typeAll = (...keys: string[]) => keys.reduce((typed, key) => withPress(typed, { ...NONE, key }) ?? typed, "");

test("letters, spaces and signs are kept in their order, what is taken back is not", () => {
  expect(typeAll("M", "ü", "l", " ", "§", "𝄞")).toBe("Mül §𝄞");
  expect(typeAll("a", "b", "𝄞", "Backspace", "Backspace", "c")).toBe("ac");
  expect(typeAll("Backspace")).toBe("");
});

test("Enter writes nothing and is pressed nowhere else; other keys are the page's", () => {
  expect(withPress("ab", { ...NONE, key: "Enter" })).toBe("ab");
  for (const key of ["Tab", "Escape", "Shift", "ArrowDown", "F8", "Dead"]) expect(withPress("ab", { ...NONE, key })).toBeNull();
});

test("with Ctrl, Command or Alt a key is a command; with AltGr, which some systems call Ctrl and Alt, it writes", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(withPress("a", { ...NONE, [held]: true, key: "k" })).toBeNull();
  expect(withPress("a", { key: "@", ctrlKey: true, altKey: true, metaKey: false }, true)).toBe("a@");
});
