import { billingRoutes } from "@hz/contract/billing/billing";
import { userRoutes } from "@hz/contract/people/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, sentTo, tell } from "../../testing/answers.ts";
import { business, DAY, now, openBilling } from "../../testing/billing.ts";
import { look } from "../../testing/look.ts";
import { button, gone, seen, shownToast } from "../../testing/see.ts";

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
