import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterEach(() => {
  provider.application.answer = async () => true;
});
afterAll(() => provider.close());

test("an event that is not taken comes again, and does not hold up the others", async () => {
  await provider.told();
  const seen: string[] = [];
  provider.application.answer = async ({ type }) => {
    seen.push(type);
    if (type === "customer.created") throw new Error("away");
    return type !== "payment_method.attached";
  };
  await provider.company();
  expect(await provider.told()).toEqual(["customer.updated"]);
  expect(seen).toEqual(["customer.created", "payment_method.attached", "customer.updated", "customer.created", "payment_method.attached"]);
  provider.application.answer = async () => true;
  expect(await provider.told()).toEqual(["customer.created", "payment_method.attached"]);
  expect(await provider.told()).toEqual([]);
});

test("by itself it comes again later and later, by the simulator's clock", async () => {
  const tries = vi.fn<() => Promise<boolean>>(async () => false);
  provider.application.answer = tries;
  await provider.stripe.customers.create({});
  await provider.pass(1 / 86_400);
  expect(tries).toHaveBeenCalledTimes(1);
  await provider.pass(10 / 86_400);
  expect(tries).toHaveBeenCalledTimes(2);
  await provider.pass(10 / 86_400);
  expect(tries).toHaveBeenCalledTimes(2);
  await provider.pass(60 / 86_400);
  expect(tries).toHaveBeenCalledTimes(3);
  provider.application.answer = async () => true;
  await provider.pass(1);
  expect(provider.events.splice(0).map(({ type }) => type)).toEqual(["customer.created"]);
});

test("events carry the object as it was then, what changed, and the simulator's time", async () => {
  const { customer } = await provider.company();
  const { id } = await provider.subscribe(customer, { metadata: { account: "a1" } });
  await provider.told();
  await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await provider.simulator.tick();
  const [event] = provider.events;
  expect(event).toMatchObject({
    object: "event",
    type: "customer.subscription.updated",
    livemode: false,
    data: { object: { id, cancel_at_period_end: true, metadata: { account: "a1" } }, previous_attributes: { cancel_at_period_end: false } },
  });
  expect(event!.created).toBeGreaterThan(Date.parse("2027-01-31") / 1000);
});

test("months are lived through in their order, each event at its time, and a renewal is announced a week before", async () => {
  const { customer } = await provider.company();
  await provider.subscribe(customer);
  await provider.told();
  await provider.pass(70);
  await provider.simulator.tick();
  const story = provider.events.filter(({ type }) => type === "invoice.upcoming" || type === "invoice.paid");
  const own = story.filter((event) => "customer" in event.data.object && event.data.object.customer === customer);
  expect(own.map(({ type }) => type)).toEqual(["invoice.upcoming", "invoice.paid", "invoice.upcoming", "invoice.paid"]);
  const [upcoming, paid] = own;
  expect(Math.round((paid!.created - upcoming!.created) / 86_400)).toBe(7);
  const times = provider.events.map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
