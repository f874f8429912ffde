import { paths } from "@hz/contract/paths";
import { confirmRecovery, copyChannelAddress, fillSignIn, goOnUnconfirmed, openReport, register, typeSignIn } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const SESSION = "session";

test("registration says what is missing before any key is made", async ({ person }) => {
  const { page } = await person();
  await page.goto(paths.register);
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByText("Name ist erforderlich")).toBeVisible();
  await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
  await expect(page.getByText("Passwort muss mindestens 8 Zeichen lang sein")).toBeVisible();

  await page.getByLabel("Vollständiger Name").fill("Petra Vogel");
  await page.getByLabel("E-Mail-Adresse").fill("petra@vogel.example");
  await page.getByLabel("Passwort", { exact: true }).fill("1234567");
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByText("Name ist erforderlich")).toBeHidden();
  await expect(page.getByText("Passwort muss mindestens 8 Zeichen lang sein")).toBeVisible();
});

test("an e-mail address that has an account cannot be registered again", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/409.*\/api\/register/);
  await page.goto(paths.register);
  await page.getByLabel("Vollständiger Name").fill("Anna Zweite");
  await page.getByLabel("E-Mail-Adresse").fill(DEMO.email.toUpperCase());
  await page.getByLabel("Passwort", { exact: true }).fill("Lange-genug-2026");
  await page.getByRole("button", { name: "Konto erstellen" }).click();
  await expect(page.getByRole("alert")).toContainText("Für diese E-Mail-Adresse gibt es bereits ein Konto.", { timeout: 30_000 });
});

test("a new account: keys, recovery code, first channel, first report", async ({ person }) => {
  const owner = await person();
  const { page } = owner;
  // What another tab is asking for while this one signs out is refused.
  owner.expectComplaint(/401 \(Unauthorized\).*\/api\//);
  const who = {
    email: "clara.brandt@werk.example",
    password: "Fünf Störche über Köln",
    fullName: "Clara von Brandt",
    companyName: "Werk & Söhne GmbH",
  };

  const code = await register(page, who);
  await test.step("the recovery code counts only after it was typed from the copy", async () => {
    await confirmRecovery(page, "AAAA-AAAA");
    await expect(page.getByText("Das sind nicht die letzten beiden Gruppen dieses Codes.")).toBeVisible();
    await confirmRecovery(page, code.split("-").slice(-2).join(" ").toLowerCase());
    await goOnUnconfirmed(page);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByText("Keine Meldungen vorhanden")).toBeVisible();
    await expect(page.getByText("Ihr Wiederherstellungscode ist noch nicht bestätigt.")).toBeHidden();
  });

  await test.step("a reload and a new tab need no password", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: `Benutzermenü von ${who.fullName}` })).toBeVisible();
    const tab = await owner.newTab();
    await tab.goto(paths.reports);
    await expect(tab.getByText("Keine Meldungen vorhanden")).toBeVisible();
    await tab.close();
  });

  const title = "Erste Meldung an Werk & Söhne";
  await test.step("a report to the new channel can be opened", async () => {
    const address = await copyChannelAddress(owner);
    const reporter = await person();
    await openForm(reporter.page, address);
    await expect(reporter.page.getByText("Ihre Meldung geht an die interne Meldestelle von Werk & Söhne GmbH")).toBeVisible();
    await fillForm(reporter.page, { title, description: "Die Notausgänge sind verstellt." });
    await send(reporter.page);
    await page.goto(paths.reports);
    await openReport(page, title);
    await expect(page.getByText("Die Notausgänge sind verstellt.")).toBeVisible();
  });

  await test.step("signing out ends it here and in other tabs; signing in leads back", async () => {
    const wanted = new URL(page.url()).pathname;
    const tab = await owner.newTab();
    await tab.goto(paths.channels);
    await expect(tab.getByRole("heading", { level: 1, name: "Meldekanäle" })).toBeVisible();
    await page.getByRole("button", { name: `Benutzermenü von ${who.fullName}` }).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await tab.close();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/authToken|user-key/);
    expect((await owner.context.cookies()).filter(({ name }) => name === SESSION)).toEqual([]);

    await page.goto(wanted);
    await expect(page).toHaveURL(new RegExp(`${paths.signIn}\\?weiter=${encodeURIComponent(wanted)}$`));
    await fillSignIn(page, who);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(wanted);
  });
});

test("sign-in: empty fields, a wrong password and an unknown address get one sentence each", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/401.*\/api\/auth\/sign-in/);
  await page.goto(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  const answer = page.getByRole("alert");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(answer).toHaveText("Bitte füllen Sie alle Felder aus.");
  const [email, password] = [page.getByLabel("E-Mail-Adresse"), page.getByLabel("Passwort", { exact: true })];
  for (const field of [email, password]) await expect(field).toHaveAttribute("aria-invalid", "true");
  await email.fill(DEMO.email);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await fillSignIn(page, { email: DEMO.email, password: "   " });
  await expect(answer).toHaveText("Bitte füllen Sie alle Felder aus.");

  const wrong = "E-Mail-Adresse oder Passwort ist falsch.";
  await fillSignIn(page, { email: DEMO.email, password: "Falsch-geraten-1" });
  await expect(answer).toHaveText(wrong);
  const answered = page.waitForResponse(/\/api\/auth\/sign-in$/);
  await fillSignIn(page, { email: "niemand@nirgends.example", password: "Falsch-geraten-1" });
  await answered;
  await expect(answer).toHaveText(wrong);
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue("niemand@nirgends.example");
});

test("the session ends with the browser unless it is to be remembered", async ({ person }) => {
  const short = await person();
  await typeSignIn(short.page, DEMO);
  const sessionCookie = (await short.context.cookies()).find(({ name }) => name === SESSION);
  expect(sessionCookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: "Lax" });

  const { page, context } = await person();
  await page.goto(paths.signIn);
  await page.getByRole("checkbox", { name: "Angemeldet bleiben" }).check();
  await fillSignIn(page, DEMO);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  const lasting = (await context.cookies()).find(({ name }) => name === SESSION);
  const days = ((lasting?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
});
