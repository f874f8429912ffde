import { billingRoutes } from "@hz/contract/billing/billing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, refused, sentTo } from "../../testing/answers.ts";
import { business, BY_INVOICE, DAY, DEBIT, invoice, now, openBilling, withWays } from "../../testing/billing.ts";
import { look } from "../../testing/look.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const changing = page.getByRole("dialog", { name: "Change payment method" });
const way = (name: string) => changing.getByRole("radio", { name });

test("where a card is the only way, nobody is asked how to pay", async () => {
  openBilling(business());
  await seen(button("Change card"));
  await gone(button("Change payment method"));
  await button("Change card").click();
  await gone(page.getByRole("radiogroup"));
  await gone(page.getByRole("group", { name: "How do you want to pay?" }));
  await seen(button("Save card"));
});

test("a direct debit: chosen by the keyboard, the IBAN is checked and shown in groups, and the mandate is given by the button", async () => {
  openBilling(withWays(business()));
  await button("Change payment method").click();
  await expect.element(way("Card")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(way("SEPA direct debit")).toBeChecked();
  await expect.element(changing).toMatchTextContent(/I authorise Betreiber GmbH .* Within eight weeks .* your IP address/);
  await button("Give mandate", changing).click();
  await seen(changing.getByText(/^Please enter the IBAN of an account in the SEPA area/));
  await expect.element(field("IBAN", changing)).toHaveFocus();
  await field("IBAN", changing).fill("de89370400440532013001");
  await field("Account holder", changing).fill("");
  await expect.element(field("IBAN", changing)).toHaveValue("DE89 3704 0044 0532 0130 01");
  await button("Give mandate", changing).click();
  await seen(changing.getByText(/^Please enter the IBAN of an account in the SEPA area/));
  await seen(changing.getByText("Please enter the account holder"));
  await look("billing-direct-debit", { whole: true });
  expect(sentTo(billingRoutes.setDirectDebit)).toEqual([]);
  await field("IBAN", changing).fill("DE89 3704 0044 0532 0130 00");
  await field("Account holder", changing).fill("Muster AG");
  answers(billingRoutes.setDirectDebit, withWays(business(), DEBIT));
  await userEvent.keyboard("{Enter}");
  await said("Direct debit set up");
  expect(sentTo(billingRoutes.setDirectDebit).map(({ body }) => body)).toEqual([
    { iban: "DE89370400440532013000", holder: "Muster AG", readIn: "en" },
  ]);
  await seen(page.getByText("SEPA direct debit · account ending in 3000 · mandate HZ-MANDAT-7"));
  await gone(changing);
});

test("what is refused is said, and all that was typed stays, also while another way is looked at", async () => {
  openBilling(withWays(business()));
  await button("Change payment method").click();
  await way("SEPA direct debit").click();
  await field("IBAN", changing).fill("DE89370400440532013000");
  answers(billingRoutes.setDirectDebit, refused("IBAN_REFUSED"));
  await button("Give mandate", changing).click();
  await seen(changing.getByText(/^This bank account was not accepted/));
  await way("Invoice, by bank transfer").click();
  await gone(changing.getByText(/^This bank account was not accepted/));
  await seen(changing.getByText(/^Each invoice is due within 14 days/));
  await look("billing-by-invoice");
  await way("SEPA direct debit").click();
  await expect.element(field("IBAN", changing)).toHaveValue("DE89 3704 0044 0532 0130 00");
  await way("Invoice, by bank transfer").click();
  answers(billingRoutes.payByInvoice, withWays(business(), BY_INVOICE));
  await button("Pay by invoice from now on", changing).click();
  await said("You pay by invoice from now on");
  await seen(page.getByText("Invoice · due within 14 days"));
});

test("in German all of it is in German, the sentence about a wrong IBAN, too", async () => {
  openBilling(withWays(business(), DEBIT));
  await button("Deutsch").click();
  await seen(page.getByText("SEPA-Lastschrift · Konto endet auf 3000 · Mandat HZ-MANDAT-7"));
  await button("Zahlungsart ändern").click();
  const asking = page.getByRole("dialog", { name: "Zahlungsart ändern" });
  await expect.element(asking.getByRole("radio", { name: "SEPA-Lastschrift" })).toBeChecked();
  await field("IBAN", asking).fill("DE00");
  await button("Mandat erteilen", asking).click();
  await seen(asking.getByText(/^Bitte geben Sie die IBAN eines Kontos im SEPA-Raum an/));
  await expect.element(asking).toMatchTextContent(/Ich ermächtige .* innerhalb von acht Wochen/);
  await look("billing-direct-debit-german", { whole: true });
  await button("Abbrechen", asking).click();
  await button("English").click();
});

const overdue = (given = {}) =>
  business({
    subscription: { status: "past_due", current_period_end: now - DAY },
    user: { subscriptionStatus: "past_due" },
    invoices: [invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0, ...given })],
  });

test("what an ended plan left open is neither counted nor offered to be paid at once", async () => {
  const left = invoice({ id: "in_1", number: "HZ-0001", status: "open", amount_paid: 0, is_of_plan: false });
  const given = overdue({ hosted_invoice_url: "https://pay.example/in_2" });
  openBilling(withWays({ ...given, invoices: [...given.invoices, left] }));
  await expect
    .element(page.getByRole("link", { name: "Pay €236.81 now", exact: true }))
    .toHaveAttribute("href", "https://pay.example/in_2");
  await button("Pay another way").click();
  await seen(button("Pay €236.81 with this card", page.getByRole("dialog", { name: "Pay another way" })));
});

test("an overdue invoice is paid at once by another way, and the button says how much; by invoice nobody goes on then", async () => {
  openBilling(withWays(overdue()));
  await seen(page.getByText("The last payment failed. Please pay the open invoice or choose another way to pay.", { exact: false }));
  await button("Pay another way").click();
  const paying = page.getByRole("dialog", { name: "Pay another way" });
  await seen(button("Pay €236.81 with this card", paying));
  await gone(paying.getByRole("radio", { name: "Invoice, by bank transfer" }));
  await paying.getByRole("radio", { name: "SEPA direct debit" }).click();
  await seen(button("Give mandate and pay €236.81", paying));
  await field("IBAN", paying).fill("DE89370400440532013000");
  answers(billingRoutes.setDirectDebit, withWays(overdue({ is_processing: true }), DEBIT));
  await button("Give mandate and pay €236.81", paying).click();
  // Nobody is asked to pay what is on its way.
  await seen(page.getByText(/^The open invoice is being collected from your account/));
  await gone(page.getByRole("link", { name: /^Pay / }));
  await gone(button("Pay another way"));
  const row = page.getByRole("row").filter({ hasText: "HZ-0002" });
  await expect.element(row).toMatchTextContent(/being collected/);
  await seen(row.getByRole("link", { name: "Invoice HZ-0002" }));
  await look("billing-collecting");
});

test("an invoice to pay by transfer says until when and how; when it is late, to pay it is the first thing to do", async () => {
  // A Saturday, on which no bank transfers anything.
  const open = invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0, due_date: Date.UTC(2099, 11, 12, 12) / 1000 });
  openBilling(withWays(business({ invoices: [open] }), BY_INVOICE));
  const row = page.getByRole("row").filter({ hasText: "HZ-0002" });
  await expect.element(row).toMatchTextContent(/open.*due by December 14, 2099/);
  await expect.element(row.getByRole("link", { name: "How to pay HZ-0002" })).toHaveAttribute("href", "https://pay.example/in_1");
  // It is booked before it is paid.
  await seen(button("XRechnung (XML) HZ-0002"));
  await seen(page.getByText("Invoice · due within 14 days"));
  await look("billing-to-pay", { whole: true });
  await button("Change payment method").click();
  await way("SEPA direct debit").click();
  await seen(changing.getByText(/Please still transfer the open one\.$/));
  await way("Invoice, by bank transfer").click();
  await gone(changing.getByText(/Please still transfer the open one\.$/));
  await userEvent.keyboard("{Escape}");
  // Also where a direct debit was chosen since: no payment failed.
  for (const kept of [DEBIT, BY_INVOICE]) {
    openBilling(withWays(overdue({ due_date: now - 8 * DAY }), kept));
    await expect.element(row).toMatchTextContent(/overdue/);
    await seen(page.getByText(/^An invoice was not paid in time/));
  }
  await seen(page.getByRole("link", { name: "Pay €236.81 now" }));
});

test("while a debit is under way, another way says that it is still collected", async () => {
  const collected = invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0, is_processing: true });
  openBilling(withWays(business({ invoices: [collected] }), DEBIT));
  await button("Change payment method").click();
  await expect.element(changing).toMatchTextContent(/What is being collected is still collected from your present account/);
});
