import { paths, portalApi } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelOf, sealedReport } from "../../scripts/bench/reporters.ts";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";
import { fillForm, openForm, send } from "../helpers/reporter.ts";

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const SECOND = "Beschwerdestelle";
const FIRST = "Interne Meldestelle";
const CATEGORY = "Datenschutz und IT-Sicherheit";
const ABOUT = "Die Meldestelle schützt jemanden";
const PRIVATE = "Kundendaten auf einem privaten Stick";
const ORDINARY = "Gerüst ohne Geländer";
const MANY = 140;

/** The demo of this file alone: it changes who belongs where. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const figures = (page: Page) => page.getByText(/^[\d.]+ von [\d.]+ Meldungen neu versiegelt$/);

/** Submits reports as the portal does, many of them. */
async function submitMany(count: number): Promise<void> {
  const channel = await channelOf(own.url);
  for (let n = 0; n < count; n++) {
    const body = JSON.stringify(await sealedReport(channel, 200));
    const reply = await fetch(own.url + portalApi.submit, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(reply.status).toBe(200);
  }
}

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

test("a second department, its delivery, and the renewal of a key after somebody left", async ({ person }, info) => {
  const at = { baseURL: own.url };
  const [anna, malik] = [await person(at), await person(at)];
  await signIn(anna.page, DEMO, null);
  await signIn(malik.page, MALIK, null);
  const address = await channelAddress(anna.page);
  const { page } = anna;

  await test.step("Anna makes a department that she does not belong to herself", async () => {
    await page.goto(paths.dashboard);
    await page.getByRole("link", { name: "Abteilungen" }).click();
    await expect(cardOf(page, FIRST)).toContainText("Malik Okafor");
    await page.getByRole("button", { name: "Abteilung anlegen" }).click();
    const dialog = page.getByRole("dialog", { name: "Abteilung anlegen" });
    await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
    await expect(dialog.getByText("Name ist erforderlich")).toBeVisible();
    await dialog.getByLabel("Name der Abteilung").fill(SECOND);
    await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
    await expect(dialog.getByRole("group", { name: "Mitglieder" })).toHaveAccessibleDescription(/mindestens eine Person/);
    await dialog.getByRole("checkbox", { name: "Malik Okafor" }).check();
    await dialog.getByRole("button", { name: "Abteilung anlegen" }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, SECOND)).toContainText("Liest mit");
    await expect(cardOf(page, SECOND)).not.toContainText("Anna Lindner");
    await expect(malik.page.getByRole("link", { name: "Abteilungen" })).toBeHidden();
  });

  await test.step("who reads it alone is not deleted; who never had its key leaves without a renewal", async () => {
    anna.expectComplaint(/409.*\/api\/users\//);
    await page.goto(paths.users);
    await page.getByRole("link", { name: "Malik Okafor" }).click();
    await page.getByRole("button", { name: "Benutzer löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Löschen" }).click();
    await expect(
      page.getByText(/^Benutzer konnte nicht gelöscht werden\. Eine Abteilung braucht mindestens ein Mitglied/).first(),
    ).toBeVisible();
    await look(page, "user-last-key", info);
    await page.goto(paths.departments);
    await cardOf(page, SECOND).getByRole("button", { name: "Mitglied hinzufügen" }).click();
    const adding = page.getByRole("dialog", { name: "Mitglied hinzufügen" });
    await adding.getByLabel("Person").selectOption({ label: "Anna Lindner" });
    await adding.getByRole("button", { name: "Mitglied hinzufügen" }).click();
    await expect(adding).toBeHidden();
    await cardOf(page, SECOND)
      .getByRole("button", { name: `Anna Lindner aus ${SECOND} nehmen` })
      .click();
    const leaving = page.getByRole("alertdialog", { name: "Anna Lindner aus der Abteilung nehmen?" });
    await expect(leaving).toContainText("Einen Schlüssel der Abteilung hat diese Person nicht.");
    await expect(leaving).not.toContainText("erneuert");
    await look(page, "member-remove-no-key", info);
    await leaving.getByRole("button", { name: "Aus der Abteilung nehmen" }).click();
    await expect(leaving).toBeHidden();
    await expect(page.getByText("Aus der Abteilung genommen").first()).toBeVisible();
    await expect(page.getByText("Schlüssel erneuert", { exact: true })).toHaveCount(0);
    await expect(cardOf(page, SECOND)).not.toContainText("Anna Lindner");
  });

  await test.step("it shares Malik with the office and does not stand in for it; one category goes to it", async () => {
    const standIn = page.getByLabel("Betrifft eine Meldung diese Abteilung selbst, geht sie an");
    await standIn.selectOption({ label: "Keine andere Abteilung" });
    await expect(page.getByText("Zustellung gespeichert").first()).toBeVisible();
    await standIn.selectOption({ label: SECOND });
    await expect(page.getByText(/Malik Okafor gehört zu beiden Abteilungen/)).toBeVisible();
    await expect(cardOf(page, SECOND)).not.toContainText("wenn eine Meldung die Meldestelle selbst betrifft");
    await page.getByLabel(CATEGORY).selectOption({ label: SECOND });
    await expect(cardOf(page, SECOND)).toContainText(`Kategorie „${CATEGORY}“`);
    await expect(page.getByLabel(CATEGORY)).toBeEnabled();
    await look(page, "departments", info);
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

    const other = (await person(at)).page;
    await openForm(other, address);
    await fillForm(other, { title: PRIVATE, description: "Aus der Buchhaltung.", category: CATEGORY });
    await send(other);

    await expect(lineOf(malik.page, ABOUT)).toBeVisible();
    await expect(lineOf(malik.page, PRIVATE)).toBeVisible();
    await openReport(malik.page, ABOUT);
    await expect(malik.page.getByText("Zweimal schon.")).toBeVisible();
    await page.reload();
    await expect(page.getByText(before)).toBeVisible();
    for (const word of ["schützt", "Kundendaten"]) {
      await page.getByRole("searchbox").fill(word);
      await expect(lineOf(page, ABOUT).or(lineOf(page, PRIVATE))).toHaveCount(0);
    }
  });

  const writer = await person(at);
  await test.step("a report is being written while the key is still the old one", async () => {
    await openForm(writer.page, address);
    await fillForm(writer.page, { title: ORDINARY, description: "Im dritten Stock." });
  });
  await submitMany(MANY);
  const hidden = await test.step("Malik still reads the first department's reports", async () => {
    await malik.page.goto(paths.reports);
    await lineOf(malik.page, "Messung").first().getByRole("link").first().click();
    await expect(malik.page.getByRole("heading", { level: 1, name: /^Messung/ })).toBeVisible();
    return malik.page.url();
  });

  await test.step("Anna takes Malik out; the renewal runs and its tab is closed in the middle", async () => {
    await page.goto(paths.departments);
    await page.route("**/api/departments/*/reseal*", async (route) => {
      // What comes after the first batch is never answered.
      if (!new URL(route.request().url()).searchParams.has("after")) await route.continue();
    });
    await cardOf(page, FIRST)
      .getByRole("button", { name: `Malik Okafor aus ${FIRST} nehmen` })
      .click();
    const dialog = page.getByRole("alertdialog", { name: "Malik Okafor aus der Abteilung nehmen?" });
    await expect(dialog).toContainText("sofort nicht mehr");
    malik.expectComplaint(/404.*\/api\/reports\//);
    await dialog.getByRole("button", { name: "Aus der Abteilung nehmen" }).click();
    await expect(figures(page)).toHaveText(/^100 von 1\d\d Meldungen neu versiegelt$/, { timeout: 60_000 });
    await page.close();
  });

  await test.step("Malik sees nothing of it any more, in his open tab and by address", async () => {
    await malik.page.goto(paths.reports);
    await expect(lineOf(malik.page, ABOUT)).toBeVisible();
    await expect(malik.page.getByText("Zeigt 1 bis 2 von 2 Ergebnisse")).toBeVisible();
    await expect(malik.page.getByText("Der Schlüssel der Abteilung")).toBeHidden();
    await malik.page.goto(hidden);
    await expect(malik.page.getByRole("link", { name: /Meldungen/ }).last()).toBeVisible();
    await expect(malik.page.getByRole("heading", { level: 1, name: /^Messung/ })).toBeHidden();
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
    await look(tab, "renewal-notice", info);
    await tab.getByRole("button", { name: "Schlüssel erneuern" }).click();
    await expect(tab.getByText("Schlüssel erneuert", { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(notice).toBeHidden();
  });

  await test.step("afterwards too, here and after a new sign-in", async () => {
    await expectAllReadable(tab);
    const again = await person(at);
    await signIn(again.page, DEMO, null);
    await expectAllReadable(again.page);
    await again.page.goto(paths.departments);
    await expect(cardOf(again.page, FIRST)).toContainText("Nr. 2, gültig bis");
    await expect(cardOf(again.page, FIRST)).toContainText("Nichts zu erneuern.");
  });

  await test.step("Malik comes back by a grant, and reads again without a reload", async () => {
    await malik.page.goto(paths.reports);
    await expect(malik.page.getByText("Zeigt 1 bis 2 von 2 Ergebnisse")).toBeVisible();
    await tab.goto(paths.departments);
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

  await test.step("a department in use is not deleted, and is renamed", async () => {
    anna.expectComplaint(/409.*\/api\/departments\//);
    const remove = async (name: string) => {
      await tab.getByRole("button", { name: `Aktionen für ${name}` }).click();
      await tab.getByRole("menuitem", { name: "Abteilung löschen" }).click();
      await tab.getByRole("alertdialog").getByRole("button", { name: "Abteilung löschen" }).click();
    };
    await remove(SECOND);
    await expect(tab.getByRole("alertdialog").getByRole("alert")).toContainText("Zu dieser Abteilung gehören noch");
    await tab.getByRole("alertdialog").getByRole("button", { name: "Abbrechen" }).click();
    await tab.getByRole("button", { name: `Aktionen für ${SECOND}` }).click();
    await tab.getByRole("menuitem", { name: "Umbenennen" }).click();
    await tab.getByRole("dialog").getByLabel("Name der Abteilung").fill("Ombudsstelle");
    await tab.getByRole("dialog").getByRole("button", { name: "Speichern" }).click();
    await expect(cardOf(tab, "Ombudsstelle")).toBeVisible();
    await expect(cardOf(tab, "Ombudsstelle")).not.toContainText("Im Portal heißt diese Abteilung noch");
    // Who renames it signs the name: the portal shows it at once.
    const portal = (await person(at)).page;
    await openForm(portal, address);
    await portal.getByLabel("Kategorie").selectOption({ label: CATEGORY });
    await expect(portal.getByText("Ihre Meldung geht an die Abteilung „Ombudsstelle“ von Muster AG")).toBeVisible();
  });
});
