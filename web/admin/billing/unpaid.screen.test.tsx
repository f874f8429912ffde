import type { Billing } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { whenPlanIsMissing } from "../../api/client.ts";
import { answers, refused } from "../../testing/answers.ts";
import { BY_INVOICE, business, DAY, DEBIT, invoice, now, openBilling, withWays } from "../../testing/billing.ts";
import { look } from "../../testing/look.ts";
import { button, field, gone, seen, shownToast } from "../../testing/see.ts";

afterEach(() => whenPlanIsMissing(() => undefined));

const banner = page.getByRole("region", { name: "Hinweis zum Konto" });
const ENDED = Date.UTC(2026, 10, 2, 12) / 1000;
const left = (given: Partial<Invoice>) => invoice({ status: "open", amount_paid: 0, is_of_plan: false, ...given });
const account = { iban: "DE89370400440532013000", bic: "COBADEFFXXX", holder: "Betreiber GmbH" };

/** Of a company whose plan ended because an invoice was not paid. */
const ended = (invoices: Invoice[]): Billing =>
  business({
    subscription: { status: "canceled", current_period_end: ENDED },
    user: {
      subscriptionStatus: "canceled",
      paymentStanding: "ended-unpaid",
      stripeCurrentPeriodEnd: new Date(ENDED * 1000).toISOString(),
    },
    invoices,
  });

test("a plan that ended unpaid: banner and page say so, what is open, that nobody charges it, and how it is paid", async () => {
  const byCard = left({ id: "in_3", number: "HZ-0003", amount_due: 10_000, hosted_invoice_url: "https://pay.example/in_3" });
  const byTransfer = left({
    id: "in_2",
    number: "HZ-0002",
    amount_due: 5_000,
    corrected: 18_681,
    has_correction: true,
    due_date: ENDED - 20 * DAY,
    transfer_to: account,
  });
  openBilling(withWays(ended([byCard, byTransfer, invoice({})]), BY_INVOICE));
  await expect
    .element(banner)
    .toMatchTextContent(/^Plan wegen nicht bezahlter Rechnung beendet am 2\. November 2026\. Was noch offen ist .*Zur Abrechnung$/);
  await gone(banner.getByText("gekündigt"));
  await seen(page.getByText(/^Your plan was ended on November 2, 2026 because an invoice was not paid\./));
  await seen(page.getByText("Still open from the ended plan: €150.00"));
  await seen(page.getByText("For the time after its end €186.81 is credited; only the time until then is to be paid."));
  await expect.element(page.getByRole("row").filter({ hasText: "HZ-0002" })).toMatchTextContent(/€236\.81€186\.81 of it credited/);
  await seen(
    page.getByText(
      "Invoice HZ-0002: please transfer €50.00 to Betreiber GmbH, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX, reference HZ-0002. Nothing is charged automatically.",
    ),
  );
  await seen(page.getByText(/^Invoice HZ-0003 of €100\.00 is no longer charged automatically\./));
  await expect.element(page.getByRole("link", { name: "Pay €100.00 now HZ-0003" })).toHaveAttribute("href", "https://pay.example/in_3");
  await look("billing-ended-unpaid", { whole: true });
  await button("Choose Starter").click();
  const ordering = page.getByRole("alertdialog", { name: "Choose Starter" });
  await expect.element(ordering).toMatchTextContent(/€150\.00 is still open from the ended plan\. This order does not pay it\./);
  await button("Cancel", ordering).click();
  await button("Deutsch").click();
  await seen(page.getByText(/^Ihr Plan wurde am 2\. November 2026 beendet, weil eine Rechnung nicht bezahlt war\./));
  await seen(page.getByText("Vom beendeten Plan noch offen: 150,00 €"));
  await seen(page.getByText(/^Rechnung HZ-0002: Bitte überweisen Sie 50,00\s€ an Betreiber GmbH/));
  await button("English").click();
});

test("what an ended plan left open stays said beside a new one; a debit of it that is under way asks for nothing", async () => {
  openBilling(business({ invoices: [invoice({}), left({ id: "in_2", number: "HZ-0002" })] }));
  await seen(page.getByText("Still open from the ended plan: €236.81"));
  openBilling(withWays(ended([left({ number: "HZ-0002", is_processing: true })]), DEBIT));
  await seen(page.getByText("Invoice HZ-0002 of €236.81 is still being collected from your account. You need not do anything."));
  await gone(page.getByRole("link", { name: /^Pay / }));
});

test("while what is overdue is collected by debit, nobody is asked for anything, in the banner or where a plan is needed", async () => {
  const collected = invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0, is_processing: true });
  const billing = business({
    subscription: { status: "past_due", current_period_end: now + DAY },
    user: { subscriptionStatus: "past_due", paymentStanding: "collecting" },
    invoices: [collected],
  });
  openBilling(withWays(billing, DEBIT));
  await expect.element(banner).toMatchTextContent(/^Die offene Rechnung wird gerade von Ihrem Konto eingezogen\. .*Abrechnung verwalten$/);
  await gone(banner.getByText("Zahlung aktualisieren"));
  await seen(page.getByText("Past Due", { exact: true }));
  await seen(page.getByText("Being collected", { exact: true }));
  await seen(page.getByText("As soon as the direct debit is paid, the plan can be switched again.", { exact: false }));
  await button("Cancel Subscription").click();
  const asking = page.getByRole("alertdialog", { name: "Cancel the subscription?" });
  await expect.element(asking).toMatchTextContent(/The direct debit of the open invoice is under way and goes on/);
  await button("Keep it", asking).click();
  await look("billing-collecting-overdue", { whole: true });

  answers(categoryRoutes.list, []);
  answers(channelRoutes.list, []);
  answers(categoryRoutes.create, refused("PLAN_NEEDED"));
  whenPlanIsMissing(() => void import("../payment/plan-needed.tsx").then((file) => file.sayPlanNeeded()));
  await page.getByRole("link", { name: "Kategorien" }).first().click();
  await button("Neue hinzufügen").first().click();
  await field("Name").fill("Werkschutz");
  await button("Kategorie anlegen").click();
  await seen(shownToast("Das geht wieder, sobald die Lastschrift bezahlt ist"));
});
