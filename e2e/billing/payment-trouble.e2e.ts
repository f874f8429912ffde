import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { hold } from "../helpers/hold.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";

/** Fills in the sign-up of a company of 101 to 250 people. */
async function fillTrial(page: Page, email: string): Promise<void> {
  await page.goto(`${paths.trial}?groesse=101-250`);
  await expect(page.getByText("Gesamt brutto pro Monat")).toBeVisible();
  await page.getByLabel("Vorname").fill("Olga");
  await page.getByLabel("Nachname").fill("Ordner");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Firmenname").fill("Werk GmbH");
  await page.getByLabel("Straße und Hausnummer").fill("Hauptstraße 1");
  await page.getByLabel("Postleitzahl").fill("50667");
  await page.getByLabel("Ort", { exact: true }).fill("Köln");
  for (const label of ["Passwort", "Passwort bestätigen"]) await page.getByLabel(label, { exact: true }).fill("Neun Reiher am Fluss");
}

/** What is said where the line dropped. */
const cutOff = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: /Verbindung|Ein Fehler ist aufgetreten/ })
    .first();

test("the answer to a sign-up is lost, then the keys; the form, corrected, opens the account that is there, and says what it was made with", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  const email = `zuerst-${randomUUID().slice(0, 8)}@werk.example`;
  const start = page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" });
  await fillTrial(page, email);
  await page.route(
    "**/api/signup-with-trial",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await start.click();
  await expect(cutOff(page)).toBeVisible();
  await page.getByLabel("E-Mail-Adresse").fill(`anders-${email}`);
  await page.getByLabel("Unternehmensgröße").selectOption("1-49");
  await page.getByLabel("jährlich").check();
  await expect(page.getByText("Gesamt brutto pro Jahr")).toBeVisible();
  const keys = await hold(page, "**/api/keys", "GET");
  await start.click();
  await keys.sent;
  await expect(cutOff(page)).toBeHidden();
  keys.lose();
  await expect(cutOff(page)).toBeVisible();
  await page.unroute("**/api/keys");
  await start.click();
  const notice = page.getByRole("alert").filter({ hasText: "Ihr Konto entstand schon beim ersten Versuch" });
  await expect(notice).toContainText(email);
  await expect(notice).toContainText("Business, monatlich");
  await expect(notice).toContainText("endet auf 4242");
  await look(page, "trial-made-earlier", info);
  await page.getByRole("button", { name: "Verstanden, weiter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible();
});
