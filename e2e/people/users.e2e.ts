import { eventRoutes } from "@hz/contract/events";
import { paths } from "@hz/contract/paths";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { accept, expectTooEarlyFor, invitationLink, invite, openPerson, PASSWORD, typeAcceptance } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { expect, type Person, skipTutorial, test } from "../helpers/people.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

test.describe.configure({ mode: "serial", timeout: 240_000 });

const OWNER = {
  email: "olga.eigner@leute.example",
  password: "Fünf Störche über Köln",
  fullName: "Olga Eigner",
  companyName: "Leute & Co. KG",
};
const OLD = "Meldung vor der Einladung";
let owner: Person;

test.beforeAll(async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } });
  await skipTutorial(context);
  owner = { page: await context.newPage(), context, mailbox: product.mailbox, newTab: () => context.newPage(), expectComplaint: () => {} };
  await newOffice(owner.page, OWNER);
  const address = await channelAddress(owner.page);
  await submitReport(address, { title: OLD, description: "Lag schon da, bevor jemand eingeladen war." });
});
test.afterAll(() => owner.context.close());

test("nobody is invited before the own address is confirmed", async ({ product }, info) => {
  const { page } = owner;
  await page.goto(paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
  const dialog = page.getByRole("alertdialog", { name: "Erst Ihre eigene E-Mail-Adresse bestätigen" });
  await expect(dialog.getByText("versenden wir in Ihrem Namen keine Einladungen", { exact: false })).toBeVisible();
  await look(page, "invite-unconfirmed", info);
  await dialog.getByRole("button", { name: "Zur Bestätigung" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bestätigen Sie Ihre E-Mail-Adresse" })).toBeVisible();
  await confirmAddress(page, product, OWNER.email);
});

test("invited with a code: accepts in another browser and reads an old report at once", async ({ person, product }, info) => {
  const { page } = owner;
  const code = await invite(page, { first: "Carla", last: "Mit-Code", email: "carla@leute.example", role: "Fallbearbeitung" });
  const link = await invitationLink(product, "carla@leute.example");
  const carla = await person();
  await carla.page.goto(link);
  await carla.page.getByLabel("Einladungscode", { exact: true }).fill(`${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`);
  await carla.page.getByLabel("Passwort", { exact: true }).fill("Carla2026!");
  await carla.page.getByLabel("Passwort bestätigen", { exact: true }).fill("anders");
  await carla.page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(carla.page.getByText("Passwörter stimmen nicht überein")).toBeVisible();
  await expect(carla.page.getByText("Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen.")).toBeVisible();
  await carla.page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await look(carla.page, "invitation", info);
  await carla.page.getByLabel("Passwort bestätigen", { exact: true }).fill(PASSWORD);
  await carla.page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(carla.page.getByText("Dieser Einladungscode gehört nicht zu dieser Einladung.")).toBeVisible();

  await typeAcceptance(carla.page, link, code);
  await expect(carla.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await carla.page.goto(paths.reports);
  await openReport(carla.page, OLD);
  await expect(carla.page.getByText("Lag schon da, bevor jemand eingeladen war.")).toBeVisible();
  await expect(carla.page.getByRole("link", { name: "Benutzer" })).toBeHidden();

  const late = await person();
  late.expectComplaint(/404.*\/api\/invitations/);
  await late.page.goto(link);
  await expect(late.page.getByRole("heading", { name: "Ungültige Einladung" })).toBeVisible();

  await page.goto(paths.users);
  const card = page.getByRole("link", { name: "Carla Mit-Code" });
  await expect(card).toContainText("Aktiv");
  await expect(card).toContainText("E-Mail-Adresse bestätigt");
  await page.getByLabel("Benutzer durchsuchen").fill("carla");
  await expect(page.getByText("Zeigt 1 von 2 Ergebnisse")).toBeVisible();
  await expect(page).toHaveURL(/\?suche=carla$/);
  await page.reload();
  await expect(page.getByLabel("Benutzer durchsuchen")).toHaveValue("carla");
  await expect(page.getByText("Zeigt 1 von 2 Ergebnisse")).toBeVisible();
});

test("invited without a code: waits, is compared and released, and reads without a new sign-in", async ({ person, product }, info) => {
  const { page } = owner;
  await invite(page, { first: "Otto", last: "Ohne-Code", email: "otto@leute.example", role: "Admin" });
  const otto = await person();
  await typeAcceptance(otto.page, await invitationLink(product, "otto@leute.example"), null);
  await expect(otto.page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  await expect(otto.page.getByText(/^Ihr Konto ist eingerichtet\./)).toBeVisible();
  await expect(otto.page.getByText("Freigeben kann: Olga Eigner")).toBeVisible();
  const own = await otto.page.getByTestId("fingerprint").innerText();
  expect(own).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  await look(otto.page, "access-waiting", info);
  // What the role promises opens with the release, not with the link of a mail.
  otto.expectComplaint(/403/);
  await otto.page.getByRole("link", { name: "Benutzer", exact: true }).click();
  await expect(otto.page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  await expect(otto.page.getByText("Olga Eigner (Sie)")).toBeHidden();
  await otto.page.goto(paths.dashboard);

  await expect(page.getByText("Otto Ohne-Code wartet auf Freigabe.")).toBeVisible();
  await look(page, "users", info);
  await page.getByRole("button", { name: "Prüfen und freigeben" }).click();
  const dialog = page.getByRole("dialog", { name: "Otto Ohne-Code freigeben" });
  await expect(dialog.getByTestId("fingerprint")).toHaveText(own);
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await expect(dialog.getByText("Bitte vergleichen Sie zuerst den Fingerabdruck.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
  await look(page, "release-dialog", info);
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await expect(page.getByText("Otto Ohne-Code hat jetzt Zugang.").first()).toBeVisible();
  await expect(page.getByText("wartet auf Freigabe")).toBeHidden();

  await expect(otto.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await otto.page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
  await openReport(otto.page, OLD);
  await expect(otto.page.getByText("Lag schon da, bevor jemand eingeladen war.")).toBeVisible();

  // The account's fingerprint is compared the other way round, before anything is sealed by it.
  const title = "Fingerabdruck Ihres Unternehmens vergleichen";
  await expect(otto.page.getByText(title)).toBeVisible();
  await look(otto.page, "account-key-compare", info);
  await otto.page.getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
  const asked = otto.page.getByRole("alertdialog", { name: "Haben Sie den Fingerabdruck des Unternehmens verglichen?" });
  await asked.getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
  await expect(otto.page.getByText("Fingerabdruck bestätigt").first()).toBeVisible();
  await expect(otto.page.getByText(title)).toBeHidden();
  await otto.page.reload();
  await expect(otto.page.getByText("Lag schon da, bevor jemand eingeladen war.")).toBeVisible();
  await expect(otto.page.getByText(title)).toBeHidden();
});

test("details: saved when changed, permissions take effect at once and are handed on at once", async ({ person }, info) => {
  const { page } = owner;
  const carla = await person();
  // Asked in the moment in which the permission went.
  carla.expectComplaint(/403.*\/api\//);
  await signIn(carla.page, { email: "carla@leute.example", password: PASSWORD });
  await openPerson(page, "Carla Mit-Code");
  await look(page, "user-details", info);
  const save = page.getByRole("button", { name: "Speichern" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Nachname").fill(" ");
  await save.click();
  await expect(page.getByText("Nachname ist erforderlich")).toBeVisible();
  await expect(page.getByLabel("Nachname")).toBeFocused();
  await look(page, "user-details-error", info);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("Nachname ist erforderlich")).toBeHidden();
  await expect(page.getByLabel("Nachname")).toHaveValue("Mit-Code");
  await page.getByRole("checkbox", { name: "Meldungen", exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "Statistiken", exact: true }).check();
  await expect(page.getByLabel("Rolle")).toHaveValue("Auswertung");
  await save.click();
  await expect(page.getByText("Die Benutzerdaten wurden erfolgreich gespeichert.").first()).toBeVisible();
  await expect(carla.page.getByRole("link", { name: "Meldungen", exact: true })).toBeHidden();

  // Back again: the changing browser holds the keys, so nobody needs to wait, nor anybody whose page was on its way meanwhile.
  const stream = Promise.withResolvers<void>();
  await carla.context.route(eventRoutes.account.path, async (route) => {
    await stream.promise;
    await route.continue();
  });
  await carla.page.reload();
  await expect(carla.page.getByRole("link", { name: "Auswertungen", exact: true })).toBeVisible();
  await page.getByLabel("Rolle").selectOption("Fallbearbeitung");
  const handedOn = page.waitForResponse((answer) => answer.url().endsWith("/grants") && answer.ok());
  await save.click();
  await handedOn;
  stream.resolve();
  await expect(carla.page.getByRole("link", { name: "Meldungen", exact: true })).toBeVisible();
  await carla.page.getByRole("link", { name: "Meldungen", exact: true }).click();
  await expect(lineOf(carla.page, OLD)).toBeVisible();
  await carla.page.goto(paths.reports);
  await openReport(carla.page, OLD);
  await openPerson(page, "Olga Eigner");
  await expect(page.getByRole("button", { name: "Benutzer löschen" })).toBeDisabled();
  await expect(page.getByText("Ihr eigenes Konto können Sie nicht löschen oder deaktivieren.")).toBeVisible();
});

test("deactivated while writing: the text stays and can be copied; keys swapped by the server get nothing", async ({ person }, info) => {
  const { page } = owner;
  const otto = await person();
  otto.expectComplaint(/401/);
  await signIn(otto.page, { email: "otto@leute.example", password: PASSWORD });
  await otto.page.goto(paths.reports);
  await openReport(otto.page, OLD);
  const text = "Ein langer Satz, der nicht verloren gehen darf.";
  await otto.page.getByLabel("Nachricht an die hinweisgebende Person").fill(text);

  await openPerson(page, "Otto Ohne-Code");
  await page.getByRole("button", { name: "Anmeldung deaktivieren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Anmeldung deaktivieren" }).click();
  await expect(page.getByText("Otto Ohne-Code ist abgemeldet und kann sich nicht mehr anmelden.").first()).toBeVisible();
  await expect(otto.page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(otto.page.getByLabel("Nachricht an die hinweisgebende Person")).toHaveValue(text);
  await otto.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await otto.page.getByRole("button", { name: "Text kopieren" }).click();
  expect(await otto.page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  await look(otto.page, "session-lost", info);
  await otto.page.getByRole("button", { name: "Zur Anmeldung" }).click();
  await expect(otto.page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();

  await page.getByRole("button", { name: "Anmeldung aktivieren" }).click();
  // A server that puts other keys in the place of a colleague's.
  const { kemPublicKey, sigPublicKey } = await page.evaluate(async () => {
    const reply = await fetch("/api/keys", { headers: { authorization: `Bearer ${localStorage.getItem("authToken")}` } });
    return (await reply.json()).own;
  });
  await page.route("**/api/users/waiting", async (route) => {
    const reply = await route.fetch();
    const people = await reply.json();
    await route.fulfill({ response: reply, json: people.map((one: object) => ({ ...one, kemPublicKey, sigPublicKey })) });
  });
  await page.reload();
  await page.getByRole("button", { name: "Prüfen und freigeben" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Freigeben" }).click();
  await expect(page.getByText("Die Schlüssel, die der Server für diese Person liefert, sind nicht die bestätigten.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await page.getByRole("button", { name: "Prüfen und freigeben" }).click();
  await expect(page.getByText("Die Schlüssel dieser Person sind bereits bestätigt")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Freigeben" }).click();
  await expect(page.getByText("Otto Ohne-Code hat jetzt Zugang.").first()).toBeVisible();
});

test("an invitation is sent again and withdrawn; a person is deleted", async ({ person, product }, info) => {
  const { page } = owner;
  await invite(page, { first: "Wanda", last: "Weg", email: "wanda@leute.example", role: "Verwaltung" });
  const first = await invitationLink(product, "wanda@leute.example");
  await openPerson(page, "Wanda Weg");
  await page.getByRole("button", { name: "Einladung erneut senden" }).click();
  await expect(page.getByRole("dialog").getByRole("code")).toBeVisible();
  // The code is on this screen and nowhere else.
  await page.goBack();
  const leave = page.getByRole("alertdialog", { name: "Ohne den Einladungscode weitergehen?" });
  await expect(leave).toBeVisible();
  await look(page, "user-code-leave", info);
  await leave.getByRole("button", { name: "Hier bleiben" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();
  const second = await invitationLink(product, "wanda@leute.example", first);
  // What was typed about somebody who is gone is asked about by nobody.
  await page.getByLabel("Vorname").fill("Wandas");
  await page.getByRole("button", { name: "Einladung zurückziehen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Einladung zurückziehen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Benutzer" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Wanda Weg" })).toBeHidden();
  const stranger = await person();
  stranger.expectComplaint(/404.*\/api\/invitations/);
  for (const link of [first, second]) {
    await stranger.page.goto(link);
    await expect(stranger.page.getByRole("heading", { name: "Ungültige Einladung" })).toBeVisible();
  }

  await openPerson(page, "Otto Ohne-Code");
  const address = page.url();
  await page.getByLabel("Vorname").fill("Ottos");
  await page.getByRole("button", { name: "Benutzer löschen" }).click();
  await expect(
    page.getByText("Sind Sie sicher, dass Sie Otto Ohne-Code löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden."),
  ).toBeVisible();
  // Beside the specification's sentence: what ends with the person, and what is to be done after.
  await expect(page.getByRole("alertdialog")).toContainText(
    "Zugang und Schlüssel enden sofort, zugewiesene Meldungen werden frei, und die Schlüssel der Abteilungen dieser Person sind danach zu erneuern.",
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
  await expect(page.getByText("Der Benutzer wurde erfolgreich entfernt.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Otto Ohne-Code" })).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Benutzer nicht gefunden" })).toBeVisible();
});

test("what somebody may do with the company's key stands there as soon as they have compared it, without a new page", async ({
  person,
  product,
}) => {
  const { page } = owner;
  await invite(page, { first: "Hans", last: "Hilft", email: "hans@leute.example", role: "Admin" });
  await invite(page, { first: "Rita", last: "Ruft", email: "rita@leute.example" });
  const [hans, rita] = [await person(), await person()];
  await accept(hans.page, await invitationLink(product, "hans@leute.example"), null);
  await expect(hans.page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  await accept(rita.page, await invitationLink(product, "rita@leute.example"), null);
  await expectTooEarlyFor(page, "Rita Ruft");
  await page.goto(paths.users);
  await page.getByRole("listitem").filter({ hasText: "Hans Hilft wartet" }).getByRole("button", { name: "Prüfen und freigeben" }).click();
  const dialog = page.getByRole("dialog", { name: "Hans Hilft freigeben" });
  await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await expect(page.getByText("Hans Hilft hat jetzt Zugang.").first()).toBeVisible();

  await expect(hans.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  // A colleague looks at who can bring back whom meanwhile.
  await page.goto(paths.readiness);
  const uncompared = page.getByText("Hans Hilft (erst nach dem Vergleich des Kontoschlüssels)", { exact: false });
  await expect(uncompared.first()).toBeVisible();
  const waits = hans.page.getByText("Rita Ruft wartet auf Freigabe.");
  await hans.page.goto(paths.emergencyKey);
  const make = hans.page.getByRole("button", { name: "Notfallschlüssel erzeugen" });
  await expect(hans.page.getByText(/^Vergleichen Sie zuerst den Fingerabdruck des Kontoschlüssels\./)).toBeVisible();
  await hans.page.getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
  await expect(waits).toHaveCount(0);
  await hans.page.getByRole("alertdialog").getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
  await expect(waits).toBeVisible();
  await expect(make).toBeVisible();
  await expect(uncompared).toHaveCount(0);
});
