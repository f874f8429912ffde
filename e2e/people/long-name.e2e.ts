import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

/** The demo of this file alone: whom it invites stays. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

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
