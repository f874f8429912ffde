import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice } from "../../testing/builders.ts";
import { ACCOUNTS, aCard, anAddress, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const debit = (as: Headers, iban = ACCOUNTS.paid) => ({ as, body: { iban, holder: "Muster AG", readIn: "de" as const } });
const both = async (as: Headers, app = own.app) => [
  await refused(app, billingRoutes.setDirectDebit, debit(as)),
  await refused(app, billingRoutes.payByInvoice, { as }),
];

test("a way that the operator does not offer is not chosen", async () => {
  const other = await testApplication({ paymentWays: ["card"] });
  const { as } = await anOffice(other);
  await anAddress(other, as);
  expect((await call(other.app, billingRoutes.get, { as })).paymentWays).toEqual(["card"]);
  expect((await call(other.app, billingRoutes.facts)).paymentWays).toEqual(["card"]);
  expect(await both(as, other.app)).toEqual(["WAY_NOT_OFFERED", "WAY_NOT_OFFERED"]);
  await other.close();
});

test("without a company's address, in a demo, and by a colleague without the right, nothing is chosen", async () => {
  const office = await anOffice(own);
  const { as } = office;
  expect(await both(as)).toEqual(["ADDRESS_NEEDED", "ADDRESS_NEEDED"]);
  await anAddress(own, as);
  const { as: colleague } = await aColleague(own, office, { role: "Fallbearbeitung" });
  expect(await both(colleague)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  // A visitor of a demo is not sent for an address first.
  const { as: visitor, accountId: demo } = await anOffice(own);
  await own.db.tenant(demo, (tx) => updateAccount(tx, demo, { demo_until: new Date(own.ctx.now().getTime() + 3_600_000) }));
  expect(await both(visitor)).toEqual(["DEMO_ACCOUNT", "DEMO_ACCOUNT"]);
});

test("a wrong IBAN is named by its field, and no number of an account is kept, told or written down", async () => {
  const { as, accountId } = await anOffice(own);
  await anAddress(own, as);
  for (const iban of ["", "DE89 3704 0044 0532 0130 01", "4242 4242 4242 4242", "TR33 0006 1005 1978 6457 8413 26"]) {
    const reply = await send(own.app, billingRoutes.setDirectDebit, debit(as, iban));
    expect([reply.statusCode, reply.json<{ fields: string[] }>().fields]).toEqual([422, ["iban"]]);
  }
  const { stripe } = await own.ctx.payment.open();
  const create = stripe.paymentMethods.create.bind(stripe.paymentMethods);
  stripe.paymentMethods.create = ((params: object) =>
    create({ ...params, sepa_debit: { iban: "DE00370400440532013000" } } as never)) as never;
  expect(await refused(own.app, billingRoutes.setDirectDebit, debit(as))).toBe("IBAN_REFUSED");
  stripe.paymentMethods.create = create;
  await call(own.app, billingRoutes.setDirectDebit, debit(as));
  const kept = await own.db.directory((tx) => tx.selectFrom("payment_simulator").selectAll().execute());
  const rows = await own.db.tenant(accountId, (tx) => tx.selectFrom("billing_customers").selectAll().execute());
  const said = JSON.stringify([kept, rows, own.log]);
  expect(said).toContain("3000");
  expect(said).not.toMatch(/370400440532013000|DE00370400440532013000|0532\s?0130/);
  // Nor from where the mandate was given; the provider is told.
  expect(said).not.toMatch(/lightMyRequest/i);
});

test("a card that was kept pays no more once transfers were chosen, and CARD_NEEDED is said where nothing is kept", async () => {
  const { as, accountId } = await anOffice(own);
  await anAddress(own, as);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: own.ctx.now() }));
  const priceId = await priceOf(own, "1-49:year");
  expect(await refused(own.app, billingRoutes.changePlan, { as, body: { priceId } })).toBe("CARD_NEEDED");
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId, card: await aCard(own) } });
  expect(await call(own.app, billingRoutes.payByInvoice, { as })).toMatchObject({ paymentMethod: { invoice: {} } });
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.subscriptions.list({ limit: 100 });
  const { collection_method, default_payment_method, days_until_due } = data.find(({ metadata }) => metadata["account_id"] === accountId)!;
  expect([collection_method, default_payment_method, days_until_due]).toEqual(["send_invoice", null, 14]);
});
