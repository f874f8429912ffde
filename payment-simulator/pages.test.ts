import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());

const OWN = { "sec-fetch-site": "same-origin" };
const pathOf = (url: string | null | undefined) => new URL(url ?? "", "https://hinweise.example").pathname;
const get = (url: string) => provider.pages.inject({ url });
const press = (url: string, form: Record<string, string>, headers: Record<string, string> = OWN) =>
  provider.pages.inject({
    method: "POST",
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
const send = (url: string, payload: object, headers: Record<string, string> = OWN) =>
  provider.pages.inject({ method: "POST", url, payload, headers });

async function asked(return_url?: string) {
  const { id: customer } = await provider.stripe.customers.create({ name: "Beispiel GmbH" });
  return provider.stripe.setupIntents.create({
    customer,
    payment_method: "pm_card_authenticationRequiredOnSetup",
    confirm: true,
    return_url,
  });
}

test("the browser gets a payment method for a card's name, and never for a number", async () => {
  const made = await send("/testzahlung/payment_methods", { card: "visa", name: "Anna", email: "anna@beispiel.example" });
  expect(made.json()).toEqual({ id: expect.stringMatching(/^pm_/), card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2029 } });
  const { id: customer } = await provider.stripe.customers.create({});
  expect(await provider.stripe.paymentMethods.attach(made.json().id, { customer })).toMatchObject({
    billing_details: { name: "Anna", email: "anna@beispiel.example" },
  });
  expect((await send("/testzahlung/payment_methods", { card: "4242424242424242" })).statusCode).toBe(400);
  expect((await send("/testzahlung/payment_methods", { card: "visa" }, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await send("/testzahlung/payment_methods", { card: "visa" }, {})).statusCode).toBe(403);
  const older = { origin: "https://hinweise.example", host: "hinweise.example" };
  expect((await send("/testzahlung/payment_methods", { card: "visa" }, older)).statusCode).toBe(200);
  expect((await send("/testzahlung/payment_methods", { card: "visa" }, { ...older, origin: "https://evil.example" })).statusCode).toBe(403);
});

test("pages say that this is a test, have no script, and are not kept", async () => {
  const page = await get(`/testzahlung/auth/${(await asked()).client_secret}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("<strong>Testmodus</strong>");
  expect(page.body).not.toMatch(/<script|style=|sk_test/);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect((await get("/testzahlung/stil.css")).headers["content-type"]).toContain("text/css");
  expect((await get("/testzahlung/auth/seti_x_secret_y")).statusCode).toBe(404);
  expect((await get("/testzahlung/auth/__proto___secret_y")).statusCode).toBe(404);
  expect((await get("/testzahlung/portal/bps_x")).statusCode).toBe(404);
  expect((await get("/testzahlung/rechnung/in_x")).statusCode).toBe(404);
});

test("the owner confirms, and comes back", async () => {
  const intent = await asked("https://hinweise.example/abrechnung?a=1");
  const next = new URL(intent.next_action?.redirect_to_url?.url ?? "");
  const page = await get(next.pathname + next.search);
  expect(page.body).toContain(`name="return" value="/abrechnung?a=1"`);
  const answer = await press(next.pathname, { outcome: "succeed", return: "/abrechnung?a=1" });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`/abrechnung?a=1&setup_intent=${intent.id}&redirect_status=succeeded`);
  expect(await provider.stripe.setupIntents.retrieve(intent.id)).toMatchObject({ status: "succeeded" });
  // A second press changes nothing.
  await press(next.pathname, { outcome: "fail" });
  expect(await provider.stripe.setupIntents.retrieve(intent.id)).toMatchObject({ status: "succeeded" });
});

test("the owner refuses, in the page or in a dialog of ours", async () => {
  const intent = await asked();
  const url = `/testzahlung/auth/${intent.client_secret}`;
  expect((await send(url, { outcome: "fail" })).json()).toEqual({ status: "requires_payment_method" });
  expect(await provider.stripe.setupIntents.retrieve(intent.id)).toMatchObject({
    last_setup_error: { code: "setup_intent_authentication_failure" },
  });
  const other = await asked();
  expect((await send(`/testzahlung/auth/${other.client_secret}`, { outcome: "succeed" })).json()).toEqual({ status: "succeeded" });
  const third = await asked();
  const foreign = await press(`/testzahlung/auth/${third.client_secret}`, { outcome: "succeed" }, { "sec-fetch-site": "cross-site" });
  expect(foreign.statusCode).toBe(403);
  expect(await provider.stripe.setupIntents.retrieve(third.id)).toMatchObject({ status: "requires_action" });
});

test.each(["https://evil.example/x", "//evil.example/x", "https://hinweise.example//evil.example", "javascript:alert(1)"])(
  "nobody is sent to %s",
  async (address) => {
    const intent = await asked(address);
    const url = `/testzahlung/auth/${intent.client_secret}`;
    const page = await get(`${url}?return=${encodeURIComponent(address)}`);
    expect(page.body).not.toContain("evil");
    expect(page.body).not.toContain("javascript:");
    const answer = await press(url, { outcome: "succeed", return: address });
    expect(answer.headers.location).toBe(url);
  },
);

test("a payment that needs its owner is confirmed on the invoice's page, and the subscription begins", async () => {
  const { customer } = await provider.company("pm_card_authenticationRequired");
  const row = await provider.subscribe(customer, { expand: ["latest_invoice"] });
  expect(row.status).toBe("incomplete");
  const { latest_invoice: invoice } = row;
  if (invoice === null || typeof invoice === "string") throw new Error("not expanded");
  const url = pathOf(invoice.hosted_invoice_url);
  expect((await get(url)).body).toMatch(/153,51.€ jetzt zahlen/);
  const { location } = (await press(url, {})).headers;
  expect((await get(location ?? "")).body).toContain("freigeben?");
  const refused = await press(pathOf(location), { outcome: "fail", return: url });
  expect(refused.headers.location).toContain("redirect_status=failed");
  expect(await provider.stripe.subscriptions.retrieve(row.id)).toMatchObject({ status: "incomplete" });
  const again = await press(url, {});
  await press(pathOf(again.headers.location), { outcome: "succeed" });
  expect(await provider.stripe.subscriptions.retrieve(row.id)).toMatchObject({ status: "active" });
  const paid = await get(url);
  expect(paid.body).toContain("Bezahlt");
  expect(paid.body).toMatch(/USt\. 19 %/);
  expect(paid.body).not.toContain("jetzt zahlen");
});

test("in the portal a customer changes the card, pays, cancels and stays", async () => {
  const { stripe } = provider;
  const { customer } = await provider.company("pm_card_chargeCustomerFail");
  const row = await provider.subscribe(customer, { trial_period_days: 1 });
  await provider.pass(2);
  expect(await stripe.subscriptions.retrieve(row.id)).toMatchObject({ status: "past_due" });
  const session = await stripe.billingPortal.sessions.create({ customer, return_url: "https://hinweise.example/abrechnung" });
  const url = pathOf(session.url);
  const page = await get(url);
  expect(page.body).toContain(`<a href="/abrechnung">`);
  expect(page.body).toContain("Überfällig");

  const { data } = await stripe.invoices.list({ customer, status: "open" });
  const failed = await press(url, { action: "pay", invoice: data[0]!.id });
  expect(failed.statusCode).toBe(402);
  expect(failed.body).toContain("Ihre Karte wurde abgelehnt.");
  expect((await press(url, { action: "card", card: "declined" })).body).toContain("Ihre Karte wurde abgelehnt.");
  const asking = await press(url, { action: "card", card: "authentication" });
  const confirmed = await press(pathOf(asking.headers.location), { outcome: "succeed", return: url });
  expect(confirmed.headers.location).toContain(url);
  expect((await get(url)).body).toContain("endet auf 3155");
  expect((await press(url, { action: "pay", invoice: data[0]!.id })).statusCode).toBe(303);
  expect(await stripe.subscriptions.retrieve(row.id)).toMatchObject({ status: "active" });

  await press(url, { action: "cancel", subscription: row.id });
  expect(await stripe.subscriptions.retrieve(row.id)).toMatchObject({ cancel_at_period_end: true });
  expect((await get(url)).body).toContain("Tarif behalten");
  await press(url, { action: "keep", subscription: row.id });
  expect(await stripe.subscriptions.retrieve(row.id)).toMatchObject({ cancel_at_period_end: false });

  const stranger = await provider.company();
  const theirs = await provider.subscribe(stranger.customer);
  await press(url, { action: "cancel", subscription: theirs.id });
  expect(await stripe.subscriptions.retrieve(theirs.id)).toMatchObject({ cancel_at_period_end: false });

  await provider.pass(0.05);
  expect((await get(url)).statusCode).toBe(404);
});

test("an invoice without tax says why, and names are written as they are", async () => {
  const { id: customer } = await provider.stripe.customers.create({ name: "Müller & <b>Söhne</b>", tax_exempt: "reverse" });
  const method = await provider.stripe.paymentMethods.attach("pm_card_visa", { customer });
  const row = await provider.subscribe(customer, { default_payment_method: method.id, expand: ["latest_invoice"] });
  const invoice = row.latest_invoice;
  if (invoice === null || typeof invoice === "string") throw new Error("not expanded");
  const { body } = await get(pathOf(invoice.hosted_invoice_url));
  expect(body).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(body).toContain("Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;");
});

test("the clock moves on by whole days only, and only for our own page", async () => {
  const before = await provider.stripe.testHelpers.testClocks.create({ frozen_time: 1 });
  const { frozen_time } = await provider.stripe.testHelpers.testClocks.retrieve(before.id);
  for (const days of ["0", "-1", "1.5", "732", "x", ""]) expect((await press("/testzahlung/uhr", { days })).statusCode, days).toBe(400);
  expect((await press("/testzahlung/uhr", { days: "3" }, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await press("/testzahlung/uhr", { days: "3" })).statusCode).toBe(303);
  const moved = await provider.stripe.testHelpers.testClocks.retrieve(before.id);
  expect(Math.round((moved.frozen_time - frozen_time) / 86_400)).toBe(3);
  expect((await get("/testzahlung/uhr")).body).toContain("Uhr des Zahlungsanbieters");
});

test("the clock's page takes the application along again as the last move had it", async () => {
  const isTicked = async () => (await get("/testzahlung/uhr")).body.includes('value="yes" checked');
  await press("/testzahlung/uhr", { days: "1" });
  expect(await isTicked()).toBe(false);
  await press("/testzahlung/uhr", { days: "1", application: "yes" });
  expect(await isTicked()).toBe(true);
});

test("the clock takes the application along to its own time when asked, and goes no further than ten years", async () => {
  const other = await testProvider();
  const { moved } = other.application;
  const { id: clock } = await other.stripe.testHelpers.testClocks.create({ frozen_time: 1 });
  const move = (payload: Record<string, string>) => other.pages.inject({ method: "POST", url: "/testzahlung/uhr", headers: OWN, payload });
  await move({ days: "3" });
  expect(moved).toEqual([]);
  const ahead = (await other.stripe.testHelpers.testClocks.retrieve(clock)).frozen_time - Math.floor(Date.now() / 1000);
  await move({ days: "2", application: "yes" });
  await move({ days: "4", application: "yes" });
  expect(Math.round((moved[0]! - ahead) / 86_400)).toBe(2);
  expect(moved[1]).toBe(4 * 86_400);
  for (let step = 0; step < 4; step++) expect((await move({ days: "731" })).statusCode).toBe(303);
  const refusal = await move({ days: "731", application: "yes" });
  expect([refusal.statusCode, moved.length]).toEqual([400, 2]);
  expect(refusal.body).toContain("Weiter als 10 Jahre");
  await other.close();
});
