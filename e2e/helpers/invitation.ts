import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { accept as acceptByContract } from "./by-contract.ts";
import { confirmRecovery } from "./handler.ts";
import { expect } from "./people.ts";
import type { Product } from "./product.ts";

/** The password of everybody who accepts an invitation. */
export const PASSWORD = "Neue-Person-2026!";

/** The link of the newest invitation to this address, as its mail in the local mailbox carries it. */
export async function invitationLink(product: Product, email: string, not = ""): Promise<string> {
  const folder = join(product.dataFolder, "mailbox");
  let link = "";
  await expect(async () => {
    const files = await readdir(folder);
    const mails = await Promise.all(
      files.filter((name) => name.endsWith(".json")).map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))),
    );
    const mine = mails.filter(({ to }) => to === email).sort((a, b) => (a.at < b.at ? 1 : -1));
    const links = mine.flatMap(({ text }) => /(\/einladung\?token=[\w-]+)/.exec(text)?.[1] ?? []);
    link = links.find((one) => one !== not) ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link;
}

/** Goes through the dialog up to the code that it shows, and gives the code. */
export async function invite(page: Page, who: { first: string; last: string; email: string; role?: string }): Promise<string> {
  await page.goto(paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vorname").fill(who.first);
  await dialog.getByLabel("Nachname").fill(who.last);
  await dialog.getByLabel("E-Mail-Adresse").fill(who.email);
  await dialog.getByRole("button", { name: "Weiter" }).click();
  if (who.role) await dialog.getByLabel("Rolle").selectOption(who.role);
  await expect(dialog.getByRole("checkbox", { name: "Interne Meldestelle" })).toBeChecked({ checked: who.role !== "Verwaltung" });
  await dialog.getByRole("button", { name: "Erstellen" }).click();
  await expect(
    page.getByText(`${who.first} ${who.last} wurde erfolgreich erstellt und eine Einladung per E-Mail versendet.`).first(),
  ).toBeVisible();
  const code = await page.getByRole("dialog").getByRole("code").innerText();
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  await page.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByRole("link", { name: `${who.first} ${who.last}` })).toContainText("Eingeladen");
  return code;
}

/** Accepts an invitation, confirms the recovery code and waits for the first page. */
export async function accept(page: Page, link: string, code: string | null): Promise<void> {
  await acceptByContract(page, link, code, PASSWORD);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Fills and sends the form behind an invitation's link, and confirms the recovery code. */
export async function typeAcceptance(page: Page, link: string, code: string | null): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Einladung annehmen" })).toBeVisible();
  if (code === null) await page.getByRole("checkbox", { name: "Ich habe keinen Code" }).check();
  else await page.getByLabel("Einladungscode", { exact: true }).fill(code);
  await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Passwort bestätigen", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wiederherstellungscode sichern" })).toBeVisible({ timeout: 30_000 });
  const recovery = await page.getByRole("code").innerText();
  await confirmRecovery(page, recovery.split("-").slice(-2).join("-"));
}

/** Opens the page of a person from the list of users. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto(paths.users);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Benutzerdetails" })).toBeVisible();
}
