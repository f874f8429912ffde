import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { newOffice } from "../helpers/by-contract.ts";
import { keepEmergencyCode, proveEmergencyCode } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";

/** A company of this file alone, whose founder sits at the dashboard. */
async function aCompany(page: Page, name: string): Promise<void> {
  await newOffice(
    page,
    {
      fullName: `Sina ${name}`,
      email: `sina.${name.toLowerCase()}@sicher.example`,
      password: "Altes-Passwort-2026!",
      companyName: `${name} GmbH`,
    },
    { isCodeLeft: true },
  );
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

test("an emergency key is renewed and ended only after asking, and is a member that departments show; of two at once the first one counts", async ({
  person,
}) => {
  const { page, newTab, expectComplaint } = await person();
  await aCompany(page, "Dachs");
  await page.goto(paths.emergencyKey);
  await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
  await expect(page.getByRole("heading", { name: "Neuer Notfallschlüssel" })).toBeFocused();
  await expect(page.getByText("Dieser Code gilt erst, wenn Sie ihn unten aktivieren.", { exact: false })).toBeVisible();
  const title = page.getByRole("heading", { level: 1, name: "Notfallschlüssel" });
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect(title).toBeFocused();
  await page.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();

  // A print-out of what was never activated is worth nothing: nobody leaves it without being told.
  await page.getByRole("link", { name: "Abteilungen" }).click();
  const leaving = page.getByRole("alertdialog", { name: "Ohne den Notfallschlüssel weitergehen?" });
  await leaving.getByRole("button", { name: "Hier bleiben" }).click();
  const first = await keepEmergencyCode(page);
  await expect(title).toBeFocused();
  await page.goto(paths.departments);
  await expect(page.getByRole("listitem").filter({ hasText: "Notfallschlüssel" }).first()).toBeVisible();

  await page.goto(paths.emergencyKey);
  await page.getByRole("button", { name: "Erneuern", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "Notfallschlüssel erneuern?" })
    .getByRole("button", { name: "Erneuern", exact: true })
    .click();
  expect(await keepEmergencyCode(page)).not.toBe(first);

  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  const ask = page.getByRole("alertdialog", { name: "Notfallschlüssel löschen?" });
  await ask.getByRole("button", { name: "Abbrechen" }).click();
  await expect(page.getByText("Er hat den Schlüssel jeder Abteilung.")).toBeVisible();
  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  await ask.getByRole("button", { name: "Notfallschlüssel löschen" }).click();
  await expect(page.getByRole("heading", { name: "Noch kein Notfallschlüssel" })).toBeVisible();
  // Its button has gone, and what stands above the heading is about something else.
  await expect(page.getByRole("link", { name: "Jetzt sichern" })).toBeVisible();
  await expect(title).toBeFocused();
  await page.goto(paths.departments);
  await expect(page.getByRole("heading", { level: 1, name: "Abteilungen" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Notfallschlüssel" })).toHaveCount(0);

  // Of two codes that were shown at once only the one counts that is activated first.
  const other = await newTab();
  for (const one of [page, other]) {
    await one.goto(paths.emergencyKey);
    await one.getByRole("button", { name: "Notfallschlüssel erzeugen" }).click();
    await expect(one.getByRole("heading", { name: "Neuer Notfallschlüssel" })).toBeVisible();
  }
  await keepEmergencyCode(page);
  expectComplaint(/409.*\/api\/emergency-key/);
  await proveEmergencyCode(other);
  await expect(other.getByRole("alert")).toContainText("Der Notfallschlüssel wurde inzwischen von jemand anderem erneuert oder gelöscht.");
  await other.getByRole("button", { name: "Abbrechen" }).click();
  await expect(other.getByText("Es gibt einen Notfallschlüssel.")).toBeVisible();
});

test("a department keeps its last reader, and goes once it is empty", async ({ person }) => {
  const { page, expectComplaint } = await person();
  await aCompany(page, "Otter");
  await page.goto(`${paths.departments}?anlegen=1`);
  const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
  await dialog.getByLabel("Name der Abteilung").fill("Leere Stelle");
  await dialog.getByRole("checkbox", { name: "Sina Otter" }).check();
  await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
  await expect(dialog).toBeHidden();
  const empty = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name: "Leere Stelle" }) });

  expectComplaint(/409.*\/api\/departments\//);
  await empty.getByRole("button", { name: "Sina Otter aus Leere Stelle nehmen" }).click();
  const taking = page.getByRole("alertdialog");
  await taking.getByRole("button", { name: "Aus der Abteilung nehmen" }).click();
  await expect(page.getByText("Eine Abteilung braucht mindestens ein Mitglied, das ihre Meldungen lesen kann.").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Aktionen für Leere Stelle" }).click();
  await page.getByRole("menuitem", { name: "Abteilung löschen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Abteilung löschen" }).click();
  await expect(page.getByText("Abteilung gelöscht", { exact: true })).toBeVisible();
  await expect(empty).toHaveCount(0);
});
