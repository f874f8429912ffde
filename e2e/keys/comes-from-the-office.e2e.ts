import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { confirmWhenAsked } from "../helpers/confirmation.ts";
import { signIn } from "../helpers/by-contract.ts";
import { typeSignIn } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

const CARLA = { ...DEMO, email: "carla.winter@demo.example" };
const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const [OFFICE, STAND_IN] = ["Interne Meldestelle", "Unabhängige Vertretung"];

let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("who leaves the office for its stand-in is released by nobody who does not read where they come from", async ({ person }, info) => {
  test.slow();
  const at = { baseURL: own.url };
  const [anna, malik, carla] = [await person(at), await person({ ...at, viewport: PHONE }), await person(at)];
  await signIn(carla.page, CARLA);

  await test.step("an administrator takes Malik out of the office and into the department that stands in", async () => {
    const { page } = anna;
    await signIn(page, DEMO, paths.departments);
    await cardOf(page, OFFICE)
      .getByRole("button", { name: `Malik Okafor aus ${OFFICE} nehmen` })
      .click();
    const leaving = page.getByRole("alertdialog");
    await leaving.getByRole("button", { name: "Aus der Abteilung nehmen" }).click();
    await expect(leaving).toBeHidden();
    await cardOf(page, STAND_IN).getByRole("button", { name: "Mitglied hinzufügen" }).click();
    const adding = page.getByRole("dialog", { name: "Mitglied hinzufügen" });
    await adding.getByLabel("Person").selectOption({ label: "Malik Okafor" });
    await adding.getByRole("button", { name: "Mitglied hinzufügen" }).click();
    await confirmWhenAsked(page, DEMO.password);
    await expect(cardOf(page, STAND_IN)).toContainText("Malik Okafor");
  });

  await test.step("whoever is to release him reads it", async () => {
    const { page } = carla;
    const waiting = page.getByRole("listitem").filter({ hasText: "Malik Okafor wartet auf Freigabe." });
    await waiting.getByRole("button", { name: "Prüfen und freigeben" }).click();
    const dialog = page.getByRole("dialog", { name: "Malik Okafor freigeben" });
    await expect(dialog).toContainText(`Anna Lindner hat Malik Okafor am`);
    await expect(dialog.getByRole("alert")).toContainText(`gehörte bis zum`);
    await expect(dialog.getByRole("alert")).toContainText(`„${STAND_IN}“ springt ein, wenn eine Meldung „${OFFICE}“ betrifft`);
    await look(page, "release-from-the-office", info);
  });

  await test.step("and he reads who took him out", async () => {
    await typeSignIn(malik.page, MALIK, "Freigabe ausstehend");
    await expect(
      malik.page.getByText(new RegExp(`^Anna Lindner hat Sie am .* aus der Abteilung „${OFFICE}“ herausgenommen`)),
    ).toBeVisible();
    await look(malik.page, "left-department", info);
  });
});
