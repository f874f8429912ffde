import { expect, test } from "vitest";
import { type Banner, bannerOf } from "./banner-of.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const at = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const user = {
  demoUntil: null,
  isEmailVerified: true,
  subscriptionStatus: "trialing",
  planName: "trial",
  trialEndDate: at(3),
  stripeCurrentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentStanding: null,
};

test.each<[string, Partial<Parameters<typeof bannerOf>[0]>, Banner | null]>([
  ["a visitor's demo is nothing else", { demoUntil: at(0.04), isEmailVerified: false }, { kind: "demo", until: at(0.04) }],
  ["an unconfirmed address comes before everything", { isEmailVerified: false, subscriptionStatus: "past_due" }, { kind: "verify" }],
  ["three days of a trial", {}, { kind: "trial", daysLeft: 3 }],
  ["a day that has begun counts", { trialEndDate: at(0.01) }, { kind: "trial", daysLeft: 1 }],
  ["the trial is over", { trialEndDate: at(0) }, { kind: "trial-over" }],
  ["a trial without an end is over", { trialEndDate: null }, { kind: "trial-over" }],
  ["a card is about to be charged", { trialEndDate: at(-0.1), stripeCurrentPeriodEnd: at(-0.1) }, null],
  ["a trial with a card", { stripeCurrentPeriodEnd: at(3) }, { kind: "trial", daysLeft: 3 }],
  ["a cancelled trial", { stripeCurrentPeriodEnd: at(3), cancelAtPeriodEnd: true }, { kind: "canceled", until: at(3), isOver: false }],
  ["an overdue invoice", { subscriptionStatus: "past_due" }, { kind: "past-due" }],
  ["an invoice that was given up", { subscriptionStatus: "unpaid" }, { kind: "past-due" }],
  ["an overdue invoice that is being collected", { subscriptionStatus: "past_due", paymentStanding: "collecting" }, { kind: "collecting" }],
  ["ended", { subscriptionStatus: "canceled", stripeCurrentPeriodEnd: at(-1) }, { kind: "canceled", until: at(-1), isOver: true }],
  [
    "ended because an invoice was not paid",
    { subscriptionStatus: "canceled", stripeCurrentPeriodEnd: at(-1), paymentStanding: "ended-unpaid" },
    { kind: "ended-unpaid", on: at(-1) },
  ],
  [
    "free time that was granted after such an end",
    { trialEndDate: at(2), paymentStanding: "ended-unpaid" },
    { kind: "trial", daysLeft: 2 },
  ],
  ["ended, as others spell it, without a date", { subscriptionStatus: "cancelled" }, { kind: "canceled", until: null, isOver: false }],
  [
    "active",
    { subscriptionStatus: "active", planName: "Business", stripeCurrentPeriodEnd: at(20) },
    { kind: "active", planName: "Business", next: at(20) },
  ],
  [
    "active without a plan's name",
    { subscriptionStatus: "active", planName: "", stripeCurrentPeriodEnd: at(20) },
    { kind: "active", planName: "Professional", next: at(20) },
  ],
  [
    "active and cancelled",
    { subscriptionStatus: "active", stripeCurrentPeriodEnd: at(20), cancelAtPeriodEnd: true },
    { kind: "canceled", until: at(20), isOver: false },
  ],
  ["active without a subscription", { subscriptionStatus: "active" }, null],
  ["a state that nobody knows", { subscriptionStatus: "paused" }, null],
])("%s", (_, given, expected) => {
  expect(bannerOf({ ...user, ...given }, NOW)).toEqual(expected);
});
