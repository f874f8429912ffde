import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { giveAuthenticator } from "../helpers/authenticator.ts";
import { whileChanged } from "../helpers/database.ts";
import { type Credentials, newOffice } from "../helpers/by-contract.ts";
import { fillSignIn, typeSignIn } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { card, codeOf, enrol, keepCodes, openAccount, PROOF, signOut, wrong } from "../helpers/own-account.ts";
import { expect, test as base } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

/** Passkeys belong to an address, so this product must know its own: its port is chosen before it starts. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const server = createServer().listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const product = await startProduct({ PORT: String(port) });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});
test.describe.configure({ timeout: 300_000 });

const dashboard = (page: Page) => expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
let count = 0;
/** Registers a company and goes to its founder's account page. */
async function aFounder(page: Page): Promise<Credentials & { fullName: string }> {
  const who = { email: `faktor${++count}@werk.example`, password: "Fünf Störche über Köln 7!", fullName: "Friederike Faktor" };
  await newOffice(page, who);
  await openAccount(page);
  return who;
}

/** On the account's page: proves the password and names a passkey, which the page's authenticator makes. */
async function addPasskey(page: Page, { password }: Credentials, name: string): Promise<void> {
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(PROOF).fill(password);
  await dialog.getByRole("button", { name: "Weiter", exact: true }).click();
  await dialog.getByLabel("Name des Passkeys").fill(name);
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
}

test("second factor: set up, sign in by the app's code and by a paper code, each once, renew, switch off", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/422.*second-factor|403.*second-factor/);
  // Signed out at once: what was still being read is refused.
  expectComplaint(/401/);
  const who = await aFounder(page);
  await expect(card(page, "Zweiter Faktor").getByText("Ausgeschaltet")).toBeVisible();
  await look(page, "account", info);
  await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  await page.getByLabel(PROOF).fill("Falsch-geraten-1");
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(page.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await look(page, "second-factor-proof", info);
  await page.getByLabel(PROOF).fill(who.password);
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
  await look(page, "second-factor-enrol", info);
  await page.reload();
  const { secret, codes } = await enrol(page, who);
  await look(page, "second-factor-codes", info);
  await page.getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByText("Bitte bestätigen Sie, dass Sie die Ersatzcodes aufbewahrt haben.")).toBeVisible();
  await keepCodes(page);
  await expect(card(page, "Zweiter Faktor").getByText("Eingeschaltet", { exact: true })).toBeVisible();
  await expect(page.getByText("Noch 10 Ersatzcodes unbenutzt")).toBeVisible();

  const answer = page.getByRole("alert");
  await test.step("the app's code; the one of the set-up counts no more", async () => {
    await signOut(page);
    await fillSignIn(page, who);
    await expect(page.getByRole("heading", { level: 1, name: "Zweiter Schritt" })).toBeVisible();
    await expect(page.getByText("Noch kein Konto?")).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
    await look(page, "second-step", info);
    const field = page.getByLabel("Code aus Ihrer Authenticator-App");
    await field.fill(wrong(codeOf(secret)));
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await expect(answer).toHaveText("Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein.");
    await field.fill(codeOf(secret, 1));
    await page.getByRole("button", { name: "Code bestätigen" }).click();
    await dashboard(page);
    await page.reload();
    await dashboard(page);
  });
  await test.step("a paper code, once", async () => {
    const byPaper = async (code: string) => {
      await signOut(page);
      await fillSignIn(page, who);
      await page.getByRole("button", { name: "Ersatzcode verwenden" }).click();
      await expect(page.getByText(/Benutzer und Abteilungen verwaltet .* kann Ihren zweiten Faktor entfernen/)).toBeVisible();
      await page.getByLabel("Ersatzcode").fill(code);
      await page.getByRole("button", { name: "Code bestätigen" }).click();
    };
    await byPaper(codes[0]!.toLowerCase().replace("-", " "));
    await dashboard(page);
    await byPaper(codes[0]!);
    await expect(answer).toBeVisible();
    await page.getByLabel("Ersatzcode").fill(codes[1]!);
    await page.keyboard.press("Enter");
    await dashboard(page);
  });
  await test.step("new codes and switching off ask for the password", async () => {
    await openAccount(page);
    await expect(page.getByText("Noch 8 Ersatzcodes unbenutzt")).toBeVisible();
    await page.getByRole("button", { name: "Neue Ersatzcodes" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-geraten-1");
    await look(page, "second-factor-password", info);
    await dialog.getByRole("button", { name: "Codes erzeugen" }).click();
    await expect(dialog.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
    await dialog.getByLabel("Ihr Passwort zur Bestätigung").fill(who.password);
    await dialog.getByRole("button", { name: "Codes erzeugen" }).click();
    await keepCodes(page);
    await expect(page.getByText("Noch 10 Ersatzcodes unbenutzt")).toBeVisible();
    await expect(card(page, "Zweiter Faktor").locator("*:focus")).toHaveCount(1);
    await page.getByRole("button", { name: "Ausschalten" }).click();
    const off = page.getByRole("alertdialog");
    await off.getByLabel("Ihr Passwort zur Bestätigung").fill(who.password);
    await off.getByRole("button", { name: "Zweiten Faktor ausschalten" }).click();
    await expect(card(page, "Zweiter Faktor").getByText("Ausgeschaltet")).toBeVisible();
    await signOut(page);
    await fillSignIn(page, who);
    await dashboard(page);
  });
});

test("a passkey with PRF signs in alone and opens the keys; as second step it counts too; removed, it opens nothing", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/403.*passkeys\/order/);
  // Signed out at once: what was still being read is refused, as the removed passkey is.
  expectComplaint(/401/);
  await giveAuthenticator(page, { prf: true });
  const who = await aFounder(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByLabel(PROOF).fill("Falsch-geraten-1");
  await dialog.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(dialog.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await look(page, "passkey-proof", info);
  await dialog.getByLabel(PROOF).fill(who.password);
  await dialog.getByRole("button", { name: "Weiter", exact: true }).click();
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
  await expect(dialog.getByText("Bitte geben Sie dem Passkey einen Namen.")).toBeVisible();
  await look(page, "passkey-name", info);
  await dialog.getByLabel("Name des Passkeys").fill("Laptop im Büro");
  await dialog.getByRole("button", { name: "Passkey hinzufügen" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Laptop im Büro" });
  await expect(line.getByText("Ersetzt Passwort und Code")).toBeVisible();
  await page.getByRole("button", { name: "„Laptop im Büro“ umbenennen" }).click();
  await dialog.getByLabel("Name des Passkeys").fill("Laptop zu Hause");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Laptop zu Hause" })).toBeVisible();

  await test.step("as the only sign-in", async () => {
    await signOut(page);
    await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await dashboard(page);
    await page.reload();
    await dashboard(page);
    // With its quotes: what is sealed may have the letters.
    expect(sent.join(" ")).not.toContain('"prf"');
  });
  await test.step("as the second step", async () => {
    await openAccount(page);
    await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
    await enrol(page, who);
    await keepCodes(page);
    await look(page, "account-full", info);
    await signOut(page);
    await fillSignIn(page, who);
    await page.getByRole("button", { name: "Passkey verwenden" }).click();
    await dashboard(page);
    await signOut(page);
    // Alone it counts as both factors.
    await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await dashboard(page);
  });
  await test.step("removed", async () => {
    await openAccount(page);
    await page.getByRole("button", { name: "„Laptop zu Hause“ entfernen" }).click();
    await dialog.getByLabel(PROOF).fill(who.password);
    await dialog.getByRole("button", { name: "Entfernen" }).click();
    await expect(page.getByText("Noch kein Passkey")).toBeVisible();
    // Its going gives the focus back, which would close the menu again.
    await expect(dialog).toBeHidden();
    await signOut(page);
    await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
    await expect(page.getByRole("alert")).toContainText("Mit diesem Passkey allein können Sie sich nicht anmelden.");
  });
});

test("a passkey without PRF, or one that nothing finds by itself, is a second step only, and the list says so", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/401.*auth\/passkey/);
  const forgetful = await giveAuthenticator(page, { prf: true, keeps: false });
  const who = await aFounder(page);
  await addPasskey(page, who, "Vergesslicher");
  await expect(page.getByRole("listitem").filter({ hasText: "Vergesslicher" }).getByText("Nur zweiter Faktor")).toBeVisible();
  await forgetful.cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: forgetful.id });
  await giveAuthenticator(page, { prf: false });
  await addPasskey(page, who, "Schlüsselbund");
  const line = page.getByRole("listitem").filter({ hasText: "Schlüsselbund" });
  await expect(line.getByText("Nur zweiter Faktor")).toBeVisible();
  await expect(line.getByText("sobald der zweite Faktor eingeschaltet ist")).toBeVisible();
  await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  await enrol(page, who);
  await keepCodes(page);
  await signOut(page);
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await expect(page.getByRole("alert")).toContainText("Mit diesem Passkey allein können Sie sich nicht anmelden.");
  await look(page, "sign-in-passkey", info);
  await fillSignIn(page, who);
  await page.getByRole("button", { name: "Passkey verwenden" }).click();
  await dashboard(page);
});

test("sessions: another device is signed out at its next step; a new password ends all others and is the only one that works", async ({
  person,
}, info) => {
  const [desk, phone] = [await person(), await person({ phone: true })];
  for (const { expectComplaint } of [desk, phone]) expectComplaint(/401|403.*password/);
  const { page } = desk;
  const who = await aFounder(page);
  const onPhone = async (password: string) => {
    await phone.page.goto(paths.signIn);
    await fillSignIn(phone.page, { ...who, password });
  };
  await onPhone(who.password);
  await dashboard(phone.page);
  await page.reload();
  const sessions = card(page, "Sitzungen");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").filter({ hasText: "Diese Sitzung" })).toContainText("Chrome auf");
  await sessions.getByRole("button", { name: /^Chrome auf .* abmelden$/ }).click();
  await expect(sessions.getByText("Sie sind nur hier angemeldet.")).toBeVisible();
  // It may be leaving by itself at this moment.
  await phone.page.goto(paths.reports).catch(() => undefined);
  await expect(phone.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  expect(await phone.page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);

  await onPhone(who.password);
  await dashboard(phone.page);
  // Four words, as the page advises; no rule of the specification speaks of this screen.
  const next = "sechs störche über dem moor";
  const change = async (current: string, fresh: string, repeat = fresh) => {
    await card(page, "Passwort").getByLabel("Aktuelles Passwort", { exact: true }).fill(current);
    await page.getByLabel("Neues Passwort", { exact: true }).fill(fresh);
    await page.getByLabel("Neues Passwort wiederholen", { exact: true }).fill(repeat);
    await page.getByRole("button", { name: "Passwort ändern" }).click();
  };
  await change(who.password, "friederike", "anders");
  await expect(page.getByText("Passwörter stimmen nicht überein")).toBeVisible();
  await expect(page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "mindestens 8 Zeichen" })).toContainText("(erfüllt)");
  await expect(page.getByRole("listitem").filter({ hasText: "nichts, was leicht zu erraten ist" })).toContainText("(fehlt noch)");
  await change("Falsch-geraten-1", next);
  await expect(page.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await expect(page.getByLabel("Neues Passwort", { exact: true })).toHaveValue(next);
  await change(who.password, next);
  await expect(page.getByText("Passwort geändert", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Mein Konto" })).toBeVisible();

  // The other device notices by itself: its stream of events ended with its session.
  await expect(phone.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible({ timeout: 40_000 });
  await onPhone(who.password);
  await expect(phone.page.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort ist falsch.");
  await onPhone(next);
  await dashboard(phone.page);

  await test.step("everywhere at once, this device too, after asking", async () => {
    await page.reload();
    await sessions.getByRole("button", { name: "Überall abmelden" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Überall abmelden?" });
    await look(page, "sessions-end-all", info);
    await dialog.getByRole("button", { name: "Überall abmelden" }).click();
    for (const one of [page, phone.page])
      await expect(one.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible({ timeout: 40_000 });
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
  });
});

test("where the company requires a second factor, everything else waits for it", async ({ person, product }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/403/);
  const who = await aFounder(page);
  const [on, off] = [true, false].map((required) => `update accounts set require_second_factor = ${required}`);
  await whileChanged(product, on!, off!, async () => {
    // The next call of any kind leads there.
    await page.getByRole("button", { name: "Passkey hinzufügen" }).click();
    await page.getByRole("dialog").getByLabel(PROOF).fill(who.password);
    await page.getByRole("dialog").getByRole("button", { name: "Weiter", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zweiten Faktor einrichten" })).toBeVisible();
    await expect(page.getByText("Ihr Unternehmen verlangt einen zweiten Faktor.")).toBeVisible();
    await expect(page.getByLabel(PROOF)).toBeVisible();
    await look(page, "second-factor-duty", info);
    await page.getByRole("button", { name: "Abmelden" }).click();
    await fillSignIn(page, who);
    await expect(page.getByRole("heading", { level: 1, name: "Zweiten Faktor einrichten" })).toBeVisible();
    await page.goto(paths.reports);
    await expect(page.getByRole("heading", { level: 1, name: "Zweiten Faktor einrichten" })).toBeVisible();
    await enrol(page, who);
    await keepCodes(page);
    await expect(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeVisible();
  });
});

test("whoever lost telephone and paper has the factor taken away by a colleague, and signs in by the password", async ({ person }) => {
  const [anna, malik] = [await person(), await person()];
  const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
  await typeSignIn(malik.page, MALIK);
  await openAccount(malik.page);
  await malik.page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
  await enrol(malik.page, MALIK);
  await keepCodes(malik.page);
  await signOut(malik.page);
  malik.expectComplaint(/401/);
  await fillSignIn(malik.page, MALIK);
  await expect(malik.page.getByLabel("Code aus Ihrer Authenticator-App")).toBeVisible();

  await typeSignIn(anna.page, DEMO);
  await anna.page.goto(paths.users);
  await anna.page.getByRole("link", { name: "Malik Okafor" }).click();
  await anna.page.getByRole("button", { name: "Zweiten Faktor entfernen" }).click();
  await anna.page
    .getByRole("alertdialog", { name: "Zweiten Faktor von Malik Okafor entfernen?" })
    .getByRole("button", { name: "Zweiten Faktor entfernen" })
    .click();
  await expect(anna.page.getByText("Malik Okafor meldet sich nun mit dem Passwort an.").first()).toBeVisible();
  await expect(anna.page.getByRole("button", { name: "Zweiten Faktor entfernen" })).toBeHidden();
  await typeSignIn(malik.page, MALIK);
});
