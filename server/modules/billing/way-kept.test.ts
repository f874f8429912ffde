import { billingRoutes } from "@hz/contract/billing/billing";
import { mandateText } from "@hz/contract/billing/mandate";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { ACCOUNTS, aCard, aDebit, anAddress, priceOf } from "../../testing/builders-billing.ts";
import { call } from "../../testing/call.ts";
import { newsTo, waysTo } from "../../testing/mails.ts";
import { updateAccount } from "../accounts/index.ts";
import { readAgain } from "./sync.ts";

const CREDITOR_ID = "DE98ZZZ09999999999";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication({ creditorId: CREDITOR_ID });
  await own.startWorker();
});
afterAll(() => own.close());

/** A company whose trial is over, with an address. */
async function aCompany(): Promise<TestOffice> {
  const office = await anOffice(own);
  await own.db.tenant(office.accountId, (tx) =>
    updateAccount(tx, office.accountId, { trial_end_date: new Date(own.ctx.now().getTime() - 86_400_000) }),
  );
  await anAddress(own, office.as);
  return office;
}

test("whoever gives a mandate and whoever pays get a copy of it, in the words that were read, without the IBAN", async () => {
  const office = await aCompany();
  const { as, person } = await aColleague(own, office, { role: "Admin" });
  const { paymentMethod } = await call(own.app, billingRoutes.setDirectDebit, {
    as,
    body: { iban: ACCOUNTS.paid, holder: "Muster AG", readIn: "en" },
  });
  const { mandate } = (paymentMethod as { sepaDebit: { mandate: string } }).sepaDebit;
  const creditor = { name: own.ctx.config.operator.name, id: CREDITOR_ID };
  for (const { email } of [person, office.person]) {
    const [copy] = await waysTo(own, email, 1);
    expect(copy!.subject).toBe(`Kopie Ihres SEPA-Lastschriftmandats ${mandate}`);
    const text = copy!.text.replaceAll("\u2060", "");
    for (const said of [
      `Gläubiger: ${creditor.name}`,
      `Gläubiger-Identifikationsnummer: ${CREDITOR_ID}`,
      `Mandatsreferenz: ${mandate}`,
      "IBAN endet auf 3000",
      mandateText("Deutsch", creditor),
      `Erteilt wurde es in diesem Wortlaut: „${mandateText("English", creditor)}“`,
      "jederzeit widerrufen",
    ])
      expect(text).toContain(said);
    expect(text.replace(/\s/g, "")).not.toContain(ACCOUNTS.paid.replace(/\s/g, "").slice(4));
  }
});

test("a chosen way is mailed also where the provider has told of it before it is written down", async () => {
  const { as, person, accountId } = await aCompany();
  const { stripe } = await own.ctx.payment.open();
  const update = stripe.customers.update.bind(stripe.customers);
  vi.spyOn(stripe.customers, "update").mockImplementation((async (...told: Parameters<typeof update>) => {
    const customer = await update(...told);
    await readAgain(own.ctx, accountId);
    return customer;
  }) as typeof update);
  onTestFinished(() => void vi.restoreAllMocks());
  await aDebit(own, as);
  expect((await waysTo(own, person.email, 1))[0]!.subject).toMatch(/^Kopie Ihres SEPA-Lastschriftmandats /);
  await call(own.app, billingRoutes.payByInvoice, { as });
  expect((await waysTo(own, person.email, 2))[1]!.subject).toBe("So bezahlen Sie künftig");
});

test("the announcement of a debit names the creditor identifier", async () => {
  const { as, person } = await aCompany();
  await aDebit(own, as);
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, "50-100:month") } });
  const announced = (await newsTo(own, person.email, 2)).find(({ subject }) => subject.startsWith("Ankündigung"))!;
  expect(announced.text).toContain(`Unsere Gläubiger-Identifikationsnummer ist ${CREDITOR_ID}.`);
});

test("a card and a transfer are told once, to one person who is both; the same again is no news, a further mandate is", async () => {
  const { as, person } = await aCompany();
  const card = await aCard(own);
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, "50-100:month"), card } });
  const byInvoice = () => call(own.app, billingRoutes.payByInvoice, { as });
  await byInvoice();
  await byInvoice();
  const other = await aCard(own, "later_failure");
  for (let time = 0; time < 2; time++) await call(own.app, billingRoutes.setCard, { as, body: other });
  for (let time = 0; time < 2; time++) await aDebit(own, as);
  const mails = await waysTo(own, person.email, 4);
  const texts = mails.map(({ text }) => text);
  expect(texts.filter((text) => text.includes("Künftig bezahlen Sie auf Rechnung, per Überweisung innerhalb von 14 Tagen."))).toHaveLength(
    1,
  );
  expect(texts.filter((text) => /Künftig bezahlen Sie per Karte \(Visa, endet auf \d{4}/.test(text))).toHaveLength(1);
  expect(new Set(mails.map(({ subject }) => subject).filter((subject) => subject.startsWith("Kopie"))).size).toBe(2);
});

test("who has an invoice to transfer is told that another way does not pay it", async () => {
  const { as, person } = await aCompany();
  await call(own.app, billingRoutes.payByInvoice, { as });
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, "50-100:month") } });
  await aDebit(own, as);
  const mails = await waysTo(own, person.email, 2);
  const told = mails.filter(({ text }) => text.includes("überweisen Sie bitte noch"));
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Kopie Ihres SEPA-Lastschriftmandats/)]);
});
