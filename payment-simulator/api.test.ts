import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureCatalogue } from "../server/payment/catalogue.ts";
import { SECRET_KEY, type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());

test("a wrong key is turned away", async () => {
  await expect(provider.client("sk_test_wrong").customers.list()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    statusCode: 401,
  });
  const { status } = await fetch(`http://127.0.0.1:${provider.port}/v1/customers`);
  expect(status).toBe(401);
});

test("what the simulator does not know is refused, not passed over", async () => {
  await expect(provider.stripe.coupons.create({ percent_off: 5 })).rejects.toMatchObject({
    statusCode: 404,
    type: "StripeInvalidRequestError",
  });
  await expect(provider.stripe.customers.create({ balance: 5 })).rejects.toMatchObject({ code: "parameter_unknown", param: "balance" });
  await expect(provider.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({ code: "resource_missing", statusCode: 404 });
  await expect(provider.stripe.customers.retrieve("__proto__")).rejects.toMatchObject({ statusCode: 404 });
  await expect(provider.stripe.customers.create({ email: "nobody" })).rejects.toMatchObject({ code: "email_invalid" });
  const { customer } = await provider.company();
  await expect(provider.stripe.customers.retrieve(customer, { expand: ["secret"] })).rejects.toMatchObject({ statusCode: 400 });
});

test("a repeated call under one key does the thing once; another call under it is refused", async () => {
  const once = { idempotencyKey: "order-1" };
  const [first, second] = await Promise.all([1, 2].map(() => provider.stripe.customers.create({ name: "Einmal GmbH" }, once)));
  expect(second?.id).toBe(first?.id);
  await expect(provider.stripe.customers.create({ name: "Anders GmbH" }, once)).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  const refused = { idempotencyKey: "order-2" };
  await expect(provider.stripe.customers.create({ email: "nobody" }, refused)).rejects.toMatchObject({ statusCode: 400 });
  expect(await provider.stripe.customers.create({ name: "Doch GmbH" }, refused)).toMatchObject({ name: "Doch GmbH" });
  const declined = { idempotencyKey: "order-3" };
  const pay = () => provider.stripe.setupIntents.create({ payment_method: "pm_card_chargeDeclined", confirm: true }, declined);
  const reasons: Stripe.errors.StripeError[] = [];
  for (let n = 0; n < 2; n++) await pay().catch((error) => reasons.push(error));
  expect(reasons[0]).toMatchObject({ code: "card_declined" });
  expect(reasons[1]?.setup_intent?.id).toBe(reasons[0]?.setup_intent?.id);
});

test("lists come in pages, newest first", async () => {
  const email = "liste@beispiel.example";
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await provider.stripe.customers.create({ email, metadata: { n } })).id);
  const page = await provider.stripe.customers.list({ email, limit: 2 });
  expect(page).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1], metadata: { n: "3" } }] });
  const all: string[] = [];
  for await (const { id } of provider.stripe.customers.list({ email, limit: 2 })) all.push(id);
  expect(all).toEqual(made);
});

test("metadata is added to, and emptied by an empty value", async () => {
  const { id } = await provider.stripe.customers.create({ metadata: { account: "a", note: "b" } });
  expect(((await provider.stripe.customers.update(id, { metadata: { note: "", more: "c" } })) as Stripe.Customer).metadata).toEqual({
    account: "a",
    more: "c",
  });
});

test("the catalogue is made once; a new price takes over the key of the old one", async () => {
  const again = await ensureCatalogue(provider.stripe);
  expect(again).toEqual({ prices: provider.prices, taxRate: provider.taxRate });
  expect(Object.keys(again.prices)).toHaveLength(10);
  const { data } = await provider.stripe.prices.list({ lookup_keys: ["hz_50-100_month", "hz_over_1000_year"], expand: ["data.product"] });
  expect(data.map(({ unit_amount, recurring, product }) => [unit_amount, recurring?.interval, product])).toEqual([
    [383_000, "year", expect.objectContaining({ name: "Enterprise Plus" })],
    [12_900, "month", expect.objectContaining({ name: "Professional" })],
  ]);
  const { product } = data[1]!;
  if (typeof product === "string") throw new Error("not expanded");
  const dearer = {
    product: product.id,
    currency: "eur",
    unit_amount: 1,
    recurring: { interval: "month" } as const,
    lookup_key: "hz_50-100_month",
  };
  await expect(provider.stripe.prices.create({ ...dearer, tax_behavior: "exclusive" })).rejects.toMatchObject({ statusCode: 400 });
  await provider.stripe.prices.create({ ...dearer, tax_behavior: "exclusive", transfer_lookup_key: true });
  const repaired = await ensureCatalogue(provider.stripe);
  const { data: right } = await provider.stripe.prices.list({ lookup_keys: ["hz_50-100_month"] });
  expect(right).toMatchObject([{ id: repaired.prices["50-100:month"], unit_amount: 12_900 }]);
  expect(repaired.prices["50-100:month"]).not.toBe(again.prices["50-100:month"]);
  expect(repaired.taxRate).toBe(again.taxRate);
  expect(repaired.prices["1-49:month"]).toBe(again.prices["1-49:month"]);
});

test("what is no form of the provider's is refused", async () => {
  const ask = (body: string, type = "application/x-www-form-urlencoded") =>
    fetch(`http://127.0.0.1:${provider.port}/v1/customers`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${SECRET_KEY}`, "content-type": type },
    });
  expect((await ask("__proto__[polluted]=1")).status).toBe(400);
  expect((await ask("name[a]=1")).status).toBe(400);
  expect((await ask("{}", "application/xml")).status).toBe(415);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
