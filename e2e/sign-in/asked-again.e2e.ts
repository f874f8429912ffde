import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { confirmRecovery, goOnUnconfirmed, keepEmergencyCode, register } from "../helpers/handler.ts";
import { accept, invitationLink, invite, openPerson, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { mail } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });

/** Lets the last proof of this person be longer ago than any session may rely on, and has the page answer the question itself. */
async function longAfter(page: Page, product: Product, email: string): Promise<void> {
  await page.removeLocatorHandler(question(page));
  const old = `update sessions s set confirmed_at = now() - interval '1 hour' from users u where u.id = s.user_id and u.email = $1`;
  await withDatabase(product, (database) => database.query(old, [email]));
}

/** The question is there, refuses a wrong password in words, and takes the right one. */
async function answer(page: Page, password: string): Promise<void> {
  const asked = question(page);
  await asked.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-und-lang-2026!");
  await asked.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expect(asked.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await asked.getByLabel("Ihr Passwort zur Bestätigung").fill(password);
  await asked.getByRole("button", { name: "Bestätigen", exact: true }).click();
  await expect(asked).toBeHidden();
}

test("before the strongest steps the password is asked for again; who cancels has lost nothing, and a new owner is named", async ({
  person,
  product,
}, info) => {
  const run = randomUUID().slice(0, 6);
  const chief = { email: `olga.${run}@nochmal.example`, password: PASSWORD, fullName: `Olga ${run}`, companyName: `Nochmal ${run} GmbH` };
  const heir = { email: `hanna.${run}@nochmal.example`, fullName: `Hanna ${run}` };
  const owner = await person();
  const { page } = owner;
  // Playwright has no hands for the system's save dialog.
  await owner.context.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  // Refused until it is answered, and by a wrong password.
  owner.expectComplaint(/(401|403|422).*\/api\//);

  await test.step("the first recovery code", async () => {
    const code = await register(page, chief);
    await longAfter(page, product, chief.email);
    await confirmRecovery(page, code.slice(-9));
    await answer(page, PASSWORD);
    await goOnUnconfirmed(page);
    await confirmAddress(page, product, chief.email);
  });

  await test.step("inviting an administrator", async () => {
    await longAfter(page, product, chief.email);
    await page.goto(paths.users);
    await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
    const dialog = page.getByRole("dialog").filter({ hasNotText: "besonders geschützt" });
    await dialog.getByLabel("Vorname").fill("Hanna");
    await dialog.getByLabel("Nachname").fill(run);
    await dialog.getByLabel("E-Mail-Adresse").fill(heir.email);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await dialog.getByLabel("Rolle").selectOption("Admin");
    await dialog.getByRole("button", { name: "Erstellen" }).click();
    await expect(question(page)).toBeVisible();
    await look(page, "asked-again", info);
    await question(page).getByRole("button", { name: "Abbrechen" }).click();
    // Nothing was done, and everything that was typed is there.
    await expect(dialog.getByLabel("Rolle")).toHaveValue("Admin");
    await dialog.getByRole("button", { name: "Zurück" }).click();
    await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(heir.email);
    await expect(dialog.getByLabel("Nachname")).toHaveValue(run);
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await dialog.getByRole("button", { name: "Erstellen" }).click();
    await answer(page, PASSWORD);
    const code = await page.getByRole("dialog").getByRole("code").innerText();
    await page.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();
    const other = await person();
    await accept(other.page, await invitationLink(product, heir.email), code);
    await expect(other.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });

  await test.step("the emergency key", async () => {
    await longAfter(page, product, chief.email);
    await page.goto(paths.emergencyKey);
    await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
    const kept = keepEmergencyCode(page);
    await answer(page, PASSWORD);
    await kept;
  });

  await test.step("exporting everything", async () => {
    await page.goto(paths.archive);
    await page.getByRole("button", { name: "Gesamtarchiv erstellen" }).click();
    const asked = page.getByRole("dialog");
    await asked.getByLabel("Ihr Passwort zur Bestätigung").fill("Falsch-und-lang-2026!");
    await asked.getByRole("button", { name: "Archiv beginnen" }).click();
    await expect(asked.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
    await asked.getByRole("button", { name: "Abbrechen" }).click();
    // Past the page nothing is read, however short ago somebody signed in.
    const status = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("authToken")}` };
      return (await fetch("/api/archive/reports", { headers })).status;
    });
    expect(status).toBe(403);
  });

  await test.step("deleting a person", async () => {
    const leaving = { first: "Wanda", last: run, email: `wanda.${run}@nochmal.example`, role: "Fallbearbeitung" };
    const code = await invite(page, leaving);
    const other = await person();
    await accept(other.page, await invitationLink(product, leaving.email), code);
    await expect(other.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    // Whose session ends under an open page.
    other.expectComplaint(/401.*\/api\//);
    await openPerson(page, `Wanda ${run}`);
    await longAfter(page, product, chief.email);
    await page.getByRole("button", { name: "Benutzer löschen" }).click();
    const remove = page.getByRole("alertdialog").getByRole("button", { name: "Löschen" });
    await remove.click();
    await question(page).getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByLabel("Vorname")).toHaveValue("Wanda");
    await remove.click();
    await answer(page, PASSWORD);
    await expect(page.getByText("Der Benutzer wurde erfolgreich entfernt.").first()).toBeVisible();
  });

  await test.step("deleting by two and for how long reports are kept", async () => {
    await page.goto(paths.settings);
    const two = page.getByRole("checkbox", { name: "Löschen nur zu zweit" });
    const months = page.getByLabel("Aufbewahrung in Monaten");
    await two.check();
    await months.fill("48");
    await longAfter(page, product, chief.email);
    const save = page.getByRole("button", { name: "Speichern", exact: true });
    await save.click();
    await look(page, "asked-again-settings", info);
    await question(page).getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByText("Es wurde noch nichts geändert.").first()).toBeVisible();
    await expect(two).toBeChecked();
    await expect(months).toHaveValue("48");
    await save.click();
    await answer(page, PASSWORD);
    await expect(page.getByText("Sicherheitseinstellungen gespeichert").first()).toBeVisible();
  });

  await test.step("handing over the ownership", async () => {
    await openPerson(page, heir.fullName);
    await longAfter(page, product, chief.email);
    await page.getByRole("button", { name: "Inhaberschaft übertragen" }).click();
    const asked = page.getByRole("alertdialog", { name: `Inhaberschaft an ${heir.fullName} übertragen?` });
    await look(page, "hand-over", info);
    await asked.getByRole("button", { name: "Inhaberschaft übertragen" }).click();
    await question(page).getByRole("button", { name: "Abbrechen" }).click();
    await expect(page.getByText("Die Inhaberschaft wurde nicht übertragen.").first()).toBeVisible();
    await asked.getByRole("button", { name: "Inhaberschaft übertragen" }).click();
    await answer(page, PASSWORD);
    await expect(page.getByText(`Das Konto gehört jetzt ${heir.fullName}.`).first()).toBeVisible();
    await expect(page.getByText("Dieser Person gehört das Konto.")).toBeVisible();
    await look(page, "handed-over", info);
    const both = await Promise.all([chief.email, heir.email].map((to) => mail(product, to, "Die Inhaberschaft wurde übertragen")));
    expect(both.map((text) => text.includes("als bisherige oder als neue Person"))).toEqual([true, true]);
  });
});
