import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { copyChannelAddress } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

/** A new company in whose categories nobody else changes anything. */
async function found(page: Person["page"]): Promise<void> {
  const email = `kategorien-${randomUUID().slice(-8)}@muster.example`;
  await newOffice(page, { fullName: "Karla Kern", email, password: "Ein Passwort 2026", companyName: "Muster Kategorien" });
}

const lines = (page: Person["page"]) => page.getByRole("main").getByRole("listitem");
/** The names in their order, as the switches say them. */
const names = async (page: Person["page"]) =>
  (await lines(page).locator("label").allInnerTexts()).map((label) => /„(.*)“/.exec(label)![1]!);
const line = (page: Person["page"], name: string) => lines(page).filter({ has: page.getByText(name, { exact: true }) });

test("categories: made, changed, switched and put in order are what the form offers; wrong names are said", async ({ person }, info) => {
  const { page, context, newTab, expectComplaint } = await person();
  await found(page);
  await page.goto(paths.categories);
  await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible();
  await expect(page.getByText("14 aktiv, 8 inaktiv")).toBeVisible();

  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  const create = page.getByRole("button", { name: "Kategorie anlegen" });
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await expect(create).toBeDisabled();
  expectComplaint(/409/);
  await page.getByLabel("Name", { exact: true }).fill("umwelt");
  await create.click();
  await expect(
    page.getByRole("dialog", { name: "Kategorie anlegen" }).getByText("Eine Kategorie mit diesem Namen gibt es bereits."),
  ).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Nachbarschaft");
  await page.getByLabel("Beschreibung").fill("Lärm, Gerüche, Verkehr");
  await create.click();
  await expect(page.getByText("Kategorie angelegt", { exact: true })).toBeVisible();
  await expect(page.getByText("15 aktiv, 8 inaktiv")).toBeVisible();

  await line(page, "Umwelt").getByRole("switch").click();
  await expect(line(page, "Umwelt").getByText("Inaktiv")).toBeVisible();
  await page.getByRole("switch", { name: "Inaktive anzeigen" }).click();
  await expect(line(page, "Umwelt")).toHaveCount(0);
  await expect(page).toHaveURL(/inaktive=nein/);

  // The new one goes to the top by keys, over what is hidden too.
  const handle = page.getByRole("button", { name: "„Nachbarschaft“ verschieben" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("„Nachbarschaft“ auf Platz 14 von 14.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("„Nachbarschaft“ auf Platz 13 von 14.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await names(page)).slice(-2)).toEqual(["Nachbarschaft", "Sonstiges oder unsicher"]);
  await expect(handle).toBeFocused();
  // And one more by the menu, and one by the pointer.
  await page.getByRole("button", { name: "Reihenfolge von „Nachbarschaft“" }).click();
  await page.getByRole("menuitem", { name: "Nach oben" }).click();
  await expect.poll(async () => (await names(page)).at(-3)).toBe("Nachbarschaft");
  const [from, to] = [
    page.getByRole("button", { name: /Geldwäsche“ verschieben/ }),
    page.getByRole("button", { name: /Korruption.*verschieben/ }),
  ];
  await from.hover();
  await page.mouse.down();
  const target = (await to.boundingBox())!;
  await page.mouse.move(target.x + 10, target.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await names(page))[0]).toBe("Geldwäsche");

  await line(page, "Geldwäsche").getByRole("button", { name: "Bearbeiten" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Geldwäsche und Terrorfinanzierung");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Kategorie gespeichert", { exact: true })).toBeVisible();
  const office = await names(page);
  expect(office[0]).toBe("Geldwäsche und Terrorfinanzierung");

  // What reporters are offered is this, in this order.
  const address = await copyChannelAddress({ context, newTab });
  const portal = await newTab();
  await portal.goto(address.replace("#", "?neu=1#"));
  const offered = await portal.getByLabel("Kategorie").locator("option").allInnerTexts();
  expect(offered.slice(1).map((text) => text.split(" – ")[0])).toEqual(office);
  await look(page, "kategorien", info);
});

test("a switch that does not get through shows what is true at once, without a line, too", async ({ person }) => {
  const { page, context, expectComplaint } = await person();
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await found(page);
  await page.goto(paths.categories);
  await expect(page.getByText("14 aktiv, 8 inaktiv")).toBeVisible();
  const all = await names(page);
  const switchOf = (name: string) => line(page, name).getByRole("switch");
  // Nothing was touched yet, and what could say that it fails is there nevertheless.
  await expect(page.getByRole("region", { name: "Mitteilungen (F8)" })).toBeAttached();
  await context.setOffline(true);
  for (const name of all.slice(0, 3)) await switchOf(name).click();
  await expect(page.getByText("konnte nicht aktualisiert werden", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("14 aktiv, 8 inaktiv")).toBeVisible();
  for (const name of all.slice(0, 3)) await expect(switchOf(name)).toBeChecked();
  await context.setOffline(false);
});

test("a change that does not get through is taken back and said; a list that does not load can be tried again", async ({
  person,
}, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/Failed to load resource/);
  await signIn(page, DEMO);
  await page.route("**/api/categories", (route) => route.abort());
  await page.goto(paths.categories);
  await expect(page.getByRole("alert")).toContainText("Die Kategorien konnten nicht geladen werden");
  await look(page, "kategorien-fehler", info);
  await page.unroute("**/api/categories");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(line(page, "Umwelt").getByText("Aktiv")).toBeVisible();
  await page.route("**/api/categories/*", (route) => route.abort());
  await line(page, "Umwelt").getByRole("switch").click();
  await expect(page.getByText(/^Kategorie konnte nicht aktualisiert werden\. Verbindungsfehler/)).toBeVisible();
  await expect(line(page, "Umwelt").getByText("Aktiv")).toBeVisible();
  await page.unroute("**/api/categories/*");
});

test("a new category whose answer is lost is made once, under the name that was typed last", async ({ person }, info) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_CONNECTION_RESET/);
  await found(page);
  await page.goto(paths.categories);
  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  const [name, create] = [page.getByLabel("Name", { exact: true }), page.getByRole("button", { name: "Kategorie anlegen" })];
  await page.route("**/api/categories", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await name.fill("Sponsoring");
  await create.click();
  await expect(page.getByText(/^Kategorie konnte nicht erstellt werden\. Verbindungsfehler/).first()).toBeVisible();
  await expect(name).toHaveValue("Sponsoring");
  await look(page, "kategorie-fehler", info);
  await page.unrouteAll({ behavior: "wait" });
  await name.fill("Sponsoring und Spenden");
  await create.click();
  await expect(page.getByText("Kategorie angelegt", { exact: true })).toBeVisible();
  await expect(line(page, "Sponsoring und Spenden")).toHaveCount(1);
  await expect(line(page, "Sponsoring")).toHaveCount(0);
  await expect(page.getByText("15 aktiv, 8 inaktiv")).toBeVisible();
});
