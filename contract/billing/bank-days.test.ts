import { expect, test } from "vitest";
import { addBankDays, bankDayFrom, easterSunday, isBankDay } from "./bank-days.ts";

test.each(["2000-04-23", "2008-03-23", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2038-04-25", "2049-04-18", "2076-04-19"])(
  "Easter is on %s",
  (day) => expect(easterSunday(Number(day.slice(0, 4)))).toBe(day),
);

test.each([
  ["a Thursday", "2026-04-02", true],
  ["Good Friday", "2026-04-03", false],
  ["Easter Monday", "2026-04-06", false],
  ["the Tuesday after", "2026-04-07", true],
  ["a Saturday", "2026-11-28", false],
  ["a Sunday", "2026-11-29", false],
  ["New Year", "2027-01-01", false],
  ["the first of May", "2028-05-01", false],
  ["Christmas Day", "2026-12-25", false],
  ["Boxing Day of a weekday", "2028-12-26", false],
  ["Christmas Eve, when TARGET is open", "2026-12-24", true],
  ["Whit Monday, a holiday in Germany alone", "2026-05-25", true],
])("%s", (_, day, is) => {
  expect(isBankDay(day)).toBe(is);
});

test("what falls on a closed day moves to the next open one", () => {
  expect(bankDayFrom("2026-04-03")).toBe("2026-04-07");
  expect(bankDayFrom("2026-12-25")).toBe("2026-12-28");
  expect(bankDayFrom("2027-12-31")).toBe("2027-12-31");
  expect(bankDayFrom("2028-01-01")).toBe("2028-01-03");
});

test("bank days are counted past weekends and holidays", () => {
  expect(addBankDays("2026-11-26", 0)).toBe("2026-11-26");
  expect(addBankDays("2026-11-26", 2)).toBe("2026-11-30");
  expect(addBankDays("2026-04-02", 2)).toBe("2026-04-08");
  expect(addBankDays("2026-12-24", 1)).toBe("2026-12-28");
});
