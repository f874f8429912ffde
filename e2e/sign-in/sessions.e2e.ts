import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { fillSignIn, lineOf, typeSignIn } from "../helpers/handler.ts";
import { tabTo } from "../helpers/keyboard.ts";
import { look } from "../helpers/look.ts";
import { card, enrol, keepCodes, openAccount } from "../helpers/own-account.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";

test.describe.configure({ timeout: 180_000 });

const REPORT = "Fehlende Schutzausrüstung in Halle 4";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Goes on in a new tab, because the old one leaves by itself as its stream of events ends; gets the sign-in and nothing else. */
async function nextStep(who: Person, address: string): Promise<void> {
  await who.page.close();
  who.page = await who.newTab();
  await who.page.goto(address);
  await heading(who.page, "Anmelden");
}

test("one session is ended by its button, all others at once; each is out at its next step and comes back to it", async ({
  person,
}, info) => {
  const desk = await person();
  const laptop = await person({ userAgent: FIREFOX });
  const phone = await person({ phone: true, userAgent: IPHONE });
  for (const { expectComplaint } of [laptop, phone]) expectComplaint(/401/);
  for (const { page } of [desk, laptop, phone]) await typeSignIn(page, DEMO);
  const { page } = desk;
  await openAccount(page);
  const sessions = card(page, "Sitzungen");
  const line = (device: string) => sessions.getByRole("listitem").filter({ hasText: device });
  await expect(sessions.getByRole("listitem").first()).toContainText("Diese Sitzung");
  await expect(line("Safari auf iPhone")).toHaveCount(1);
  await look(page, "sessions", info);
  let wanted = "";

  await test.step("one", async () => {
    await tabTo(page, sessions.getByRole("button", { name: "Firefox auf Windows abmelden" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Sitzung beendet", { exact: true })).toBeVisible();
    await expect(line("Firefox auf Windows")).toHaveCount(0);
    await expect(sessions.locator("*:focus")).toHaveCount(1);
    await nextStep(laptop, paths.reports);
    await phone.page.goto(paths.reports);
    const link = lineOf(phone.page, REPORT).getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
    wanted = (await link.getAttribute("href"))!;
  });

  await test.step("all others, after asking", async () => {
    await fillSignIn(laptop.page, DEMO);
    await heading(laptop.page, "Meldungen");
    await page.reload();
    await expect(line("Firefox auf Windows")).toHaveCount(1);
    await sessions.getByRole("button", { name: "Alle anderen abmelden" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Alle anderen Sitzungen beenden?" });
    await dialog.getByRole("button", { name: "Alle anderen abmelden" }).click();
    await expect(page.getByText("Alle anderen Sitzungen sind beendet", { exact: true })).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions.getByText("Sie sind nur hier angemeldet.")).toBeVisible();
    await expect(sessions.getByRole("button", { name: "Alle anderen abmelden" })).toHaveCount(0);
    await expect(sessions).toBeFocused();
  });

  await test.step("both are out, one's own stays", async () => {
    await nextStep(phone, wanted);
    await nextStep(laptop, paths.reports);
    for (const one of [laptop, phone])
      expect(await one.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
    await page.reload();
    await heading(page, "Mein Konto");
    await fillSignIn(phone.page, DEMO);
    await heading(phone.page, REPORT);
  });
});

/** The demo as it was: no duty, and nobody with a second factor. */
const withoutFactors = (product: Product) =>
  withDatabase(product, (database) =>
    database.query(`
      update accounts set require_second_factor = false;
      delete from second_factor_codes where user_id in (select id from users where email like '%@demo.example');
      update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where email like '%@demo.example'`),
  );

test("a second factor is made a duty in the settings; a colleague sets one up at the next step and comes to where they wanted", async ({
  person,
  product,
}, info) => {
  const [anna, malik] = [await person(), await person()];
  malik.expectComplaint(/403/);
  const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
  try {
    await typeSignIn(malik.page, MALIK);
    await malik.page.goto(paths.reports);
    await expect(lineOf(malik.page, REPORT)).toBeVisible();
    const { page } = anna;
    await typeSignIn(page, DEMO);
    await openAccount(page);
    await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
    await enrol(page, DEMO);
    await keepCodes(page);
    await page.goto(paths.settings);
    await page.getByRole("checkbox", { name: "Zweiter Faktor ist Pflicht" }).check();
    await expect(page.getByText(/^3 Personen haben noch keinen zweiten Faktor\. Sie müssen ihn einrichten/)).toBeVisible();
    await look(page, "settings-duty", info);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Sicherheitseinstellungen gespeichert", { exact: true })).toBeVisible();

    const second = await malik.newTab();
    await lineOf(malik.page, REPORT)
      .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
      .click();
    await second.goto(`${paths.reports}?suche=Lieferanten`);
    for (const tab of [malik.page, second]) {
      await heading(tab, "Zweiten Faktor einrichten");
      await expect(tab.getByText("Ihr Unternehmen verlangt einen zweiten Faktor.")).toBeVisible();
    }
    await enrol(malik.page, MALIK);
    await keepCodes(malik.page);
    await heading(malik.page, REPORT);
    await second.reload();
    await heading(second, "Meldungen");
    await expect(second.getByLabel("In Meldungen suchen")).toHaveValue("Lieferanten");
    await second.close();

    await page.goto(paths.dashboard);
    await heading(page, "Dashboard");
  } finally {
    await withoutFactors(product);
  }
});
