import type { Page } from "@playwright/test";
import { PERMISSIONS } from "@hz/contract/permissions";
import { paths } from "@hz/contract/paths";
import { withDatabase } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { openPerson } from "../helpers/invitation.ts";
import { look } from "../helpers/look.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const OTHER = { name: "Carla Winter", email: "carla.winter@demo.example" };

/** The demo of this file alone: what a permission brings is handed on, and stays. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const set = (email: string, permissions: readonly string[]) =>
  withDatabase(own, (database) =>
    database.query("update users set permissions = $2, is_active = true where email = $1", [email, permissions]),
  );
test.beforeEach(async () => {
  await set(MALIK.email, PERMISSIONS);
  await set(OTHER.email, ["Meldungen"]);
});

/** Opens the page of the same person for two administrators. */
async function bothOpen(person: (at: { baseURL: string }) => Promise<Person>): Promise<[Page, Page]> {
  const at = { baseURL: own.url };
  const [{ page: anna }, { page: malik }] = [await person(at), await person(at)];
  await signIn(anna, DEMO, null);
  await signIn(malik, MALIK, null);
  for (const page of [anna, malik]) await openPerson(page, OTHER.name);
  return [anna, malik];
}

test("what two confirm at once, both times ends the sign-in", async ({ person }) => {
  const [anna, malik] = await bothOpen(person);
  const question = (page: Page) => page.getByRole("alertdialog", { name: `Anmeldung von ${OTHER.name} deaktivieren?` });
  const confirm = (page: Page) => question(page).getByRole("button", { name: "Anmeldung deaktivieren" }).click();
  for (const page of [anna, malik]) {
    await page.getByRole("button", { name: "Anmeldung deaktivieren" }).click();
    await expect(question(page)).toBeVisible();
  }
  await confirm(malik);
  await expect(anna.getByText("Deaktiviert", { exact: true })).toBeVisible();
  await confirm(anna);
  await expect(anna.getByText(`${OTHER.name} ist abgemeldet und kann sich nicht mehr anmelden.`).first()).toBeVisible();
  await anna.reload();
  await expect(anna.getByRole("button", { name: "Anmeldung aktivieren" })).toBeVisible();
});

test("of the permissions only the boxes that one ticked change; what a colleague gives or takes meanwhile stays", async ({ person }) => {
  await set(OTHER.email, ["Meldungen", "Einstellungen"]);
  const [anna, malik] = await bothOpen(person);
  const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Die Benutzerdaten wurden erfolgreich gespeichert.").first()).toBeVisible();
  };
  await box(anna, "Statistiken").check();
  await box(malik, "Einstellungen").uncheck();
  await box(malik, "Sicherheitseinstellungen").check();
  await save(malik);
  await expect(box(anna, "Einstellungen")).not.toBeChecked();
  await expect(box(anna, "Sicherheitseinstellungen")).toBeChecked();
  await expect(box(anna, "Statistiken")).toBeChecked();
  await save(anna);
  await anna.reload();
  for (const name of ["Meldungen", "Statistiken", "Sicherheitseinstellungen"]) await expect(box(anna, name)).toBeChecked();
  await expect(box(anna, "Einstellungen")).not.toBeChecked();
});

test("a name without a blank does not make the dialog of its code wider than its box", async ({ person }, info) => {
  const { page } = await person({ baseURL: own.url });
  await signIn(page, DEMO, paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vorname").fill("Donaudampfschifffahrt".repeat(5).slice(0, 100));
  await dialog.getByLabel("Nachname").fill("Lang");
  await dialog.getByLabel("E-Mail-Adresse").fill("lang@demo.example");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Erstellen" }).click();
  await expect(dialog.getByRole("code")).toBeVisible();
  await look(page, "users-code-long-name", info);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
