import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { tabTo } from "../helpers/keyboard.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";
import { returnToCase, submitReport } from "../helpers/report-by-contract.ts";

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
  await signIn(desk, DEMO, null);
  const receipt = await submitReport(await channelAddress(desk), { title, description: "Nur zur Probe." });

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

  await goToReport(desk, receipt, title);
  const answer = desk.getByLabel(ANSWER);
  const dialog = desk.getByRole("dialog", { name: "Vorlage einfügen" });
  const inserted = `Guten Morgen.\n\nUnsere Frage ${mark} zu Fall ${receipt.caseNumber}: [… Frage] Antwort bis [… Tag].`;

  await test.step("put after what is written already, by keyboard; undone and done again", async () => {
    await answer.fill("Guten Morgen.");
    await tabTo(desk, desk.getByRole("button", { name: "Vorlage einfügen" }));
    await desk.keyboard.press("Enter");
    await expect(dialog.getByLabel("Vorlage suchen")).toBeFocused();
    await expect(dialog.getByLabel("Sprache der Vorlage")).toHaveValue("de");
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
    await returnToCase(portal, receipt);
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
