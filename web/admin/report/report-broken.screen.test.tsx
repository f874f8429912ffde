import { paths } from "@hz/contract/paths";
import { fromBase64Url, toBase64Url } from "@hz/crypto";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flipped } from "../../../crypto/testing/expect-failure.ts";
import { answerCase, showCase } from "../../testing/answer-case.ts";
import { aCase } from "../../testing/case.ts";
import { mountWithKeys } from "../../testing/keys.ts";
import { look } from "../../testing/look.ts";
import { asReporter } from "../../testing/reporter.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const TITLE = "Halb lesbar";
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const answer = field("Nachricht an die hinweisgebende Person");
const note = field("Neue interne Notiz");
const send = () => userEvent.keyboard("{Control>}{Enter}{/Control}");
const toNotes = () => page.getByRole("tab", { name: /Interne Notizen/ }).click();
const broken = (box: string): string => toBase64Url(flipped(fromBase64Url(box), 8 * 60));

test("boxes that do not open are said to, and the rest of the case goes on", async () => {
  const kept = await aCase({ title: TITLE });
  answerCase(kept);
  await showCase(kept, TITLE);
  for (const text of ["Erste Antwort.", "Zweite Antwort."]) {
    await answer.fill(text);
    await send();
    await seen(message(text).getByRole("button", { name: /schwärzen$/ }));
  }
  kept.report.body = broken(kept.report.body);
  kept.messages[0]!.box = broken(kept.messages[0]!.box);
  await showCase(kept, TITLE);
  await seen(page.getByText("Titel, Beschreibung und Angaben lassen sich nicht öffnen"));
  await seen(message("Diese Nachricht lässt sich nicht öffnen."));
  await seen(message("Zweite Antwort."));
  await look("case-broken");
  await answer.fill("Bitte schicken Sie den Inhalt noch einmal.");
  await send();
  await expect.element(answer).toHaveValue("");
  const { open, thread } = await asReporter(kept);
  expect(open.content).toBeNull();
  expect(thread.map(({ content }) => content?.text)).toEqual([undefined, "Zweite Antwort.", "Bitte schicken Sie den Inhalt noch einmal."]);
});

test("a broken title, note and file are each said to be, where they stand", async () => {
  const bytes = new TextEncoder().encode("Zwölf Paletten, nicht zehn.");
  const kept = await aCase({ title: TITLE, files: [{ name: "Lieferschein.txt", type: "text/plain", bytes }] });
  answerCase(kept);
  await showCase(kept, TITLE);
  await toNotes();
  for (const text of ["Erste Notiz.", "Zweite Notiz."]) {
    await note.fill(text);
    await send();
    await seen(message(text));
  }
  kept.report.title = broken(kept.report.title);
  kept.notes[0]!.box = broken(kept.notes[0]!.box);
  for (const [id, sealed] of kept.files) kept.files.set(id, flipped(sealed, 8 * 80));

  await showCase(kept, TITLE);
  await toNotes();
  await seen(message("Diese Notiz lässt sich nicht öffnen."));
  await seen(message("Zweite Notiz."));
  const damaged = "Die Datei „Lieferschein.txt“ ist unvollständig oder verändert und wird deshalb nicht angeboten.";
  await button("Lieferschein.txt ansehen").click();
  const dialog = page.getByRole("dialog");
  await seen(dialog.getByText(damaged));
  await userEvent.keyboard("{Escape}");
  await gone(dialog);
  await button("Lieferschein.txt herunterladen").click();
  await said(damaged);
  mountWithKeys(paths.reports);
  await expect
    .element(page.getByRole("row").filter({ hasText: `HZ-${kept.report.number}` }))
    .toMatchTextContent("Nicht lesbar: der Inhalt ist beschädigt");
});
