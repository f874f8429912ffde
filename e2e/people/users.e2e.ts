import { eventRoutes } from "@hz/contract/events";
import { paths } from "@hz/contract/paths";
import { channelAddress, inviteWithoutCode, newOffice } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { accept, invitationLink, invite, openPerson, typeAcceptance } from "../helpers/invitation.ts";
import { confirmAddress } from "../helpers/mailbox.ts";
import { expect, test } from "../helpers/people.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

test.describe.configure({ timeout: 240_000 });

const OWNER = {
  email: "olga.eigner@leute.example",
  password: "Fünf Störche über Köln",
  fullName: "Olga Eigner",
  companyName: "Leute & Co. KG",
};
const OLD = "Meldung vor der Einladung";
const TEXT = "Lag schon da, bevor jemand eingeladen war.";

test("who is invited reads what lay there before: with a code at once, without one once a colleague has compared and released them", async ({
  person,
  product,
}) => {
  const [owner, carla, otto, rita] = [await person(), await person(), await person(), await person()];
  const { page } = owner;
  await newOffice(page, OWNER);
  await submitReport(await channelAddress(page), { title: OLD, description: TEXT });
  await confirmAddress(page, product, OWNER.email);
  await inviteWithoutCode(page, { firstName: "Otto", lastName: "Ohne-Code", email: "otto@leute.example" });
  await inviteWithoutCode(page, { firstName: "Rita", lastName: "Ruft", email: "rita@leute.example" });

  await test.step("by the code, in another browser", async () => {
    const code = await invite(page, { first: "Carla", last: "Mit-Code", email: "carla@leute.example", role: "Fallbearbeitung" });
    await typeAcceptance(carla.page, await invitationLink(product, "carla@leute.example"), code);
    await expect(carla.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await carla.page.goto(paths.reports);
    await openReport(carla.page, OLD);
    await expect(carla.page.getByText(TEXT)).toBeVisible();
    await expect(carla.page.getByRole("link", { name: "Benutzer" })).toBeHidden();
  });

  await test.step("permissions take effect at once, and are handed on at once", async () => {
    // Asked in the moment in which the permission went.
    carla.expectComplaint(/403.*\/api\//);
    await openPerson(page, "Carla Mit-Code");
    await page.getByLabel("Rolle").selectOption("Auswertung");
    const save = page.getByRole("button", { name: "Speichern" });
    await save.click();
    await expect(page.getByText("Die Benutzerdaten wurden erfolgreich gespeichert.").first()).toBeVisible();
    const navigation = carla.page.getByRole("navigation", { name: "Hauptnavigation" });
    await expect(navigation.getByRole("link", { name: "Meldungen", exact: true })).toBeHidden();

    // Back again: the changing browser holds the keys, so nobody needs to wait, nor anybody whose page was on its way meanwhile.
    const stream = Promise.withResolvers<void>();
    await carla.context.route(eventRoutes.account.path, async (route) => {
      await stream.promise;
      await route.continue();
    });
    await carla.page.goto(paths.dashboard);
    await expect(carla.page.getByRole("link", { name: "Auswertungen", exact: true })).toBeVisible();
    await page.getByLabel("Rolle").selectOption("Fallbearbeitung");
    const handedOn = page.waitForResponse((answer) => answer.url().endsWith("/grants") && answer.ok());
    await save.click();
    await handedOn;
    stream.resolve();
    await carla.page.getByRole("link", { name: "Meldungen", exact: true }).click();
    await expect(lineOf(carla.page, OLD)).toBeVisible();
    await openReport(carla.page, OLD);
  });

  await test.step("without a code: both see one fingerprint, and who is released reads without a new sign-in", async () => {
    await accept(otto.page, await invitationLink(product, "otto@leute.example"), null);
    await expect(otto.page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
    const own = await otto.page.getByTestId("fingerprint").innerText();
    await expect(page.getByText("Otto Ohne-Code wartet auf Freigabe.")).toBeVisible();
    await page.getByRole("button", { name: "Prüfen und freigeben" }).click();
    const dialog = page.getByRole("dialog", { name: "Otto Ohne-Code freigeben" });
    await expect(dialog.getByTestId("fingerprint")).toHaveText(own);
    await dialog.getByRole("checkbox", { name: "Ich habe den Fingerabdruck verglichen" }).check();
    await dialog.getByRole("button", { name: "Freigeben" }).click();
    await expect(page.getByText("Otto Ohne-Code hat jetzt Zugang.").first()).toBeVisible();
    await expect(otto.page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await otto.page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
    await openReport(otto.page, OLD);
    await expect(otto.page.getByText(TEXT)).toBeVisible();
  });

  await test.step("what Otto may do with the company's key stands there once he has compared it, without a new page", async () => {
    await accept(rita.page, await invitationLink(product, "rita@leute.example"), null);
    // A colleague looks at who can bring back whom meanwhile.
    await page.goto(paths.readiness);
    const uncompared = page.getByText("Otto Ohne-Code (erst nach dem Vergleich des Kontoschlüssels)", { exact: false });
    await expect(uncompared.first()).toBeVisible();
    const waits = otto.page.getByText("Rita Ruft wartet auf Freigabe.");
    await otto.page.goto(paths.emergencyKey);
    await expect(otto.page.getByText(/^Vergleichen Sie zuerst den Fingerabdruck des Kontoschlüssels\./)).toBeVisible();
    await otto.page.getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
    await expect(waits).toHaveCount(0);
    await otto.page.getByRole("alertdialog").getByRole("button", { name: "Der Fingerabdruck stimmt überein" }).click();
    await expect(otto.page.getByText("Fingerabdruck bestätigt").first()).toBeVisible();
    await expect(waits).toBeVisible();
    await expect(otto.page.getByRole("button", { name: "Notfallschlüssel erzeugen" })).toBeVisible();
    await expect(uncompared).toHaveCount(0);
    await otto.page.reload();
    await expect(waits).toBeVisible();
    await expect(otto.page.getByText("Fingerabdruck Ihres Unternehmens vergleichen")).toHaveCount(0);
  });
});
