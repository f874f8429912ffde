import { billingRoutes, type Card } from "@hz/contract/billing/billing";
import { channelRoutes } from "@hz/contract/channels/channels";
import { overdueFrom, payableUntil } from "@hz/contract/billing/owed";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dateIn } from "../../mail/figures.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, signIn, type TestOffice } from "../../testing/builders.ts";
import { aCard, aDebit, aFurtherChannel, anAddress, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, refused } from "../../testing/call.ts";
import { newsTo } from "../../testing/mails.ts";
import { updateAccount } from "../accounts/index.ts";
import { readAgain } from "./sync.ts";

const DAY = 86_400_000;

let own: TestApplication;
let office: TestOffice;
let as: Headers;
let priceId: string;
beforeAll(async () => {
  own = await testApplication();
  priceId = await priceOf(own, "50-100:month");
  await own.startWorker();
});
/** A company whose trial is over, with an address. */
beforeEach(async () => {
  office = await anOffice(own);
  ({ as } = office);
  await trialEnds(-1);
  await anAddress(own, as);
});
afterAll(() => own.close());

const trialEnds = (days: number) =>
  own.db.tenant(office.accountId, (tx) =>
    updateAccount(tx, office.accountId, { trial_end_date: new Date(own.ctx.now().getTime() + days * DAY) }),
  );
const bill = () => call(own.app, billingRoutes.get, { as });
const order = (card?: Card) => call(own.app, billingRoutes.changePlan, { as, body: { priceId, card } });
const byInvoice = () => call(own.app, billingRoutes.payByInvoice, { as });
const setCard = async (card = "visa") => call(own.app, billingRoutes.setCard, { as, body: await aCard(own, card) });
/** Lets days pass here and at the provider. */
async function pass(days: number): Promise<void> {
  own.move(Math.round(days * DAY));
  await own.ctx.payment.simulator!.tick();
  await readAgain(own.ctx, office.accountId);
  ({ as } = await signIn(own, office.person));
}
/** Lets it be a minute after an invoice that is to be transferred is overdue. */
const passToOverdue = async () => pass((overdueFrom((await open()).due_date!) + 60_000 - own.ctx.now().getTime()) / DAY);
/** Lets it be an hour after the next period began. */
const passToNext = async () => pass(((await bill()).subscription!.current_period_end * 1000 - own.ctx.now().getTime()) / DAY + 1 / 24);
const subjects = async (count: number) => (await newsTo(own, office.person.email, count)).map(({ subject }) => subject);
/** Somebody's transfer arrives, as the provider's page of an invoice plays it. */
async function transfer(id: string): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };
  const reply = await own.app.inject({ method: "POST", url: `/testzahlung/rechnung/${id}`, headers, payload: "" });
  expect(reply.statusCode).toBe(303);
  await readAgain(own.ctx, office.accountId);
}
const open = async () => (await bill()).invoices.find(({ status }) => status === "open")!;
const mayAdd = () => refused(own.app, channelRoutes.create, { as, body: aFurtherChannel() });

test("the life of a direct debit: ordered, announced, collected, paid; another comes back, and a card pays", async () => {
  const kept = await aDebit(own, as);
  const mandate = "sepaDebit" in kept.paymentMethod! ? kept.paymentMethod.sepaDebit.mandate : "";
  expect(mandate).toMatch(/^[0-9A-Z]{16}$/);
  expect(kept).toMatchObject({ paymentMethod: { sepaDebit: { last4: "3000" } }, subscription: null });
  const ordered = await order();
  expect(ordered).toMatchObject({
    subscription: { status: "active" },
    invoices: [{ status: "open", is_processing: true, due_date: null, amount_due: 15_351, amount_paid: 0 }],
  });
  const [confirmed, announced] = await newsTo(own, office.person.email, 2);
  expect([confirmed!, announced!].map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Ankündigung einer Lastschrift: Rechnung /),
    "Ihre Bestellung: Plan Professional",
  ]);
  for (const { text } of [confirmed!, announced!]) expect(text).toContain(`per SEPA-Lastschrift (Mandat ${mandate}, IBAN endet auf 3000)`);

  await pass(4);
  expect(await bill()).toMatchObject({ invoices: [{ is_processing: true }] });
  await pass(2);
  expect(await bill()).toMatchObject({ subscription: { status: "active" }, invoices: [{ status: "paid", is_processing: false }] });
  expect((await subjects(3))[2]).toMatch(/^Zahlungsbeleg /);

  await aDebit(own, as, "returned");
  await passToNext();
  expect(await bill()).toMatchObject({ subscription: { status: "active" }, invoices: [{ is_processing: true }, { status: "paid" }] });
  await pass(6);
  expect(await bill()).toMatchObject({ subscription: { status: "past_due" }, invoices: [{ status: "open", is_processing: false }, {}] });
  const failed = (await newsTo(own, office.person.email, 5)).find(({ subject }) => subject.startsWith("Zahlung fehlgeschlagen"))!;
  expect(failed.text).toContain("Ihre Bank hat die Lastschrift nicht eingelöst.");
  expect(failed.text).toContain("eine andere Zahlungsart");
  expect(await mayAdd()).toBe("PLAN_NEEDED");
  expect(await refused(own.app, billingRoutes.payByInvoice, { as })).toBe("PAYMENT_OVERDUE");

  expect(await setCard()).toMatchObject({
    subscription: { status: "active" },
    paymentMethod: { card: { last4: "4242" } },
    invoices: [{ status: "paid" }, { status: "paid" }],
  });
});

test("what is said of an invoice goes to the mailbox for invoices as well, with a way there that takes no access; nothing else does", async () => {
  const mailbox = `buchhaltung-${office.accountId}@muster.example`;
  const { vatId, buyerReference, ...address } = (await bill()).details!;
  const set = (invoiceEmail: string) =>
    call(own.app, billingRoutes.setDetails, { as, body: { ...address, vatId, buyerReference, invoiceEmail } });
  expect((await set(mailbox)).details?.invoiceEmail).toBe(mailbox);
  await byInvoice();
  await order();
  const invoice = await open();
  const [told] = await newsTo(own, mailbox, 1);
  expect(told).toMatchObject({ subject: `Rechnung ${invoice.number} über 153,51\u00a0€` });
  expect(told!.text).toContain(invoice.hosted_invoice_url);
  expect(told!.text).toContain("weil Ihr Unternehmen diese Adresse für Rechnungen");
  expect((await newsTo(own, office.person.email, 2)).map(({ text }) => text).join()).not.toContain("diese Adresse für Rechnungen");
  const { xml } = await call(own.app, billingRoutes.eInvoice, { as, params: { id: invoice.id }, query: {} });
  expect(xml).toContain(`<cbc:EndpointID schemeID="EM">${mailbox}</cbc:EndpointID>`);

  // Whoever pays and reads invoices in the same mailbox is told once; what is taken out gets nothing more.
  await set(office.person.email);
  await pass(1);
  await transfer(invoice.id);
  expect((await subjects(3))[2]).toBe(`Zahlungsbeleg ${invoice.number}`);
  await set("");
  await passToNext();
  expect((await subjects(4))[3]).toMatch(/^Rechnung /);
  expect(await newsTo(own, mailbox, 1)).toEqual([told]);
});

test("the life of an invoice: ordered, to be paid, paid; another is overdue, said once, and a transfer mends it", async () => {
  expect(await byInvoice()).toMatchObject({ paymentMethod: { invoice: { daysUntilDue: 14 } }, subscription: null });
  const due = own.ctx.now().getTime() + 14 * DAY;
  expect(await order()).toMatchObject({ subscription: { status: "active" }, invoices: [{ status: "open", is_processing: false }] });
  const first = await open();
  expect(Math.abs(first.due_date! * 1000 - due)).toBeLessThan(60_000);
  const mails = await newsTo(own, office.person.email, 2);
  expect(mails.find(({ subject }) => subject === "Ihre Bestellung: Plan Professional")!.text).toContain(
    "Zahlungsart: auf Rechnung, per Überweisung innerhalb von 14 Tagen",
  );
  const asked = mails.find(({ subject }) => subject === `Rechnung ${first.number} über 153,51\u00a0€`)!;
  expect(asked.text).toContain(`Bitte überweisen Sie den Betrag bis ${dateIn("Deutsch", new Date(payableUntil(first.due_date!) * 1000))}.`);
  expect(asked.text, "it leads to what says how to pay it").toContain(first.hosted_invoice_url);
  await pass(3);
  await transfer(first.id);
  expect(await bill()).toMatchObject({ invoices: [{ status: "paid", amount_paid: 15_351 }], subscription: { status: "active" } });
  expect((await subjects(3))[2]).toBe(`Zahlungsbeleg ${first.number}`);

  await passToNext();
  const second = await open();
  // Due by the provider, but banks take their time: nothing is overdue, nothing locked, and the plan may be switched.
  await pass(14);
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.subscriptions.list({ status: "past_due", limit: 100 });
  expect(data.some(({ metadata }) => metadata["account_id"] === office.accountId)).toBe(true);
  expect(await bill()).toMatchObject({ subscription: { status: "active" }, user: { subscriptionStatus: "active" } });
  await call(own.app, channelRoutes.create, { as, body: aFurtherChannel() });
  const bigger = await priceOf(own, "101-250:month");
  expect(await call(own.app, billingRoutes.preview, { as, query: { priceId: bigger } })).toMatchObject({ dueNow: expect.any(Number) });
  await subjects(4);
  await passToOverdue();
  expect(await bill()).toMatchObject({ subscription: { status: "past_due" } });
  expect(await refused(own.app, billingRoutes.preview, { as, query: { priceId: bigger } })).toBe("PAYMENT_OVERDUE");
  await readAgain(own.ctx, office.accountId);
  expect((await subjects(5))[4]).toBe(`Rechnung ${second.number} ist überfällig`);
  expect(await mayAdd()).toBe("PLAN_NEEDED");
  await transfer(second.id);
  expect(await bill()).toMatchObject({ subscription: { status: "active" }, invoices: [{ status: "paid" }, { status: "paid" }] });
  expect((await subjects(6))[5]).toBe(`Zahlungsbeleg ${second.number}`);
});

test("an invoice that nobody pays ends the plan; a direct debit collects what is overdue before that", async () => {
  await byInvoice();
  await order();
  await passToOverdue();
  expect(await aDebit(own, as)).toMatchObject({
    subscription: { status: "past_due" },
    user: { paymentStanding: "collecting" },
    invoices: [{ status: "open", is_processing: true }],
  });
  await pass(6);
  expect(await bill()).toMatchObject({
    subscription: { status: "active" },
    user: { paymentStanding: null },
    invoices: [{ status: "paid" }],
  });
  await byInvoice();
  await passToNext();
  await passToOverdue();
  await pass(14);
  expect(await bill()).toMatchObject({
    subscription: { status: "canceled" },
    user: { subscriptionStatus: "canceled", paymentStanding: "ended-unpaid" },
  });
  expect(await open()).toMatchObject({ is_of_plan: false, transfer_to: { iban: "DE89370400440532013000", holder: "Testmodus" } });
  expect((await subjects(8)).at(-1)).toBe("Ihr Abonnement ist beendet");
});

test("cancelled while it is overdue, a plan that stays unpaid ends for that: it is said, and the time after its end credited", async () => {
  await byInvoice();
  await order();
  await passToOverdue();
  expect(await call(own.app, billingRoutes.cancel, { as })).toMatchObject({ user: { cancelAtPeriodEnd: true } });
  await pass(14);
  expect(await bill()).toMatchObject({ subscription: { status: "canceled" }, user: { paymentStanding: "ended-unpaid" } });
  const left = await open();
  expect(left.corrected).toBeGreaterThan(0);
  expect(left).toMatchObject({ is_of_plan: false, amount_due: 15_351 - left.corrected });
  expect((await newsTo(own, office.person.email, 5)).at(-1)!.text).toContain("weil eine Rechnung nicht bezahlt wurde");
});

const WAYS = { card: () => setCard(), debit: () => aDebit(own, as), transfer: () => byInvoice() } as const;
type Way = keyof typeof WAYS;
const SHAPES: Record<Way, object> = {
  card: { card: { last4: "4242" } },
  debit: { sepaDebit: { last4: "3000" } },
  transfer: { invoice: { daysUntilDue: 14 } },
};
const ORDERS = (["card", "debit", "transfer"] as const).flatMap((from) =>
  (["card", "debit", "transfer"] as const).filter((to) => to !== from).map((to) => [from, to] as const),
);
async function begin(way: Way): Promise<void> {
  if (way !== "card") await WAYS[way]();
  await order(way === "card" ? await aCard(own) : undefined);
}
const states = async () => (await bill()).invoices.map(({ status, is_processing }) => (is_processing ? "collected" : status));

test.each(ORDERS)("from %s to %s: what is under way goes its way, and the next month is paid the new way", async (from, to) => {
  const first = { card: "paid", debit: "collected", transfer: "open" }[from];
  await begin(from);
  expect(await WAYS[to]()).toMatchObject({ paymentMethod: SHAPES[to], subscription: { status: "active" } });
  // Nothing is paid twice: neither what is being collected nor what may have been transferred.
  expect(await states()).toEqual([first]);
  if (from === "transfer") await transfer((await open()).id);
  await pass(7);
  expect(await states()).toEqual(["paid"]);
  await pass(25);
  expect(await states()).toEqual([{ card: "paid", debit: "collected", transfer: "open" }[to], "paid"]);
  expect(await bill()).toMatchObject({ paymentMethod: SHAPES[to] });
});

// One into each of them; what is paid when a trial is over goes the way of every later month.
test.each([
  ["card", "debit"],
  ["debit", "transfer"],
  ["transfer", "card"],
] as const)("in a trial from %s to %s: its end is paid the new way; cancelled, nothing is", async (from, to) => {
  await trialEnds(5);
  await begin(from);
  expect(await WAYS[to]()).toMatchObject({ paymentMethod: SHAPES[to], subscription: { status: "trialing" } });
  await pass(6);
  expect((await states())[0]).toBe({ card: "paid", debit: "collected", transfer: "open" }[to]);
  await call(own.app, billingRoutes.cancel, { as });
  expect(await WAYS[from]()).toMatchObject({ paymentMethod: SHAPES[from], subscription: { cancel_at_period_end: true } });
  await pass(32);
  expect(await bill()).toMatchObject({ subscription: { status: "canceled" } });
  expect(await states()).toHaveLength(2);
});

test("a switch of the plan is billed the way that is kept", async () => {
  const bigger = await priceOf(own, "101-250:month");
  for (const [way, state] of [
    ["debit", "collected"],
    ["transfer", "open"],
  ] as const) {
    office = await anOffice(own);
    ({ as } = office);
    await trialEnds(-1);
    await anAddress(own, as);
    await begin(way);
    expect(await call(own.app, billingRoutes.changePlan, { as, body: { priceId: bigger } })).toMatchObject({
      subscription: { status: "active", plan: { id: bigger } },
    });
    expect(await states()).toEqual([state, state]);
  }
});
