import { paths } from "@hz/contract/paths";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { lineOf, openReport, signIn } from "./handler.ts";
import { expect, test } from "./people.ts";
import { DEMO } from "./product.ts";
import { readReceipt } from "./reporter.ts";

/** The file with React in it, and not the two small ones whose names begin likewise. */
const PROGRAM = /\/assets\/portal-[\w-]{8}\.js$/;

test("what is typed and chosen before the script is there stays, and what sends is already on its way", async ({ person }) => {
  const [{ page }, handler] = [await person(), await person()];
  const arrived = Promise.withResolvers<void>();
  await page.route(PROGRAM, (route) => arrived.promise.then(() => route.continue()));
  const sending = page.waitForRequest(/\/assets\/sending-/);
  await page.goto(paths.portalForm(DEMO_LINK_SUFFIX), { waitUntil: "commit" });
  const title = page.getByLabel("Titel", { exact: true });
  const description = page.getByLabel("Beschreibung", { exact: true });
  const category = page.getByLabel("Kategorie");
  const confidential = page.getByRole("radio", { name: "Vertraulich" });
  await title.fill("Früher als das Programm");
  await sending;
  await description.fill("Die Leitung ist langsam, ich schreibe schon.");
  await category.selectOption({ label: "Geldwäsche" });
  await confidential.check();
  await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
  await expect(page.getByRole("button", { name: "Wird geladen" })).toBeDisabled();

  arrived.resolve();
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ida Kern");
  await expect(title).toHaveValue("Früher als das Programm");
  await expect(description).toHaveValue("Die Leitung ist langsam, ich schreibe schon.");
  await expect(category.locator("option:checked")).toHaveText("Geldwäsche");
  await expect(confidential).toBeChecked();
  await page.getByRole("button", { name: "Meldung absenden" }).click();
  const { caseNumber } = await readReceipt(page);

  await signIn(handler.page, DEMO);
  await handler.page.goto(paths.reports);
  await expect(lineOf(handler.page, "Früher als das Programm")).toContainText("Geldwäsche");
  await openReport(handler.page, "Früher als das Programm");
  await expect(handler.page.getByText(caseNumber).first()).toBeVisible();
});
