import { eventRoutes } from "@hz/contract/events";
import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { openCase, send } from "../helpers/reporter.ts";

test("a channel is added, named, given an address, limited, archived and opened again; old addresses lead on", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  const id = randomUUID().slice(0, 8);
  await newOffice(
    page,
    {
      fullName: "Kim Kanal",
      email: `kanal-${id}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Kanal AG",
    },
    { isCodeLeft: true },
  );
  await page.getByRole("link", { name: "Meldekanäle", exact: true }).click();
  // It is made and the answer is lost: pressing again means the same channel.
  let isLost = false;
  await page.route("**/api/channels", async (route) => {
    if (isLost || route.request().method() !== "POST") return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Meldekanal hinzufügen" }).click();
  await expect(page.getByText(/^Der Meldekanal konnte nicht erstellt werden\./)).toBeVisible();
  await page.getByRole("button", { name: "Meldekanal hinzufügen" }).click();
  const tabs = page.getByRole("tablist", { name: "Meldekanäle" });
  await expect(tabs.getByRole("tab")).toHaveText(["Meldekanal 1", "Meldekanal 2"]);
  await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Meldekanal 2");
  const save = page.getByRole("button", { name: "Speichern" });
  await expect(save).toBeDisabled();

  const suffix = page.getByLabel("Link-Suffix");
  await test.step("the address is checked while it is typed", async () => {
    await suffix.fill("demo-company");
    await expect(page.getByText("Dieser Link-Suffix wird bereits verwendet. Bitte wählen Sie einen anderen.")).toBeVisible();
    for (const [typed, reason] of [
      ["Werk Süd", "Nur Kleinbuchstaben a–z und Ziffern, dazwischen auch Bindestriche"],
      ["x".repeat(300), "Höchstens 60 Zeichen"],
      ["", "Link-Suffix ist erforderlich"],
    ] as const) {
      await suffix.fill(typed);
      await expect(suffix).toHaveAccessibleDescription(new RegExp(reason));
      // As it was typed, nothing of it escaped.
      await expect(suffix).toHaveAccessibleDescription(new RegExp(`/portal/${typed || "…"}`));
    }
    await save.click();
    await expect(suffix).toBeFocused();
    await suffix.fill(`werk-${id}`);
    await expect(page.getByText("Diese Adresse ist frei.")).toBeVisible();
    await expect(page.getByText(new RegExp(`/portal/werk-${id}$`))).toBeVisible();
  });

  await test.step("leaving asks; what is saved is what reporters find", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Werk Süd");
    await page.getByLabel("Anonyme Meldungen erlauben").uncheck();
    await tabs.getByRole("tab", { name: "Meldekanal 1" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await look(page, "meldekanal-einstellungen", info);
    await save.click();
    await expect(page.getByText("Meldekanal gespeichert", { exact: true })).toBeVisible();
    await expect(tabs.getByRole("tab")).toHaveText(["Meldekanal 1", "Werk Süd"]);
    await expect(save).toBeDisabled();
    await page.getByLabel("Standardsprache").selectOption("en");
    await expect(page.getByText("Standardsprache gespeichert", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Standardsprache")).toHaveValue("en");
  });

  const reporter = await person();
  reporter.expectComplaint(/404/);
  let receipt = { caseNumber: "", password: "" };
  await test.step("a report comes by the new address; a former address leads to the one of now", async () => {
    await reporter.page.goto(`/portal/werk-${id}?neu=1`);
    await expect(reporter.page.getByRole("heading", { level: 1 })).toContainText(/report/i);
    await expect(reporter.page.getByRole("radio", { name: /Anonymous/ })).toHaveCount(0);
    await suffix.fill(`neu-${id}`);
    await save.click();
    await expect(page.getByText("Meldekanal gespeichert", { exact: true })).toBeVisible();
    // The form was open before the address changed, and is sent all the same.
    await reporter.page.getByLabel("Title", { exact: true }).fill("Dienstwagen");
    await reporter.page.getByLabel("Description", { exact: true }).fill("Privat gefahren.");
    await reporter.page.getByLabel("Name", { exact: true }).fill("Ria");
    receipt = await send(reporter.page, "en");
    await reporter.page.goto(`/portal/werk-${id}/case?lang=de`);
    await expect(reporter.page.getByRole("link", { name: "Impressum" })).toHaveAttribute("href", new RegExp(`^/portal/neu-${id}/`));
  });

  await test.step("with a report it is archived, and can be opened again; without one it is deleted", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Kanal archivieren" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Kanal archivieren" }).click();
    await expect(page.getByText("Meldekanal archiviert", { exact: true })).toBeVisible();
    await expect(tabs.getByRole("tab")).toHaveText(["Meldekanal 1", "Werk Süd (inaktiv)"]);
    await reporter.page.goto(`/portal/neu-${id}`);
    await expect(reporter.page.getByText("Meldekanal nicht gefunden", { exact: true }).first()).toBeVisible();
    // As the dialog said: the case opens by another channel of the company.
    await tabs.getByRole("tab", { name: "Meldekanal 1" }).click();
    await expect(suffix).not.toHaveValue(`neu-${id}`);
    await reporter.page.goto(`/portal/${await suffix.inputValue()}?lang=de`);
    await openCase(reporter.page, receipt.password, receipt.caseNumber);
    await tabs.getByRole("tab", { name: "Werk Süd" }).click();
    await page.getByRole("button", { name: "Kanal wieder öffnen" }).click();
    await expect(page.getByText("Meldekanal wieder geöffnet", { exact: true })).toBeVisible();
    await tabs.getByRole("tab", { name: "Meldekanal 1" }).click();
    await page.getByRole("button", { name: "Kanal löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Kanal löschen" }).click();
    await expect(page.getByText("Meldekanal gelöscht", { exact: true })).toBeVisible();
    await expect(tabs.getByRole("tab")).toHaveText(["Werk Süd"]);
  });
});

test("what is typed of a channel is not lost by another one that is added, nor by a colleague who deletes it", async ({ person }, info) => {
  const { page, newTab, expectComplaint } = await person();
  expectComplaint(/404/);
  const email = `bleibt-${randomUUID().slice(0, 8)}@muster.example`;
  await newOffice(
    page,
    { fullName: "Bea Bleibt", email, password: "Neun Reiher am Fluss", companyName: "Bleibt AG" },
    { isCodeLeft: true },
  );
  await page.goto(paths.channels);
  const tabs = page.getByRole("tablist", { name: "Meldekanäle" });
  const name = page.getByLabel("Name", { exact: true });
  const asked = page.getByRole("alertdialog");
  await name.fill("Werk Nord");
  await page.getByRole("button", { name: "Meldekanal hinzufügen" }).click();
  await asked.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(tabs.getByRole("tab")).toHaveText(["Meldekanal 1", "Meldekanal 2"]);
  await expect(name).toHaveValue("Werk Nord");

  await tabs.getByRole("tab", { name: "Meldekanal 2" }).click();
  await asked.getByRole("button", { name: "Änderungen verwerfen" }).click();
  await expect(name).toHaveValue("Meldekanal 2");
  await name.fill("Werk Ost");
  const tab = await newTab();
  await tab.goto(page.url());
  await tab.getByRole("button", { name: "Kanal löschen" }).click();
  await tab.getByRole("alertdialog").getByRole("button", { name: "Kanal löschen" }).click();
  await expect(tab.getByText("Meldekanal gelöscht", { exact: true })).toBeVisible();
  // Whoever deletes it has nothing to be told of it.
  await expect(tab.getByText("Dieser Meldekanal wurde gelöscht", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Dieser Meldekanal wurde gelöscht", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Werk Ost");
  await look(page, "channel-gone", info);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(tabs.getByRole("tab")).toHaveText(["Meldekanal 1"]);
  await expect(name).toHaveValue("Meldekanal 1");
});

test("how long a channel keeps its reports is as in the account, or any number of months; short ones are warned of", async ({
  person,
}, info) => {
  const { page } = await person();
  const id = randomUUID().slice(0, 8);
  const company = {
    fullName: "Fritz Frist",
    email: `frist-${id}@muster.example`,
    password: "Neun Reiher am Fluss",
    companyName: "Frist AG",
  };
  await newOffice(page, company, { isCodeLeft: true });
  await page.getByRole("link", { name: "Meldekanäle", exact: true }).click();
  const save = page.getByRole("button", { name: "Speichern" });
  const [account, own] = ["Wie im Konto eingestellt", "Eigene Frist für diesen Kanal"].map((name) => page.getByRole("radio", { name }));
  const months = page.getByLabel("Aufbewahrung in Monaten");
  const saved = page.getByText("Meldekanal gespeichert", { exact: true });
  await expect(account!).toBeChecked();
  await expect(months).toHaveCount(0);

  await own!.check();
  for (const wrong of ["", "0", "121"]) {
    await months.fill(wrong);
    await save.click();
    await expect(page.getByText("Bitte eine ganze Zahl von 1 bis 120 eingeben.")).toBeVisible();
    await expect(months).toBeFocused();
  }
  await months.fill("35");
  await expect(page.getByText("Verkürzen Sie nur, wenn dieser Kanal nicht nach dem HinSchG geführt wird.", { exact: false })).toBeVisible();
  await look(page, "channel-retention", info);
  await months.fill("85");
  await expect(page.getByText("Verkürzen Sie nur", { exact: false })).toHaveCount(0);
  await save.click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(own!).toBeChecked();
  await expect(months).toHaveValue("85");
  await account!.check();
  await save.click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(account!).toBeChecked();
});

test("channels: what does not get through is said and kept in the form; whoever may not change them reads the address", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO);
  // The stream's opening would have the list read again, and the button gone, before it is pressed.
  await page.route(`**${eventRoutes.account.path}`, (route) => route.abort());
  await page.route("**/api/channels", (route) => route.abort());
  await page.goto(paths.channels);
  await expect(page.getByRole("alert")).toContainText("Die Meldekanäle konnten nicht geladen werden");
  await page.unroute("**/api/channels");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Nicht gespeichert");
  await page.route("**/api/channels/*", (route) => route.abort());
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(/^Die Einstellungen konnten nicht gespeichert werden\. Verbindungsfehler/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nicht gespeichert");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("Nicht gespeichert");
  await page.getByRole("button", { name: "Kanal archivieren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Kanal archivieren" }).click();
  await expect(page.getByText(/^Der Kanal konnte nicht gelöscht werden\. Verbindungsfehler/)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abbrechen" }).click();
  await page.route("**/api/channels", (route) => route.abort());
  await page.getByRole("button", { name: "Meldekanal hinzufügen" }).click();
  await expect(page.getByText(/^Der Meldekanal konnte nicht erstellt werden\. Verbindungsfehler/)).toBeVisible();
  await page.getByLabel("Standardsprache").selectOption("en");
  await expect(page.getByText(/^Die Einstellungen konnten nicht gespeichert werden\. Verbindungsfehler/)).toBeVisible();
  await expect(page.getByLabel("Standardsprache")).not.toHaveValue("en");
  const malik = await person();
  await signIn(malik.page, { ...DEMO, email: "malik.okafor@demo.example" }, paths.channels);
  await expect(malik.page.getByRole("button", { name: "Adresse kopieren" })).toBeVisible();
  await expect(malik.page.getByRole("button", { name: "Meldekanal hinzufügen" })).toHaveCount(0);
  await expect(malik.page.getByLabel("Link-Suffix")).toHaveCount(0);
});
