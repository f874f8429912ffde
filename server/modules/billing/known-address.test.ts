import { companyRoutes } from "@hz/contract/account/company";
import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, credentials } from "../../testing/builders.ts";
import { anAddress, aTrial } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => void (own = await testApplication()));
afterAll(() => own.close());

const COLOGNE = "Hauptstraße 1, 50667 Köln";

test("the address of a sign-up with a card is the company's, for agreement and settings, until somebody changes it", async () => {
  const { body } = await aTrial(own);
  const as = credentials(await send(own.app, billingRoutes.signUp, { body, from: "10.7.0.1" }));
  expect((await call(own.app, companyRoutes.get, { as })).companyAddress).toBe(COLOGNE);
});

test("an address that is entered for invoices is the company's where it had none, and changes none that it had", async () => {
  const { as } = await anOffice(own);
  await anAddress(own, as);
  expect((await call(own.app, companyRoutes.get, { as })).companyAddress).toBe(COLOGNE);
  await call(own.app, companyRoutes.save, { as, body: { companyAddress: "Allee 2, 20095 Hamburg" } });
  await anAddress(own, as);
  expect((await call(own.app, companyRoutes.get, { as })).companyAddress).toBe("Allee 2, 20095 Hamburg");
});

test("who has entered none for invoices is offered that of the company's data", async () => {
  const { as } = await anOffice(own);
  expect(await call(own.app, billingRoutes.get, { as })).toMatchObject({ details: null, knownAddress: null });
  await call(own.app, companyRoutes.save, { as, body: { companyAddress: "Allee 2, 20095 Hamburg" } });
  const knownAddress = { line1: "Allee 2", postalCode: "20095", city: "Hamburg", country: "DE" };
  expect(await call(own.app, billingRoutes.get, { as })).toMatchObject({ details: null, knownAddress });
});
