import { billingRoutes } from "@hz/contract/billing/billing";
import { updateAccount } from "../modules/accounts/index.ts";
import type { TestApplication } from "./application.ts";
import type { TestOffice } from "./builders.ts";
import { ACCOUNTS, aCard, anAddress, aTrial, priceOf } from "./builders-billing.ts";
import { call } from "./call.ts";
import type { AddCall } from "./loops.ts";

/** Good calls around plan, card and invoices, of an account that has paid for its plan: its trial was over when it ordered. */
export async function addBilling(test: TestApplication, { as, accountId }: TestOffice, add: AddCall): Promise<void> {
  await test.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: test.ctx.now() }));
  const [starter, business] = [await priceOf(test, "1-49:month"), await priceOf(test, "101-250:month")];
  await anAddress(test, as);
  await call(test.app, billingRoutes.changePlan, { as, body: { priceId: starter, card: await aCard(test) } });
  add(billingRoutes.facts, {});
  add(billingRoutes.signUp, { body: (await aTrial(test)).body });
  for (const route of [billingRoutes.get, billingRoutes.cancel, billingRoutes.reactivate, billingRoutes.customerPortal]) add(route, { as });
  add(billingRoutes.preview, { as, query: { priceId: business } });
  add(billingRoutes.changePlan, { as, body: { priceId: business } });
  const { invoices } = await call(test.app, billingRoutes.get, { as });
  for (const route of [billingRoutes.eInvoice, billingRoutes.zugferd]) add(route, { as, params: { id: invoices[0]!.id } });
  add(billingRoutes.setDirectDebit, { as, body: { iban: ACCOUNTS.paid, holder: "Muster AG", readIn: "de" } });
  add(billingRoutes.payByInvoice, { as });
  add(billingRoutes.setCard, { as, body: await aCard(test) });
  const address = { companyName: "Muster AG", line1: "Musterstraße 1", postalCode: "10115", city: "Berlin", country: "DE" };
  add(billingRoutes.setDetails, { as, body: { ...address, vatId: "DE123456789", buyerReference: "", invoiceEmail: "" } });
}
