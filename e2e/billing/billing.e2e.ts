import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { look } from "../helpers/look.ts";
import { channelAddress } from "../helpers/by-contract.ts";
import { goOnUnconfirmed } from "../helpers/handler.ts";
import { openMail } from "../helpers/mailbox.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

const PASSWORD = "Neun Reiher am Fluss";
const banner = (page: Page) => page.getByRole("region", { name: "Hinweis zum Konto" });

/** Moves the payment provider's clock on; what it charges and tells follows. */
async function pass({ newTab }: Person, days: number): Promise<void> {
  const page = await newTab();
  await page.goto("/testzahlung/uhr");
  await page.getByLabel("Um so viele Tage vorstellen").fill(String(days));
  await page.getByRole("button", { name: "Vorstellen" }).click();
  await expect(page.getByRole("heading", { name: "Uhr des Zahlungsanbieters" })).toBeVisible();
  await page.close();
}

/** Answers the bank's question, in the frame over the page; another question comes in another frame. */
async function answerBank(page: Page, title: string, name: string): Promise<void> {
  const frame = page.locator(`dialog iframe[title="${title}"]`);
  const asking = await frame.elementHandle();
  await frame.contentFrame().getByRole("alertdialog", { name: title }).getByRole("button", { name, exact: true }).click();
  await asking?.waitForElementState("hidden");
}

/** Chooses another card on /abrechnung. */
async function changeCard(page: Page, card: string): Promise<void> {
  await page.getByRole("button", { name: "Change payment method" }).click();
  const dialog = page.getByRole("dialog", { name: "Change payment method" });
  await dialog.frameLocator("iframe").getByLabel("Test card").selectOption(card);
  await dialog.getByRole("button", { name: /^Save card$|^Pay .* with this card$/ }).click();
}

test("a company's whole life: landing page, trial, first report, charge, failed charge, recovery, cancellation, end, return", async ({
  person,
}, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const email = `abo-${randomUUID().slice(0, 8)}@werk.example`;
  const start = page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" });
  const said = page.getByRole("alert");
  const bank = page.frameLocator("dialog iframe").getByRole("alertdialog", { name: "Confirmation by your bank" });
  const answer = (name: string) => answerBank(page, "Confirmation by your bank", name);
  const card = page.frameLocator("iframe[title=Kreditkarte]").getByLabel("Testkarte");

  await test.step("from the landing page to the sign-up", async () => {
    await page.goto(paths.start);
    await page.getByRole("link", { name: "7 Tage kostenlos testen" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Starten Sie Ihre 7-tägige kostenlose Testphase" })).toBeVisible();
    await expect(page.getByText("Testmodus", { exact: true })).toBeVisible();
    await page.getByLabel("Unternehmensgröße").selectOption("101-250");
  });

  await test.step("a declined card and a bank that is not answered leave the form as it is; then there is an account", async () => {
    expectComplaint(/402 \(Payment Required\)/);
    await page.getByLabel("Vorname").fill("Olga");
    await page.getByLabel("Nachname").fill("Ordner");
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByLabel("Firmenname").fill("Werk GmbH");
    await page.getByLabel("Straße und Hausnummer").fill("Hauptstraße 1");
    await page.getByLabel("Postleitzahl").fill("50667");
    await page.getByLabel("Ort", { exact: true }).fill("Köln");
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Passwort bestätigen", { exact: true }).fill(PASSWORD);
    await card.selectOption("declined");
    await start.click();
    await expect(said.filter({ hasText: "Ihre Karte wurde abgelehnt." })).toBeVisible();
    await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(email);
    await card.selectOption("authentication");
    await start.click();
    await answerBank(page, "Bestätigung Ihrer Bank", "Ablehnen");
    await expect(said.filter({ hasText: "Ihre Bank hat die Karte nicht bestätigt." })).toBeVisible();
    await start.click();
    await answerBank(page, "Bestätigung Ihrer Bank", "Bestätigen");
    await expect(page.getByText("Willkommen bei der Hinweiszentrale", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible();
    await page.getByRole("link", { name: "Später sichern" }).click();
    await goOnUnconfirmed(page);
    await expect(banner(page)).toContainText("E-Mail-Bestätigung erforderlich");
  });

  await test.step("the confirmed address makes room for the trial's days", async () => {
    const mail = await openMail(owner, email, "Bitte bestätigen Sie Ihre E-Mail-Adresse");
    const link = mail.frameLocator("iframe").getByRole("link", { name: "E-Mail-Adresse bestätigen" });
    const { pathname, search } = new URL((await link.getAttribute("href"))!);
    await page.goto(pathname + search);
    await expect(page.getByText("E-Mail-Adresse erfolgreich bestätigt.")).toBeVisible();
    await mail.close();
    await page.goto(paths.dashboard);
    await expect(banner(page)).toContainText("7 Tage verbleiben in der Testphase");
  });

  const reporter = await person();
  const report = { title: "Rechnungen doppelt bezahlt", description: "Seit März, jeden Monat." };
  const receipt = await submitReport(await channelAddress(owner.page), report);

  await test.step("the trial ends: the plan begins, the card is charged, the page says so by itself", async () => {
    await pass(owner, 8);
    await expect(banner(page)).toContainText("Business Plan aktiv - Nächste Rechnung:");
    await banner(page).getByRole("link", { name: "Abrechnung verwalten" }).click();
    await expect(page.getByRole("heading", { name: "Current Plan" })).toBeVisible();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "€236.81" })).toContainText("paid");
  });

  await test.step("a charge that fails: everybody is told, the reporter notices nothing", async () => {
    await changeCard(page, "later_failure");
    await expect(page.getByText("Card saved", { exact: true })).toBeVisible();
    await pass(owner, 31);
    await expect(banner(page)).toContainText("Zahlungsproblem erkannt - Rechnung ist überfällig");
    await expect(page.getByText("Past Due", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Pay invoice / })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Pay €236.81 now" })).toBeVisible();
    const dunned = await openMail(owner, email, "Zahlung fehlgeschlagen");
    await expect(dunned.frameLocator("iframe").getByText("Ihre Bank hat die Karte abgelehnt.")).toBeVisible();
    await dunned.close();
    await returnToCase(reporter.page, receipt);
  });

  await test.step("a card whose bank asks is kept when its owner refuses the payment", async () => {
    await changeCard(page, "always_authenticate");
    await answer("Confirm");
    await answer("Refuse");
    const change = page.getByRole("dialog", { name: "Change payment method" });
    await expect(change.getByText("so the open invoice is still unpaid")).toBeVisible();
    await change.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Past Due", { exact: true })).toBeVisible();
    await expect(page.getByText("Visa ending in 3184")).toBeVisible();
  });

  await test.step("another card pays at once", async () => {
    await changeCard(page, "visa");
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(banner(page)).toContainText("Plan aktiv");
  });

  await test.step("a larger plan: the difference is said before and charged", async () => {
    await page.getByRole("button", { name: "Switch to Enterprise", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Switch to Enterprise?" });
    await expect(dialog).toHaveAttribute("lang", "en");
    await expect(dialog).toContainText("is charged now to your card");
    await expect(dialog).toContainText("From then on: €355.81 including VAT every month.");
    await dialog.getByRole("button", { name: "Switch plan" }).click();
    await expect(page.getByText("Plan Updated", { exact: true })).toBeVisible();
    await expect(banner(page)).toContainText("Enterprise Plan aktiv");
  });

  await test.step("cancelled, kept, cancelled; then it ends, and the company returns", async () => {
    const cancel = async () => {
      await page.getByRole("button", { name: "Cancel Subscription" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Subscription" }).click();
      await expect(page.getByText("Plan cancelled", { exact: true })).toBeVisible();
    };
    await cancel();
    await expect(banner(page)).toContainText("Abonnement gekündigt - Zugang endet am");
    await page.getByRole("button", { name: "Keep Subscription" }).click();
    await expect(page.getByText("Subscription Reactivated", { exact: true })).toBeVisible();
    await cancel();
    await pass(owner, 32);
    await expect(page.getByText("Inactive", { exact: true })).toBeVisible();
  });

  await test.step("a card whose bank asks at every payment: refused nothing is ordered, confirmed the company is back", async () => {
    await page.getByRole("button", { name: "Choose Starter" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Choose Starter" });
    await dialog.getByRole("button", { name: "Pay another way" }).click();
    const how = page.getByRole("dialog", { name: "Payment Method" });
    await how.frameLocator("iframe").getByLabel("Test card").selectOption("always_authenticate");
    await how.getByRole("button", { name: "Save card and go on to the order" }).click();
    // First about the card, then about the payment.
    await answer("Confirm");
    await expect(dialog).toContainText("Paid by: Visa ending in 3184");
    await dialog.getByRole("button", { name: "Order with obligation to pay" }).click();
    await answer("Refuse");
    await expect(dialog.getByText("Your bank did not confirm the card.")).toBeVisible();
    await dialog.getByRole("button", { name: "Order with obligation to pay" }).click();
    await answer("Confirm");
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(banner(page)).toContainText("Starter Plan aktiv");
  });

  await test.step("a dearer plan by that card: refused the plan stays, confirmed it is another one", async () => {
    await page.getByRole("button", { name: "Switch to Business", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Switch to Business?" });
    await expect(dialog).toContainText("is charged now to your card");
    await dialog.getByRole("button", { name: "Switch plan" }).click();
    await expect(bank).toBeVisible();
    await look(page, "billing-switch-bank", info);
    await answer("Refuse");
    await expect(dialog.getByText("Your bank did not confirm the card. Nothing was charged.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.reload();
    await expect(banner(page)).toContainText("Starter Plan aktiv");
    await expect(page.getByRole("link", { name: /^Pay invoice / })).toHaveCount(0);
    await page.getByRole("button", { name: "Switch to Business", exact: true }).click();
    await dialog.getByRole("button", { name: "Switch plan" }).click();
    await answer("Confirm");
    await expect(page.getByText("Plan Updated", { exact: true })).toBeVisible();
    await expect(banner(page)).toContainText("Business Plan aktiv");
  });
});
