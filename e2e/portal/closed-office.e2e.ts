import { paths } from "@hz/contract/paths";
import { confirmWhenAsked } from "../helpers/confirmation.ts";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { accept, invitationLink, invite, PASSWORD } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { finishReset, openResetLink, typePassword } from "../helpers/password-reset.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

// Slow keys are derived several times.
test.describe.configure({ timeout: 300_000 });

test("while nobody holds the key that opens new reports the portal takes none, and again once there is a new one", async ({
  person,
  product,
}, info) => {
  const [owner, manager, reporter] = [await person(), await person(), await person()];
  const who = { email: "wilma@leer.example", password: "Altes-Passwort-2026!", fullName: "Wilma Wolf", companyName: "Wolf GmbH" };
  await newOffice(owner.page, who);
  const address = await channelAddress(owner.page);
  await owner.page.goto(paths.confirmEmail);
  await confirmAddress(owner.page, product, who.email);
  const invited = { first: "Viktor", last: "Verwalter", email: "viktor@leer.example", role: "Verwaltung" };
  const code = await invite(owner.page, invited);
  await accept(manager.page, await invitationLink(product, invited.email), code);
  await owner.context.close();

  const early = await person();
  early.expectComplaint(/409/);
  await openForm(early.page, address);
  await fillForm(early.page, { title: "Früh begonnen", description: "Als der Schlüssel verloren ging, war dieses Formular schon offen." });

  const { page } = await person();
  await openResetLink(page, product, who.email);
  await page.getByRole("radio", { name: /^Ohne Code/ }).check();
  await page.getByRole("checkbox", { name: /^Ich habe verstanden/ }).check();
  await typePassword(page);
  await finishReset(page, who.email, "Freigabe ausstehend");

  await reporter.page.goto(address);
  await expect(reporter.page.getByText("Die Meldestelle nimmt zurzeit keine Meldungen an")).toBeVisible();
  await expect(reporter.page.getByRole("link", { name: "Neue Meldung" })).toHaveCount(0);
  await look(reporter.page, "closed-office", info);
  await reporter.page.goto(address.replace("#", "?neu=1#"));
  await expect(reporter.page.getByText("Die Meldestelle nimmt zurzeit keine Meldungen an")).toBeVisible();
  await expect(reporter.page.getByRole("textbox")).toHaveCount(0);

  await early.page.getByRole("button", { name: "Meldung absenden" }).click();
  const refusal = early.page.getByRole("alert").filter({ hasText: "Die Meldung wurde noch nicht gesendet" });
  await expect(refusal).toContainText("hält im Moment niemand den Schlüssel, der neue Meldungen öffnet");
  await expect(refusal.getByRole("link", { name: "Externe Meldestellen" })).toBeVisible();
  await expect(early.page.getByLabel("Titel")).toHaveValue("Früh begonnen");
  await look(early.page, "closed-office-early", info);

  await manager.page.goto(paths.dashboard);
  await expect(manager.page.getByText("Bis es einen neuen gibt, nimmt das Portal für diese Abteilung keine Meldungen an.")).toBeVisible();
  // Until somebody is there who could be given a new key none can be made.
  await expect(manager.page.getByText("Dafür muss zuerst jemand freigegeben sein")).toBeVisible();
  await expect(manager.page.getByRole("button", { name: "Schlüssel erneuern" })).toHaveCount(0);
  await look(manager.page, "closed-office-dashboard", info);
  await manager.page.getByRole("button", { name: "Prüfen und freigeben" }).click();
  const dialog = manager.page.getByRole("dialog", { name: "Wilma Wolf freigeben" });
  await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
  await dialog.getByRole("button", { name: "Freigeben" }).click();
  await confirmWhenAsked(manager.page, PASSWORD);
  await expect(manager.page.getByText("Wilma Wolf hat jetzt Zugang.").first()).toBeVisible();
  await manager.page.goto(paths.departments);
  await manager.page.getByRole("button", { name: "Schlüssel erneuern" }).first().click();
  await expect(manager.page.getByText("Schlüssel erneuert").or(manager.page.getByText("Neuer Schlüssel erzeugt")).first()).toBeVisible();

  // The form that was open all along sends what was typed, to the new key.
  await send(early.page);
  await openForm(reporter.page, address);
  await fillForm(reporter.page, { title: "Wieder offen", description: "Jetzt liest es jemand." });
  await send(reporter.page);
});
