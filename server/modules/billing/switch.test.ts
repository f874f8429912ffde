import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { signIn } from "../../testing/builders.ts";
import { aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { readAgain } from "./sync.ts";

const MINUTE = 60_000;

let own: TestApplication;
let as: Headers;
let count = 0;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  const { body, office } = await aTrial(own);
  const reply = await send(own.app, billingRoutes.signUp, { body, from: `10.3.0.${++count}` });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  // Into the tenth day of the plan that the card has paid for.
  own.move(17 * 24 * 60 * MINUTE);
  await own.ctx.payment.simulator!.tick();
  await readAgain(own.ctx, office.registration.keys.accountId);
  ({ as } = await signIn(own, office.founder));
});
afterAll(() => own.close());

const preview = (priceId: string) => call(own.app, billingRoutes.preview, { as, query: { priceId } });

test("what a preview has shown is charged, also when somebody looks at it for most of an hour", async () => {
  const priceId = await priceOf(own, "over 1000:month");
  const shown = await preview(priceId);
  // The next second may have begun since.
  expect([0, 1]).toContain(Math.floor(own.ctx.now().getTime() / 1000) - shown.at!);
  own.move(50 * MINUTE);
  const later = await preview(priceId);
  expect(later.dueNow).toBeLessThan(shown.dueNow);
  const answer = await call(own.app, billingRoutes.changePlan, { as, body: { priceId, at: shown.at! } });
  expect("invoices" in answer && answer.invoices[0]).toMatchObject({ status: "paid", amount_paid: shown.dueNow });
});

test("nobody takes a moment that was not shown in the last hour; a fresh preview goes", async () => {
  const priceId = await priceOf(own, "over 1000:month");
  const { at } = await preview(priceId);
  own.move(61 * MINUTE);
  const now = Math.floor(own.ctx.now().getTime() / 1000);
  for (const moment of [at!, now + 20 * 24 * 3600, now - 40 * 24 * 3600])
    expect(await refused(own.app, billingRoutes.changePlan, { as, body: { priceId, at: moment } })).toBe("PREVIEW_STALE");
  const fresh = await preview(priceId);
  expect(await call(own.app, billingRoutes.changePlan, { as, body: { priceId, at: fresh.at! } })).toMatchObject({
    subscription: { plan: { id: priceId } },
  });
});
