import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { BILLING_INTERVALS, COMPANY_SIZES } from "@hz/contract/plans";
import { look } from "./look.ts";
import { expect, test } from "./people.ts";
import { startProduct } from "./product.ts";

const prices = COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => `${size}:${interval}=price_x`));

test("the payment provider's script does not load: the button stays closed and the page says why, what was typed stays", async ({
  person,
}, info) => {
  const connected = await startProduct({
    HZ_DEMO: "off",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    STRIPE_TAX_RATE: "txr_x",
    STRIPE_PRICES: prices.join(),
  });
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
  await page.goto(`${paths.trial}?groesse=101-250`);
  await expect(page.getByText("Gesamt brutto pro Monat")).toBeVisible();
  await page.getByLabel("Vorname").fill("Olga");
  await page.getByLabel("Nachname").fill("Ordner");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  for (const label of ["Passwort", "Passwort bestätigen"]) await page.getByLabel(label, { exact: true }).fill("Neun Reiher am Fluss");
  await page.route("**/api/signup-with-trial", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await start.click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /Verbindung|Ein Fehler ist aufgetreten/ })
      .first(),
  ).toBeVisible();
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
