import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { confirmRecovery, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const TITLES = [
  "Willkommen bei der Hinweiszentrale",
  "Ihr Dashboard",
  "Meldungen bearbeiten",
  "Ihr Team einladen",
  "Kategorien festlegen",
  "Meldekanäle gestalten",
  "Das war der Rundgang",
];
const PERCENT = [14, 29, 43, 57, 71, 86, 100];
const ENTRIES = [null, null, "Meldungen", "Benutzer", "Kategorien", "Meldekanäle", null];
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("onboarding_completed"));
const dialogOf = (page: Page) => page.getByRole("dialog");
const start = (page: Page) => page.getByRole("button", { name: "Tutorial", exact: true });

/** Whether the bright window of the veil lies on the element. */
async function isHighlighted(page: Page, element: ReturnType<Page["locator"]>): Promise<boolean> {
  const [bright, real] = [await page.getByTestId("highlight").boundingBox(), await element.boundingBox()];
  if (!bright || !real) return false;
  return (
    Math.abs(bright.x + bright.width / 2 - real.x - real.width / 2) < 2 &&
    Math.abs(bright.y + bright.height / 2 - real.y - real.height / 2) < 2
  );
}

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

  await test.step("skipping only closes; the welcome box and the header start it again", async () => {
    await dialog.getByRole("button", { name: "Tutorial überspringen" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
    expect(await stored(page)).toBeNull();
    await again.click();
    await dialog.getByRole("button", { name: "Tutorial schließen" }).click();
    await expect(again).toBeFocused();
    expect(await stored(page)).toBeNull();
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

test("the seven steps by keyboard, each beside what it explains, on a desktop and on a phone", async ({ person }, info) => {
  test.slow();
  const { page } = await person();
  const keys = page.keyboard;
  const dialog = dialogOf(page);
  await signIn(page, DEMO);
  // The list has come: what stands below it no longer moves.
  const listed = () => expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ })).toHaveCount(10);
  await listed();
  const sidebar = page.locator("aside");
  const overview = page.locator("[data-tutorial='overview']");

  await test.step("desktop", async () => {
    await start(page).click();
    for (const [index, title] of TITLES.entries()) {
      await expect(dialog).toHaveAccessibleName(title);
      await expect(dialog).toContainText(`Schritt ${index + 1} von 7`);
      await expect(dialog).toContainText(`${PERCENT[index]} %`);
      await expect(dialog.getByText("Tipp", { exact: true })).toBeVisible();
      if (index > 0) await expect(dialog.locator("[aria-live]")).toContainText(`Schritt ${index + 1} von 7: ${title}.`);
      const entry = ENTRIES[index];
      const target = index === 1 ? overview : entry ? sidebar.locator("a").filter({ hasText: entry }) : null;
      if (target) await expect.poll(() => isHighlighted(page, target)).toBe(true);
      else await expect(page.getByTestId("highlight")).toHaveCount(0);
      if (index < TITLES.length - 1) await keys.press("Enter");
    }
    await keys.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Zurück" })).toBeFocused();
    for (let index = TITLES.length - 2; index >= 0; index--) {
      await keys.press("Enter");
      await expect(dialog).toHaveAccessibleName(TITLES[index]!);
    }
    await expect(dialog.getByRole("button", { name: "Los geht's" })).toBeFocused();
    await keys.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(start(page)).toBeFocused();
  });

  await test.step("phone: the menu button stands for the sidebar's entries", async () => {
    await page.setViewportSize(PHONE);
    await start(page).click();
    await dialog.getByRole("button", { name: "Los geht's" }).click();
    await expect.poll(() => isHighlighted(page, overview)).toBe(true);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await expect.poll(() => isHighlighted(page, page.locator("[data-tutorial='menu']"))).toBe(true);
    await expect(dialog).toContainText("„Meldungen“ im Menü oben links");
    await keys.press("Escape");
    await page.setViewportSize(DESKTOP);
  });

  await test.step("on another screen the entry stands for the dashboard's figures", async () => {
    await page.goto(paths.categories);
    await start(page).click();
    await dialog.getByRole("button", { name: "Los geht's" }).click();
    await expect.poll(() => isHighlighted(page, sidebar.getByText("Dashboard"))).toBe(true);
    await keys.press("Escape");
  });

  await test.step("as it looks", async () => {
    await page.goto(paths.dashboard);
    await listed();
    await start(page).click();
    await expect(dialog).toHaveAccessibleName(TITLES[0]!);
    await keys.press("Enter");
    await look(page, "tutorial-2", info);
    for (let step = 2; step < 7; step++) await keys.press("Enter");
    await expect(dialog).toHaveAccessibleName(TITLES[6]!);
    await look(page, "tutorial-7", info);
  });
});
