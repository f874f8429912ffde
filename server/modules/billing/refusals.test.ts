import { billingRoutes } from "@hz/contract/billing/billing";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Payment } from "../../payment/payment.ts";
import { testProvider, type TestProvider } from "../../../payment-simulator/testing/provider.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, priceOf } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";
import { payInvoice } from "./card.ts";
import { customerOf } from "./store.ts";

let own: TestApplication;
let office: TestOffice;
/** Another provider, which knows nothing of ours. */
let other: TestProvider;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  await anAddress(own, office.as);
  other = await testProvider();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await own.close();
  await other.close();
});

const at = async (changes: Partial<Payment>) =>
  vi.spyOn(own.ctx.payment, "open").mockResolvedValue({ ...(await own.ctx.payment.open()), ...changes });
const failures = () =>
  own.log.flatMap((text) => {
    const line = JSON.parse(text) as Record<string, string>;
    return line["event"] === "failure" ? [line] : [];
  });

test("what the provider refuses because something is missing there is not the customer's mistake, and the operator reads what it is", async () => {
  const { as } = office;
  const priceId = await priceOf(own, "50-100:month");
  const card = await aCard(own);
  await at({ taxRate: "txr_gone" });
  const reply = await send(own.app, billingRoutes.changePlan, { as, body: { priceId, card } });
  expect([reply.statusCode, reply.json()]).toEqual([
    502,
    { code: "PAYMENT_REFUSED", message: expect.stringContaining("Der Zahlungsanbieter nimmt das zurzeit nicht an.") },
  ]);
  expect(failures().at(-1)).toMatchObject({
    route: "/api/billing/change-plan",
    code: "PAYMENT_REFUSED",
    cause: "StripeInvalidRequestError",
    causeCode: "resource_missing",
    causeParam: expect.stringMatching(/tax_rate/),
    causeRequest: expect.stringMatching(/^req_/),
  });
  vi.restoreAllMocks();
  expect(await call(own.app, billingRoutes.changePlan, { as, body: { priceId, card } })).toMatchObject({
    subscription: { status: "trialing" },
  });
});

test("an invoice that the provider's own try has paid meanwhile is nothing left to pay, and no refusal", async () => {
  const { as, accountId } = await anOffice(own);
  const card = await aCard(own);
  await own.db.tenant(accountId, (tx) => updateAccount(tx, accountId, { trial_end_date: null, subscription_status: "" }));
  await anAddress(own, as);
  await call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, "50-100:month"), card } });
  const payment = await own.ctx.payment.open();
  const { customerId } = (await own.db.tenant(accountId, (tx) => customerOf(tx, accountId)))!;
  const { data } = await payment.stripe.invoices.list({ customer: customerId! });
  expect(data.map(({ status }) => status)).toEqual(["paid"]);
  expect(await payInvoice(payment, data[0]!.id!, card.paymentMethodId)).toBeNull();
});

test("a key that the provider does not take is nothing that waiting mends", async () => {
  const { as } = office;
  await at({ stripe: other.client("sk_test_wrong") });
  const { statusCode, body } = await send(own.app, billingRoutes.customerPortal, { as });
  expect([statusCode, body]).toEqual([502, expect.stringContaining("PAYMENT_REFUSED")]);
  expect(failures().at(-1)).toMatchObject({ code: "PAYMENT_REFUSED", cause: "StripeAuthenticationError" });
});
