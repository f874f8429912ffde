import { billingRoutes } from "@hz/contract/billing/billing";
import type { PriceName } from "@hz/contract/billing/plans";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dateIn } from "../../mail/figures.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials, signIn } from "../../testing/builders.ts";
import { aCard, anAddress, aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";
import { mailsTo, newsTo, tokenIn } from "../../testing/mails.ts";
import { updateAccount } from "../accounts/index.ts";
import { remindOfCards } from "./card-expiry.ts";
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
  const text = await welcomed(body.email, 4);
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
  await anAddress(own, as);
  const choose = async (name: PriceName, card = {}) =>
    call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, name), ...card } });
  /** The last of so many mails, after two rounds. */
  const reminded = async (mails: number) => {
    await runForAll(own.ctx, remindOfTrials);
    await runForAll(own.ctx, remindOfTrials);
    return (await newsTo(own, person.email, mails)).at(-1)!;
  };
  const first = await reminded(1);
  expect(first.text).toContain("Es wird nichts abgebucht.");
  // Sent less than two days before: the day is said, not how far it is.
  expect(first.subject).toBe(`Ihre Testphase endet am ${dateIn("Deutsch", end)}`);
  await choose("50-100:month", { card: await aCard(own) });
  expect((await reminded(3)).text).toContain("153,51\u00a0€");
  await choose("251-1000:month");
  expect((await reminded(5)).text).toContain("355,81\u00a0€");
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
  const mails = await mailsTo(own, body.email, 4);
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
    await runForAll(own.ctx, remindOfTrials);
    return (await mailsTo(own, body.email, mails)).at(-1)!.text;
  };
  await mailsTo(own, body.email, 2);
  expect(await reminded(0, 3)).toContain("Ihre Karte wird mit 153,51\u00a0€ belastet.");
  expect(await reminded(5_000, 4)).toContain("Ihre Karte wird mit 103,51\u00a0€ belastet (153,51\u00a0€ abzüglich 50,00\u00a0€ Guthaben).");
  expect(await reminded(20_000, 5)).toContain("Ihr Guthaben bezahlt die 153,51\u00a0€; Ihre Karte wird nicht belastet.");
});

test("a trial without a plan that is over is said once, and one that was prolonged is said again", async () => {
  const { accountId, person } = await anOffice(own);
  const over = (end: Date) =>
    own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: end, trial_over_mailed_at: null }));
  await over(new Date(own.ctx.now().getTime() - HOUR));
  for (let round = 0; round < 2; round++) await runForAll(own.ctx, remindOfTrials);
  expect((await newsTo(own, person.email, 1))[0]!.subject).toBe("Ihre Testphase ist zu Ende");
  await over(new Date(own.ctx.now().getTime() - 8 * 24 * HOUR));
  await runForAll(own.ctx, remindOfTrials);
  await over(new Date(own.ctx.now().getTime() - HOUR));
  await runForAll(own.ctx, remindOfTrials);
  await newsTo(own, person.email, 2);
});

test("a card that is about to expire is said once; another one, and a plan that ends, says nothing", async () => {
  const { body } = await aTrial(own);
  const { accountId } = body.keys;
  await send(own.app, billingRoutes.signUp, { body, from: "10.4.0.4" });
  await newsTo(own, body.email, 1);
  const now = own.ctx.now();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
  const at = async (card: object, days = 1) => {
    await own.db.tenant(accountId, (tx) =>
      tx
        .updateTable("billing_customers")
        .set({ payment_method: JSON.stringify({ card }) })
        .where("account_id", "=", accountId)
        .execute(),
    );
    const later = { ...own.ctx, now: () => new Date(month.getTime() - days * 24 * HOUR) };
    for (let round = 0; round < 2; round++) await runForAll(later, remindOfCards);
  };
  const card = { brand: "visa", last4: "4242", exp_month: month.getUTCMonth() + 1, exp_year: month.getUTCFullYear() };
  await at(card, 35);
  await at({ ...card, exp_year: card.exp_year + 1 });
  await at(card);
  const [, said] = await newsTo(own, body.email, 2);
  expect(said!.subject).toBe("Ihre Karte läuft bald ab");
  expect(said!.text).toContain("Visa, endet auf 4242");
});
