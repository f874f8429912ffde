import { messageRoutes } from "@hz/contract/reports/messages";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCase, showCase } from "../../../testing/answer-case.ts";
import { cut } from "../../../testing/answers.ts";
import { aCase } from "../../../testing/case.ts";
import { look } from "../../../testing/look.ts";
import { asReporter, reporterWrites } from "../../../testing/reporter.ts";
import { button, gone, seen } from "../../../testing/see.ts";

const TITLE = "Geld im Umschlag";
const BLOCKS = "█████";
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const content = page.getByRole("region", { name: "Beschreibung" });
const dialog = page.getByRole("dialog", { name: "Stellen schwärzen" });
const selected = dialog.getByRole("option", { selected: true });
const question = (places: string) => page.getByRole("alertdialog", { name: `${places} unwiderruflich schwärzen?` });
const next = button("Weiter", dialog);

/** Opens a report in which a colleague is named, in its description and in a message. */
async function open() {
  const description = "Der Einkaufsleiter nimmt Geld.\nGesehen hat es auch Frau Wiesengrund aus der Buchhaltung.";
  const kept = await aCase({ title: TITLE, description });
  await reporterWrites(kept, "Meine Kollegin Wiesengrund weiß mehr.");
  answerCase(kept);
  await showCase(kept, TITLE);
  return kept;
}

test("what is selected on the page is marked when the dialog opens, and stays where the redaction does not get through", async () => {
  await open();
  await seen(content.getByText("Wiesengrund"));
  const text = content.element().querySelector("p")!.firstChild!;
  const at = text.textContent!.indexOf("Wiesengrund");
  expect(at).toBeGreaterThan(0);
  getSelection()!.setBaseAndExtent(text, at, text, at + "Wiesengrund".length);
  await button("Schwärzen", content).click();
  await expect.element(selected).toHaveTextContent("Wiesengrund");
  await seen(dialog.getByText("1 Stelle markiert"));
  cut(messageRoutes.redact);
  await next.click();
  await question("1 Stelle").getByLabelText("Grund").selectOptions("Angaben über Unbeteiligte");
  await button("Endgültig schwärzen", question("1 Stelle")).click();
  await seen(dialog.getByRole("alert"));
  await expect.element(selected).toHaveTextContent("Wiesengrund");
  await button("Markierung aufheben", dialog).click();
  await button("Abbrechen", dialog).click();
  await gone(dialog);
  getSelection()!.removeAllRanges();
});

test("redacted passages are gone for both sides, with their traces, by mouse and by keyboard", async () => {
  const kept = await open();

  // In the description, with the mouse: asked once, with the consequence and for a reason.
  await button("Schwärzen", content).click();
  await seen(dialog.getByText("Noch nichts markiert"));
  const words = dialog.getByRole("listbox", { name: "Beschreibung" });
  await words.getByRole("option", { name: "Wiesengrund" }).click();
  await words.getByRole("option", { name: "Buchhaltung" }).click();
  await seen(dialog.getByText("2 Stellen markiert"));
  await look("redact");
  await next.click();
  const asked = question("2 Stellen");
  await expect.element(asked).toMatchTextContent("auch für die hinweisgebende Person");
  await button("Endgültig schwärzen", asked).click();
  await seen(asked.getByText("Bitte wählen Sie einen Grund."));
  await look("redact-confirm");
  await asked.getByLabelText("Grund").selectOptions("Angaben über Unbeteiligte");
  await button("Endgültig schwärzen", asked).click();
  await gone(dialog);
  await expect.element(content).toMatchTextContent(`Gesehen hat es auch Frau ${BLOCKS} aus der ${BLOCKS}.`);
  await expect.element(content).toMatchTextContent("Von der Meldestelle geschwärzt am");

  // In a message, by keyboard alone.
  const own = message("Wiesengrund");
  (own.getByRole("button", { name: /^Nachricht vom .* schwärzen$/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const picker = dialog.getByRole("listbox", { name: "Nachricht" });
  await expect.element(picker).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{/Shift}");
  await expect.poll(() => selected.elements().map(({ textContent }) => textContent)).toEqual(["Kollegin", "Wiesengrund"]);
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await question("1 Stelle").getByLabelText("Grund").selectOptions("Schutz der Identität");
  (button("Endgültig schwärzen", question("1 Stelle")).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await gone(dialog);
  await expect.element(message(`Meine ${BLOCKS} weiß mehr.`)).toMatchTextContent("(Anna Lindner)");
  await expect.element(page.getByRole("main")).not.toMatchTextContent("Wiesengrund");

  // The reporter reads the same, by the keys that vouch for who redacted, and what follows misses nothing.
  await reporterWrites(kept, "Das ist gut so.");
  const { open: read, thread } = await asReporter(kept);
  expect(read.content?.description).toBe(`Der Einkaufsleiter nimmt Geld.\nGesehen hat es auch Frau ${BLOCKS} aus der ${BLOCKS}.`);
  expect(thread.map(({ content: said, verified, gap }) => [said?.text, verified, gap])).toEqual([
    [`Meine ${BLOCKS} weiß mehr.`, true, false],
    ["Das ist gut so.", true, false],
  ]);
  await seen(message("Das ist gut so."));
  await expect.element(message("Das ist gut so.")).not.toMatchTextContent("fehlt");

  // History and notes say who did it and why.
  const history = page.getByRole("complementary").getByRole("listitem");
  await expect.element(history.filter({ hasText: "2 Stellen der Meldung geschwärzt" })).toMatchTextContent("Anna Lindner");
  await seen(history.filter({ hasText: "1 Stelle einer Nachricht geschwärzt" }));
  await showCase(kept, TITLE);
  await expect.element(content).toMatchTextContent(BLOCKS);
  await look("case-redacted");
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await expect.element(message("Angaben über Unbeteiligte: Beschreibung, 2 Stellen")).toMatchTextContent("Grund einer Schwärzung");
});
