import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { testProvider } from "../../payment-simulator/testing/provider.ts";
import { databaseStore } from "./simulator-store.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

test("two simulators on one database lose no change, and what they made is there after a restart", async () => {
  const [one, two] = await Promise.all([testProvider(databaseStore(own.db)), testProvider(databaseStore(own.db))]);
  // Both made sure of the catalogue at once.
  expect(one.prices).toEqual(two.prices);
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).stripe.customers.create({ name: `Firma ${index}` })),
  );
  await Promise.all([one.close(), two.close()]);
  const three = await testProvider(databaseStore(own.db));
  const { data } = await three.stripe.customers.list({ limit: 100 });
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  // Each was told of once, whoever told it.
  const told = [...one.events, ...two.events].filter(({ type }) => type === "customer.created");
  expect(told.map(({ id }) => id)).toHaveLength(new Set(told.map(({ id }) => id)).size);
  expect(told).toHaveLength(made.length);
  await three.close();
});

test("what throws leaves nothing behind", async () => {
  const store = databaseStore(own.db);
  const before = await store.change((state) => JSON.stringify(state));
  const spoilt = store.change((state) => {
    state.ahead = 5;
    throw new Error("halfway");
  });
  await expect(spoilt).rejects.toThrow("halfway");
  expect(await store.change((state) => JSON.stringify(state))).toBe(before);
});
