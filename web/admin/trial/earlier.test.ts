import { expect, test } from "vitest";
import { madeEarlier } from "./earlier.ts";

const form = { email: "Olga@Werk.example", companySize: "101-250", interval: "month" } as const;
const user = { email: "olga@werk.example", planName: "Business" };
const billing = (interval: "month" | "year") => ({
  subscription: {
    status: "trialing" as const,
    cancel_at_period_end: false,
    current_period_end: 0,
    trial_end: 0,
    plan: { id: "price_a", amount: 19900, currency: "eur", interval },
  },
  paymentMethod: { card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2030 } },
});

test("an account as the form has it is nothing to speak of, also where its plan is not known yet", () => {
  expect(madeEarlier(form, { user, billing: billing("month") })).toBeNull();
  expect(madeEarlier(form, { user: { ...user, planName: "trial" }, billing: null })).toBeNull();
});

test.each([
  ["address", { email: "neu@werk.example" }],
  ["plan", { companySize: "1-49" as const }],
  ["rhythm", { interval: "year" as const }],
])("another %s in the form than in the account: what the account has is said", (_, corrected) => {
  expect(madeEarlier({ ...form, ...corrected }, { user, billing: billing("month") })).toEqual({
    email: "olga@werk.example",
    plan: "Business",
    interval: "month",
    last4: "4242",
  });
});
