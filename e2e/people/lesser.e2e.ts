import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { accept, invitationLink, invite, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

// Somebody who manages people and holds less than everything: what they can give, and what their release brings.
test.describe.configure({ mode: "serial", timeout: 120_000 });

/** The demo of this file alone: who was invited stays, and waits. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

test("who manages people with fewer permissions gives no more than those; inviting without any is asked about", async ({
  person,
}, info) => {
  const at = { baseURL: own.url };
  const owner = await person(at);
  await signIn(owner.page, DEMO, null);
  const code = await invite(owner.page, { first: "Viktor", last: "Wenig", email: "viktor@leute.example", role: "Verwaltung" });
  const { page } = await person(at);
  await accept(page, await invitationLink(own, "viktor@leute.example"), code);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto(paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Neuen Benutzer erstellen" });
  await dialog.getByLabel("Vorname").fill("Nora");
  await dialog.getByLabel("Nachname").fill("Nichts");
  await dialog.getByLabel("E-Mail-Adresse").fill("nora@leute.example");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  const box = (name: string) => dialog.getByRole("checkbox", { name, exact: true });
  for (const lacked of ["Meldungen", "Statistiken", "Sicherheitseinstellungen"]) {
    await expect(box(lacked)).toBeDisabled();
    await expect(box(lacked)).not.toBeChecked();
    await expect(box(lacked)).toHaveAccessibleDescription(/Das kann nur vergeben, wer es selbst hat\.$/);
  }
  for (const role of ["Admin", "Fallbearbeitung", "Auswertung"])
    await expect(dialog.getByRole("option", { name: role, exact: true })).toBeDisabled();
  await expect(dialog.getByLabel("Rolle")).toHaveValue("Verwaltung");
  await look(page, "users-invite-limited", info);

  for (const own of ["Benutzer und Abteilungen", "Einstellungen"]) await box(own).uncheck();
  const asked = page.getByRole("alertdialog", { name: "Ohne Berechtigung einladen?" });
  const create = dialog.getByRole("button", { name: "Erstellen" });
  await create.click();
  await expect(asked).toContainText("sieht aber weder Meldungen noch Auswertungen oder Einstellungen");
  await asked.getByRole("button", { name: "Zurück" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByText("Nora Nichts wurde erfolgreich erstellt", { exact: false })).toHaveCount(0);
  await create.click();
  await asked.getByRole("button", { name: "Trotzdem einladen" }).click();
  await expect(page.getByText("Nora Nichts wurde erfolgreich erstellt und eine Einladung per E-Mail versendet.").first()).toBeVisible();
});

test("who releases without the department's key is named for a part, and their release is not said to bring everything", async ({
  person,
}) => {
  const at = { baseURL: own.url };
  const [owner, viktor, rita] = [await person(at), await person(at), await person(at)];
  await signIn(owner.page, DEMO, null);
  await invite(owner.page, { first: "Rita", last: "Ruft", email: "rita@leute.example" });
  await accept(rita.page, await invitationLink(own, "rita@leute.example"), null);
  await signIn(viktor.page, { email: "viktor@leute.example", password: PASSWORD });
  await expect(rita.page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  await expect(rita.page.getByText(/^Freigeben kann: .*Anna Lindner.*; nur einen Teil davon: Viktor Wenig\.$/)).toBeVisible();
  await viktor.page.getByRole("button", { name: "Prüfen und freigeben" }).click();
  const dialog = viktor.page.getByRole("dialog", { name: "Rita Ruft freigeben" });
  await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await expect(rita.page.getByText("Ein Teil Ihrer Schlüssel ist da").first()).toBeVisible();
  await expect(rita.page.getByText("Ihnen fehlen noch Schlüssel: „Interne Meldestelle“.").first()).toBeVisible();
  await expect(rita.page.getByText("Ihre Schlüssel sind da.")).toHaveCount(0);
  await expect(rita.page.getByText(/^Freigeben kann: [^;]*Anna Lindner/)).toBeVisible();
});
