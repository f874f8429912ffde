import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { tabTo } from "../helpers/keyboard.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded } from "../helpers/reporter.ts";

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("a department is made, renamed, filled, delivered to, renewed and deleted by keyboard alone", async ({ person }) => {
  const { page, expectComplaint } = await person();
  const keys = page.keyboard;
  const [name, other] = [`Tastenstelle ${randomUUID().slice(0, 4)}`, `Zweite Stelle ${randomUUID().slice(0, 4)}`];
  await signIn(page, DEMO, paths.departments);
  const create = page.getByRole("button", { name: "Abteilung anlegen" });
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));

  await test.step("made: the dialog begins at its first field and gives the focus back", async () => {
    await expect(cardOf(page, "Interne Meldestelle")).toBeVisible();
    await tabTo(page, create);
    await keys.press("Enter");
    await expect(dialog.getByLabel("Name der Abteilung")).toBeFocused();
    await keys.type(name);
    await keys.press("Enter");
    await expect(dialog.getByRole("group", { name: "Mitglieder" })).toHaveAccessibleDescription(/mindestens eine Person/);
    await expect(dialog.getByRole("checkbox").first()).toBeFocused();
    await tabTo(page, dialog.getByRole("checkbox", { name: "Anna Lindner" }));
    await keys.press("Space");
    await tabTo(page, dialog.getByRole("button", { name: "Abteilung anlegen" }));
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(create).toBeFocused();
  });

  await test.step("renamed from its menu", async () => {
    await tabTo(page, page.getByRole("button", { name: `Aktionen für ${name}` }));
    await keys.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Umbenennen" })).toBeFocused();
    await keys.press("Enter");
    await expect(dialog.getByLabel("Name der Abteilung")).toBeFocused();
    await keys.press("Control+A");
    await keys.type(other);
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: `Aktionen für ${other}` })).toBeFocused();
  });

  const add = cardOf(page, other).getByRole("button", { name: "Mitglied hinzufügen" });
  await test.step("a member is added", async () => {
    await tabTo(page, add);
    await keys.press("Enter");
    await expect(dialog.getByLabel("Person")).toBeFocused();
    await keys.type("Malik");
    await expect(dialog).toContainText("Malik Okafor kann danach alle Meldungen der Abteilung lesen");
    await tabTo(page, dialog.getByRole("button", { name: "Mitglied hinzufügen" }));
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
  });

  await test.step("a category delivers to it, the office it shares people with does not, and the focus stays on the choice", async () => {
    const standIn = page.getByLabel("Betrifft eine Meldung diese Abteilung selbst, geht sie an");
    await tabTo(page, standIn);
    await keys.type("Zweite");
    await expect(page.getByText(/Anna Lindner und Malik Okafor gehören zu beiden Abteilungen/).first()).toBeVisible();
    await expect(standIn).toBeFocused();
    const choice = page.getByLabel("Umwelt");
    await tabTo(page, choice);
    await keys.type("Zweite");
    await expect(cardOf(page, other)).toContainText("Kategorie „Umwelt“");
    await expect(choice).toBeFocused();
    await keys.press("Home");
    await expect(cardOf(page, other)).not.toContainText("Kategorie „Umwelt“");
    await expect(choice).toBeFocused();
  });

  await test.step("its key is renewed after a failure in between", async () => {
    expectComplaint(/ERR_FAILED.*\/api\/departments\//);
    await page.route("**/api/departments/*/keys", (route) => route.abort());
    for (let step = 0; step < 60 && !(await add.evaluate((element) => element === document.activeElement)); step++)
      await keys.press("Shift+Tab");
    await keys.press("Shift+Tab");
    await expect(page.getByRole("button", { name: `Malik Okafor aus ${other} nehmen` })).toBeFocused();
    await keys.press("Enter");
    await expect(dialog.getByRole("button", { name: "Abbrechen" })).toBeFocused();
    await keys.press("Tab");
    await keys.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("alert").filter({ hasText: "Die Erneuerung ist unterbrochen." })).toBeVisible();
    // The line of who left is gone; the focus stands on the one before it.
    await expect(page.getByRole("button", { name: `Anna Lindner aus ${other} nehmen` })).toBeFocused();
    await page.unroute("**/api/departments/*/keys");
    await keys.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Fortsetzen" })).toBeFocused();
    await keys.press("Enter");
    await expect(cardOf(page, other)).toContainText("Nr. 2, beglaubigt bis");
    await expect(cardOf(page, other)).toContainText("Nichts zu erneuern.");
    await expect(page.getByRole("button", { name: `Aktionen für ${other}` })).toBeFocused();
  });

  await test.step("deleted: the focus stays among the departments", async () => {
    await keys.press("Space");
    await expect(page.getByRole("menuitem", { name: "Umbenennen" })).toBeFocused();
    await keys.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Abteilung löschen" })).toBeFocused();
    await keys.press("Enter");
    await expect(dialog.getByRole("button", { name: "Abbrechen" })).toBeFocused();
    await keys.press("Escape");
    await expect(page.getByRole("button", { name: `Aktionen für ${other}` })).toBeFocused();
    await keys.press("Space");
    await expect(page.getByRole("menuitem", { name: "Umbenennen" })).toBeFocused();
    await keys.press("End");
    await expect(page.getByRole("menuitem", { name: "Abteilung löschen" })).toBeFocused();
    await keys.press("Enter");
    await tabTo(page, dialog.getByRole("button", { name: "Abteilung löschen" }));
    await keys.press("Enter");
    await expect(cardOf(page, other)).toHaveCount(0);
    await expect(page.getByRole("main").locator(":focus")).toHaveRole("button");
  });
});

test("settings are changed, saved and put back by keyboard alone", async ({ person }) => {
  const { page } = await person();
  const keys = page.keyboard;
  await signIn(page, DEMO, paths.settings);
  const field = page.getByLabel("Steuernummer oder Umsatzsteuer-ID");
  await expect(field).toBeVisible();
  const before = await field.inputValue();
  for (const typed of [`${before}T`, before]) {
    await tabTo(page, field, 80);
    await keys.press("Control+A");
    await keys.press("Delete");
    await keys.type(typed);
    await tabTo(page, page.getByRole("button", { name: "Speichern" }));
    await keys.press("Enter");
    await expect(page.getByText("Firmendaten gespeichert").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Speichern" })).toBeHidden();
    // What saved is gone; the focus stands on the field before it.
    await expect(page.getByLabel("Datenschutzbeauftragte Person")).toBeFocused();
  }
  const names = page.getByRole("checkbox", { name: "Namen der Bearbeitenden zeigen" });
  const was = await names.isChecked();
  await tabTo(page, names, 60);
  await keys.press("Space");
  await expect(names).toBeChecked({ checked: !was });
  await tabTo(page, page.getByRole("button", { name: "Abbrechen" }));
  await keys.press("Enter");
  await expect(names).toBeChecked({ checked: was });
  await expect(page.getByRole("main").locator("form").last().locator(":focus")).toHaveCount(1);
});

test("the audit log is filtered, turned, checked and downloaded by keyboard alone", async ({ person }) => {
  const { page } = await person();
  const keys = page.keyboard;
  await signIn(page, DEMO, paths.audit);
  const range = page.getByText(/^Einträge \d+ bis \d+$/);
  await expect(range).toBeVisible();

  const check = page.getByRole("button", { name: "Protokoll prüfen" });
  await tabTo(page, check);
  await keys.press("Enter");
  await expect(page.getByText(/Die Kette ist lückenlos: \d+ Einträge geprüft/)).toBeVisible();
  await expect(check).toBeFocused();
  const csv = page.getByRole("button", { name: "Als CSV laden" });
  await tabTo(page, csv);
  expect((await downloaded(page, () => keys.press("Enter"))).name).toContain("Pruefprotokoll");
  await expect(csv).toBeFocused();

  const group = page.getByLabel("Vorgang", { exact: true });
  await tabTo(page, group);
  await keys.type("Meldungen");
  await expect(page).toHaveURL(/vorgang=reports$/);
  await expect(group).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Filter zurücksetzen" }));
  await keys.press("Enter");
  await expect(page).not.toHaveURL(/vorgang/);
  await expect(group).toBeFocused();

  // More than a page of entries: each check stands in the log.
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("authToken")}` };
    for (let n = 0; n < 55; n++) await fetch("/api/audit/check", { method: "POST", headers });
  });
  await page.reload();
  const [newer, older] = [page.getByRole("button", { name: "Neuere" }), page.getByRole("button", { name: "Ältere" })];
  await expect(newer).toBeDisabled();
  const first = await range.innerText();
  await tabTo(page, older, 120);
  await keys.press("Enter");
  await expect(range).not.toHaveText(first);
  await expect(older).toBeFocused();
  await keys.press("Shift+Tab");
  await expect(newer).toBeFocused();
  await keys.press("Enter");
  await expect(range).toHaveText(first);
  await expect(newer).toBeDisabled();
  await expect(newer).toBeFocused();
});
