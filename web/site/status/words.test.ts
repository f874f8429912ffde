import { expect, test } from "vitest";
import { durationWord, levelOf, momentWord, percentWord, sumOf } from "./words.ts";

test.each([
  [{ minutes: 0, ready: 0 }, null, "none"],
  [{ minutes: 1440, ready: 1440 }, "100,00\u00a0%", "full"],
  [{ minutes: 129_600, ready: 129_599 }, "99,99\u00a0%", "most"],
  [{ minutes: 1000, ready: 990 }, "99,00\u00a0%", "most"],
  [{ minutes: 1000, ready: 989 }, "98,90\u00a0%", "less"],
  [{ minutes: 7, ready: 0 }, "0,00\u00a0%", "less"],
])("of %j it is said: %s, %s", (share, percent, level) => {
  expect([percentWord(share), levelOf(share)]).toEqual([percent, level]);
});

test("several days are one share by their minutes, not by their percentages", () => {
  expect(
    sumOf([
      { minutes: 1440, ready: 1440 },
      { minutes: 60, ready: 0 },
      { minutes: 0, ready: 0 },
    ]),
  ).toEqual({ minutes: 1500, ready: 1440 });
});

test.each([
  [0, "0 Sekunden"],
  [1, "1 Sekunde"],
  [60, "1 Minute"],
  [200, "3 Minuten, 20 Sekunden"],
])("%i seconds are %s", (seconds, said) => {
  expect(durationWord(seconds)).toBe(said);
});

test("a moment is told as clocks in Germany show it", () => {
  expect(momentWord("2026-07-01T22:05:00.000Z")).toBe("2. Juli 2026 um 00:05 Uhr");
});
