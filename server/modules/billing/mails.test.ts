import { billingRoutes } from "@hz/contract/billing/billing";
import type { PriceName } from "@hz/contract/billing/plans";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dateIn } from "../../mail/figures.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials, signIn } from "../../testing/builders.ts";
import { aCard, aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";
import { mailsTo, newsTo, tokenIn } from "../../testing/mails.ts";
import { updateAccount } from "../accounts/index.ts";
import { remindOfTrials } from "./jobs.ts";
import { customerOf } from "./store.ts";
import { readAgain } from "./sync.ts";

const HOUR = 3_600_000;

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

/** Confirms an address by its first mail; resolves to the greeting that follows, as the last of so many mails. */
async function welcomed(address: string, mails: number): Promise<string> {
  const token = (await mailsTo(own, address, mails - 1)).map(tokenIn).find(Boolean);
  await call(own.app, verificationRoutes.verify, { query: { token: token! } });
  const welcome = (await mailsTo(own, address, mails)).find(({ subject }) => subject === "Willkommen bei der Hinweiszentrale");
  return welcome!.text;
}

test("whoever has cancelled before the address is confirmed is not greeted with a plan that begins", async () => {
  const { body } = await aTrial(own);
  const as = credentials(await send(own.app, billingRoutes.signUp, { body, from: "10.4.0.1" }));
  await call(own.app, billingRoutes.cancel, { as });
  const text = await welcomed(body.email, 3);
  expect(text).toContain("Sie haben gekündigt, es wird also nichts abgebucht.");
  expect(text).not.toContain("beginnt Ihr Plan");
});

test("of a trial that is over the greeting says nothing", async () => {
  const { accountId, person } = await anOffice(own, { isConfirmed: false });
  const past = new Date(own.ctx.now().getTime() - HOUR);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: past }));
  expect(await welcomed(person.email, 2)).not.toContain("Testphase");
});

test("a plan that is chosen or switched after the reminder is reminded of with its own amount, once each", async () => {
  const { accountId, person, as } = await anOffice(own, { isConfirmed: false });
  const end = new Date(own.ctx.now().getTime() + 40 * HOUR);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: end }));
  const choose = async (name: PriceName, card = {}) =>
    call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, name), ...card } });
  /** The last of so many mails, after two rounds. */
  const reminded = async (mails: number) => {
    await remindOfTrials(own.ctx);
    await remindOfTrials(own.ctx);
    return (await newsTo(own, person.email, mails)).at(-1)!;
  };
  const first = await reminded(1);
  expect(first.text).toContain("Es wird nichts abgebucht.");
  // Sent less than two days before: the day is said, not how far it is.
  expect(first.subject).toBe(`Ihre Testphase endet am ${dateIn("Deutsch", end)}`);
  await choose("50-100:month", { card: await aCard(own) });
  expect((await reminded(2)).text).toContain("153,51\u00a0€");
  await choose("251-1000:month");
  expect((await reminded(3)).text).toContain("355,81\u00a0€");
});

test("whoever cancels while an invoice is overdue is not promised that nothing changes until the end", async () => {
  const { body, office } = await aTrial(own, "later_failure");
  await send(own.app, billingRoutes.signUp, { body, from: "10.4.0.2" });
  own.move(8 * 24 * HOUR);
  await own.ctx.payment.simulator!.tick();
  await readAgain(own.ctx, body.keys.accountId);
  const { as } = await signIn(own, office.founder);
  expect(await call(own.app, billingRoutes.cancel, { as })).toMatchObject({
    subscription: { status: "past_due", cancel_at_period_end: true },
  });
  const mails = await mailsTo(own, body.email, 3);
  const { text } = mails.find(({ subject }) => subject === "Ihre Kündigung ist eingegangen")!;
  expect(text).toContain("Die offene Rechnung bleibt fällig");
  expect(text).not.toContain("Bis dahin ändert sich nichts");
});

test("a credit that will pay a part of the first charge, or all of it, is reckoned in the reminder, once for each amount", async () => {
  const { body } = await aTrial(own);
  const { accountId } = body.keys;
  await send(own.app, billingRoutes.signUp, { body, from: "10.4.0.3" });
  const end = new Date(own.ctx.now().getTime() + 40 * HOUR);
  const { stripe } = await own.ctx.payment.open();
  const { customerId, subscriptionId } = (await own.db.tenant(accountId, (tx) => customerOf(tx, accountId)))!;
  await stripe.subscriptions.update(subscriptionId!, { trial_end: Math.floor(end.getTime() / 1000), proration_behavior: "none" });
  /** The last of so many mails, once so many cents more are credited. */
  const reminded = async (cents: number, mails: number) => {
    if (cents > 0) await stripe.customers.createBalanceTransaction(customerId!, { amount: -cents, currency: "eur" });
    await readAgain(own.ctx, accountId);
    await remindOfTrials(own.ctx);
    return (await mailsTo(own, body.email, mails)).at(-1)!.text;
  };
  await mailsTo(own, body.email, 1);
  expect(await reminded(0, 2)).toContain("Ihre Karte wird mit 153,51\u00a0€ belastet.");
  expect(await reminded(5_000, 3)).toContain("Ihre Karte wird mit 103,51\u00a0€ belastet (153,51\u00a0€ abzüglich 50,00\u00a0€ Guthaben).");
  expect(await reminded(20_000, 4)).toContain("Ihr Guthaben bezahlt die 153,51\u00a0€; Ihre Karte wird nicht belastet.");
});
