import { paths } from "@hz/contract/paths";
import { processingRoutes } from "@hz/contract/processing/processing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, cut, holdNext, sentTo } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { answerProcessing } from "../../testing/processing.ts";
import { noProcessing } from "../../testing/samples.ts";
import { saved } from "../../testing/saved.ts";
import { button, gone, said, seen } from "../../testing/see.ts";

const dialog = page.getByRole("alertdialog");
const conclude = button("Vertrag schließen");

test("the agreement stands there to be read, words as words; asked once it is concluded, and kept with date, version and person", async () => {
  answerProcessing("Weg 1, 10115 Berlin");
  mount(paths.processing);
  await seen(page.getByText("Noch nicht geschlossen"));
  await seen(page.getByText("<script>alert(1)</script>").first());
  await seen(page.getByRole("cell", { name: "Verschlüsselung der Inhalte" }).first());
  await look("processing-missing");
  await conclude.click();
  await seen(dialog.getByText("dass Sie es dabei vertreten dürfen"));
  await look("processing-asked");
  await button("Verbindlich schließen", dialog).click();
  await said("Vertrag geschlossen");
  await seen(page.getByRole("listitem").filter({ hasText: "Geschlossen am 20. November 2026 um 10:30 Uhr (MEZ)" }));
  await gone(conclude);
  await look("processing-concluded");
  expect(sentTo(processingRoutes.conclude)).toHaveLength(1);
  await page.getByRole("link", { name: "Hilfe im Handbuch" }).click();
  await seen(page.getByRole("heading", { level: 2, name: "Wenn sich der Text ändert" }));
});

test("nothing of a table lies out of sight: on a phone each row is a list of its columns, on a desktop they stand side by side", async () => {
  answerProcessing("Weg 1, 10115 Berlin");
  await page.viewport(PHONE.width, PHONE.height);
  mount(paths.processing);
  const rows = page.getByRole("list", { name: "Weitere Auftragsverarbeiter" }).first();
  await seen(rows.getByText("Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO)"));
  await gone(page.getByRole("table"));
  await page.viewport(DESKTOP.width, DESKTOP.height);
  const table = page.getByRole("region", { name: "Weitere Auftragsverarbeiter" }).first();
  await seen(table.getByRole("cell", { name: /^Standardvertragsklauseln/ }));
  const card = table.element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});

test("what changed since it was read is refused with a sentence, and the page shows the new text", async () => {
  const office = answerProcessing("Weg 1, 10115 Berlin");
  mount(paths.processing);
  await conclude.click();
  office.move("Allee 2, 20095 Hamburg");
  await button("Verbindlich schließen", dialog).click();
  await seen(dialog.getByText("Der Text des Vertrags hat sich inzwischen geändert. Es wurde nichts abgeschlossen."));
  await expect.element(button("Verbindlich schließen", dialog)).toBeDisabled();
  await button("Abbrechen", dialog).click();
  await seen(page.getByText("Allee 2, 20095 Hamburg").first());
  await conclude.click();
  await button("Verbindlich schließen", dialog).click();
  await said("Vertrag geschlossen");
});

test("an agreement whose text has changed says where, and is concluded anew", async () => {
  const office = answerProcessing("Weg 1, 10115 Berlin");
  mount(paths.processing);
  await conclude.click();
  await button("Verbindlich schließen", dialog).click();
  await said("Vertrag geschlossen");
  office.move("Allee 2, 20095 Hamburg");
  mount(paths.processing);
  await seen(page.getByText("Geändert: 1. Parteien"));
  await look("processing-changed");
  await button("Neue Fassung schließen").click();
  await button("Verbindlich schließen", dialog).click();
  await gone(page.getByText("Geändert: 1. Parteien"));
  await expect.element(page.getByRole("list", { name: "Geschlossene Fassungen" }).getByRole("listitem")).toHaveLength(2);
});

test("without the company's address it is asked for, and nothing can be concluded", async () => {
  answerProcessing("");
  mount(paths.processing);
  await expect.element(page.getByRole("link", { name: "Firmendaten ergänzen" })).toHaveAttribute("href", `${paths.settings}#firmendaten`);
  await gone(conclude);
  await look("processing-without-address");
});

test("where the operator offers none the page says so plainly, with what is missing", async () => {
  answers(processingRoutes.get, noProcessing());
  mount(paths.processing);
  await seen(page.getByText("Er kann deshalb nicht geschlossen werden."));
  await seen(page.getByText("Dem Betreiber fehlen: OPERATOR_NAME"));
  await gone(conclude);
  await look("processing-unavailable");
});

test("each of the four documents is a PDF, and a concluded one as it was", async () => {
  const office = answerProcessing("Weg 1, 10115 Berlin");
  mount(paths.processing);
  const record = await saved(() => button("PDF: Verzeichnis der Verarbeitungstätigkeiten").click());
  expect(record.name).toMatch(/^Verzeichnis-\d{4}-\d\d-\d\d\.pdf$/);
  expect(record.text).toMatch(/^%PDF-1\.7/);
  await conclude.click();
  await button("Verbindlich schließen", dialog).click();
  await said("Vertrag geschlossen");
  office.move("Allee 2, 20095 Hamburg");
  const agreement = await saved(() => button(/^PDF: Geschlossen am/).click());
  expect(agreement.name).toBe("Auftragsverarbeitung-2026-11-20.pdf");
});

test("the page waits, and says when it could not be read", async () => {
  answerProcessing("Weg 1, 10115 Berlin");
  const held = holdNext(processingRoutes.get);
  mount(paths.processing);
  await seen(page.getByRole("status").filter({ hasText: "Vertrag wird geladen" }));
  held.letGo();
  await seen(conclude);
  const join = cut(processingRoutes.get);
  mount(paths.processing);
  await seen(page.getByText("Der Vertrag konnte nicht geladen werden"));
  join();
  await button("Erneut versuchen").click();
  await seen(conclude);
});
