import { placesOf, replaced, withPrototypeKeys } from "../../../server/testing/wrong-bodies.ts";
import type { Dice } from "./random.ts";

/** What takes a value's place. Half a surrogate pair, direction marks and NUL are text that not every layer takes. */
const SPOILT: readonly unknown[] = [
  null,
  "",
  "\0",
  "\ud800",
  "\u202Egnp.exe",
  "😀".repeat(400),
  "ß".repeat(70_000),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  1.5,
  true,
  [],
  {},
  [[[[[[[[]]]]]]]],
  "__proto__",
  "constructor",
  "'; drop table reports; --",
  "../../etc/passwd",
  "%00%ff{{7*7}}${7*7}",
  "2026-02-30",
  "00000000-0000-0000-0000-000000000000",
];

/** The text of a body: mostly with one place spoilt, now and then with keys of the language's own objects, cut off, or no JSON at all. */
export function spoiltText(body: unknown, dice: Dice): string {
  if (dice.chance(0.02)) return dice.one(["", "null", "[]", '"x"', "{", '{"a":}', "\0", "{}".repeat(50), "[".repeat(5_000)]);
  const whole = JSON.stringify(body);
  if (dice.chance(0.02)) return whole.slice(0, dice.below(whole.length + 1));
  if (dice.chance(0.05) && whole.startsWith("{")) return dice.one(withPrototypeKeys(body));
  if (dice.chance(0.3)) return whole;
  const places = placesOf(body);
  return places.length === 0 ? whole : JSON.stringify(replaced(body, dice.one(places), dice.one(SPOILT)));
}

/** A part of an address with something else in it; written as an address has it. */
export const spoiltPart = (dice: Dice): string =>
  dice.one([
    "%00",
    "..%2f..",
    "%ff",
    "a".repeat(3_000),
    "__proto__",
    "constructor",
    "%F0%9F%98%80",
    "-1",
    "null",
    "%",
    "a%2Fb",
    "00000000-0000-0000-0000-000000000000",
  ]);
