import { expect, test } from "vitest";
import { amounts, PLANS, planFor, sizeFigures } from "./plans.ts";

test("a year costs twelve months less the advertised fifth, in whole euros", () => {
  for (const { monthly, yearly } of PLANS) expect(yearly).toBe(Math.floor((monthly * 12 * 80) / 100));
});

test("tax and gross follow from the net price, in cents", () => {
  expect(amounts(planFor("1-49"), "month")).toEqual({ net: 7900, tax: 1501, gross: 9401 });
  expect(amounts(planFor("50-100"), "year")).toEqual({ net: 123800, tax: 23522, gross: 147322 });
});

test("sizes are written as people write figures", () => {
  expect(PLANS.map(({ size }) => sizeFigures(size, "de"))).toEqual(["1–49", "50–100", "101–250", "251–1.000", "1.000"]);
  expect(sizeFigures("251-1000", "en")).toBe("251–1,000");
});
