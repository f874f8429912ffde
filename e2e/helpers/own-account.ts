import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect } from "./people.ts";

/** The code that an authenticator with this secret shows, or showed or will show some steps of 30 s away. */
export const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
/** A card of a page, by its title. */
export const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Benutzermenü von/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
}

/** The label of the field that asks for the password once more. */
export const PROOF = "Ihr Passwort zur Bestätigung";

/**
 * On /konto/zweiter-faktor: proves the password, scans and confirms; gives the secret and the codes. The code of this moment is
 * used up: whoever needs another takes `codeOf(secret, 1)`, which counts as later and is not out of date when the step has ended.
 */
export async function enrol(page: Page, { password }: { password: string }): Promise<{ secret: string; used: string; codes: string[] }> {
  await page.getByLabel(PROOF).fill(password);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  const secret = (await page.getByTestId("totp-secret").innerText()).replaceAll(" ", "");
  const used = codeOf(secret);
  await page.getByLabel("Code aus Ihrer Authenticator-App").fill(used);
  await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ersatzcodes sichern" })).toBeVisible();
  const codes = await page.getByRole("figure").getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  return { secret, used, codes };
}

/** Leaves the page that shows the paper codes. */
export async function keepCodes(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Ich habe die Ersatzcodes an einem sicheren Ort aufbewahrt." }).check();
  await page.getByRole("button", { name: "Fertig" }).click();
}
