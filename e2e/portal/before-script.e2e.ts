import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import type { Page } from "@playwright/test";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { expect, isFirefox, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { fillForm, finish, openForm, readReceipt, send } from "../helpers/reporter.ts";

/** The file with React in it, and not the two small ones whose names begin likewise. */
const PROGRAM = /\/assets\/portal-[\w-]{6}\.js$/;

const TOUCH = /\/assets\/portal-touch-[\w-]{6}\.js$/;

/** Puts an element of its own in the place of every text, as browsers do that translate a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, textarea, option")) continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

for (const foreign of [false, true])
  test(`what is typed and chosen before the script is there stays${foreign ? ", also beside what a password manager put into the page" : ", and what sends is already on its way"}`, async ({
    person,
  }) => {
    const { page, expectComplaint } = await person();
    // React says that it drew the page anew.
    if (foreign) expectComplaint(/React error #418/);
    const word = `Früher als das Programm ${foreign ? "II" : "I"}`;
    const [arrived, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(PROGRAM, (route) => arrived.promise.then(() => route.continue()));
    await page.route(TOUCH, (route) => heard.promise.then(() => route.continue()));
    const sending = page.waitForRequest(/\/assets\/sending-/);
    await page.goto(paths.portalForm(DEMO_LINK_SUFFIX), { waitUntil: "commit" });
    const title = page.getByLabel("Titel", { exact: true });
    const description = page.getByLabel("Beschreibung", { exact: true });
    const category = page.getByLabel("Kategorie");
    const confidential = page.getByRole("radio", { name: "Vertraulich" });
    // On a slow line somebody begins before even the small script is there that hears of it.
    await title.focus();
    heard.resolve();
    await sending;
    await title.fill(word);
    await description.fill("Die Leitung ist langsam, ich schreibe schon.");
    await category.selectOption({ label: "Geldwäsche" });
    await confidential.check();
    await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Wird geladen" })).toBeDisabled();

    if (foreign) await title.evaluate((field) => field.after(document.createElement("span")));
    arrived.resolve();
    await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Ida Kern");
    await expect(title).toHaveValue(word);
    await expect(description).toHaveValue("Die Leitung ist langsam, ich schreibe schon.");
    await expect(category.locator("option:checked")).toHaveText("Geldwäsche");
    await expect(confidential).toBeChecked();
    const chosen = await category.inputValue();
    const sent = page.waitForRequest(`**${portalApi.submit}`);
    await page.getByRole("button", { name: "Meldung absenden" }).click();
    const { caseNumber } = await readReceipt(page);
    // Of a request in Firefox Playwright has no body.
    if (!isFirefox(page.context())) expect((await sent).postDataJSON()).toMatchObject({ category: chosen, reportType: "confidential" });
    // What the office reads of it does not depend on who else wrote into the page.
    if (foreign) return;
    const handler = await person();
    await signIn(handler.page, DEMO, paths.reports);
    await expect(lineOf(handler.page, word)).toContainText("Geldwäsche");
    await openReport(handler.page, word);
    await expect(handler.page.getByText(caseNumber).first()).toBeVisible();
  });

test("a password that is to be shown before the script is there, is shown when it is", async ({ person }) => {
  const { page } = await person();
  const arrived = Promise.withResolvers<void>();
  await page.route(PROGRAM, (route) => arrived.promise.then(() => route.continue()));
  await page.goto(paths.portalCase(DEMO_LINK_SUFFIX), { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "Passwort beim Tippen zeigen" }).check();
  await page.getByLabel("Passwort", { exact: true }).fill("ABCD");
  arrived.resolve();
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveAttribute("type", "text");
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveValue("ABCD");
});

test("a page that the browser translates sends, shows the password, copies it and opens the case", async ({ person }) => {
  const { page } = await person();
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  await fillForm(page, { title: "Übersetzt", description: "In einer anderen Sprache gelesen." });
  await translate(page);
  const { caseNumber, password } = await send(page);
  await translate(page);
  await page
    .getByRole("button", { name: /kopieren/ })
    .first()
    .click();
  await finish(page);
  await translate(page);
  await page.getByRole("link", { name: "Zum bestehenden Fall" }).click();
  await expect(page.getByRole("button", { name: "Fall öffnen" })).toBeEnabled();
  await translate(page);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Fall öffnen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Fall ${caseNumber}` })).toBeVisible();
  await translate(page);
  await page.getByLabel("Ihre Nachricht an die Meldestelle").fill("Auch das kommt an.");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Auch das kommt an." })).toBeVisible();
});

test("a service that was renewed since the form was opened says so at once, and what is typed stays to be copied", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/404|integrity/);
  await page.route(/\/assets\/sending-/, (route) => route.fulfill({ status: 404, body: "" }));
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  await fillForm(page, { title: "Zu lange offen", description: "Über Mittag lag die Seite offen." });
  await page.getByRole("button", { name: "Meldung absenden" }).click();
  await expect(page.getByRole("alert")).toContainText("Der Dienst wurde erneuert, seit Sie diese Seite geöffnet haben");
  await expect(page.getByRole("alert")).toContainText("Kopieren Sie Ihren Text");
  await expect(page.getByLabel("Beschreibung", { exact: true })).toHaveValue("Über Mittag lag die Seite offen.");
});
