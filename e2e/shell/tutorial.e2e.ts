import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { confirmRecovery, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";

const TITLES = [
  "Willkommen bei der Hinweiszentrale",
  "Ihr Dashboard",
  "Meldungen bearbeiten",
  "Ihr Team einladen",
  "Kategorien festlegen",
  "Meldekanäle gestalten",
  "Das war der Rundgang",
];
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("onboarding_completed"));
const dialogOf = (page: Page) => page.getByRole("dialog");
const start = (page: Page) => page.getByRole("button", { name: "Tutorial", exact: true });

test("a new account's tutorial starts by itself, locks the page, is skipped, repeated and completed", async ({ person }) => {
  const { page } = await person({ tutorial: true });
  const dialog = dialogOf(page);
  const again = page.getByRole("button", { name: "Tutorial starten" });
  const code = await register(page, {
    fullName: "Theo Neu",
    email: `theo-${randomUUID().slice(0, 6)}@neu.example`,
    password: "Neun Reiher am Fluss",
    companyName: "Neu & Anfang GmbH",
  });
  await test.step("not over the pages that come before the shell", async () => {
    await confirmRecovery(page, code.split("-").slice(-2).join("-"));
    await expect(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await goOnUnconfirmed(page);
  });

  await test.step("it starts at its first step, the page behind is locked and silent", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Willkommen, Theo Neu" })).toBeVisible();
    await expect(dialog).toContainText("Schritt 1 von 7");
    await expect(dialog.getByRole("button", { name: "Los geht's" })).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Zurück" })).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  });

  await test.step("closing it only closes; the welcome box starts it again", async () => {
    await dialog.getByRole("button", { name: "Tutorial schließen" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
    expect(await stored(page)).toBeNull();
    await again.click();
    await dialog.getByRole("button", { name: "Tutorial schließen" }).click();
    await expect(again).toBeFocused();
  });

  await test.step("it starts again with the next load, but not when the account has become older", async () => {
    await page.reload();
    await expect(dialog).toContainText("Schritt 1 von 7");
    await page.keyboard.press("Escape");
    await page.clock.install({ time: Date.now() + 6 * 60_000 });
    await page.reload();
    await expect(again).toBeVisible();
    await page.clock.runFor(3000);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("who skips it is not met by it again; the welcome box still starts it", async () => {
    await page.clock.setSystemTime(Date.now());
    await test.step("nor where one pays", async () => {
      await page.goto(paths.billing);
      await expect(page.getByRole("heading", { level: 2, name: "Current Plan" })).toBeVisible();
      await page.clock.runFor(3000);
      await expect(dialog).toHaveCount(0);
    });
    await page.goto(paths.dashboard);
    await expect(again).toBeVisible();
    await page.clock.runFor(3000);
    await dialog.getByRole("button", { name: "Tutorial überspringen" }).click();
    await expect(dialog).toBeHidden();
    expect(await stored(page)).toBeNull();
    await page.reload();
    await expect(again).toBeVisible();
    await page.clock.runFor(3000);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("it ends with its last step, and can be repeated", async () => {
    await again.click();
    for (const title of TITLES) {
      await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
      await page.keyboard.press("Enter");
    }
    await expect(dialog).toBeHidden();
    expect(await stored(page)).toBe("true");
    await expect(again).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Keine Meldungen vorhanden")).toBeVisible();
    await start(page).click();
    await expect(dialog).toContainText("Schritt 1 von 7");
  });
});
