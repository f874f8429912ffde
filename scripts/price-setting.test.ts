import { expect, test } from "vitest";
import { readConfig } from "../server/config.ts";
import { testProvider } from "../payment-simulator/testing/provider.ts";
import { priceSetting } from "../server/payment/catalogue.ts";

test("what the script prints is what the service starts with", async () => {
  const provider = await testProvider();
  const { prices, taxRate } = provider;
  const printed = Object.fromEntries(
    priceSetting({ prices, taxRate })
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1).replace(/^"|"$/g, "")]),
  );
  const keys = { STRIPE_SECRET_KEY: "sk_live_a", STRIPE_PUBLISHABLE_KEY: "pk_live_a", STRIPE_WEBHOOK_SECRET: "whsec_a" };
  const names = { PUBLIC_URL: "https://melden.example", PAYMENT_ORIGIN: "https://zahlung.example" };
  const { stripe } = readConfig({ ...printed, ...keys, ...names, HZ_SECRET: "x".repeat(32) });
  expect(stripe).toEqual({ secretKey: "sk_live_a", publishableKey: "pk_live_a", webhookSecret: "whsec_a", prices, taxRate });
  await provider.close();
});
