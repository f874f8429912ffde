import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { fillSignIn, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { openMail } from "../helpers/mailbox.ts";
import { mail as mailed } from "../helpers/password-reset.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

test.describe.configure({ timeout: 240_000 });

const PASSWORD = "Acht Möwen am Deich";
const BANNER = "E-Mail-Bestätigung erforderlich - Prüfen Sie Ihr Postfach und klicken Sie auf den Bestätigungslink";

/** Follows the button of an open mail. Its address has no port, because the product did not know its own before it started. */
async function followLink({ newTab }: Person, mail: Page, name: string): Promise<Page> {
  const link = mail.frameLocator("iframe").getByRole("link", { name });
  const { pathname, search } = new URL((await link.getAttribute("href"))!);
  const page = await newTab();
  await page.goto(pathname + search);
  return page;
}

test("a new account confirms its address by the link of the mail", async ({ person }, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const email = "vera.bestaetigung@werk.example";
  // The checks of the look cannot run inside a mail, where nothing can.
  expectComplaint(/Blocked script execution in '.*\/inhalt'/);
  await register(page, { email, password: PASSWORD, fullName: "Vera Bestätigung" });
  await page.getByRole("link", { name: "Später sichern" }).click();
  await expect(page.getByText(`Wir haben eine E-Mail an ${email} gesendet.`)).toBeVisible();
  await look(page, "confirm-email", info);

  await test.step("another mail can be asked for, a minute apart", async () => {
    await page.clock.install();
    await page.getByRole("button", { name: "E-Mail erneut senden" }).click();
    await expect(page.getByText("E-Mail gesendet", { exact: true })).toBeVisible();
    await expect(page.getByText("Ein neuer Link ist unterwegs.", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Erneut senden in \d+ s$/ })).toBeDisabled();
    // The clock goes on meanwhile as well.
    await page.clock.runFor(55_000);
    await expect(page.getByRole("button", { name: /^Erneut senden in [1-5] s$/ })).toBeDisabled();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("button", { name: "E-Mail erneut senden" })).toBeEnabled();
    await page.clock.resume();
  });

  await goOnUnconfirmed(page);
  await expect(page.getByText(BANNER)).toBeVisible();
  await look(page, "banner-unconfirmed", info);

  const mail = await openMail(owner, email, "Bitte bestätigen Sie Ihre E-Mail-Adresse", 2);
  await look(mail, "mail-verify", info);
  const link = await followLink(owner, mail, "E-Mail-Adresse bestätigen");
  await expect(link.getByText("E-Mail-Adresse erfolgreich bestätigt.")).toBeVisible();
  await look(link, "verify-done", info);

  await test.step("a second look at the link says so again; one that was cut says what it is", async () => {
    expectComplaint(/404.*\/api\/verify-email/);
    await link.reload();
    await expect(link.getByText("E-Mail-Adresse erfolgreich bestätigt.")).toBeVisible();
    // Signed in already: the way on is not the sign-in.
    await expect(link.getByRole("main").getByRole("link", { name: "Zum Dashboard" })).toBeVisible();
    await link.goto(`${paths.verifyEmail}?token=${"A".repeat(43)}`);
    await expect(link.getByText("Dieser Link ist ungültig, abgelaufen oder schon benutzt.")).toBeVisible();
    await look(link, "verify-refused", info);
    await link.goto(paths.verifyEmail);
    await expect(link.getByText("Ungültiger Bestätigungslink")).toBeVisible();
    await link.getByRole("link", { name: "Neuen Link anfordern" }).click();
    await expect(link.getByText(`Ihre E-Mail-Adresse ${email} ist bestätigt.`)).toBeVisible();
    await expect(link.getByRole("heading", { level: 1, name: "E-Mail-Adresse bestätigt" })).toBeVisible();
    await expect(link.getByRole("link", { name: "Zur Anmeldung" })).toBeHidden();
    await look(link, "confirm-email-done", info);
  });

  await test.step("the banner goes away where the application was left open", async () => {
    // Nobody looks at it, and nobody presses anything in it: it is told.
    await expect(page.getByText(BANNER)).toBeHidden();
  });
});

test("whoever is not signed in can ask for another link, and learns nothing of the address", async ({ person }, info) => {
  const { page } = await person();
  await page.goto(paths.confirmEmail);
  await page.getByRole("button", { name: "E-Mail erneut senden" }).click();
  await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
  await look(page, "confirm-email-stranger", info);
  await expect(page.getByText("Nichts angekommen?")).toBeHidden();
  await page.getByLabel("E-Mail-Adresse").fill("niemand@nirgends.example");
  await page.getByRole("button", { name: "E-Mail erneut senden" }).click();
  await expect(
    page.getByText("Wenn diese Adresse noch bestätigt werden muss, haben wir gerade einen neuen Link an sie gesendet.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Nichts angekommen?")).toBeVisible();
  await page.getByRole("link", { name: "Zur Anmeldung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
});

test("without a connection the link can be tried again", async ({ person }) => {
  const { page, context, expectComplaint } = await person();
  expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|404.*\/api\/verify-email/);
  await page.route("**/api/verify-email*", (route) => route.abort("internetdisconnected"));
  await page.goto(`${paths.verifyEmail}?token=${"A".repeat(43)}`);
  await expect(page.getByText("Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.")).toBeVisible();
  await page.unroute("**/api/verify-email*");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Dieser Link ist ungültig, abgelaufen oder schon benutzt.")).toBeVisible();
  await context.close();
});

test("an e-mail address is changed by the password and the link to the new one; the session goes on", async ({ person, product }, info) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const [old, now] = ["willi.wechsel@werk.example", "willi.neu@werk.example"];
  expectComplaint(/Blocked script execution in '.*\/inhalt'/);
  await register(page, { email: old, password: PASSWORD, fullName: "Willi Wechsel" });
  await page.goto(paths.account);
  await page.getByLabel("Neue E-Mail-Adresse").fill(old);
  await page.getByRole("button", { name: "Bestätigungslink senden" }).click();
  await expect(page.getByText("Das ist bereits Ihre Adresse.")).toBeVisible();
  await expect(page.getByText("Passwort ist erforderlich")).toBeVisible();

  expectComplaint(/403.*\/api\/user\/email/);
  await page.getByLabel("Neue E-Mail-Adresse").fill(now);
  await page.getByLabel("Aktuelles Passwort", { exact: true }).first().fill("falsch geraten");
  await page.getByRole("button", { name: "Bestätigungslink senden" }).click();
  await expect(page.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Neue E-Mail-Adresse")).toHaveValue(now);
  await page.getByLabel("Aktuelles Passwort", { exact: true }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Bestätigungslink senden" }).click();
  await expect(page.getByText(`${now} wartet auf Bestätigung.`)).toBeVisible({ timeout: 30_000 });
  await look(page, "change-email-pending", info);

  const subject = "Bitte bestätigen Sie Ihre neue E-Mail-Adresse";
  await test.step("a change can be given up", async () => {
    // What is given up before its mail has left is not mailed.
    await mailed(product, now, subject);
    await page.getByRole("button", { name: "Änderung aufgeben" }).click();
    await expect(page.getByText(`${now} wartet auf Bestätigung.`)).toBeHidden();
    await page.getByLabel("Neue E-Mail-Adresse").fill(now);
    await page.getByLabel("Aktuelles Passwort", { exact: true }).first().fill(PASSWORD);
    await page.getByRole("button", { name: "Bestätigungslink senden" }).click();
    await expect(page.getByText(`${now} wartet auf Bestätigung.`)).toBeVisible({ timeout: 30_000 });
  });

  const mail = await openMail(owner, now, subject, 2);
  const link = await followLink(owner, mail, "Neue Adresse bestätigen");
  await expect(link.getByText(`Ihre Adresse für die Anmeldung ist ${now}.`)).toBeVisible();
  const notice = await openMail(owner, old, "Ihre E-Mail-Adresse wurde geändert");
  await look(notice, "mail-email-changed", info);

  await page.bringToFront();
  await page.reload();
  await expect(page.getByText(now)).toBeVisible();
  await expect(page.getByText(old)).toBeHidden();
  const other = await person();
  other.expectComplaint(/401.*\/api\/auth\/sign-in/);
  await other.page.goto(paths.signIn);
  await fillSignIn(other.page, { email: old, password: PASSWORD });
  await expect(other.page.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort ist falsch.");
  await signIn(other.page, { email: now, password: PASSWORD });
});

test("mails that could not be delivered are told to who can do something about it, until that is dismissed", async ({
  person,
  product,
}, info) => {
  await withDatabase(product, (database) =>
    database.query(
      `insert into failed_mails (account_id, id, kind, user_id)
       select account_id, gen_random_uuid(), kind, id from users, unnest(array['mail-report-news', 'mail-message-news']) as kind where email like 'malik%'`,
    ),
  );
  const { page } = await person();
  await signIn(page, DEMO);
  const told = page.getByText("2 E-Mails konnten nicht zugestellt werden");
  // In the notice, and on the card of the system's state.
  await expect(told).toHaveCount(2);
  await expect(page.getByText("Betroffen: Malik Okafor.")).toBeVisible();
  await look(page, "failed-mails", info);
  const malik = await person();
  await signIn(malik.page, { ...DEMO, email: "malik.okafor@demo.example" });
  await expect(malik.page.getByText("konnten nicht zugestellt werden")).toHaveCount(1);
  await expect(malik.page.getByRole("button", { name: "Hinweis entfernen" })).toBeHidden();

  await page.getByRole("button", { name: "Hinweis entfernen" }).click();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByText("konnten nicht zugestellt werden")).toBeHidden();
});
