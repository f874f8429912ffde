import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { newOffice } from "../helpers/by-contract.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, openCase, openForm, send } from "../helpers/reporter.ts";

test("a channel is what reporters find at its address; a former one leads on; an archived one leads to its cases and takes no more", async ({
  person,
}, info) => {
  const { page } = await person();
  const id = randomUUID().slice(0, 8);
  const email = `kanal-${id}@muster.example`;
  await newOffice(page, { fullName: "Kim Kanal", email, password: "Neun Reiher am Fluss", companyName: "Kanal AG" }, { isCodeLeft: true });
  await page.goto(paths.channels);
  const suffix = page.getByLabel("Link-Suffix");
  const tabs = page.getByRole("tablist", { name: "Meldekanäle" }).getByRole("tab");
  const saveSuffix = async (typed: string) => {
    await suffix.fill(typed);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("button", { name: "Speichern" })).toBeDisabled();
  };
  const other = await suffix.inputValue();
  await page.getByRole("button", { name: "Meldekanal hinzufügen" }).click();
  await expect(tabs).toHaveText(["Meldekanal 1", "Meldekanal 2"]);
  await page.getByLabel("Anonyme Meldungen erlauben").uncheck();
  await saveSuffix(`werk-${id}`);
  await page.getByLabel("Standardsprache").selectOption("en");
  await expect(page.getByText("Standardsprache gespeichert", { exact: true })).toBeVisible();

  const reporter = await person();
  reporter.expectComplaint(/404/);
  await reporter.page.goto(`/portal/werk-${id}?neu=1`);
  await expect(reporter.page.getByRole("heading", { level: 1 })).toContainText(/report/i);
  await expect(reporter.page.getByRole("radio", { name: /Anonymous/ })).toHaveCount(0);
  await saveSuffix(`neu-${id}`);
  // The form was open before the address changed, and is sent all the same.
  await reporter.page.getByLabel("Title", { exact: true }).fill("Dienstwagen");
  await reporter.page.getByLabel("Description", { exact: true }).fill("Privat gefahren.");
  await reporter.page.getByLabel("Name", { exact: true }).fill("Ria");
  const receipt = await send(reporter.page, "en");
  await reporter.page.goto(`/portal/werk-${id}/case?lang=de`);
  await expect(reporter.page.getByRole("link", { name: "Impressum" })).toHaveAttribute("href", new RegExp(`^/portal/neu-${id}/`));

  // Another form is open when the channel is archived.
  const late = (await person()).page;
  await openForm(late, `/portal/neu-${id}`, "en");
  await fillForm(late, { title: "Zu spät", description: "Geschrieben, als es noch ging." }, "en");
  await late.getByLabel("Name", { exact: true }).fill("Leo");

  await page.reload();
  await page.getByRole("button", { name: "Kanal archivieren" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Kanal archivieren" }).click();
  await expect(tabs).toHaveText(["Meldekanal 1", "Meldekanal 2 (inaktiv)"]);
  await expect(page.getByText("Unter seiner Adresse steht, dass er keine Meldungen mehr annimmt")).toBeVisible();
  await late.getByRole("button", { name: LABELS.en.submit }).click();
  const refused = late.getByRole("alert").filter({ hasText: "This channel no longer accepts reports. What you entered is still here" });
  await expect(refused.getByRole("link")).toHaveAttribute("href", new RegExp(`^/portal/neu-${id}/externe-meldestellen`));
  await expect(late.getByLabel("Description", { exact: true })).toHaveValue("Geschrieben, als es noch ging.");
  // What the page says is that of now: nothing there would only be refused again.
  await expect(late.getByRole("button", { name: LABELS.en.submit })).toHaveCount(0);
  await expect(late.getByText("This channel no longer accepts reports", { exact: true })).toBeVisible();
  await look(late, "archived-refused", info);
  const copyAll = late.getByRole("button", { name: "Copy everything" });
  await copyAll.click();
  const typed = "How would you like to report?\nConfidential\n\nTitle\nZu spät\n\nDescription\nGeschrieben, als es noch ging.\n\nName\nLeo";
  // Where the browser does not let a page copy, it stands there to be marked; and is no part of what was typed.
  await expect(late.getByRole("textbox", { name: "Copy everything" })).toHaveValue(typed);
  await late.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copyAll.click();
  await expect(late.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await late.evaluate(() => navigator.clipboard.readText())).toBe(typed);
  // After a reload it stands there to be copied, and is still asked about before it is left.
  await late.reload();
  await expect(late.getByText("This channel no longer accepts reports", { exact: true })).toBeVisible();
  await expect(late.getByLabel("Description", { exact: true })).toHaveValue("Geschrieben, als es noch ging.");
  await expect(late.getByLabel("Name", { exact: true })).toHaveValue("Leo");
  await expect(late.getByRole("button", { name: LABELS.en.submit })).toHaveCount(0);
  await look(late, "archived-form", info);

  for (const address of [`/portal/neu-${id}`, `/portal/werk-${id}`, `/portal/neu-${id}?neu=1`]) {
    await reporter.page.goto(address);
    await expect(reporter.page.getByText("This channel no longer accepts reports", { exact: true })).toBeVisible();
    await expect(reporter.page.getByRole("link", { name: "New report" })).toHaveCount(0);
    await expect(reporter.page.getByLabel("Title", { exact: true })).toBeHidden();
    await expect(reporter.page.getByRole("button", { name: LABELS.en.submit })).toHaveCount(0);
    // Whoever kept one of these addresses still gets to a case.
    await expect(reporter.page.getByRole("link", { name: LABELS.en.toCase })).toBeVisible();
  }
  await look(reporter.page, "archived-form-without-text", info);
  await reporter.page.goto(`/portal/neu-${id}/success`);
  await expect(reporter.page.getByText(/Your report is handled all the same\./)).toBeVisible();
  await expect(reporter.page.getByText("new report")).toHaveCount(0);
  await test.step("the office names the channel that takes new reports, and the way there carries the office's fingerprint", async () => {
    await page.getByLabel("Nachfolger").selectOption("Meldekanal 1");
    await expect(page.getByText("Auswahl gespeichert", { exact: true })).toBeVisible();
    await look(page, "archived-channel", info);
    const link = await page.getByText(`/portal/neu-${id}#`).textContent();
    await reporter.page.goto(link!);
    await look(reporter.page, "archived-start", info);
    await reporter.page.getByRole("link", { name: "Meldekanal 1" }).click();
    await expect(reporter.page.getByRole("link", { name: "New report" })).toBeVisible();
    expect(new URL(reporter.page.url()).pathname).toBe(`/portal/${other}`);
    expect(new URL(reporter.page.url()).hash).toBe(new URL(link!).hash);
  });
  await reporter.page.goto(`/portal/neu-${id}?lang=de`);
  await openCase(reporter.page, receipt.password, receipt.caseNumber);
  await reporter.page.getByLabel("Ihre Nachricht an die Meldestelle").fill("Gilt mein Fall noch?");
  await reporter.page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(reporter.page.getByText("Gilt mein Fall noch?").first()).toBeVisible();
  // At another channel of the company the password is led back to its own.
  await reporter.page.goto(`/portal/${other}/case?lang=de`);
  await reporter.page.getByLabel("Passwort", { exact: true }).fill(receipt.password);
  await reporter.page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(reporter.page.getByRole("alert").getByRole("link")).toHaveAttribute("href", `/portal/neu-${id}`);
});
