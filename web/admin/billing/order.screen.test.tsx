import { billingRoutes } from "@hz/contract/billing/billing";
import { userRoutes } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, refused, sentTo, tell } from "../../testing/answers.ts";
import { business, BY_INVOICE, DAY, DEBIT, now, openBilling, withWays } from "../../testing/billing.ts";
import { look } from "../../testing/look.ts";
import { button, field, gone, seen, shownToast } from "../../testing/see.ts";

const banner = page.getByRole("region", { name: "Hinweis zum Konto" });
const order = button("Order with obligation to pay");

/** A company whose plan is over. */
const over = () =>
  business({
    subscription: { status: "canceled", current_period_end: now - DAY },
    user: { subscriptionStatus: "canceled", stripeCurrentPeriodEnd: new Date((now - DAY) * 1000).toISOString() },
  });

test("an order that is not read yet is said to be received, and nothing is offered anew until it is", async () => {
  openBilling(over());
  answers(billingRoutes.changePlan, over());
  await button("Choose Starter").click();
  await order.click();
  await seen(shownToast("Plan Updated").filter({ hasText: "Your order of the plan Starter has been received." }));
  await seen(page.getByText("Order received", { exact: true }));
  await seen(page.getByText(/^We have received your order: Starter\./));
  await gone(page.getByText("Inactive", { exact: true }));
  await gone(button(/^Choose /));
  await expect.element(banner).toMatchTextContent(/Ihre Bestellung ist eingegangen: Starter/);
  await look("billing-order-received");
  expect(sentTo(billingRoutes.changePlan)).toHaveLength(1);

  const read = business({ subscription: { plan: { id: "price_1_49_month", amount: 7_900, currency: "eur", interval: "month" } } });
  answers(billingRoutes.get, read);
  answers(userRoutes.current, read.user);
  tell("billing-changed");
  await seen(page.getByText("Active", { exact: true }));
  await gone(page.getByText("Order received", { exact: true }));
  await seen(button("Switch to Enterprise").first());
});

test("a cancellation says what ends and what does not, on the page as in the banner", async () => {
  openBilling(business({ subscription: { cancel_at_period_end: true }, user: { cancelAtPeriodEnd: true } }));
  await seen(page.getByText("Plan cancelled", { exact: true }));
  await seen(page.getByText(/access ends to what needs a plan: .* Reports keep arriving, and you go on reading and answering them\.$/));
  await expect.element(banner).toMatchTextContent(/Zugang endet am .*\. Meldungen lesen und beantworten Sie weiterhin\./);
});

test("a price says how often it is billed", async () => {
  openBilling(over());
  const starter = page.getByRole("listitem").filter({ hasText: "Starter" });
  await expect.element(starter).toMatchTextContent(/€79\s*per month.*billed every month/);
  await page.getByLabelText(/^Yearly/).click();
  await expect.element(starter).toMatchTextContent(/€758\s*per year.*billed once a year, in advance/);
});

test("whom no German VAT is charged is promised none with any plan", async () => {
  openBilling({ ...over(), reverseCharge: true });
  const starter = page.getByRole("listitem").filter({ hasText: "Starter" });
  await expect.element(starter).toMatchTextContent(/no VAT \(reverse charge\), billed every month/);
  await gone(page.getByText(/plus 19 % VAT/));
});

test("a plan that is ordered in a trial is said to begin when the trial ends", async () => {
  openBilling(over());
  const starter = { id: "price_1_49_month", amount: 7_900, currency: "eur", interval: "month" } as const;
  answers(billingRoutes.changePlan, business({ subscription: { status: "trialing", trial_end: now + DAY, plan: starter } }));
  await button("Choose Starter").click();
  await order.click();
  await seen(shownToast("Plan Updated").filter({ hasText: /^Plan UpdatedThe plan Starter begins on .*, when your trial ends\.$/ }));
});

test("a first order by direct debit: the way is kept first, then ordered with one press; refused, the page tells what is so", async () => {
  openBilling(withWays(over(), null));
  await seen(page.getByText("No payment method yet"));
  await button("Choose Starter").click();
  const how = page.getByRole("dialog", { name: "Payment Method" });
  await expect.element(how).toMatchTextContent(/Nothing is ordered by this/);
  await seen(button("Save card and go on to the order", how));
  await how.getByRole("radio", { name: "SEPA direct debit" }).click();
  await field("IBAN", how).fill("DE89370400440532013000");
  answers(billingRoutes.setDirectDebit, withWays(over(), DEBIT));
  await button("Give mandate and go on to the order", how).click();

  const ordering = page.getByRole("alertdialog", { name: "Choose Starter" });
  await expect.element(ordering).toMatchTextContent(/Paid by: SEPA direct debit · account ending in 3000/);
  expect(sentTo(billingRoutes.changePlan)).toEqual([]);
  await look("billing-order-by-debit");
  answers(billingRoutes.changePlan, refused("PAYMENT_REFUSED"));
  answers(billingRoutes.get, withWays(over(), DEBIT));
  await order.click();
  await seen(ordering.getByText(/^The payment provider does not accept this/));
  await button("Cancel", ordering).click();
  await seen(page.getByText("SEPA direct debit · account ending in 3000 · mandate HZ-MANDAT-7"));
  await seen(page.getByText("Inactive", { exact: true }));

  await button("Choose Starter").click();
  answers(billingRoutes.changePlan, withWays(business(), DEBIT));
  await order.click();
  await seen(page.getByText("Active", { exact: true }));
  expect(sentTo(billingRoutes.changePlan).map(({ body }) => body.card)).toEqual([undefined, undefined]);
});

test("before an order another way can be chosen; the way back leads to the order, with what was kept", async () => {
  openBilling(withWays(over(), DEBIT));
  await button("Choose Starter").click();
  const ordering = page.getByRole("alertdialog", { name: "Choose Starter" });
  const how = page.getByRole("dialog", { name: "Payment Method" });
  await button("Pay another way", ordering).click();
  await button("Cancel", how).click();
  await expect.element(ordering).toMatchTextContent(/Today: €94\.01 .*Paid by: SEPA direct debit/);
  await button("Pay another way", ordering).click();
  await how.getByRole("radio", { name: "Invoice, by bank transfer" }).click();
  answers(billingRoutes.payByInvoice, withWays(over(), BY_INVOICE));
  await button("Choose invoice and go on to the order", how).click();
  await expect.element(ordering).toMatchTextContent(/Invoice today of €94\.01 .*, payable until \w+ \d+, \d{4}; then every month\./);
  await expect.element(ordering).not.toMatchTextContent(/Today:/);
  await expect.element(ordering).toMatchTextContent(/Paid by: Invoice · due within 14 days/);
});

test("a switch says by which way the difference is paid", async () => {
  for (const [method, said] of [
    [DEBIT, /is collected from your account by direct debit in the next days; that includes/],
    [BY_INVOICE, /€119\.00 is billed to you now; that includes/],
  ] as const) {
    openBilling(withWays(business(), method));
    await button("Switch to Enterprise").first().click();
    await expect.element(page.getByRole("alertdialog")).toMatchTextContent(said);
  }
});

test("a switch to less says what is credited, with its tax", async () => {
  openBilling(business());
  const lines = [
    { description: "Unused", amount: -190_476 },
    { description: "Rest", amount: 75_592 },
  ];
  answers(billingRoutes.preview, { dueNow: 0, credit: 0, tax: -21_828, lines, nextAt: null, at: now });
  await button("Switch to Starter").click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/Nothing is charged now\. €1,367\.12 of the old plan is credited/);
});
