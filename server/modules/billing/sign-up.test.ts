import { billingRoutes, type TrialSignUp } from "@hz/contract/billing/billing";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { AnswerOf } from "@hz/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aFounding, anOffice, authOf, credentials } from "../../testing/builders.ts";
import { aCard, answerBank, aTrial } from "../../testing/builders-billing.ts";
import { call, refused, send } from "../../testing/call.ts";
import { compareBilling } from "./jobs.ts";
import { installationOf } from "./subscribe.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

let networks = 0;
/** From a network of its own, because one that registers many companies is refused. */
const signUp = (body: TrialSignUp) => send(own.app, billingRoutes.signUp, { body, from: `10.1.0.${++networks}` });
const accountOf = (accountId: string) =>
  own.db.tenant(accountId, (tx) => tx.selectFrom("accounts").selectAll().where("account_id", "=", accountId).executeTakeFirst());
/** All subscriptions at the provider, by the account they were made for. */
const subscriptionsOf = async (accountId: string) => {
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.subscriptions.list({ status: "all", limit: 100 });
  return data.filter(({ metadata }) => metadata["account_id"] === accountId);
};
/** A trial at the provider that a former try left behind; gives the customer's id. */
async function aLostTrial(accountId: string, installation = installationOf(own.ctx)): Promise<string> {
  const { stripe, prices, taxRate } = await own.ctx.payment.open();
  const { id: customer } = await stripe.customers.create({ name: "Abgestürzt GmbH" });
  const { paymentMethodId } = await aCard(own);
  await stripe.paymentMethods.attach(paymentMethodId, { customer });
  await stripe.subscriptions.create({
    customer,
    items: [{ price: prices["1-49:month"] }],
    default_payment_method: paymentMethodId,
    default_tax_rates: [taxRate],
    trial_period_days: 7,
    metadata: { account_id: accountId, installation },
  });
  return customer;
}
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code?: string }).code;

test.each([
  ["declined", "CARD_DECLINED"],
  ["insufficient_funds", "CARD_UNCOVERED"],
  ["expired", "CARD_EXPIRED"],
] as const)(
  "a card that is refused (%s): our sentence for the reason, and no half account; the same form goes through with another card",
  async (card, code) => {
    const { body } = await aTrial(own, card);
    const reply = await signUp(body);
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toEqual({ code, message: ERROR_TEXTS.de[code] });
    expect(await accountOf(body.keys.accountId)).toBeUndefined();
    expect(await subscriptionsOf(body.keys.accountId)).toEqual([]);
    expect((await signUp({ ...body, ...(await aCard(own)) })).statusCode).toBe(200);
    expect(await subscriptionsOf(body.keys.accountId)).toHaveLength(1);
  },
);

test("a double click, and a repetition later: one account, one subscription, a session each", async () => {
  const { body } = await aTrial(own);
  const replies = await Promise.all([signUp(body), signUp(body), signUp(body)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await signUp(body)).statusCode).toBe(200);
  expect(await subscriptionsOf(body.keys.accountId)).toHaveLength(1);
  const customers = await own.db.directory((tx) =>
    tx.selectFrom("directory_customers").select("customer_id").where("account_id", "=", body.keys.accountId).execute(),
  );
  expect(customers).toHaveLength(1);
});

test("somebody else's keys do not let in: the repetition has to prove the password", async () => {
  const { body } = await aTrial(own);
  await signUp(body);
  const other = await aTrial(own);
  const stolen = { ...other.body, keys: { ...other.body.keys, accountId: body.keys.accountId } };
  const reply = await signUp(stolen);
  expect(reply.statusCode).toBe(422);
  expect(codeOf(reply)).toBe("BOX_REFUSED");
});

test("the bank asks first: no account until its owner has answered, none when they refuse", async () => {
  const { body } = await aTrial(own, "authentication");
  const asked = await call(own.app, billingRoutes.signUp, { body, from: "10.1.1.1" });
  if (!("authentication" in asked)) throw new Error("the bank did not ask");
  const { clientSecret, setupIntentId } = asked.authentication;
  expect(await accountOf(body.keys.accountId)).toBeUndefined();
  // Coming back without an answer is no answer.
  expect(codeOf(await signUp({ ...body, setupIntentId }))).toBe("CARD_DECLINED");
  await answerBank(own, clientSecret, "succeed");
  const session = await call(own.app, billingRoutes.signUp, { body: { ...body, setupIntentId }, from: "10.1.1.2" });
  expect(session).toHaveProperty("user.subscriptionStatus", "trialing");

  const refusing = await aTrial(own, "authentication");
  const again = (await call(own.app, billingRoutes.signUp, { body: refusing.body, from: "10.1.1.3" })) as AnswerOf<
    typeof billingRoutes.signUp
  >;
  if (!("authentication" in again)) throw new Error("the bank did not ask");
  await answerBank(own, again.authentication.clientSecret, "fail");
  const refusedReply = await signUp({ ...refusing.body, setupIntentId: again.authentication.setupIntentId });
  expect(codeOf(refusedReply)).toBe("CARD_UNCONFIRMED");
  expect(await accountOf(refusing.body.keys.accountId)).toBeUndefined();
});

test("an authentication of somebody else's card proves nothing", async () => {
  const first = await aTrial(own, "authentication");
  const asked = await call(own.app, billingRoutes.signUp, { body: first.body, from: "10.1.2.1" });
  if (!("authentication" in asked)) throw new Error("the bank did not ask");
  await answerBank(own, asked.authentication.clientSecret, "succeed");
  const { body } = await aTrial(own, "authentication");
  const { setupIntentId } = asked.authentication;
  expect(codeOf(await signUp({ ...body, setupIntentId, paymentMethodId: first.body.paymentMethodId }))).toBe("CARD_DECLINED");
  expect(codeOf(await signUp({ ...body, setupIntentId: "seti_unknown" }))).toBe("CARD_DECLINED");
});

test("an address that has an account: said before the card is touched", async () => {
  const office = await anOffice(own);
  const { body } = await aTrial(own);
  const reply = await signUp({ ...body, email: office.person.email.toUpperCase() });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: "EMAIL_TAKEN", fields: ["email"] });
  expect(await subscriptionsOf(body.keys.accountId)).toEqual([]);
});

test("two companies race for one address: one wins, the other one's subscription ends at once", async () => {
  const [one, two] = [await aTrial(own), await aTrial(own)];
  const replies = await Promise.all([signUp(one.body), signUp({ ...two.body, email: one.body.email })]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const states = [...(await subscriptionsOf(one.body.keys.accountId)), ...(await subscriptionsOf(two.body.keys.accountId))];
  expect(states.filter(({ status }) => status === "trialing")).toHaveLength(1);
});

test("a subscription whose account was never made is ended by the nightly comparison, after an hour", async () => {
  const accountId = (await aFounding()).registration.keys.accountId;
  await aLostTrial(accountId);
  await compareBilling(own.ctx);
  expect(await subscriptionsOf(accountId)).toMatchObject([{ status: "trialing" }]);
  own.move(61 * 60_000);
  await compareBilling(own.ctx);
  expect(await subscriptionsOf(accountId)).toMatchObject([{ status: "canceled" }]);
});

test("what another installation with the same account at the provider began stays", async () => {
  const accountId = (await aFounding()).registration.keys.accountId;
  await aLostTrial(accountId, "another");
  own.move(61 * 60_000);
  await compareBilling(own.ctx);
  expect(await subscriptionsOf(accountId)).toMatchObject([{ status: "trialing" }]);
});

test("the answer was lost and the form corrected: the account that is there, and nothing that is charged twice", async () => {
  const { body } = await aTrial(own);
  await signUp(body);
  const again = await signUp({ ...body, email: `neu-${body.email}`, companyName: "Anders GmbH" });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ user: { email: body.email } });
  expect(await subscriptionsOf(body.keys.accountId)).toMatchObject([{ status: "trialing" }]);

  // Both at the same moment, in other words: whichever made the account keeps its subscription.
  const both = (await aTrial(own)).body;
  const replies = await Promise.all([signUp(both), signUp({ ...both, email: `neu-${both.email}`, ...(await aCard(own)) })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const states = await subscriptionsOf(both.keys.accountId);
  expect(states.filter(({ status }) => status === "trialing")).toHaveLength(1);
});

test("a subscription of a former try, under other words, is ended by the nightly comparison although the account came to be", async () => {
  const { body } = await aTrial(own);
  const customer = await aLostTrial(body.keys.accountId);
  await signUp(body);
  own.move(61 * 60_000);
  await compareBilling(own.ctx);
  const states = await subscriptionsOf(body.keys.accountId);
  expect(states.map((one) => [one.customer === customer, one.status]).sort()).toEqual([
    [false, "trialing"],
    [true, "canceled"],
  ]);
});

test("boxes that are none are refused before anything is asked of the provider", async () => {
  const { body } = await aTrial(own);
  const broken = { ...body, keys: { ...body.keys, department: { ...body.keys.department, epoch: 2 } } };
  expect(codeOf(await signUp(broken))).toBe("BOX_REFUSED");
});

test("the trial's owner signs in like everybody", async () => {
  const { body } = await aTrial(own);
  const as = credentials(await signUp(body));
  expect(await call(own.app, billingRoutes.get, { as })).toMatchObject({
    subscription: { status: "trialing" },
    invoices: [{ status: "paid", amount_paid: 0 }],
  });
  expect(await refused(own.app, authRoutes.signIn, { body: { email: body.email, auth: "A".repeat(43), remember: false } })).toBe(
    "SIGN_IN_FAILED",
  );
});

test("a repetition is no way to sign in: not past a second factor, not for a colleague, not after the hour", async () => {
  const { body } = await aTrial(own);
  expect((await signUp(body)).statusCode).toBe(200);
  const later = await aTrial(own);
  expect((await signUp(later.body)).statusCode).toBe(200);

  const { accountId } = body.keys;
  await own.db.tenant(accountId, (tx) =>
    tx.updateTable("users").set({ totp_confirmed_at: own.ctx.now() }).where("account_id", "=", accountId).execute(),
  );
  expect(codeOf(await signUp(body))).toBe("EMAIL_TAKEN");
  const elsewhere = await anOffice(own);
  const { person } = await aColleague(own, elsewhere, { role: "Admin" });
  const auth = await authOf(own, person.email, person.password);
  const stolen = { ...later.body, keys: { ...later.body.keys, accountId: elsewhere.accountId, userId: person.userId, auth } };
  expect((await signUp(stolen)).statusCode).not.toBe(200);
  own.move(61 * 60_000);
  expect(codeOf(await signUp(later.body))).toBe("EMAIL_TAKEN");
});
