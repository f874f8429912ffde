import { expect, test } from "vitest";
import { roundHalfAway, taxed } from "./money.ts";
import { emptyState, type LineRow } from "./state.ts";
import { addMonths, periodEndAfter } from "./calendar.ts";

const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;

test("half a cent is rounded away from zero, so that a credit takes back what was charged", () => {
  expect([0.5, 1.4, 2.5, -0.5, -1.4, -2.5, 0].map(roundHalfAway)).toEqual([1, 1, 3, -1, -1, -3, 0]);
});

test("tax is rounded line by line", () => {
  const state = emptyState();
  const rate = {
    name: "USt.",
    percentage: 19,
    country: "DE",
    description: null,
    jurisdiction: null,
    taxType: null,
    active: true,
    metadata: {},
  };
  state.taxRates["txr_1"] = { ...rate, id: "txr_1", created: 0 };
  const line = (amount: number): LineRow => ({ id: "il", amount, price: "p", description: "", isProration: true, start: 0, end: 1 });
  // 2.85 and 0.19: three cents and none, not three of both together.
  const taxes = taxed(state, [line(15), line(1), line(-50)], ["txr_1"], "none").map(({ taxes: [tax] }) => tax?.amount);
  expect(taxes).toEqual([3, 0, -10]);
  expect(taxed(state, [line(100)], ["txr_1"], "reverse")[0]?.taxes).toMatchObject([{ amount: 0, taxable: 100, reason: "reverse_charge" }]);
});

test("a month ends on the same day, or on the last there is", () => {
  expect(addMonths(at("2027-01-31"), 1)).toBe(at("2027-02-28"));
  expect(addMonths(at("2027-01-31"), 2)).toBe(at("2027-03-31"));
  expect(addMonths(at("2028-01-31"), 1)).toBe(at("2028-02-29"));
  expect(addMonths(at("2028-02-29"), 12)).toBe(at("2029-02-28"));
  expect(addMonths(at("2028-02-29"), 48)).toBe(at("2032-02-29"));
  expect(addMonths(at("2027-12-15"), 1)).toBe(at("2028-01-15"));
  expect(periodEndAfter(at("2027-01-31"), "month", at("2027-02-28"))).toBe(at("2027-03-31"));
  expect(periodEndAfter(at("2027-01-31"), "year", at("2027-01-31"))).toBe(at("2028-01-31"));
  // During a trial the first period ends where counting begins.
  expect(periodEndAfter(at("2027-02-07"), "month", at("2027-01-31"))).toBe(at("2027-02-07"));
});
