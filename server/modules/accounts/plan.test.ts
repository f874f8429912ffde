import { expect, test } from "vitest";
import { hasPlan } from "./plan.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const LATER = new Date("2026-11-23T12:00:00Z");
const BEFORE = new Date("2026-11-21T12:00:00Z");

test.each([
  ["active", BEFORE, LATER, true],
  ["trialing", LATER, null, true],
  ["trialing", BEFORE, null, false],
  ["trialing", null, null, false],
  // The provider's word on the first charge is late.
  ["trialing", BEFORE, BEFORE, true],
  ["past_due", LATER, LATER, false],
  ["canceled", LATER, LATER, false],
  ["unpaid", LATER, LATER, false],
  ["incomplete", LATER, LATER, false],
  ["incomplete_expired", LATER, null, false],
])("%s, trial until %s, paid until %s: %s", (subscription_status, trial_end_date, current_period_end, expected) => {
  expect(hasPlan({ subscription_status, trial_end_date, current_period_end }, NOW)).toBe(expected);
});
