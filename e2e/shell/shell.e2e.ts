import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const german = (day: Date) => new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" }).format(day);

test("the top banner says its six states in their order, with what can be done", async ({ person, product }, info) => {
  test.slow();
  const { page } = await person();
  const email = `banner-${randomUUID().slice(0, 8)}@muster.example`;
  await newOffice(
    page,
    { email, password: "Neun Reiher am Fluss", fullName: "Bea Banner", companyName: "Banner AG" },
    { isCodeLeft: true },
  );
  const banner = page.getByRole("region", { name: "Hinweis zum Konto" });

  type Account = { status: string; plan?: string; trialEnd?: Date | null; paidUntil?: Date | null; ending?: boolean };
  /** Puts the account into a state as payments and time would, and loads the page anew. */
  const become = async ({ status, plan = "trial", trialEnd = null, paidUntil = null, ending = false }: Account) => {
    await withDatabase(product, (database) =>
      database.query(
        `update accounts set subscription_status = $2, plan_name = $3, trial_end_date = $4, current_period_end = $5, cancel_at_period_end = $6
          where account_id = (select account_id from users where email = $1)`,
        [email, status, plan, trialEnd, paidUntil, ending],
      ),
    );
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  };
  const says = async (text: string, links: string[]) => {
    await expect(banner.getByRole("paragraph")).toHaveText(text);
    await expect(banner.getByRole("link")).toHaveText(links);
    for (const link of await banner.getByRole("link").all()) await expect(link).toHaveAttribute("href", paths.billing);
  };

  await test.step("1: an unconfirmed address comes before everything else", async () => {
    await become({ status: "past_due", plan: "Business", paidUntil: inDays(3) });
    await says("E-Mail-Bestätigung erforderlich - Prüfen Sie Ihr Postfach und klicken Sie auf den Bestätigungslink", []);
    await expect(banner.getByRole("button")).toBeVisible();
    await withDatabase(product, (database) => database.query("update users set is_email_verified = true where email = $1", [email]));
  });
  await test.step("2: days of the trial, one and several", async () => {
    await become({ status: "trialing", trialEnd: inDays(0.5) });
    await says("1 Tag verbleibt in der Testphase", ["Plan wählen", "Abrechnung verwalten"]);
    await become({ status: "trialing", trialEnd: inDays(12.5) });
    await says("13 Tage verbleiben in der Testphase", ["Plan wählen", "Abrechnung verwalten"]);
  });
  await test.step("3: the trial is over", async () => {
    await become({ status: "trialing", trialEnd: inDays(-1) });
    await says("Testphase abgelaufen - Wählen Sie einen Plan zum Fortfahren", ["Plan auswählen"]);
    await look(page, "banner-trial-over", info);
  });
  await test.step("4: an overdue invoice", async () => {
    await become({ status: "past_due", plan: "Business", paidUntil: inDays(3) });
    await says("Zahlungsproblem erkannt - Rechnung ist überfällig", ["Zahlung aktualisieren"]);
    await look(page, "banner-past-due", info, { sizes: [PHONE, DESKTOP] });
  });
  await test.step("5: cancelled, with and without a day", async () => {
    await become({ status: "canceled", plan: "Business", paidUntil: inDays(5) });
    await says(`Abonnement gekündigt - Zugang endet am ${german(inDays(5))}`, ["Abonnement erneuern"]);
    await look(page, "banner-canceled", info, { sizes: [PHONE, DESKTOP] });
    await become({ status: "cancelled", plan: "Business" });
    await says("Abonnement gekündigt - Zugang endet am bald", ["Abonnement erneuern"]);
  });
  await test.step("6: active", async () => {
    await become({ status: "active", plan: "Business", paidUntil: inDays(20) });
    await says(`Business Plan aktiv - Nächste Rechnung: ${german(inDays(20))}`, ["Abrechnung verwalten"]);
    await look(page, "banner-active", info, { sizes: [PHONE, DESKTOP] });
    await banner.getByRole("link", { name: "Abrechnung verwalten" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
  });
});

test("on a phone the sidebar is a drawer: every entry is in it, choosing closes it, so do Escape and a press beside it", async ({
  person,
}) => {
  const { page } = await person({ phone: true });
  await signIn(page, DEMO);
  const open = page.getByRole("button", { name: "Navigation öffnen" });
  const drawer = page.getByRole("dialog", { name: "Hauptnavigation" });
  await open.tap();
  for (const name of ["Dashboard", "Meldungen", "Benutzer", "Kategorien", "Meldekanäle"])
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.tap();
  // Empty room of the drawer itself is none beside it.
  await page.touchscreen.tap(150, PHONE.height - 20);
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(PHONE.width - 20, 400);
  await expect(drawer).toBeHidden();
  await open.tap();
  await drawer.getByRole("link", { name: "Kategorien" }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible();
});

test("what is typed goes by no slip: a dialog stays under Escape, leaving and reloading ask, and so does signing out", async ({
  person,
}) => {
  const { page } = await person();
  await signIn(page, DEMO);
  await page.getByRole("link", { name: "Kategorien" }).click();
  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  const name = page.getByLabel("Name", { exact: true });
  const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  await name.fill("Lieferkette");
  await page.keyboard.press("Escape");
  await page.goBack();
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(name).toHaveValue("Lieferkette");
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloaded;

  await page.goto(paths.settings);
  const form = page.getByLabel("Rechtsform");
  await form.fill("Verein");
  const signOutByMenu = async () => {
    await page.getByRole("button", { name: /^Benutzermenü von/ }).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
  };
  const leaving = page.getByRole("alertdialog", { name: "Trotzdem abmelden?" });
  await signOutByMenu();
  await leaving.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(form).toHaveValue("Verein");
  await signOutByMenu();
  await leaving.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
});

/** Brings up a toast without changing anything that others see. */
async function bringToast(page: Page): Promise<void> {
  // One that says the same may still be there, and is not taken for the new one.
  const toasts = page.locator("ol > li[data-state='open']");
  await toasts.evaluateAll((before) => before.forEach((one) => one.setAttribute("data-before", "")));
  const choice = page.getByLabel("Standardsprache");
  await choice.selectOption((await choice.inputValue()) === "auto" ? "de" : "auto");
  await expect(toasts.and(page.locator(":not([data-before])")).filter({ hasText: "Standardsprache gespeichert" })).toBeVisible();
}

test("a toast stays 5 s, one at a time; F8 leads to it, it is swiped away to the right by 50 px and no less", async ({ person }) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await newOffice(
    page,
    {
      email: `toast-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      fullName: "Tom Toast",
    },
    { isCodeLeft: true },
  );
  await page.clock.install();
  await page.goto(paths.channels);
  const place = page.getByRole("region", { name: "Mitteilungen (F8)" });
  const toasts = place.getByRole("listitem");
  const said = page.getByText("Standardsprache gespeichert", { exact: true }).first();

  await test.step("it goes by itself", async () => {
    await bringToast(page);
    await page.clock.runFor(3_000);
    await expect(said).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(toasts).toHaveCount(0);
  });
  await test.step("a second one takes the place of the first", async () => {
    await bringToast(page);
    await bringToast(page);
    await expect(toasts).toHaveCount(1);
  });
  await test.step("F8 leads there, and it waits while somebody is", async () => {
    await page.keyboard.press("F8");
    await expect(place.getByRole("list")).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await toasts.getByRole("button", { name: "Schließen" }).click();
    await expect(toasts).toHaveCount(0);
  });
  await test.step("swiped", async () => {
    // On a slow machine its time may be over before it is found; under the pointer it stays.
    let [x, y] = [0, 0];
    await expect(async () => {
      await bringToast(page);
      const box = await toasts.boundingBox();
      expect(box).not.toBeNull();
      [x, y] = [box!.x, box!.y];
      await page.mouse.move(x + 40, y + 20);
    }).toPass();
    const swipe = async (right: number) => {
      await page.mouse.move(x + 40, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 40 + right, y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(-80);
    await expect(toasts).toHaveCount(1);
    await swipe(40);
    await expect(toasts).toHaveCount(1);
    await swipe(60);
    await expect(toasts).toHaveCount(0);
  });
});
