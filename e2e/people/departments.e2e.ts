import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const SECOND = "Beschwerdestelle";
const FIRST = "Interne Meldestelle";
const CATEGORY = "Datenschutz und IT-Sicherheit";
const ABOUT = "Die Meldestelle schützt jemanden";
const THEIRS = "Darf der Vorgesetzte";
const ORDINARY = "Gerüst ohne Geländer";
/** So many of the demo's reports are sealed anew before the tab is closed: fewer than wait, and fewer than a batch really has. */
const FIRST_BATCH = 2;

/** The demo of this file alone: it changes who belongs where. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const figures = (page: Page) => page.getByText(/^[\d.]+ von [\d.]+ Meldungen neu versiegelt$/);

/** Looks through the whole list: every title is readable. */
async function expectAllReadable(page: Page): Promise<void> {
  await page.goto(paths.reports);
  await expect(page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
  await page.getByRole("searchbox").fill("Nicht lesbar");
  await expect(page.getByText("Nicht lesbar: Freigabe ausstehend")).toHaveCount(0);
  await page.getByRole("searchbox").fill("Arztbesuche");
  await expect(page.getByText("Darf der Vorgesetzte").first()).toBeVisible({ timeout: 30_000 });
  // From the start of the list, so that nothing moves under the pointer.
  await page.goto(paths.reports);
  await expect(page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
  await openReport(page, ORDINARY);
  await expect(page.getByText("Im dritten Stock.")).toBeVisible();
}

test("a second department, its delivery, and the renewal of a key after somebody left", async ({ person }) => {
  const at = { baseURL: own.url };
  const [anna, malik] = [await person(at), await person(at)];
  await signIn(anna.page, DEMO, null);
  await signIn(malik.page, MALIK, null);
  const address = await channelAddress(anna.page);
  const { page } = anna;

  await test.step("Anna makes a department that she does not belong to herself, where one category goes; nobody stands in any more", async () => {
    await page.goto(paths.departments);
    await expect(cardOf(page, FIRST)).toContainText("Malik Okafor");
    await page.getByRole("button", { name: "Abteilung anlegen" }).click();
    const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
    await dialog.getByLabel("Name der Abteilung").fill(SECOND);
    await dialog.getByRole("checkbox", { name: "Malik Okafor" }).check();
    await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, SECOND)).toContainText("Liest mit");
    await expect(cardOf(page, SECOND)).not.toContainText("Anna Lindner");
    await page.getByLabel(CATEGORY).selectOption({ label: SECOND });
    await expect(cardOf(page, SECOND)).toContainText(`Kategorie „${CATEGORY}“`);
    await expect(page.getByLabel(CATEGORY)).toBeEnabled();
    await page.getByLabel("Betrifft eine Meldung diese Abteilung selbst, geht sie an").selectOption({ label: "Keine andere Abteilung" });
    await expect(cardOf(page, "Unabhängige Vertretung")).not.toContainText("wenn eine Meldung die Meldestelle selbst betrifft");
  });

  await test.step("the form names who reads it; the reports reach that department only", async () => {
    await malik.page.goto(paths.reports);
    await page.goto(paths.reports);
    await expect(page.getByText(/Zeigt 1 bis/)).toBeVisible();
    const before = await page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/).innerText();
    const reporter = await person(at);
    const portal = reporter.page;
    await openForm(portal, address);
    const toOffice = portal.getByText("Ihre Meldung geht an die interne Meldestelle von Muster AG");
    const toSecond = portal.getByText(`Ihre Meldung geht an die Abteilung „${SECOND}“ von Muster AG`);
    await expect(toOffice).toBeVisible();
    await portal.getByLabel("Kategorie").selectOption({ label: CATEGORY });
    await expect(toSecond).toBeVisible();
    await portal.getByLabel("Kategorie").selectOption({ label: "Bitte wählen" });
    await expect(toOffice).toBeVisible();
    await expect(portal.getByRole("checkbox", { name: /Betrifft die Meldestelle selbst/ })).toHaveCount(0);
    await expect(portal.getByText("Betrifft es die Meldestelle selbst?")).toBeVisible();
    await portal.getByLabel("Kategorie").selectOption({ label: CATEGORY });
    await expect(toSecond).toBeVisible();
    await expect(portal.getByText(`Ihre Angaben liest nur die Abteilung „${SECOND}“ von Muster AG.`)).toBeVisible();
    await fillForm(portal, { title: ABOUT, description: "Zweimal schon." });
    await send(portal);

    await expect(lineOf(malik.page, ABOUT)).toBeVisible();
    await openReport(malik.page, ABOUT);
    await expect(malik.page.getByText("Zweimal schon.")).toBeVisible();
    await page.reload();
    await expect(page.getByText(before)).toBeVisible();
    await page.getByRole("searchbox").fill("schützt");
    await expect(lineOf(page, ABOUT)).toHaveCount(0);
  });

  const writer = await person(at);
  await test.step("a report is being written while the key is still the old one", async () => {
    await openForm(writer.page, address);
    await fillForm(writer.page, { title: ORDINARY, description: "Im dritten Stock." });
  });
  const hidden = await test.step("Malik still reads the first department's reports", async () => {
    await malik.page.goto(paths.reports);
    await malik.page.getByRole("searchbox").fill("Vorgesetzte");
    await lineOf(malik.page, THEIRS).getByRole("link").first().click();
    await expect(malik.page.getByRole("heading", { level: 1, name: THEIRS })).toBeVisible();
    return malik.page.url();
  });

  await test.step("Anna takes Malik out; the renewal runs and its tab is closed in the middle", async () => {
    await page.goto(paths.departments);
    await page.route("**/api/departments/*/reseal*", async (route) => {
      const url = new URL(route.request().url());
      // What comes after the first batch is never answered.
      if (url.searchParams.has("after")) return;
      if (route.request().method() === "GET") url.searchParams.set("limit", String(FIRST_BATCH));
      await route.continue({ url: url.href });
    });
    await cardOf(page, FIRST)
      .getByRole("button", { name: `Malik Okafor aus ${FIRST} nehmen` })
      .click();
    const dialog = page.getByRole("alertdialog", { name: "Malik Okafor aus der Abteilung nehmen?" });
    await expect(dialog).toContainText("sofort nicht mehr");
    malik.expectComplaint(/404.*\/api\/reports\//);
    await dialog.getByRole("button", { name: "Aus der Abteilung nehmen" }).click();
    await expect(figures(page)).toHaveText(new RegExp(`^${FIRST_BATCH} von [3-9] Meldungen neu versiegelt$`), { timeout: 60_000 });
    await page.close();
  });

  await test.step("Malik sees nothing of it any more, in his open tab and by address", async () => {
    await malik.page.goto(paths.reports);
    await expect(lineOf(malik.page, ABOUT)).toBeVisible();
    await expect(malik.page.getByText("Zeigt 1 bis 1 von 1 Ergebnisse")).toBeVisible();
    await expect(malik.page.getByText("Der Schlüssel der Abteilung")).toBeHidden();
    await malik.page.goto(hidden);
    await expect(malik.page.getByRole("link", { name: /Meldungen/ }).last()).toBeVisible();
    await expect(malik.page.getByRole("heading", { level: 1, name: THEIRS })).toBeHidden();
  });

  await test.step("who was writing sends under the new key without losing a word", async () => {
    writer.expectComplaint(/409.*\/api\/portal\/submit/);
    await send(writer.page);
  });

  const tab = await anna.newTab();
  await test.step("in between everything is readable, and another tab goes on where it stopped", async () => {
    await expectAllReadable(tab);
    await tab.goto(paths.dashboard);
    const notice = tab.getByText(`Der Schlüssel der Abteilung „${FIRST}“ muss erneuert werden.`);
    await expect(notice).toBeVisible();
    await tab.getByRole("button", { name: "Schlüssel erneuern" }).click();
    await expect(tab.getByText("Schlüssel erneuert", { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(notice).toBeHidden();
  });

  await test.step("afterwards too", async () => {
    await expectAllReadable(tab);
    await tab.goto(paths.departments);
    await expect(cardOf(tab, FIRST)).toContainText("Nr. 2, beglaubigt bis");
    await expect(cardOf(tab, FIRST)).toContainText("Nichts zu erneuern.");
  });

  await test.step("Malik comes back by a grant, and reads again without a reload", async () => {
    await malik.page.goto(paths.reports);
    await expect(malik.page.getByText("Zeigt 1 bis 1 von 1 Ergebnisse")).toBeVisible();
    await cardOf(tab, FIRST).getByRole("button", { name: "Mitglied hinzufügen" }).click();
    const dialog = tab.getByRole("dialog", { name: "Mitglied hinzufügen" });
    await dialog.getByLabel("Person").selectOption({ label: "Malik Okafor" });
    await expect(dialog).toContainText("Malik Okafor kann danach alle Meldungen der Abteilung lesen");
    await dialog.getByRole("button", { name: "Mitglied hinzufügen" }).click();
    await expect(dialog).toBeHidden();
    await expect(lineOf(malik.page, ORDINARY)).toBeVisible();
    await malik.page.reload();
    await openReport(malik.page, ORDINARY);
    await expect(malik.page.getByText("Im dritten Stock.")).toBeVisible();
  });

  await test.step("who renames a department signs its name: the portal shows it at once", async () => {
    await tab.getByRole("button", { name: `Aktionen für ${SECOND}` }).click();
    await tab.getByRole("menuitem", { name: "Umbenennen" }).click();
    await tab.getByRole("dialog").getByLabel("Name der Abteilung").fill("Ombudsstelle");
    await tab.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
    await expect(cardOf(tab, "Ombudsstelle")).toBeVisible();
    await expect(cardOf(tab, "Ombudsstelle")).not.toContainText("Im Portal heißt diese Abteilung noch");
    const portal = (await person(at)).page;
    await openForm(portal, address);
    await portal.getByLabel("Kategorie").selectOption({ label: CATEGORY });
    await expect(portal.getByText("Ihre Meldung geht an die Abteilung „Ombudsstelle“ von Muster AG")).toBeVisible();
  });
});
