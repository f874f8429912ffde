import { readFile } from "node:fs/promises";
import { billingRoutes } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials, signIn } from "../../testing/builders.ts";
import { aDebit, anAddress, aTrial, priceOf } from "../../testing/builders-billing.ts";
import { call, refused, send } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";
import { sampleInvoices } from "../../testing/sample-invoices.ts";
import { cii } from "./zugferd/cii.ts";
import { eInvoice } from "./e-invoice.ts";
import { sellerOf } from "./invoice-facts.ts";
import { readAgain } from "./sync.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

// Each was checked against the published rules of EN 16931 when it was made, each but the transfer against those of XRechnung
// (docs/decisions/104 and 110): whoever changes the writer checks again and replaces them.
test.each(Object.entries(sampleInvoices))("the e-invoice %s is byte by byte its sample", async (name, facts) => {
  const sample = (file: string) => readFile(new URL(`samples/${file}`, import.meta.url), "utf8");
  expect(eInvoice(facts)).toBe(await sample(`${name}.xml`));
  expect(cii(facts)).toBe(await sample(`${name}.cii.xml`));
});

const forms = [billingRoutes.eInvoice, billingRoutes.zugferd];

test("an operator who is not named with all that an e-invoice asks for issues none", () => {
  const { operator } = own.ctx.config;
  expect(sellerOf(operator)).toMatchObject({ postalCode: "10115", city: "Berlin", country: "DE" });
  for (const lacking of [
    { name: null },
    { street: null },
    { vatId: null },
    { phone: null },
    { city: "Berlin" },
    { country: "Atlantis" },
    { email: "support@localhost" },
  ])
    expect(sellerOf({ ...operator, ...lacking })).toBeNull();
});

test("a paid invoice comes as XML and as PDF with seller, buyer, lines and tax; nobody else's, and no open one", async () => {
  const { body, office } = await aTrial(own);
  const trying = credentials(await send(own.app, billingRoutes.signUp, { body, from: "10.6.0.1" }));
  const { stripe } = await own.ctx.payment.open();
  const first = await call(own.app, billingRoutes.get, { as: trying });
  expect(first.eInvoices).toBe(true);
  expect(first.invoices).toMatchObject([{ status: "paid", total: 0 }]);
  for (const form of forms) expect(await refused(own.app, form, { as: trying, params: { id: first.invoices[0]!.id } })).toBe("NOT_FOUND");
  own.move(8 * 86_400_000);
  await own.ctx.payment.simulator!.tick();
  const { as } = await signIn(own, office.founder);
  const charged = async () => {
    const { invoices } = await call(own.app, billingRoutes.get, { as });
    expect(invoices).toHaveLength(2);
    return invoices[0]!;
  };
  const { id, number } = await vi.waitFor(charged, { timeout: 15_000, interval: 50 });
  const { name, xml } = await call(own.app, billingRoutes.eInvoice, { as, params: { id } });
  expect(name).toBe(`${number}.xml`);
  for (const said of [
    `<cbc:ID>${number}</cbc:ID>`,
    "Musterhinweis GmbH",
    "<cbc:StreetName>Hauptstraße 1</cbc:StreetName>",
    body.companyName,
  ])
    expect(xml).toContain(said);
  const pdf = Buffer.from(await call(own.app, billingRoutes.zugferd, { as, params: { id } })).toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain(`<rdf:li xml:lang="x-default">Rechnung ${number}</rdf:li>`);
  expect(pdf).toContain("/F (factur-x.xml)");
  const { customer } = await stripe.invoices.retrieve(id);
  expect(xml).toContain(`<cbc:BuyerReference>${String(customer)}</cbc:BuyerReference>`);

  // What the company gives stands there instead, of an earlier invoice as well, until it takes it back.
  const { buyerReference: none, ...address } = (await call(own.app, billingRoutes.get, { as })).details!;
  expect(none).toBe("");
  const referred = async (buyerReference: string) => {
    const body = { ...address, buyerReference };
    expect((await call(own.app, billingRoutes.setDetails, { as, body })).details).toEqual({ ...address, buyerReference });
    return /<cbc:BuyerReference>(.*)<\/cbc:BuyerReference>/.exec(
      (await call(own.app, billingRoutes.eInvoice, { as, params: { id } })).xml,
    )?.[1];
  };
  expect(await referred("04011000-1234512345-06")).toBe("04011000-1234512345-06");
  expect(await referred("Bestellung <4711> & mehr")).toBe("Bestellung &lt;4711&gt; &amp; mehr");
  const wrong = { ...address, buyerReference: "04011000-1234512345-07" };
  expect(await refused(own.app, billingRoutes.setDetails, { as, body: wrong })).toBe("INVALID_INPUT");
  expect((await call(own.app, billingRoutes.get, { as })).details?.buyerReference).toBe("Bestellung <4711> & mehr");
  expect(await referred("")).toBe(String(customer));
  const { metadata } = (await stripe.customers.retrieve(String(customer))) as Stripe.Customer;
  expect(Object.keys(metadata)).toEqual(["account_id"]);
  // Something longer, written on the provider's own pages, costs nobody their address.
  await stripe.customers.update(String(customer), { metadata: { buyer_reference: "x".repeat(300) } });
  await readAgain(own.ctx, office.founded.keys.accountId);
  expect((await call(own.app, billingRoutes.get, { as })).details).toEqual({ ...address, buyerReference: "x".repeat(100) });

  const { as: stranger } = await anOffice(own);
  const { operator } = own.ctx.config;
  for (const form of forms) {
    expect(await refused(own.app, form, { as: stranger, params: { id } })).toBe("NOT_FOUND");
    expect(await refused(own.app, form, { as, params: { id: "in_unknown" } })).toBe("NOT_FOUND");
    own.ctx.config.operator = { ...operator, vatId: null };
    expect(await refused(own.app, form, { as, params: { id } })).toBe("NOT_FOUND");
    own.ctx.config.operator = operator;
  }
});

test("an invoice to be transferred is an e-invoice while it is open: until when, how much, and to which account", async () => {
  const { as, accountId } = await anOffice(own);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: own.ctx.now() }));
  await anAddress(own, as);
  await call(own.app, billingRoutes.payByInvoice, { as });
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, "50-100:month") } });
  const [{ id, number, due_date }] = (await call(own.app, billingRoutes.get, { as })).invoices as [Invoice];
  const { xml } = await call(own.app, billingRoutes.eInvoice, { as, params: { id } });
  const day = new Date(due_date! * 1000).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  for (const said of [
    `<cbc:DueDate>${day}</cbc:DueDate>`,
    `<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>${number}</cbc:PaymentID>`,
    "<cbc:ID>DE89370400440532013000</cbc:ID>",
    `<cbc:PayableAmount currencyID="EUR">153.51</cbc:PayableAmount>`,
  ])
    expect(xml).toContain(said);
  expect(Buffer.from(await call(own.app, billingRoutes.zugferd, { as, params: { id } })).toString("latin1")).toMatch(/^%PDF-1\.7/);
  // A debit that is under way is neither paid nor to be transferred.
  const { as: other, accountId: otherId } = await anOffice(own);
  await own.db.tenant(otherId, (tx) => updateAccount(tx, otherId, { trial_end_date: own.ctx.now() }));
  await anAddress(own, other);
  await aDebit(own, other);
  await call(own.app, billingRoutes.changePlan, { as: other, body: { priceId: await priceOf(own, "50-100:month") } });
  const [collected] = (await call(own.app, billingRoutes.get, { as: other })).invoices as [Invoice];
  expect(await refused(own.app, billingRoutes.eInvoice, { as: other, params: { id: collected.id } })).toBe("NOT_FOUND");
});
