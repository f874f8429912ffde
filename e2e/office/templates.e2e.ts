import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { tabTo } from "../helpers/keyboard.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";
import { fillForm, openCase, openForm, send } from "../helpers/reporter.ts";

const MALIK = { ...DEMO, email: "malik.okafor@demo.example" };
const ANSWER = "Nachricht an die hinweisgebende Person";
const text = (page: Page) => page.getByLabel("Text der Vorlage");
const said = (page: Page, words: string | RegExp) => expect(shownToast(page, words)).toBeVisible();
const entry = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Liste der Textvorlagen" }).getByRole("link", { name: new RegExp(`^${title}( Geändert)?$`) });
const saveButton = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

/** Opens the page of templates at one of them. */
async function openTemplate(page: Page, title: string): Promise<void> {
  await page.goto(paths.templates);
  await entry(page, title).click();
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
}

test("a template is changed, put into an answer, and read by the reporter; then it is the house's again", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const [desk, portal] = [handler.page, reporter.page];
  const mark = randomUUID().slice(0, 8);
  const title = `Vorlage gefragt ${mark}`;
  await signIn(desk, DEMO);
  const address = await channelAddress(handler.page);
  await openForm(portal, address);
  await fillForm(portal, { title, description: "Nur zur Probe." });
  const receipt = await send(portal);

  await test.step("changed, with a placeholder from the bar; the preview shows it filled", async () => {
    await openTemplate(desk, "Rückfrage");
    await expect(desk.getByText("Text des Hauses", { exact: true })).toBeVisible();
    await expect(saveButton(desk)).toHaveAttribute("aria-disabled", "true");
    await text(desk).fill(`Unsere Frage ${mark} zu Fall `);
    await desk.getByRole("toolbar", { name: "Platzhalter einfügen" }).getByRole("button", { name: "Fallnummer" }).click();
    await expect(text(desk)).toHaveValue(`Unsere Frage ${mark} zu Fall {fallnummer}`);
    await expect(text(desk)).toBeFocused();
    await desk.keyboard.type(": [… Frage] Antwort bis [… Tag].");
    await expect(desk.getByRole("region", { name: "Vorschau mit Beispielwerten" })).toContainText("zu Fall K7M2-Q9XF: [… Frage]");
    await look(desk, "vorlagen-aendern", info);
    await saveButton(desk).click();
    await said(desk, "Vorlage gespeichert");
    await expect(desk.getByText(/^Zuletzt geändert heute, .* von Anna Lindner$/)).toBeVisible();
    await expect(entry(desk, "Rückfrage")).toContainText("Geändert");
  });

  await desk.goto(paths.reports);
  await openReport(desk, title);
  const answer = desk.getByLabel(ANSWER);
  const dialog = desk.getByRole("dialog", { name: "Vorlage einfügen" });
  const inserted = `Guten Morgen.\n\nUnsere Frage ${mark} zu Fall ${receipt.caseNumber}: [… Frage] Antwort bis [… Tag].`;

  await test.step("put after what is written already, by keyboard; undone and done again", async () => {
    await answer.fill("Guten Morgen.");
    await tabTo(desk, desk.getByRole("button", { name: "Vorlage einfügen" }));
    await desk.keyboard.press("Enter");
    await expect(dialog.getByLabel("Vorlage suchen")).toBeFocused();
    await expect(dialog.getByRole("button", { name: "Deutsch" })).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByRole("button", { name: /Belegschaft/ })).toHaveCount(0);
    await look(desk, "vorlage-einfuegen", info, { sizes: [PHONE, DESKTOP] });
    await desk.keyboard.type("gibtesnicht");
    await expect(dialog.getByText("Keine Vorlage passt dazu.")).toBeVisible();
    await dialog.getByLabel("Vorlage suchen").fill("rückfr");
    await desk.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("button", { name: /^Rückfrage/ })).toBeFocused();
    await desk.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(answer).toHaveValue(inserted);
    await expect(answer).toBeFocused();
    await desk.keyboard.press("Control+z");
    await expect(answer).toHaveValue("Guten Morgen.");
    await desk.keyboard.press("Control+y");
    await expect(answer).toHaveValue(inserted);
  });

  await test.step("what is open is said, selected, and not sent", async () => {
    await expect(desk.getByText("Noch 2 Stellen auszufüllen, zuerst [… Frage]")).toBeVisible();
    await answer.press("Control+Enter");
    await expect(desk.getByRole("alert").filter({ hasText: "Noch nicht gesendet: [… Frage]" })).toBeVisible();
    await look(desk, "vorlage-offen", info);
    await desk.getByRole("button", { name: "Senden", exact: true }).click();
    await desk.keyboard.type("Wann war das?");
    await desk.getByRole("button", { name: "Nächste Stelle" }).click();
    await desk.keyboard.type("Freitag {egal}");
    await expect(desk.getByText(/Stellen? auszufüllen/)).toBeHidden();
    await answer.press("Control+Enter");
  });

  await test.step("the reporter reads it", async () => {
    const sent = `Unsere Frage ${mark} zu Fall ${receipt.caseNumber}: Wann war das? Antwort bis Freitag {egal}.`;
    await expect(desk.getByRole("listitem").filter({ hasText: sent })).toBeVisible();
    await portal.goto(address);
    await openCase(portal, receipt.password, receipt.caseNumber);
    await expect(portal.getByRole("listitem").filter({ hasText: sent })).toContainText("Guten Morgen.");
  });

  await test.step("back to the house's text, after a question", async () => {
    await openTemplate(desk, "Rückfrage");
    await desk.getByRole("button", { name: "Auf Vorlage des Hauses zurücksetzen" }).click();
    await desk.getByRole("alertdialog").getByRole("button", { name: "Zurücksetzen" }).click();
    await said(desk, "Vorlage zurückgesetzt");
    await expect(text(desk)).toHaveValue(/^Guten Tag,\n\nvielen Dank für Ihre Meldung mit der Fallnummer \{fallnummer\}/);
    await expect(desk.getByText("Text des Hauses", { exact: true })).toBeVisible();
  });
});

test("an unknown placeholder is named and not saved; leaving asks; two at the same text are both heard", async ({ person }, info) => {
  const [anna, second] = [await person(), await person()];
  anna.expectComplaint(/409/);
  const [page, other] = [anna.page, second.page];
  const own = `Unsere Antwort ${randomUUID().slice(0, 8)}`;
  await signIn(page, DEMO);
  await page.goto(paths.settings);
  // Until the company's data are there, what stands below them moves.
  await expect(page.getByLabel("Firmenname")).toHaveValue(/./);
  await page.getByRole("link", { name: "Textvorlagen öffnen" }).click();

  await test.step("an own one is added, without a text to begin with", async () => {
    await page.getByRole("button", { name: "Vorlage hinzufügen" }).click();
    const dialog = page.getByRole("dialog", { name: "Vorlage hinzufügen" });
    await expect(dialog.getByLabel("Titel")).toBeFocused();
    await dialog.getByLabel("Titel").fill(own);
    await dialog.getByLabel("Verwendung").selectOption({ label: "Rückmeldung" });
    await look(page, "vorlage-neu", info, { sizes: [DESKTOP] });
    await dialog.getByRole("button", { name: "Vorlage hinzufügen" }).click();
    await said(page, "Vorlage angelegt");
    await expect(page.getByRole("heading", { level: 2, name: own })).toBeVisible();
  });

  await test.step("an unknown placeholder is named; saving leads to it", async () => {
    await text(page).fill("Guten Tag,\nliebe {vorname}");
    await saveButton(page).click();
    await expect(page.getByText("Diesen Platzhalter gibt es nicht: „{vorname}“ in Zeile 2.")).toBeVisible();
    await expect(text(page)).toBeFocused();
    await look(page, "vorlage-falsch", info);
    await page.keyboard.type("Person");
    await expect(text(page)).toHaveValue("Guten Tag,\nliebe Person");
  });

  await test.step("leaving asks, also for another language", async () => {
    const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
    for (const leave of [page.getByRole("tab", { name: "English" }), entry(page, "Zwischenstand")]) {
      await leave.click();
      await question.getByRole("button", { name: "Hier bleiben" }).click();
      await expect(text(page)).toHaveValue("Guten Tag,\nliebe Person");
    }
    await text(page).press("Control+Enter");
    await said(page, "Vorlage gespeichert");
  });

  await test.step("a colleague was faster: told, with both texts, and the own one kept", async () => {
    await signIn(other, DEMO);
    await openTemplate(other, own);
    await text(page).fill("Meine Fassung");
    await text(other).fill("Die andere Fassung");
    await saveButton(other).click();
    await said(other, "Vorlage gespeichert");
    const notice = page.getByRole("alert").filter({ hasText: "hat diesen Text inzwischen geändert" });
    await expect(notice).toContainText("Anna Lindner");
    await expect(text(page)).toHaveValue("Meine Fassung");
    await saveButton(page).click();
    await expect(notice).toBeVisible();
    await notice.getByText("Gespeicherten Text ansehen").click();
    await expect(notice.getByText("Die andere Fassung")).toBeVisible();
    await look(page, "vorlage-zugleich", info);
    await notice.getByRole("button", { name: "Meinen Text behalten" }).click();
    await saveButton(page).click();
    await said(page, "Vorlage gespeichert");
    await expect(text(other)).toHaveValue("Meine Fassung");
  });

  await test.step("renamed and deleted", async () => {
    await page.getByRole("button", { name: `Aktionen für „${own}“` }).click();
    await page.getByRole("menuitem", { name: "Umbenennen" }).click();
    await page.getByLabel("Titel").fill(`${own} neu`);
    await page.getByRole("button", { name: "Speichern" }).last().click();
    await said(page, "Vorlage umbenannt");
    await page.getByRole("button", { name: `Aktionen für „${own} neu“` }).click();
    await page.getByRole("menuitem", { name: "Vorlage löschen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Vorlage löschen" }).click();
    await said(page, "Vorlage gelöscht");
    await expect(entry(page, `${own} neu`)).toHaveCount(0);
    await expect(other.getByText("Diese Vorlage gibt es nicht mehr")).toBeVisible();
  });
});

test("who may only work on reports reads and copies; a list that does not load can be tried again", async ({ person }, info) => {
  const { page, context, expectComplaint } = await person();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  expectComplaint(/Failed to load resource/);
  await signIn(page, MALIK);
  await page.route("**/api/templates", (route) => route.abort());
  await page.goto(paths.templates);
  await expect(page.getByRole("alert")).toContainText("Die Textvorlagen konnten nicht geladen werden");
  await look(page, "vorlagen-fehler", info);
  await page.unroute("**/api/templates");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Ändern kann sie, wer die Berechtigung „Einstellungen“ hat.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Vorlage hinzufügen" })).toHaveCount(0);
  await look(page, "vorlagen-lesen", info);
  await page.setViewportSize(DESKTOP);
  await entry(page, "Belegschaft: Aushang").click();
  await page.getByRole("tab", { name: "English" }).click();
  await expect(page.getByRole("region", { name: "Vorschau mit Beispielwerten" })).toContainText("Something is not right? Tell us.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Text kopieren" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("The Internal Reporting Office of Muster AG takes reports");
  // On a phone the text takes the list's place, and there is a way back.
  await page.setViewportSize(PHONE);
  await look(page, "vorlage-telefon", info, { sizes: [PHONE] });
  await page.setViewportSize(PHONE);
  await page.getByRole("link", { name: "Alle Vorlagen" }).click();
  await expect(entry(page, "Zwischenstand")).toBeVisible();
});
