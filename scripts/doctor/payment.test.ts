import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { SECRET_KEY, testProvider } from "../../payment-simulator/testing/provider.ts";
import { checkPayment } from "./payment.ts";

let provider: Awaited<ReturnType<typeof testProvider>>;
let env: Record<string, string>;
beforeAll(async () => {
  provider = await testProvider();
  env = {
    STRIPE_PRICES: Object.entries(provider.prices)
      .map(([name, id]) => `${name}=${id}`)
      .join(),
    STRIPE_TAX_RATE: provider.taxRate,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    PAYMENT_ORIGIN: "http://127.0.0.1:1",
  };
});
afterAll(() => provider.close());

const checked = async (change: Record<string, string> = {}) => {
  const lines = await checkPayment(readConfig({ ...env, ...change }), provider.client);
  return lines.map(({ state, what }) => `${state} ${what}`);
};

test("the provider is asked for what was made there, and nothing is changed", async () => {
  expect(await checked()).toEqual([
    expect.stringMatching(/^ok Der Zahlungsanbieter antwortet, Preise und Steuersatz gelten/),
    expect.stringMatching(/^ok Das Kartenfeld/),
  ]);
  expect(await checked({ PAYMENT_WAYS: "card,sepa_debit,invoice" })).toContainEqual(
    "note Neben Karten wird angeboten: SEPA-Lastschrift und Zahlung auf Rechnung.",
  );
  const paid = { PUBLIC_URL: "https://meldung.example", PAYMENT_ORIGIN: "https://zahlung.example" };
  expect((await checked(paid))[0]).toMatch(/^note Die Schlüssel sind Testschlüssel/);
});

test("a key that the provider does not know, and prices that are not there, are found", async () => {
  expect(await checked({ STRIPE_SECRET_KEY: "sk_test_other" })).toContainEqual("bad Der Zahlungsanbieter kennt STRIPE_SECRET_KEY nicht.");
  expect(await checked({ STRIPE_TAX_RATE: "txr_gone" })).toContainEqual(expect.stringMatching(/^bad Beim Zahlungsanbieter fehlen 1 von/));
});
