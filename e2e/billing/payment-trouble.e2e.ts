import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { startConnected } from "../helpers/product.ts";

/** Fills in the sign-up of a company of 101 to 250 people. */
async function fillTrial(page: Page, email: string): Promise<void> {
  await page.goto(`${paths.trial}?groesse=101-250`);
  await expect(page.getByText("Gesamt brutto pro Monat")).toBeVisible();
  await page.getByLabel("Vorname").fill("Olga");
  await page.getByLabel("Nachname").fill("Ordner");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  for (const label of ["Passwort", "Passwort bestätigen"]) await page.getByLabel(label, { exact: true }).fill("Neun Reiher am Fluss");
}

/** What is said where the line dropped. */
const cutOff = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /Verbindung|Ein Fehler ist aufgetreten/ })
    .first();

test("the payment provider's script does not load: the button stays closed and the page says why, what was typed stays", async ({
  person,
}, info) => {
  const connected = await startConnected({ HZ_DEMO: "off" });
  try {
    const { page, context, expectComplaint } = await person({ baseURL: connected.url });
    expectComplaint(/js\.stripe\.com/);
    let asked = 0;
    await context.route("https://js.stripe.com/**", (route) => {
      asked++;
      return route.abort();
    });
    await page.goto(`${paths.trial}?groesse=251-1000`);
    await page.getByLabel("Vorname").fill("Olga");
    const trouble = page.getByRole("alert").filter({ hasText: "Der Zahlungsanbieter ist nicht erreichbar" });
    await expect(trouble).toBeVisible();
    await expect(page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" })).toBeDisabled();
    await expect(page.getByText("Der Knopf wird frei, sobald das Kartenfeld bereit ist.")).toBeVisible();
    await expect(page.getByText("Testmodus", { exact: true })).toBeHidden();
    await expect(page.getByText("Sichere Zahlung über den Zahlungsanbieter Stripe")).toBeVisible();
    await expect(page.getByLabel("Unternehmensgröße").locator("option:checked")).toHaveText("251–1.000 Mitarbeitende – 299 €/Monat");
    await look(page, "trial-without-provider", info);
    const before = asked;
    await trouble.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect.poll(() => asked, "the script is asked for anew").toBeGreaterThan(before);
    await expect(trouble).toBeVisible();
    await expect(page.getByLabel("Vorname")).toHaveValue("Olga");
  } finally {
    await connected.stop();
  }
});

test("the answer to a sign-up is lost and the form corrected: what the account was made with is said, and stands", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  const email = `zuerst-${randomUUID().slice(0, 8)}@werk.example`;
  const start = page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" });
  await fillTrial(page, email);
  await page.route("**/api/signup-with-trial", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await start.click();
  await expect(cutOff(page)).toBeVisible();
  await page.unroute("**/api/signup-with-trial");
  await page.getByLabel("E-Mail-Adresse").fill(`anders-${email}`);
  await page.getByLabel("Unternehmensgröße").selectOption("1-49");
  await page.getByLabel("jährlich").check();
  await expect(page.getByText("Gesamt brutto pro Jahr")).toBeVisible();
  await start.click();
  const notice = page.getByRole("alert").filter({ hasText: "Ihr Konto entstand schon beim ersten Versuch" });
  await expect(notice).toContainText(email);
  await expect(notice).toContainText("Business, monatlich");
  await expect(notice).toContainText("endet auf 4242");
  await look(page, "trial-made-earlier", info);
  await page.getByRole("button", { name: "Verstanden, weiter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible();
});

test("the line drops right after the sign-up, before the keys came: the same form once more opens the account that is there", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  const start = page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" });
  await fillTrial(page, `danach-${randomUUID().slice(0, 8)}@werk.example`);
  await page.route("**/api/keys", (route) => route.abort(), { times: 1 });
  await start.click();
  await expect(cutOff(page)).toBeVisible();
  await start.click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible();
});
