import { billingRoutes } from "@hz/contract/billing/billing";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { paths } from "@hz/contract/paths";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { whenPlanIsMissing } from "../../api/client.ts";
import { answers, offline, refused } from "../../testing/answers.ts";
import { business, DAY, invoice, now, openBilling, soon } from "../../testing/billing.ts";
import { look } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { somebody } from "../../testing/office.ts";
import { noBilling } from "../../testing/samples.ts";
import { saved } from "../../testing/saved.ts";
import { button, field, gone, said, seen, shownToast } from "../../testing/see.ts";

afterEach(() => whenPlanIsMissing(() => undefined));

const banner = page.getByRole("region", { name: "Hinweis zum Konto" });
const dialog = page.getByRole("alertdialog");

test("in a visitor's own demo nothing is ordered, and no address is asked for", async () => {
  mount(paths.billing, { demoUntil: new Date((now + 1_800) * 1000).toISOString(), subscriptionStatus: "trialing" });
  await seen(page.getByText("The demo has no plan, and nothing is paid for in it."));
  await expect.element(page.getByRole("link", { name: "Create your own account (new tab)" })).toHaveAttribute("href", paths.trial);
  await gone(page.getByRole("heading", { name: "Available Plans" }));
  await look("billing-demo");
});

test("a credit is told of as long as an invoice comes, and what becomes of it where none does", async () => {
  openBilling({ ...business(), credit: 250_636 });
  await seen(page.getByText(/^Credit balance: €2,506\.36\. The next invoices use it up/));
  await button("Cancel Subscription").click();
  await expect.element(dialog).toMatchTextContent(/Credit balance: €2,506\.36\. Once your plan has ended, no invoice will use it up/);
  openBilling({ ...business({ subscription: { cancel_at_period_end: true } }), credit: 250_636 });
  await seen(
    page.getByText(
      /^Credit balance: €2,506\.36\. Once your plan has ended, no invoice will use it up any more\. .* If you choose a plan again/,
    ),
  );
});

test("the days of a trial, a plan that runs, one that has ended: on the page and in the banner above every screen", async () => {
  const days = (count: number) => new Date((now + count * DAY) * 1000).toISOString();
  const trial = { subscriptionStatus: "trialing", trialEndDate: days(7), planName: "trial" } as const;
  openBilling({ ...noBilling(), user: somebody(trial) });
  await expect.element(banner).toMatchTextContent(/7 Tage verbleiben in der Testphase/);
  expect(
    banner
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(["Plan wählen", "Abrechnung verwalten"]);
  await look("banner-trial");

  openBilling(business());
  await expect.element(banner).toMatchTextContent(/Business Plan aktiv - Nächste Rechnung:/);
  await seen(page.getByText("Active", { exact: true }));
  await expect.element(page.getByRole("row").filter({ hasText: "€236.81" })).toMatchTextContent(/paid/);
  await look("billing-active");

  openBilling(business({ subscription: { status: "canceled", current_period_end: now - DAY }, user: { subscriptionStatus: "canceled" } }));
  await seen(page.getByText("Inactive", { exact: true }));
  await look("billing-ended");
});

test("a charge that failed: everybody is told, settings wait for a plan, a cancellation promises nothing", async () => {
  const overdue = { status: "past_due", current_period_end: now - DAY } as const;
  const open_ = invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0 });
  openBilling(business({ subscription: overdue, user: { subscriptionStatus: "past_due" }, invoices: [open_] }));
  await expect.element(banner).toMatchTextContent(/Zahlungsproblem erkannt - Rechnung ist überfällig/);
  await seen(page.getByText("Past Due", { exact: true }));
  // To pay is the first thing to do, and nothing is offered that would be refused.
  await expect.element(page.getByRole("link", { name: "Pay €236.81 now" })).toHaveAttribute("href", "https://pay.example/in_1");
  await button("Pay with another card").click();
  const other = page.getByRole("dialog", { name: "Pay with another card" });
  await expect.element(other).toMatchTextContent(/The new card pays the open €236\.81 now/);
  await seen(button("Pay €236.81 with this card", other));
  await gone(button("Save card"));
  await button("Cancel", other).click();
  await gone(button(/^Switch to /));
  await seen(page.getByText("As soon as the open invoice is paid, the plan can be switched again."));
  await expect.element(page.getByRole("link", { name: /^Pay invoice / })).toHaveLength(1);
  await look("billing-past-due");
  await button("Cancel Subscription").click();
  await expect
    .element(page.getByRole("alertdialog", { name: "Cancel the subscription?" }))
    .toMatchTextContent(/The open invoice stays due/);
  await button("Keep it", dialog).click();

  answers(categoryRoutes.list, []);
  answers(channelRoutes.list, []);
  answers(categoryRoutes.create, refused("PLAN_NEEDED"));
  // As the application does (main.tsx).
  whenPlanIsMissing(() => void import("../payment/plan-needed.tsx").then((file) => file.sayPlanNeeded()));
  await page.getByRole("link", { name: "Kategorien" }).first().click();
  await button("Neue hinzufügen").first().click();
  await field("Name").fill("Werkschutz");
  await button("Kategorie anlegen").click();
  const told = shownToast("Dafür wird ein Plan gebraucht");
  await seen(told);
  await expect.element(told.getByCss("a")).toHaveTextContent("Zur Abrechnung");
  await expect.element(told.getByCss("a")).toHaveAttribute("href", paths.billing);
});

test("a card whose bank asks is kept when its owner refuses the payment, and said to be", async () => {
  openBilling(business({ subscription: { status: "past_due" }, user: { subscriptionStatus: "past_due" } }));
  answers(billingRoutes.setCard, { authentication: { clientSecret: "pi_x_secret_x" } });
  await button("Change card").click();
  const change = page.getByRole("dialog", { name: "Change card" });
  await button("Save card", change).click();
  await seen(change.getByText("so the open invoice is still unpaid"));
  await look("billing-card-kept");
});

test("another plan: the difference is said before; refused by the bank it is said that nothing was charged", async () => {
  openBilling(business());
  await button("Switch to Enterprise").first().click();
  const asking = page.getByRole("alertdialog", { name: "Switch to Enterprise?" });
  await expect.element(asking).toHaveAttribute("lang", "en");
  await expect.element(asking).toMatchTextContent(/is charged now to your card/);
  await expect.element(asking).toMatchTextContent(/From then on: €355\.81 including VAT every month\./);
  await look("billing-switch");
  answers(billingRoutes.changePlan, { authentication: { clientSecret: "pi_x_secret_x" } });
  await button("Switch plan", asking).click();
  await seen(asking.getByText("Your bank did not confirm the card. Nothing was charged."));
  await look("billing-switch-refused");
});

test("what cannot be done just now is said, and everything stays as it is", async () => {
  openBilling(business());
  for (const route of [billingRoutes.cancel, billingRoutes.changePlan, billingRoutes.customerPortal]) answers(route, offline);
  const says = (title: string, text: string) => seen(shownToast(title).filter({ hasText: text }));
  await button("Cancel Subscription").click();
  await button("Cancel Subscription", dialog).click();
  await says("Error", "Cancellation failed");
  await button("Keep it", dialog).click();
  await button("Switch to Starter").click();
  await button("Switch plan", dialog).click();
  await says("Plan Change Failed", "Failed to change plan");
  await button("Cancel", dialog).click();
  await gone(dialog);
  await button("Open customer portal").click();
  await says("Customer Portal Error", "Failed to open customer portal");
  await seen(page.getByText("Active", { exact: true }));
});

test("what was credited stands there with its sign, and what credit has paid of an invoice beside it", async () => {
  const credited = invoice({ id: "in_3", number: "HZ-0003", total: -26_176, amount_due: 0, amount_paid: 0 });
  const partly = invoice({ id: "in_4", number: "HZ-0004", total: 23_681, amount_due: 10_000, amount_paid: 10_000 });
  openBilling(business({ invoices: [credited, partly] }));
  const row = (number: string) => page.getByRole("row").filter({ hasText: number });
  await expect.element(row("HZ-0003")).toMatchTextContent(/-€261\.76.*credited/);
  await seen(page.getByRole("link", { name: "Credit note HZ-0003" }));
  await seen(page.getByRole("link", { name: "Invoice HZ-0004" }));
  await expect.element(row("HZ-0004")).toMatchTextContent(/€236\.81.*€136\.81 of it from credit.*paid/);
});

test("a paid invoice can be had as an e-invoice, where the operator can issue it; what fails is said", async () => {
  openBilling({ ...business(), eInvoices: false });
  await seen(page.getByRole("row").filter({ hasText: "HZ-0001" }));
  for (const form of [/^XRechnung/, /^ZUGFeRD/]) await gone(button(form));
  await gone(page.getByText("Book only one of them", { exact: false }));
  const free = invoice({ id: "in_3", number: "HZ-0003", total: 0, amount_due: 0, amount_paid: 0 });
  openBilling(business({ invoices: [invoice({}), invoice({ id: "in_2", number: "HZ-0002", status: "open", amount_paid: 0 }), free] }));
  answers(billingRoutes.eInvoice, offline);
  await button("XRechnung (XML) HZ-0001").click();
  await seen(shownToast("Error").filter({ hasText: "The e-invoice could not be made." }));
  for (const number of ["HZ-0002", "HZ-0003"])
    for (const form of ["XRechnung (XML)", "ZUGFeRD (PDF)"]) await gone(button(`${form} ${number}`));
  await seen(page.getByText("Book only one of them", { exact: false }));
});

test("on a narrow phone the forms of an invoice begin at one edge, however long their names are", async () => {
  await page.viewport(320, 700);
  openBilling(business({ invoices: [invoice({ status: "open", amount_paid: 0, due_date: soon, total: 204_378, amount_due: 204_378 })] }));
  const forms = [
    page.getByRole("link", { name: "How to pay HZ-0001" }),
    button("XRechnung (XML) HZ-0001"),
    button("ZUGFeRD (PDF) HZ-0001"),
  ];
  for (const form of forms) await seen(form);
  const lines = document.createRange();
  const edges = forms.flatMap((form) => {
    lines.selectNodeContents(form.element().firstChild!);
    return [...lines.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(edges.length).toBeGreaterThan(forms.length);
  expect(new Set(edges).size).toBe(1);
});

test("on a narrow phone what was credited of an invoice takes no amount out of sight", async () => {
  localStorage.setItem("hz.billing-language", "de");
  await page.viewport(320, 700);
  openBilling(business({ invoices: [invoice({ corrected: 18_681, has_correction: true }), invoice({ id: "in_2", amount_due: 5_000 })] }));
  const table = page.getByRole("table");
  await expect.element(table).toMatchTextContent(/gutgeschrieben.*aus Guthaben/);
  const { scrollWidth, clientWidth } = table.element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
});

test("both forms of an e-invoice are saved under its number", async () => {
  openBilling(business());
  answers(billingRoutes.eInvoice, () => ({ name: "HZ-0001.xml", xml: "<Invoice/>" }));
  answers(billingRoutes.zugferd, () => new TextEncoder().encode("%PDF-1.7"));
  expect(await saved(() => button("XRechnung (XML) HZ-0001").click())).toMatchObject({ name: "HZ-0001.xml", text: "<Invoice/>" });
  expect(await saved(() => button("ZUGFeRD (PDF) HZ-0001").click())).toMatchObject({ name: "HZ-0001.pdf", text: "%PDF-1.7" });
});

test("what corrects an invoice is an e-invoice of its own", async () => {
  openBilling(business({ invoices: [invoice({ has_correction: true })] }));
  answers(billingRoutes.eInvoice, ({ query: { of } }) => ({ name: `${of}.xml`, xml: "<Invoice/>" }));
  answers(billingRoutes.zugferd, ({ query: { of } }) => new TextEncoder().encode(of));
  expect(await saved(() => button("XRechnung (XML) HZ-0001").click())).toMatchObject({ name: "invoice.xml" });
  expect(await saved(() => button("XRechnung (XML) Credit note HZ-0001").click())).toMatchObject({ name: "correction.xml" });
  expect(await saved(() => button("ZUGFeRD (PDF) Credit note HZ-0001").click())).toMatchObject({
    name: "HZ-0001-Credit note.pdf",
    text: "correction",
  });
});

test("the address of the company's data stands in the form until one is entered for invoices, and can be kept as it is", async () => {
  const knownAddress = { line1: "Allee 2", postalCode: "20095", city: "Hamburg", country: "DE" };
  openBilling({ ...business(), details: null, knownAddress });
  await expect.element(field("Street and number")).toHaveValue("Allee 2");
  await expect.element(field("Postal code")).toHaveValue("20095");
  answers(billingRoutes.setDetails, ({ body }) => ({ ...business(), details: body }));
  await button("Save details").click();
  await said("Billing details saved");
  await expect.element(button("Save details")).toBeDisabled();
});

test("a Leitweg-ID is asked for where e-invoices are made, and one with wrong check digits is not sent", async () => {
  openBilling({ ...business(), eInvoices: false });
  await seen(field("VAT number"));
  await gone(page.getByLabelText(/Leitweg-ID/));
  openBilling(business());
  const reference = field("Leitweg-ID or your own order reference (optional)");
  await reference.fill("04011000-1234512345-07");
  await button("Save details").click();
  await seen(page.getByText(/^This looks like a Leitweg-ID, but its check digits/));
  await button("Deutsch").click();
  await seen(page.getByText(/Öffentliche Stellen geben ihre Leitweg-ID an/));
  answers(billingRoutes.setDetails, ({ body }) => ({ ...business(), details: body }));
  await page.getByLabelText(/^Leitweg-ID/).fill(" 04011000-1234512345-06 ");
  await button("Anschrift speichern").click();
  await said("Rechnungsanschrift gespeichert");
  await expect.element(page.getByLabelText(/^Leitweg-ID/)).toHaveValue("04011000-1234512345-06");
});

test("before the first order it is asked whom invoices are made out to; the order follows", async () => {
  const none = business({ subscription: { status: "canceled", current_period_end: now - DAY }, user: { subscriptionStatus: "canceled" } });
  openBilling({ ...none, details: null });
  await button("Choose Starter").click();
  const asking = page.getByRole("dialog", { name: "Billing Details" });
  await button("Save and go on to the order", asking).click();
  await seen(asking.getByText("Please enter street and number"));
  for (const [label, text] of [
    ["Street and number", "Hauptstraße 1"],
    ["Postal code", "50667"],
    ["City", "Köln"],
  ] as const)
    await asking.getByLabelText(label).fill(text);
  await look("billing-details-asked");
  answers(billingRoutes.setDetails, none);
  await button("Save and go on to the order", asking).click();
  await seen(page.getByRole("alertdialog", { name: "Choose Starter" }));
});

test("the page speaks German for whoever chose that, also the next time and in its dialogs and toasts", async () => {
  openBilling(business());
  await button("Deutsch").click();
  await seen(page.getByRole("heading", { level: 1, name: "Abrechnung" }));
  await expect.element(page.getByRole("row").filter({ hasText: "236,81" })).toMatchTextContent(/bezahlt/);
  await look("billing-german");
  openBilling(business());
  await button("Zu Enterprise wechseln").first().click();
  const asking = page.getByRole("alertdialog", { name: "Zu Enterprise wechseln?" });
  await expect.element(asking).toHaveAttribute("lang", "de");
  await expect.element(asking).toMatchTextContent(/Ihre Karte wird jetzt mit 119,00\s€ belastet/);
  await expect.element(asking).toMatchTextContent(/Der Vertrag läuft einen Monat/);
  await expect.element(asking.getByRole("link", { name: "Vertragsbedingungen" })).toHaveAttribute("href", paths.terms);
  await expect.element(asking.getByRole("link", { name: "Datenschutzerklärung" })).toHaveAttribute("href", paths.privacy);
  answers(billingRoutes.changePlan, offline);
  await button("Plan wechseln", asking).click();
  await seen(shownToast("Planwechsel fehlgeschlagen").filter({ hasText: "Der Plan konnte nicht gewechselt werden." }));
  await button("Abbrechen", asking).click();
  await button("English").click();
  await seen(page.getByRole("heading", { level: 1, name: "Billing" }));
});
