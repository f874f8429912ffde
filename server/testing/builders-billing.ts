import { billingRoutes, type Card, type TrialSignUp } from "@hz/contract/billing/billing";
import type { CompanySize } from "@hz/contract/billing/plans";
import { newId } from "@hz/crypto";
import type { Office } from "../../scripts/seed/people.ts";
import { compareBilling } from "../modules/billing/jobs.ts";
import type { TestApplication } from "./application.ts";
import { aFounding } from "./builders.ts";
import { call, type Headers } from "./call.ts";
import { untilJobs } from "./job-queue.ts";

/** A card as the simulator's field in the browser makes it; the owner's name and address go along. */
export async function aCard({ app }: TestApplication, card = "visa"): Promise<Card> {
  const payload = { card, name: "Gerda Gründer", email: "gerda@muster.example" };
  const reply = await app.inject({ method: "POST", url: "/testzahlung/payment_methods", headers: OWN_PAGE, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { paymentMethodId: reply.json<{ id: string }>().id };
}

/** What a browser says of a call from our own page. */
const OWN_PAGE = { "sec-fetch-site": "same-origin" };

/** The card's owner answers their bank. */
export async function answerBank({ app }: TestApplication, clientSecret: string, outcome: "succeed" | "fail"): Promise<void> {
  const url = `/testzahlung/auth/${clientSecret}`;
  const reply = await app.inject({ method: "POST", url, headers: OWN_PAGE, payload: { outcome } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/** Where a company has its seat. */
const ADDRESS = { line1: "Hauptstraße 1", postalCode: "50667", city: "Köln", country: "DE" };

/** Says whom invoices are made out to, without which nothing can be ordered. */
export const anAddress = ({ app }: TestApplication, as: Headers) =>
  call(app, billingRoutes.setDetails, {
    as,
    body: { companyName: "Muster AG", ...ADDRESS, vatId: "", buyerReference: "", invoiceEmail: "" },
  });

/** The payment provider's test accounts: a debit of theirs is paid after five days, or comes back. */
export const ACCOUNTS = { paid: "DE89 3704 0044 0532 0130 00", returned: "DE62 3704 0044 0532 0130 01" };
export const aDebit = ({ app }: TestApplication, as: Headers, iban: keyof typeof ACCOUNTS = "paid") =>
  call(app, billingRoutes.setDirectDebit, { as, body: { iban: ACCOUNTS[iban], holder: "Muster AG", readIn: "de" } });

/** A sign-up with a card as the browser sends it, by a new company. */
export async function aTrial(
  test: TestApplication,
  card = "visa",
  size: CompanySize = "50-100",
): Promise<{ office: Office; body: TrialSignUp }> {
  const office = await aFounding();
  const { firstName, lastName, fullName, email, companyName = "Muster AG", keys } = office.registration;
  const plan = { companySize: size, planType: size, interval: "month" as const };
  return { office, body: { firstName, lastName, fullName, email, companyName, keys, ...ADDRESS, ...plan, ...(await aCard(test, card)) } };
}

/** The id of a plan's price. */
export async function priceOf(test: TestApplication, name: `${CompanySize}:${"month" | "year"}`): Promise<string> {
  return (await test.ctx.payment.open()).prices[name];
}

/** Runs the nightly comparison with the provider to the end of all it begins; the worker has to run. */
export async function compare(test: TestApplication): Promise<void> {
  await compareBilling(test.ctx);
  await untilJobs(test, "read-billing", (jobs) => jobs.every(({ state }) => state !== "created" && state !== "active"));
}

/** One more channel, which an account without a plan is refused. */
export const aFurtherChannel = () => ({
  id: newId(),
  name: "Werk",
  linkSuffix: `werk-${newId()}`,
  description: "",
  isActive: true,
  settings: { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true },
});
