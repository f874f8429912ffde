import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import { paths } from "@hz/contract/paths";
import { channelRoutes } from "@hz/contract/channels/channels";
import type { PriceName } from "@hz/contract/billing/plans";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dateIn, moneyIn } from "../../mail/figures.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials, signIn } from "../../testing/builders.ts";
import { aCard, aFurtherChannel, anAddress, aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { mailsTo } from "../../testing/mails.ts";
import { remindOfTrials } from "./jobs.ts";
import { mailBilling } from "./mails.ts";
import { readAgain } from "./sync.ts";

const DAY = 86_400_000;

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const bill = (as: Headers) => call(own.app, billingRoutes.get, { as });
/** Lets days pass here and at the provider; what it tells arrives by its signed events. */
async function pass(days: number): Promise<void> {
  own.move(days * DAY);
  await own.ctx.payment.simulator!.tick();
}
const becomes = (as: Headers, expected: object) =>
  vi.waitFor(async () => expect(await bill(as)).toMatchObject(expected), { timeout: 15_000, interval: 50 });
const subjects = async (address: string, count: number) => (await mailsTo(own, address, count)).map(({ subject }) => subject);
const addChannel = (as: Headers) => call(own.app, channelRoutes.create, { as, body: aFurtherChannel() });
const noChannel = (as: Headers) => refused(own.app, channelRoutes.create, { as, body: aFurtherChannel() });

test("a whole life: trial, first charge, failure, recovery, cancellation, end, return", async () => {
  const { body, office } = await aTrial(own);
  const reply = await send(own.app, billingRoutes.signUp, { body });
  expect(reply.statusCode).toBe(200);
  let as = credentials(reply);
  const [confirm, order] = await mailsTo(own, body.email, 2);
  expect([confirm!.subject, order!.subject]).toEqual(["Bitte bestätigen Sie Ihre E-Mail-Adresse", "Ihre Bestellung: Plan Professional"]);
  for (const said of [
    "Zahlungsrhythmus: monatlich",
    "Laufzeit: ein Monat, verlängert sich um jeweils einen Monat.",
    `Vertragsbedingungen: ${own.ctx.config.publicUrl}${paths.terms}`,
    `Datenschutzerklärung: ${own.ctx.config.publicUrl}${paths.privacy}`,
    "129,00\u00a0€ netto zuzüglich 24,51\u00a0€ Umsatzsteuer (19 %), zusammen 153,51\u00a0€ im Monat",
  ])
    expect(order!.text).toContain(said);
  const trial: Billing = await bill(as);
  expect(trial).toMatchObject({
    user: { subscriptionStatus: "trialing", planName: "Professional", cancelAtPeriodEnd: false },
    subscription: { status: "trialing", plan: { amount: 12900, currency: "eur", interval: "month" } },
    paymentMethod: { card: { brand: "visa", last4: "4242" } },
  });
  expect(order!.text).toContain(`Zum ersten Mal wird am ${dateIn("Deutsch", new Date(trial.user.trialEndDate!))} abgebucht`);
  expect(Date.parse(trial.user.trialEndDate!) - own.ctx.now().getTime()).toBeGreaterThan(6.99 * DAY);
  await addChannel(as);

  // A session lasts twelve hours; whoever comes back signs in again. Here the account is looked at from inside.
  const look = async () => void ({ as } = await signIn(own, office.founder));
  own.move(5.5 * DAY);
  await runForAll(own.ctx, remindOfTrials);
  await runForAll(own.ctx, remindOfTrials);
  expect((await subjects(body.email, 3))[2]).toBe(`Ihre Testphase endet am ${dateIn("Deutsch", new Date(trial.user.trialEndDate!))}`);

  await pass(2);
  await look();
  await becomes(as, { subscription: { status: "active" }, user: { subscriptionStatus: "active" } });
  const charged = await bill(as);
  const paid = charged.invoices.find(({ amount_paid }) => amount_paid > 0)!;
  expect(paid).toMatchObject({ status: "paid", amount_paid: 15351, tax: 2451, currency: "eur" });
  expect((await subjects(body.email, 4))[3]).toBe(`Zahlungsbeleg ${paid.number}`);

  // The next month the card fails.
  await call(own.app, billingRoutes.setCard, { as, body: await aCard(own, "later_failure") });
  await pass(31);
  await look();
  await becomes(as, { subscription: { status: "past_due" }, user: { subscriptionStatus: "past_due" } });
  expect((await subjects(body.email, 5))[4]).toMatch(/^Zahlung fehlgeschlagen: Rechnung /);
  const failed = (await mailsTo(own, body.email, 5))[4]!.text;
  expect(failed).toContain("Ihre Bank hat die Karte abgelehnt.");
  const open = (await bill(as)).invoices.find(({ status }) => status === "open")!;
  const nextTry = new Date((await (await own.ctx.payment.open()).stripe.invoices.retrieve(open.id)).next_payment_attempt! * 1000);
  expect(failed).toContain(`Sonst versuchen wir es am ${dateIn("Deutsch", nextTry)} von selbst noch einmal.`);
  expect(await noChannel(as)).toBe("PLAN_NEEDED");
  const other = await priceOf(own, "101-250:month");
  expect(await refused(own.app, billingRoutes.changePlan, { as, body: { priceId: other } })).toBe("PAYMENT_OVERDUE");

  // Another card pays at once what is open.
  const recovered = await call(own.app, billingRoutes.setCard, { as, body: await aCard(own) });
  expect(recovered).toMatchObject({ subscription: { status: "active" } });
  expect((await subjects(body.email, 6))[5]).toMatch(/^Zahlungsbeleg /);
  await addChannel(as);

  // Cancelled, taken back, cancelled again.
  expect(await call(own.app, billingRoutes.cancel, { as })).toMatchObject({ subscription: { cancel_at_period_end: true } });
  expect((await subjects(body.email, 7))[6]).toBe("Ihre Kündigung ist eingegangen");
  expect(await call(own.app, billingRoutes.reactivate, { as })).toMatchObject({ subscription: { cancel_at_period_end: false } });
  expect((await subjects(body.email, 8))[7]).toBe("Ihre Kündigung ist zurückgenommen");
  expect(await call(own.app, billingRoutes.cancel, { as })).toMatchObject({ user: { cancelAtPeriodEnd: true } });
  await pass(32);
  await look();
  await becomes(as, { subscription: { status: "canceled" }, user: { subscriptionStatus: "canceled" } });
  expect((await subjects(body.email, 10))[9]).toBe("Ihr Abonnement ist beendet");
  expect((await bill(as)).user.paymentStanding).toBeNull();
  expect(await noChannel(as)).toBe("PLAN_NEEDED");
  expect(await refused(own.app, billingRoutes.reactivate, { as })).toBe("NO_SUBSCRIPTION");

  // The company returns, with the card it has; there is no second trial.
  const back = await call(own.app, billingRoutes.changePlan, { as, body: { priceId: other } });
  expect(back).toMatchObject({
    subscription: { status: "active", trial_end: null, plan: { amount: 19900 } },
    user: { planName: "Business" },
  });
  await addChannel(as);
});

test("whoever returns pays for the new plan; a further card does not pay what the ended one left open", async () => {
  const { body, office } = await aTrial(own, "later_failure");
  await send(own.app, billingRoutes.signUp, { body, from: "10.3.0.1" });
  await pass(8);
  const { as } = await signIn(own, office.founder);
  await becomes(as, { subscription: { status: "past_due" } });
  const { stripe } = await own.ctx.payment.open();
  const [left] = (await bill(as)).invoices.filter(({ status }) => status === "open");
  expect(left!.is_of_plan).toBe(true);
  const { data } = await stripe.subscriptions.list({ status: "past_due" });
  await stripe.subscriptions.cancel(data.find(({ metadata }) => metadata["account_id"] === body.keys.accountId)!.id);
  await becomes(as, { subscription: { status: "canceled" } });

  const order = { priceId: await priceOf(own, "101-250:month"), card: await aCard(own) };
  expect(await call(own.app, billingRoutes.changePlan, { as, body: order })).toMatchObject({ subscription: { status: "active" } });
  await call(own.app, billingRoutes.setCard, { as, body: await aCard(own) });
  expect((await bill(as)).invoices.filter(({ status }) => status === "open")).toMatchObject([{ id: left!.id, is_of_plan: false }]);
  expect((await bill(as)).invoices[0]).toMatchObject({ status: "paid", is_of_plan: true });
});

test("two people of a company who choose at the same moment begin one subscription", async () => {
  const office = await anOffice(own);
  await pass(15);
  const { as } = await signIn(own, office.person);
  await anAddress(own, as);
  const card = await aCard(own);
  const order = async (price: PriceName) =>
    send(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, price), card } });
  const replies = await Promise.all([order("1-49:month"), order("101-250:month")]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.subscriptions.list({ status: "active", limit: 100 });
  expect(data.filter(({ metadata }) => metadata["account_id"] === office.accountId)).toHaveLength(1);
});

test("after an end for non-payment the time that was not given is credited, and a new plan charges from today", async () => {
  const { body, office } = await aTrial(own, "later_failure");
  await send(own.app, billingRoutes.signUp, { body, from: "10.3.0.2" });
  await pass(8);
  const first = await signIn(own, office.founder);
  await becomes(first.as, { subscription: { status: "past_due" } });
  await pass(16);
  const { as } = await signIn(own, office.founder);
  await becomes(as, { subscription: { status: "canceled" }, user: { paymentStanding: "ended-unpaid" } });
  const ended = await bill(as);
  const left = ended.invoices.find(({ status }) => status === "open")!;
  const { stripe } = await own.ctx.payment.open();
  const { lines } = await stripe.invoices.retrieve(left.id);
  const { start, end } = lines.data[0]!.period;
  // Whole months of one price: what is left to pay is the time from the period's start to the end, with its tax.
  const unused = Math.round((12_900 * (end - ended.subscription!.current_period_end)) / (end - start));
  expect(left).toMatchObject({ total: 15_351, corrected: unused + Math.round(unused * 0.19), is_of_plan: false });
  expect(left.amount_due).toBe(15_351 - left.corrected);
  expect(left.corrected).toBeGreaterThan(0);

  // The correction is booked as one: of which invoice, what it takes back, and nothing to pay by it.
  const { name, xml } = await call(own.app, billingRoutes.eInvoice, { as, params: { id: left.id }, query: { of: "correction" } });
  expect(name).toBe(`${left.number}-CN-01.xml`);
  for (const said of [
    "<cbc:InvoiceTypeCode>384</cbc:InvoiceTypeCode>",
    `<cac:InvoiceDocumentReference><cbc:ID>${left.number}</cbc:ID>`,
    `<cbc:TaxInclusiveAmount currencyID="EUR">${(-left.corrected / 100).toFixed(2)}</cbc:TaxInclusiveAmount>`,
    `<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>`,
  ])
    expect(xml).toContain(said);
  const pdf = await call(own.app, billingRoutes.zugferd, { as, params: { id: left.id }, query: { of: "correction" } });
  expect(Buffer.from(pdf).toString("latin1")).toContain(`Rechnungskorrektur ${left.number}-CN-01</rdf:li>`);
  const trial = ended.invoices.find(({ total }) => total === 0)!;
  const none = { as, params: { id: trial.id }, query: { of: "correction" } } as const;
  expect(await refused(own.app, billingRoutes.eInvoice, none), "of what nobody corrected").toBe("NOT_FOUND");

  // What is written after the end of a try that failed before it: no other card pays that any more.
  const { accountId } = body.keys;
  const late = { accountId, kind: "payment-failed", invoiceId: left.id } as const;
  await own.db.tenant(accountId, () => own.ctx.jobs.enqueue(mailBilling, late));
  const rest = `ist beendet. Offen sind ${moneyIn("Deutsch", left.amount_due, "eur")};`;
  const isSaid = async () => (await own.ctx.mailer.listMails()).some(({ to, text }) => to === body.email && text.includes(rest));
  await vi.waitFor(async () => expect(await isSaid()).toBe(true), { timeout: 15_000, interval: 50 });

  // Read again, nothing is credited twice; and the page of the invoice asks for the rest only.
  await readAgain(own.ctx, body.keys.accountId);
  expect((await bill(as)).invoices.find(({ id }) => id === left.id)).toEqual(left);
  const order = { priceId: await priceOf(own, "101-250:month"), card: await aCard(own) };
  await call(own.app, billingRoutes.changePlan, { as, body: order });
  expect((await bill(as)).invoices[0]).toMatchObject({ status: "paid", total: 23_681, amount_paid: 23_681 });
  await stripe.invoices.pay(left.id, { payment_method: order.card.paymentMethodId });
  await readAgain(own.ctx, body.keys.accountId);
  expect((await bill(as)).invoices.find(({ id }) => id === left.id)).toMatchObject({ status: "paid", amount_paid: left.amount_due });
});
