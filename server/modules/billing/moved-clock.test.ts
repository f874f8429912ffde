import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials } from "../../testing/builders.ts";
import { aCard, anAddress, aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";

const DAY = 86_400;

let own: TestApplication;
/** Somebody has seen what a month brings: the provider's clock goes thirty days ahead of ours from now on. */
beforeAll(async () => {
  own = await testApplication();
  const headers = { "sec-fetch-site": "same-origin" };
  const reply = await own.app.inject({ method: "POST", url: "/testzahlung/uhr", headers, payload: { days: "30" } });
  if (reply.statusCode !== 303) throw new Error(reply.body);
});
afterAll(() => own.close());

const providerNow = async () => (await (await own.ctx.payment.open()).now()).getTime() / 1000;
/** Orders a plan for a company without a card whose trial ends at `end` (Unix seconds); resolves to what runs. */
async function ordered(end: number) {
  const { accountId, as } = await anOffice(own);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: new Date(end * 1000) }));
  await anAddress(own, as);
  const body = { priceId: await priceOf(own, "50-100:month"), card: await aCard(own) };
  const answer = await call(own.app, billingRoutes.changePlan, { as, body });
  return "subscription" in answer ? answer.subscription : null;
}

test("a trial that begins after the provider's clock was moved lasts seven days of that clock", async () => {
  const { body } = await aTrial(own);
  const reply = await send(own.app, billingRoutes.signUp, { body, from: "10.5.0.1" });
  expect(reply.statusCode, reply.body).toBe(200);
  const { subscription } = await call(own.app, billingRoutes.get, { as: credentials(reply) });
  const left = subscription!.trial_end! - (await providerNow());
  expect(left).toBeGreaterThan(7 * DAY - 120);
  expect(left).toBeLessThanOrEqual(7 * DAY);
});

test("a trial without a card goes on where it has not ended by the provider's clock", async () => {
  const end = Math.floor((await providerNow()) + 2 * DAY);
  expect(await ordered(end)).toMatchObject({ status: "trialing", trial_end: end });
});

test.each([
  ["has ended by the provider's clock", -20 * DAY],
  ["ends while the order is on its way", 30],
])("a trial without a card that %s is over: the plan is paid at once", async (_which, left) => {
  expect(await ordered(Math.floor((await providerNow()) + left))).toMatchObject({ status: "active" });
});
