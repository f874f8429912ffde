import type { TokenPurpose } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { withDatabase } from "../helpers/database.ts";
import { confirmRecovery, copyChannelAddress, fillSignIn, goOnUnconfirmed, register } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { codeOf, enrol, keepCodes, openAccount, signOut, wrong } from "../helpers/own-account.ts";
import { FRESH, finishReset, mailedPath, openResetLink, typePassword, untilReset } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

// Each journey derives a slow key several times.
test.describe.configure({ timeout: 180_000 });

/** Somebody whom no other journey knows. */
const newcomer = (name: string) => ({
  email: `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@eingang.example`,
  password: "Altes-Passwort-2026!",
  fullName: `Edda ${name}`,
});

/** Has a link that this person was sent run out. */
const expire = (product: Product, email: string, purpose: TokenPurpose) =>
  withDatabase(product, async (database) => {
    const { rowCount } = await database.query(
      `update directory_tokens set expires_at = now() - interval '1 second'
       where purpose = $2 and user_id = (select id from users where email = $1)`,
      [email, purpose],
    );
    expect(rowCount).toBeGreaterThan(0);
  });

const submit = (page: Page) => page.getByRole("button", { name: "Passwort zurücksetzen" }).click();

test("a reset with a second factor asks for its code too, takes the app's or a paper one, each once, and the factor stays", async ({
  person,
  product,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/401|422.*\/api\/(password-reset|auth)/);
  const who = newcomer("Faktor");
  const code = await register(page, who);
  await confirmRecovery(page, code.slice(-9));
  await goOnUnconfirmed(page);
  await openAccount(page);
  await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  const { secret, codes } = await enrol(page, who);
  await keepCodes(page);
  await signOut(page);
  const [recovery, factor] = [page.getByLabel("Wiederherstellungscode", { exact: true }), page.getByLabel("Code des zweiten Faktors")];

  await test.step("what is missing and what is wrong is said at its field, which then has the focus", async () => {
    await openResetLink(page, product, who.email);
    await recovery.fill(code);
    await typePassword(page);
    await submit(page);
    await expect(page.getByText("Bitte geben Sie den Code des zweiten Faktors ein.")).toBeVisible();
    await factor.fill(wrong(codeOf(secret)));
    await submit(page);
    await expect(page.getByText("Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein.")).toBeVisible();
    await expect(factor).toBeFocused();
    await expect(recovery).toHaveValue(code);
    await look(page, "reset-second-factor", info);
    await factor.fill(codeOf(secret, 1));
    await recovery.fill(code.replace(/^..../, "0000"));
    await submit(page);
    await expect(page.getByText(/^In diesem Code ist ein Tippfehler, oder es fehlt etwas\./)).toBeVisible();
    await expect(recovery).toBeFocused();
  });

  await test.step("the app's code, which then is used up for the sign-in that follows", async () => {
    await recovery.fill(code);
    const used = codeOf(secret, 1);
    await factor.fill(used);
    await untilReset(page, () => submit(page));
    await fillSignIn(page, { email: who.email, password: FRESH });
    await expect(page.getByRole("heading", { level: 1, name: "Zweiter Schritt" })).toBeVisible();
    await page.getByLabel("Code aus Ihrer Authenticator-App").fill(used);
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await expect(page.getByRole("alert")).toContainText("Der Code ist falsch, abgelaufen oder schon benutzt.");
    await page.getByRole("button", { name: "Zurück zur Anmeldung" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeFocused();
  });

  await test.step("a paper code, and the keys are those of before", async () => {
    await openResetLink(page, product, who.email, 2);
    await recovery.fill(code);
    await factor.fill(codes[0]!);
    await typePassword(page);
    await finishReset(page, who.email, "Zweiter Schritt");
    await page.getByRole("button", { name: "Ersatzcode verwenden" }).click();
    await page.getByLabel("Ersatzcode").fill(codes[0]!);
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await expect(page.getByRole("alert")).toContainText("Der Code ist falsch, abgelaufen oder schon benutzt.");
    await page.getByLabel("Ersatzcode").fill(codes[1]!);
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Ihr Wiederherstellungscode ist noch nicht bestätigt.")).toBeHidden();
    await openAccount(page);
    await expect(page.getByText("Noch 8 Ersatzcodes unbenutzt")).toBeVisible();
  });
});

test("links that have run out say so, also under an open form; without a code and without a colleague the loss is said before the click", async ({
  person,
  product,
}, info) => {
  const [owner, anywhere] = [await person(), await person()];
  anywhere.expectComplaint(/4(03|04|22).*\/api\/(password-reset|verify-email)/);
  const who = newcomer("Allein");
  const left = await register(owner.page, who);
  await owner.page.getByRole("link", { name: "Später sichern" }).click();
  await goOnUnconfirmed(owner.page);
  await owner.page.getByRole("link", { name: "Jetzt sichern" }).click();
  await expect(owner.page.getByRole("code")).not.toHaveText(left);
  await confirmRecovery(owner.page, (await owner.page.getByRole("code").innerText()).slice(-9));
  await expect(owner.page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" })).toBeVisible();
  await submitReport(await copyChannelAddress(owner), {
    title: "Lag schon da",
    description: "Und wird mit den Schlüsseln verloren gehen.",
  });
  await owner.context.close();
  const { page } = anywhere;

  await test.step("a link of a confirmation", async () => {
    await page.goto(`${paths.verifyEmail}?token=abgeschnitten`);
    await expect(page.getByText("Ungültiger Bestätigungslink")).toBeVisible();
    const link = await mailedPath(product, who.email, "Bitte bestätigen Sie Ihre E-Mail-Adresse");
    await expire(product, who.email, "verify-email");
    await page.goto(link);
    await expect(page.getByText("Dieser Link ist ungültig, abgelaufen oder schon benutzt.")).toBeVisible();
    await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" })).toBeFocused();
  });

  // Whoever may not manage people, with nobody left who may.
  await withDatabase(product, (database) => database.query("update users set permissions = '{Meldungen}' where email = $1", [who.email]));
  await openResetLink(page, product, who.email);
  await test.step("a code that was left unconfirmed is refused; the way without one names the loss", async () => {
    await page.getByLabel("Wiederherstellungscode", { exact: true }).fill(left);
    await typePassword(page);
    await submit(page);
    await expect(
      page.getByText("Dieser Wiederherstellungscode gehört nicht zu diesem Konto oder wurde ersetzt. Bitte prüfen Sie Ihre Eingabe."),
    ).toBeVisible();
    await expect(page.getByText("Was Sie verlieren")).toBeHidden();
    await page.getByRole("radio", { name: /^Ohne Code: bisherige Meldungen bleiben verschlossen/ }).check();
    await expect(page.getByText("Was Sie verlieren")).toBeVisible();
    await expect(page.getByText("Meldungen, Nachrichten und Dateien bis heute bleiben für Sie verschlossen.")).toBeVisible();
    await expect(page.getByText("Ihr bisheriger Wiederherstellungscode öffnet danach nichts mehr.")).toBeVisible();
    await expect(page.getByText("Links mit #k= und Aushänge")).toBeHidden();
    await submit(page);
    await expect(page.getByText("Bitte bestätigen Sie, dass Sie das verstanden haben.")).toBeVisible();
    await look(page, "reset-alone", info);
    await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  });

  await test.step("the link runs out while the form is open", async () => {
    const address = page.url();
    await expire(product, who.email, "reset-password");
    await submit(page);
    await expect(page.getByRole("heading", { level: 1, name: "Ungültiger Link" })).toBeFocused({ timeout: 30_000 });
    await page.goto(address);
    await expect(page.getByText("Ein Link gilt eine Stunde und nur einmal.")).toBeVisible();
    await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Passwort vergessen" })).toBeFocused();
  });

  await openResetLink(page, product, who.email, 2);
  await page.getByRole("radio", { name: /^Ohne Code/ }).check();
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  await typePassword(page);
  await finishReset(page, who.email, "Freigabe ausstehend");
  await expect(page.getByText("Zurzeit ist niemand da, der freigeben kann", { exact: false })).toBeVisible();
});
