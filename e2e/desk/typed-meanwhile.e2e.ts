import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { newOffice } from "../helpers/by-contract.ts";
import { hold } from "../helpers/hold.ts";
import { expect, test } from "../helpers/people.ts";
import { shownToast } from "../helpers/toast.ts";

/** Registers a company of its own and leaves its owner at the dashboard. */
async function start(page: Page): Promise<void> {
  await newOffice(
    page,
    {
      fullName: "Tina Tippt",
      email: `tippt-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Tippt AG",
    },
    { isCodeLeft: true },
  );
}

type Form = {
  url: string;
  fields: [first: string, second: string];
  values?: [first: string, second: string];
  /** A box that is ticked meanwhile, too. */
  box?: string;
  save?: string;
};

/** Changes one field, saves, types into another while the server is waited for, and expects that this stays and can be saved. */
async function typeMeanwhile(page: Page, { url, fields: [first, second], values = ["Erstes", "Zweites"], box, save = "Speichern" }: Form) {
  const within = page.locator("form").filter({ has: page.getByLabel(second, { exact: true }) });
  const field = (name: string) => within.getByLabel(name, { exact: true });
  const button = within.getByRole("button", { name: save });
  await field(first).fill(values[0]);
  const held = await hold(page, `**${url}`, "PUT");
  await button.click();
  await held.sent;
  const ticked = box === undefined ? null : within.getByRole("checkbox", { name: box });
  await ticked?.check();
  await field(second).fill(values[1]);
  held.letGo();
  await expect(shownToast(page, /gespeichert|saved/i)).toBeVisible();
  await expect(button, "what was typed meanwhile can be saved").toBeEnabled();
  await expect(field(first)).toHaveValue(values[0]);
  await expect(field(second)).toHaveValue(values[1]);
  if (ticked) await expect(ticked).toBeChecked();
  await expect(field(second), "and the focus stays").toBeFocused();
  await page.unroute(`**${url}`);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await button.click();
  await saved;
  await page.reload();
  await expect(field(first)).toHaveValue(values[0]);
  await expect(field(second)).toHaveValue(values[1]);
  if (ticked) await expect(ticked).toBeChecked();
}

test("what is typed while a form is saved stays, in the forms of settings, people, channels and billing", async ({ person }) => {
  const { page } = await person();
  await start(page);

  await test.step("the company's data", async () => {
    await page.goto(paths.settings);
    await typeMeanwhile(page, { url: "/api/company", fields: ["Rechtsform", "Registernummer"] });
  });
  await test.step("security", () =>
    typeMeanwhile(page, {
      url: "/api/security-settings",
      fields: ["Sitzungsdauer in Stunden", "Aufbewahrung in Monaten"],
      values: ["11", "48"],
      box: "Namen der Bearbeitenden zeigen",
    }));
  await test.step("a person", async () => {
    await page.getByRole("link", { name: "Benutzer", exact: true }).click();
    await page.getByRole("link", { name: /Tina Tippt/ }).click();
    await typeMeanwhile(page, { url: "/api/users/*", fields: ["Vorname", "Nachname"] });
  });
  await test.step("a channel", async () => {
    await page.goto(paths.channels);
    await typeMeanwhile(page, {
      url: "/api/channels/*",
      fields: ["Name", "Link-Suffix"],
      box: "Kategorie",
      values: ["Werk Nord", `nord-${randomUUID().slice(0, 8)}`],
    });
  });
  await test.step("what a channel's portal has to say", async () => {
    await page.goto(`${paths.channels}?bereich=pflichtangaben`);
    await typeMeanwhile(page, { url: "/api/channels/*/duties", fields: ["Anschrift", "Vertreten durch"], box: "Datenschutzbeauftragte" });
  });
  await test.step("whom invoices are made out to", async () => {
    await page.goto(paths.billing);
    for (const [name, value] of Object.entries({ "Postal code": "20457", City: "Hamburg" })) await page.getByLabel(name).fill(value);
    await typeMeanwhile(page, {
      url: "/api/billing/details",
      fields: ["Street and number", "City"],
      values: ["Kai 1", "Bremen"],
      save: "Save details",
    });
  });
});

test("an address for invoices that a colleague saves meanwhile is shown, and not written over by the one of before", async ({ person }) => {
  const { page, newTab } = await person();
  await start(page);
  const other = await newTab();
  const details = (at: Page, name: string) => at.getByLabel(name, { exact: true });
  const save = async (at: Page) => {
    await at.getByRole("button", { name: "Save details" }).click();
    await expect(shownToast(at, "saved")).toBeVisible();
  };
  await page.goto(paths.billing);
  await details(page, "Street and number").fill("Kai 1");
  await details(page, "Postal code").fill("20457");
  await details(page, "City").fill("Hamburg");
  await save(page);
  await page.reload();
  await details(page, "VAT number").fill("DE123456789");
  await other.goto(paths.billing);
  await expect(details(other, "City")).toHaveValue("Hamburg");
  await details(other, "Street and number").fill("Allee 2");
  await save(other);
  await expect(details(page, "Street and number")).toHaveValue("Allee 2");
  await expect(details(page, "VAT number")).toHaveValue("DE123456789");
  await save(page);
  await page.reload();
  await expect(details(page, "Street and number")).toHaveValue("Allee 2");
  await expect(details(page, "VAT number")).toHaveValue("DE123456789");
});
