import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { confirmRecovery, keepEmergencyCode, fillSignIn, lineOf, openReport, register, goOnUnconfirmed } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { finishReset, mail, openResetLink, typePassword } from "../helpers/password-reset.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, startProduct } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

// Each journey derives a slow key several times and looks at many pictures.
test.describe.configure({ timeout: 300_000 });

const OLD = "Alte Meldung vor dem Verlust";
const NEW = "Neue Meldung nach dem Verlust";

async function sendReport(address: string, title: string): Promise<void> {
  await submitReport(address, { title, description: "Es geht um den Verlust von Schlüsseln." });
}

/** A new company with one report, its channel's address and the recovery code, confirmed or not. */
async function aCompany(owner: Person, name: string, confirmed: boolean) {
  const who = {
    email: `${name.toLowerCase()}@verlust.example`,
    password: "Altes-Passwort-2026!",
    fullName: `Vera ${name}`,
    companyName: `${name} GmbH`,
  };
  const code = await newOffice(owner.page, who, { isCodeLeft: !confirmed });
  const address = await channelAddress(owner.page);
  await sendReport(address, OLD);
  return { ...who, code, address };
}

// What the pages say before anything is sent is seen on screens (web/admin/reset/reset-screens.screen.test.tsx).
test("with the recovery code nothing is lost, and every other session ends", async ({ person, product }, info) => {
  const [owner, anywhere] = [await person(), await person()];
  anywhere.expectComplaint(/404.*\/api\/password-reset/);
  owner.expectComplaint(/401/);
  const who = await aCompany(owner, "Storch", true);
  const { page } = anywhere;

  await openResetLink(page, product, who.email);
  const address = page.url();
  await typePassword(page);
  await page.getByLabel("Wiederherstellungscode", { exact: true }).fill(who.code.toLowerCase().replaceAll("-", " "));
  await finishReset(page, who.email);
  await page.goto(paths.reports);
  await openReport(page, OLD);
  await expect(page.getByText("Es geht um den Verlust von Schlüsseln.")).toBeVisible();

  await test.step("the session of before is over, the link is used, the mail tells", async () => {
    await expect(owner.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(owner.page.getByText(/^Ihre Sitzung ist beendet\. .*Ihr Zugang wurde geändert/)).toBeVisible();
    await look(owner.page, "sign-in-ended", info);
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Ungültiger Link" })).toBeVisible();
    expect(await mail(product, who.email, "Ihr Passwort wurde geändert")).toContain(paths.forgotPassword);
  });
});

test("the only key holder without a code: the loss is said before the click, old reports stay closed, new ones open", async ({
  person,
  product,
}) => {
  const [owner, anywhere] = [await person(), await person()];
  const who = await aCompany(owner, "Dachs", false);
  await owner.context.close();
  const { page } = anywhere;
  await openResetLink(page, product, who.email);
  await expect(page.getByText("Was Sie verlieren")).toBeVisible();
  await typePassword(page);
  await page.getByRole("checkbox", { name: "Ich habe verstanden, was verloren geht." }).check();
  await finishReset(page, who.email);

  await expect(page.getByText("Ihr Wiederherstellungscode ist noch nicht bestätigt.")).toBeVisible();
  const address = await channelAddress(anywhere.page);
  expect(address.split("#")[0]).toBe(who.address.split("#")[0]);
  expect(address).not.toBe(who.address);
  await sendReport(address, NEW);
  await page.goto(paths.reports);
  await expect(lineOf(page, NEW)).toBeVisible();
  await expect(page.getByText(OLD)).toBeHidden();
  await openReport(page, NEW);

  await test.step("an old link refuses", async () => {
    const third = await person();
    await third.page.goto(who.address);
    await expect(third.page.getByRole("alert")).toContainText("Der Schlüssel dieser Meldestelle passt nicht zum Link.");
    await expect(third.page.getByRole("link", { name: "Neue Meldung" })).toHaveCount(0);
  });
});

test("a colleague without a code waits, those who can grant are told, and after a grant old reports open again", async ({ person }) => {
  // A demo of its own: the other journeys need that person's password.
  const own = await startProduct();
  const [malik, anna] = [await person({ baseURL: own.url }), await person({ baseURL: own.url })];
  try {
    const { page } = malik;
    const email = "malik.okafor@demo.example";
    await openResetLink(page, own, email);
    await expect(page.getByRole("heading", { name: "Ohne Code: erst nach einer Freigabe" })).toBeVisible();
    await page
      .getByRole("checkbox", { name: "Ich habe verstanden, dass ich erst nach einer Freigabe wieder Meldungen lesen kann." })
      .check();
    await typePassword(page);
    await finishReset(page, email, "Freigabe ausstehend");
    await expect(page.getByText(/^Beim Zurücksetzen des Passworts haben Sie neue Schlüssel erhalten\./)).toBeVisible();
    await expect(page.getByText("Ihr Konto ist eingerichtet.")).toHaveCount(0);
    const print = await page.getByTestId("fingerprint").innerText();
    const told = await mail(own, DEMO.email, "Freigabe nötig: neue Schlüssel nach einer Passwort-Rücksetzung");
    expect(told).toContain("Malik Okafor");

    await signIn(anna.page, DEMO);
    await anna.page.getByRole("button", { name: "Prüfen und freigeben" }).click();
    const dialog = anna.page.getByRole("dialog", { name: "Malik Okafor freigeben" });
    await expect(dialog.getByTestId("fingerprint")).toHaveText(print);
    await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
    await dialog.getByRole("button", { name: "Freigeben" }).click();
    await expect(anna.page.getByText("Malik Okafor hat jetzt Zugang.").first()).toBeVisible();

    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.goto(paths.reports);
    await openReport(page, "Fehlende Schutzausrüstung in Halle 4");
  } finally {
    // Before the service: an open page would complain that it is gone.
    await Promise.all([malik.context.close(), anna.context.close()]);
    await own.stop();
  }
});

test("the emergency key: made, renewed, kept in the safe: the newest print-out opens everything again, and is to be renewed", async ({
  person,
  product,
}, info) => {
  const [owner, anywhere] = [await person(), await person()];
  anywhere.expectComplaint(/422.*\/api\/password-reset/);
  const who = await aCompany(owner, "Biber", true);
  const { page } = owner;
  await page.goto(paths.dashboard);
  await expect(page.getByText(/^Höchstens eine Person kann die Meldungen der Abteilung „.+“ lesen\.$/)).toBeVisible();
  await look(page, "emergency-notice", info);
  await page.getByRole("link", { name: "Zum Notfallschlüssel" }).click();
  await expect(page.getByRole("heading", { name: "Noch kein Notfallschlüssel" })).toBeVisible();
  await look(page, "emergency-none", info);
  await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
  await page.getByRole("button", { name: "Notfallschlüssel aktivieren" }).click();
  await expect(page.getByText("Bitte geben Sie die letzten beiden Gruppen des Codes ein.")).toBeVisible();
  await expect(page.getByLabel("Die letzten beiden Gruppen des Codes")).toBeFocused();
  await look(page, "emergency-offered", info);
  const lost = await keepEmergencyCode(page);
  await look(page, "emergency-there", info);
  await page.getByRole("button", { name: "Erneuern", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erneuern" }).click();
  await expect(page.getByRole("code")).not.toHaveText(lost);
  const code = await keepEmergencyCode(page);
  await page.goto(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page.getByText(/^Höchstens eine Person kann die Meldungen der Abteilung „.+“ lesen\.$/)).toBeHidden();
  await owner.context.close();

  await openResetLink(anywhere.page, product, who.email);
  await anywhere.page.getByRole("radio", { name: /^Mit Notfallschlüssel/ }).check();
  await typePassword(anywhere.page);
  // Whoever finds the first print-out again opens nothing by it.
  await anywhere.page.getByLabel("Code des Notfallschlüssels").fill(lost);
  await anywhere.page.getByRole("button", { name: "Passwort zurücksetzen" }).click();
  await expect(anywhere.page.getByText("Dieser Notfallschlüssel gehört nicht zu Ihrem Unternehmen")).toBeVisible();
  await anywhere.page.getByLabel("Code des Notfallschlüssels").fill(code);
  await finishReset(anywhere.page, who.email);
  await expect(anywhere.page.getByText(/^Der Notfallschlüssel wurde am .+ benutzt und muss erneuert werden\.$/)).toBeVisible();
  await anywhere.page.goto(paths.reports);
  await openReport(anywhere.page, OLD);
  await anywhere.page.goto(paths.emergencyKey);
  await expect(anywhere.page.getByText(/^Der Code wurde am .+ Uhr benutzt\.$/)).toBeVisible();
  await expect(anywhere.page.getByText(/^Erneuern Sie den Notfallschlüssel in jedem Fall/)).toBeVisible();
});

test("another account key than the one a person knows opens nothing until it is accepted; then the departments are readable as before", async ({
  person,
  product,
}, info) => {
  const [owner, anywhere] = [await person(), await person()];
  for (const one of [owner, anywhere]) one.expectComplaint(/KeyRingFailure|key ring/i);
  const who = await aCompany(owner, "Igel", true);
  await owner.context.close();
  await withDatabase(product, (database) =>
    database.query("update accounts set public_key = sha256('another') where company_name = $1", [who.companyName]),
  );
  const { page } = anywhere;
  await page.goto(paths.signIn);
  await fillSignIn(page, who);
  await expect(page.getByRole("heading", { level: 1, name: "Der Kontoschlüssel Ihres Unternehmens ist ein anderer" })).toBeVisible();
  const definitions = page.getByRole("definition");
  // Both of the account, and the person's own, which whoever releases them compares.
  await expect(definitions).toHaveText(Array.from({ length: 3 }, () => /^(\w{5}-){4}\w{5}$/));
  expect(new Set(await definitions.allInnerTexts()).size).toBe(3);
  await look(page, "account-changed", info);
  await page.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Haben Sie den Fingerabdruck verglichen?" });
  await dialog.getByRole("button", { name: "Neuen Schlüssel annehmen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto(paths.reports);
  // It moves the list down when it comes.
  await expect(page.getByText(/^Ihnen fehlen noch Schlüssel/)).toBeVisible();
  await openReport(page, OLD);
});

test("a recovery code is renewed only after asking, and an offer that was left does not count", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/403.*\/api\/user\/recovery/);
  const who = { email: "otter@verlust.example", password: "Altes-Passwort-2026!", fullName: "Olga Otter" };
  await register(page, who);
  await page.getByRole("button", { name: "Code bestätigen" }).click();
  await expect(page.getByText("Bitte geben Sie die letzten beiden Gruppen des Codes ein.")).toBeVisible();
  await expect(page.getByLabel("Die letzten beiden Gruppen des Codes")).toBeFocused();
  await page.getByRole("link", { name: "Später sichern" }).click();
  await expect(page.getByText("Der eben gezeigte Code gilt nicht.").first()).toBeVisible();
  await goOnUnconfirmed(page);
  await page.getByRole("link", { name: "Jetzt sichern" }).click();
  await confirmRecovery(page, (await page.getByRole("code").innerText()).slice(-9));
  await goOnUnconfirmed(page);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto(paths.recoveryCode);
  await expect(page.getByText("Danach öffnet der alte nichts mehr.")).toBeVisible();
  await page.getByRole("button", { name: "Neuen Code erzeugen" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Neuen Wiederherstellungscode erzeugen?" });
  await expect(dialog).toBeVisible();
  await look(page, "recovery-renew", info);
  await dialog.getByRole("button", { name: "Neuen Code erzeugen" }).click();
  await page.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-geraten-1");
  await confirmRecovery(page, (await page.getByRole("code").innerText()).slice(-9));
  await expect(page.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await look(page, "recovery-renew-password", info);
  await page.getByLabel("Ihr Passwort zur Bestätigung").fill(who.password);
  await page.getByRole("button", { name: "Code bestätigen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});
