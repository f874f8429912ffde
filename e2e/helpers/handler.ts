import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { anotherOrigin, type Credentials } from "./by-contract.ts";
import { confirmWhenAsked } from "./confirmation.ts";
import { expect, isFirefox, type Person } from "./people.ts";

/** Fills the sign-in page and waits for the screen that follows. Where that page is not what is tested, `by-contract` is quicker. */
export async function typeSignIn(page: Page, { email, password }: Credentials, heading = "Dashboard"): Promise<void> {
  await page.goto(paths.signIn);
  await fillSignIn(page, { email, password });
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Fills and sends the sign-in form that is on screen. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await confirmWhenAsked(page, password);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Copies the address of the first channel from /meldekanale, as handlers hand it out: with the key's fingerprint. */
export async function copyChannelAddress({ context, newTab }: Pick<Person, "context" | "newTab">): Promise<string> {
  // Firefox has no such permission to give: journeys start it so that it asks nobody.
  if (!isFirefox(context)) await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await newTab();
  await page.goto(paths.channels);
  await page.getByRole("button", { name: "Adresse kopieren" }).first().click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();
  expect(address).toMatch(/^http:\/\/\S+\/portal\/[^#/]+#k=[\w-]{43}$/);
  return address;
}

/** Opens the report of this title from the list that is on screen. */
export async function openReport(page: Page, title: string): Promise<void> {
  await lineOf(page, title)
    .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Opens a report by its address. */
export async function goToReport(page: Page, { id }: { id: string }, title: string): Promise<void> {
  await page.goto(paths.report(id));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** The line of the list, a row or on phones a card, with this title. */
export function lineOf(page: Page, title: string) {
  return page.getByRole("row").or(page.getByRole("article")).filter({ hasText: title });
}

/** Registers a new company by its page, up to the one that shows the recovery code, and gives the code. */
export async function register(page: Page, who: Credentials & { fullName: string; companyName?: string }): Promise<string> {
  await page.setExtraHTTPHeaders(anotherOrigin());
  await confirmWhenAsked(page, who.password);
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill(who.fullName);
  await page.getByLabel("E-Mail-Adresse").fill(who.email);
  await page.getByLabel("Passwort", { exact: true }).fill(who.password);
  if (who.companyName) await page.getByLabel("Firmenname").fill(who.companyName);
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible({ timeout: 30_000 });
  const code = await page.getByRole("code").innerText();
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  return code;
}

/** Leaves the page that asks a new account to confirm its e-mail address. */
export async function goOnUnconfirmed(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" })).toBeVisible();
  await page.getByRole("link", { name: "Weiter zum Dashboard" }).click();
}

/** Confirms the recovery code on its page by what is typed, and ticks that it is kept. */
export async function confirmRecovery(page: Page, typed: string): Promise<void> {
  await page.getByLabel("Die letzten beiden Gruppen des Codes").fill(typed);
  await page.getByRole("checkbox", { name: "Ich habe den Code an einem sicheren Ort aufbewahrt." }).check();
  await page.getByRole("button", { name: "Code bestätigen" }).click();
}

/** Proves that the emergency code on the screen is kept, asks for it to count, and gives it. */
export async function proveEmergencyCode(page: Page): Promise<string> {
  const code = await page.getByRole("code").innerText();
  await page.getByLabel("Die letzten beiden Gruppen des Codes").fill(code.slice(-9));
  await page.getByRole("checkbox", { name: "Ich habe den Code gedruckt oder gespeichert und sicher verwahrt." }).check();
  await page.getByRole("button", { name: "Notfallschlüssel aktivieren" }).click();
  return code;
}

/** Confirms the emergency code that is on the screen, and gives it. */
export async function keepEmergencyCode(page: Page): Promise<string> {
  const code = await proveEmergencyCode(page);
  await expect(page.getByText("Er hat den Schlüssel jeder Abteilung.")).toBeVisible();
  return code;
}
