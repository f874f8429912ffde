import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { signIn } from "../helpers/by-contract.ts";
import { withDatabase } from "../helpers/database.ts";
import { fillSignIn, lineOf } from "../helpers/handler.ts";
import { card, codeOf, enrol, keepCodes, signOut } from "../helpers/own-account.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";

const REPORT = "Fehlende Schutzausrüstung in Halle 4";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const toReport = (page: Page) => lineOf(page, REPORT).getByRole("link", { name: /^HZ-\d+ anzeigen$/ });

/** Goes on in a new tab, because the old one leaves by itself as its stream of events ends; gets the sign-in and nothing else. */
async function nextStep(who: Person, address: string): Promise<void> {
  await who.page.close();
  who.page = await who.newTab();
  await who.page.goto(address);
  await heading(who.page, "Anmelden");
  expect(await who.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
}

test("one session is ended by its button, all others at once; each is out at its next step and comes back to it", async ({ person }) => {
  const [desk, laptop, phone] = [await person(), await person({ userAgent: FIREFOX }), await person({ phone: true, userAgent: IPHONE })];
  for (const { expectComplaint } of [laptop, phone]) expectComplaint(/401/);
  await signIn(laptop.page, DEMO, null);
  await signIn(phone.page, DEMO, paths.reports);
  const wanted = (await toReport(phone.page).getAttribute("href"))!;
  const { page } = desk;
  await signIn(page, DEMO, paths.account);
  const sessions = card(page, "Sitzungen");
  await expect(sessions.getByRole("listitem").filter({ hasText: "Safari auf iPhone" })).toHaveCount(1);

  await sessions.getByRole("button", { name: "Firefox auf Windows abmelden" }).click();
  await expect(sessions.getByRole("listitem").filter({ hasText: "Firefox auf Windows" })).toHaveCount(0);
  await nextStep(laptop, paths.reports);
  await sessions.getByRole("button", { name: "Alle anderen abmelden" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Alle anderen abmelden" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await nextStep(phone, wanted);

  await page.reload();
  await heading(page, "Mein Konto");
  await fillSignIn(phone.page, DEMO);
  await heading(phone.page, REPORT);
});

/** The demo as it was: no duty, and nobody with a second factor. */
const withoutFactors = (product: Product) =>
  withDatabase(product, (database) =>
    database.query(`
      update accounts set require_second_factor = false;
      delete from second_factor_codes where user_id in (select id from users where email like '%@demo.example');
      update users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where email like '%@demo.example'`),
  );

test("where a second factor becomes a duty it is set up at the next step, which follows; from then on one signs in by its codes", async ({
  person,
  product,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/401|403|422.*second-factor/);
  const malik = { ...DEMO, email: "malik.okafor@demo.example" };
  try {
    await signIn(page, malik, paths.reports);
    const report = await toReport(page).getAttribute("href");
    await withDatabase(product, (database) => database.query("update accounts set require_second_factor = true"));
    // By its address: news of another journey may have the list ask before a click does.
    await page.goto(report!);
    await heading(page, "Zweiten Faktor einrichten");
    await expect(page.getByText("Ihr Unternehmen verlangt einen zweiten Faktor.")).toBeVisible();
    const { secret, used, codes } = await enrol(page, malik);
    await keepCodes(page);
    await heading(page, REPORT);

    const confirm = page.getByRole("button", { name: "Code bestätigen" });
    await signOut(page);
    await fillSignIn(page, malik);
    const code = page.getByLabel("Code aus Ihrer Authenticator-App");
    // The one of the set-up is used up.
    await code.fill(used);
    await confirm.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein.",
    );
    await code.fill(codeOf(secret, 1));
    await confirm.click();
    await heading(page, "Dashboard");
    await signOut(page);
    await fillSignIn(page, malik);
    await page.getByRole("button", { name: "Ersatzcode verwenden" }).click();
    await page.getByLabel("Ersatzcode").fill(codes[0]!.toLowerCase().replace("-", " "));
    await confirm.click();
    await heading(page, "Dashboard");
  } finally {
    await withoutFactors(product);
  }
});
