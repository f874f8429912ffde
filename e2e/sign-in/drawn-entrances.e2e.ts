import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/people.ts";
import { look } from "../helpers/look.ts";

/** Holds back the program of the page, which the browser asks for when somebody touches it. */
async function holdProgram(page: Page): Promise<{ wanted: Promise<void>; release: () => void }> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/admin-(?!theme|touch|style)[^/]*\.js$/, async (route) => {
    want();
    await released;
    await route.continue();
  });
  return { wanted, release };
}

test("the trial is read, chosen and typed into before its program is there, which finds all of it", async ({ person }, info) => {
  const { page } = await person();
  const program = await holdProgram(page);
  await page.goto(`${paths.trial}?groesse=101-250&zahlung=year`);
  await expect(page.getByText("Gesamt brutto pro Jahr")).toBeVisible();
  await expect(page.getByLabel("Unternehmensgröße")).toHaveValue("101-250");
  await expect(page.getByLabel("jährlich")).toBeChecked();
  await expect(page.getByLabel("Land")).toHaveValue("DE");
  await look(page, "trial-drawn", info);
  await page.getByLabel("Vorname").fill("Olga");
  await page.getByLabel("Land").selectOption("AT");
  await page.getByLabel("Unternehmensgröße").selectOption("1-49");
  await page.getByLabel("monatlich").check();
  await page.getByLabel("Passwort", { exact: true }).fill("kurz");
  await page.getByRole("button", { name: "Passwort anzeigen" }).first().click();
  await page.getByLabel("Nachname").pressSequentially("Ord");
  await program.wanted;
  // What it says of the choice comes with it.
  await expect(page.getByText("Gesamt brutto pro Jahr")).toBeVisible();
  program.release();
  await expect(page.getByText("Gesamt brutto pro Monat")).toBeVisible();
  await expect(page.getByLabel("Nachname")).toBeFocused();
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.type("ner");
  await expect(page.getByLabel("Nachname")).toHaveValue("Ordner");
  await expect(page.getByLabel("Vorname")).toHaveValue("Olga");
  await expect(page.getByLabel("Land")).toHaveValue("AT");
  await expect(page.getByLabel("Unternehmensgröße")).toHaveValue("1-49");
  await expect(page.getByLabel("monatlich")).toBeChecked();
  // The form knows of it, too: only what is missing is said to be.
  await page.getByRole("button", { name: "7-tägige kostenlose Testphase starten" }).click();
  await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
  await expect(page.getByText("Passwort muss mindestens 8 Zeichen lang sein")).toBeVisible();
  await expect(page.getByText("Vorname ist erforderlich")).toBeHidden();
});

test("a registration that was sent before its program came is sent once it is there, and nothing of it stands in an address", async ({
  person,
}) => {
  const { page } = await person();
  const program = await holdProgram(page);
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Früh Aufsteher");
  await page.getByLabel("E-Mail-Adresse").fill(`frueh-${Date.now()}@werk.example`);
  await page.getByLabel("Passwort", { exact: true }).fill("Fünf Störche über Köln");
  await page.getByLabel("Passwort", { exact: true }).press("Enter");
  await program.wanted;
  expect(new URL(page.url()).search).toBe("");
  program.release();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible();
});

test("where its program does not come, the page says so and asks again at the next touch; what was typed stays", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED|Failed to fetch|dynamically imported/);
  await page.route("**/assets/first-*.js", (route) => route.abort(), { times: 1 });
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Eva Leitung");
  const notice = page.getByRole("alert").filter({ hasText: "Die Seite ist nicht vollständig geladen" });
  await expect(notice).toBeVisible();
  await page.getByLabel("E-Mail-Adresse").click();
  await expect(notice).toBeHidden();
  await page.getByLabel("E-Mail-Adresse").press("Enter");
  await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
  await expect(page.getByLabel("Vollständiger Name")).toHaveValue("Eva Leitung");
});
