import type { SubscriptionStatus } from "@hz/contract/billing/billing";
import type { ApplicationLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { adminBillingDe } from "../../i18n/admin-billing-de.ts";
import { adminBillingEn } from "../../i18n/admin-billing-en.ts";
import { ApiError } from "../../api/client.ts";
import { CardRefused } from "../payment/index.ts";
import { freeUntil, isExpired, isRunning, wordsIn, withTax } from "./words.ts";

const { badgesOf, invoiceState, money, failure } = wordsIn("en");

const subscription = (status: SubscriptionStatus) => ({
  status,
  cancel_at_period_end: false,
  current_period_end: 0,
  trial_end: null,
  plan: { id: "price_a", amount: 12900, currency: "eur", interval: "month" as const },
});
const user = (subscriptionStatus: string) => ({ subscriptionStatus }) as Parameters<typeof badgesOf>[0]["user"];

test.each<[SubscriptionStatus, string]>([
  ["trialing", "Inactive"],
  ["canceled", "Inactive"],
  ["active", "Active"],
  ["past_due", "Past Due"],
  ["incomplete", "Incomplete"],
  ["incomplete_expired", "Expired"],
  ["unpaid", "Unpaid"],
])("%s is called %s, from the subscription before the user", (status, label) => {
  expect(badgesOf({ subscription: subscription(status), user: user("active"), invoices: [] }, 0)[0]!.label).toBe(label);
  expect(badgesOf({ subscription: null, user: user(status), invoices: [] }, 0)[0]!.label).toBe(label);
});

test("other spellings and unknown states are inactive", () => {
  for (const status of ["cancelled", "", "paused"])
    expect(badgesOf({ subscription: null, user: user(status), invoices: [] }, 0)[0]!.label).toBe("Inactive");
});

test("a trial, an order that begins later and a cancellation are told apart: alone in German, beside the specified badge in English", () => {
  const december = Date.UTC(2026, 11, 5, 12);
  const trial = { subscription: null, user: { ...user("trialing"), trialEndDate: new Date(december).toISOString() }, invoices: [] };
  const order = { ...subscription("trialing"), trial_end: december / 1000, current_period_end: december / 1000 };
  const ordered = { subscription: order, user: user("trialing"), invoices: [] };
  const cancelled = { subscription: { ...order, cancel_at_period_end: true }, user: user("trialing"), invoices: [] };
  const labels = (language: ApplicationLanguage, billing: Parameters<typeof badgesOf>[0], now = 0) =>
    wordsIn(language)
      .badgesOf(billing, now)
      .map(({ label }) => label);
  expect(labels("de", trial)).toEqual(["Testphase"]);
  expect(labels("de", trial, december)).toEqual(["Nicht aktiv"]);
  expect(labels("de", ordered)).toEqual(["Bestellt, beginnt am 5. Dezember 2026"]);
  expect(labels("de", cancelled)).toEqual(["Gekündigt zum 5. Dezember 2026"]);
  expect(labels("de", { ...cancelled, subscription: { ...cancelled.subscription, status: "past_due" } })).toEqual(["Überfällig"]);
  expect(labels("en", trial)).toEqual(["Inactive", "Trial"]);
  expect(labels("en", ordered)).toEqual(["Inactive", "Ordered, begins on December 5, 2026"]);
  expect(labels("en", { ...cancelled, subscription: { ...cancelled.subscription, status: "active" } })).toEqual([
    "Active",
    "Cancelled as of December 5, 2026",
  ]);
});

test("a paid invoice is green, any other yellow; one that is collected and one that is late are called so", () => {
  const due_date = Date.UTC(2026, 10, 29, 9) / 1000;
  const [awaited, late] = [Date.UTC(2026, 11, 2, 22), Date.UTC(2026, 11, 2, 23)];
  const of = (status: string, more = {}, now = late) =>
    invoiceState({ status, total: 1, is_processing: false, due_date: null, ...more }, now);
  expect(of("paid")).toEqual({ label: "paid", tone: "ok" });
  expect(of("paid", { total: -26_176 })).toEqual({ label: "credited", tone: "ok" });
  expect(of("paid", { total: 0 })).toEqual({ label: "nothing to pay", tone: "ok" });
  for (const status of ["open", "void", "uncollectible", "new-state"]) expect(of(status).tone).toBe("accent");
  expect(of("open", { is_processing: true })).toEqual({ label: "being collected", tone: "accent" });
  expect(of("open", { due_date }, awaited).label).toBe("open");
  expect(of("open", { due_date }).label).toBe("overdue");
  expect(of("paid", { due_date }).label).toBe("paid");
});

test("a card holds to the end of its month", () => {
  const card = { card: { brand: "visa", last4: "4242", exp_month: 11, exp_year: 2026 } };
  expect(isExpired(card, new Date(2026, 10, 30, 23))).toBe(false);
  expect(isExpired(card, new Date(2026, 11, 1))).toBe(true);
});

test("amounts are written as Americans do, tax is added unless the customer owes it", () => {
  expect(money(1535100)).toBe("€15,351.00");
  expect(wordsIn("de").money(1535100)).toBe("15.351,00\u00a0€");
  expect(withTax(12900, false)).toEqual({ gross: 15351, tax: 2451 });
  expect(withTax(12900, true)).toEqual({ gross: 12900, tax: 0 });
});

test("a plan that is overdue still runs; one that ended does not", () => {
  expect(isRunning(subscription("past_due"))).toBe(true);
  expect(isRunning(subscription("canceled"))).toBe(false);
  expect(isRunning(null)).toBe(false);
});

test("a trial runs without a plan until its end, also one that was granted after a plan had ended", () => {
  const trialEndDate = "2026-12-01T10:00:00.000Z";
  const at = Date.parse(trialEndDate);
  expect(freeUntil({ subscriptionStatus: "trialing", trialEndDate }, at - 60_001)).toBe(at / 1000);
  expect(freeUntil({ subscriptionStatus: "trialing", trialEndDate }, at - 60_000)).toBeNull();
  expect(freeUntil({ subscriptionStatus: "canceled", trialEndDate }, at - 60_001)).toBeNull();
  expect(freeUntil({ subscriptionStatus: "trialing", trialEndDate: null }, at)).toBeNull();
});

test.each([
  [
    "the provider refuses something of ours",
    new ApiError(502, "PAYMENT_REFUSED", ""),
    /^The payment provider does not accept this at the moment\./,
  ],
  ["a card is refused", new ApiError(402, "CARD_DECLINED", "Ihre Karte wurde abgelehnt."), /^Your card was declined\./],
  ["a card has expired", new ApiError(402, "CARD_EXPIRED", "Ihre Karte ist abgelaufen."), /^Your card has expired\./],
  ["the provider's frame says why", new CardRefused("Your bank did not confirm."), "Your bank did not confirm."],
  ["no answer comes", new ApiError(0, "OFFLINE", ""), "Failed to open customer portal"],
  ["the provider does not answer", new ApiError(503, "PAYMENT_UNAVAILABLE", ""), /^The payment provider is not answering right now\./],
])("where %s, that is said", (_when, error, said) => {
  expect(failure(error, "Failed to open customer portal")).toMatch(said);
});

test("in German the same is said in German, and every text has the same values to fill in", () => {
  expect(wordsIn("de").failure(new ApiError(402, "CARD_DECLINED", ""), "")).toMatch(/^Ihre Karte wurde abgelehnt\./);
  const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, german] of Object.entries(adminBillingDe))
    expect(slots(german), key).toEqual(slots(adminBillingEn[key as keyof typeof adminBillingEn]));
});
