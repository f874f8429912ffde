import { paths } from "@hz/contract/paths";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCase, showCase } from "../../testing/answer-case.ts";
import { aCase } from "../../testing/case.ts";
import { button, field, gone, seen } from "../../testing/see.ts";
import { noteLostSession, noteSessionBack } from "../shared/session/lost-session.ts";

const TITLE = "Rechnungen doppelt bezahlt";
const [ANSWER, NOTE] = ["Eine halbe Antwort", "Eine halbe Notiz"];
const answer = field("Nachricht an die hinweisgebende Person");
const note = field("Neue interne Notiz");
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const question = page.getByRole("alertdialog", { name: "Entwurf verwerfen?" });
const toNotes = () => page.getByRole("tab", { name: /Interne Notizen/ }).click();
const toMessages = () => page.getByRole("tab", { name: /^Nachrichten/ }).click();
const toList = () => page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
const kept = () => Object.entries(sessionStorage).filter(([name]) => name.startsWith("hz.draft."));

/** Opens a case, by the list where one comes back to it. */
async function open() {
  const report = await aCase({ title: TITLE });
  answerCase(report);
  await showCase(report, TITLE);
  return report;
}

/** Writes an answer and a note, and waits until both are kept, sealed: nothing of the texts stands in the browser. */
async function write(): Promise<void> {
  await answer.fill(ANSWER);
  await toNotes();
  await note.fill(NOTE);
  await expect.poll(() => kept().length).toBe(2);
  for (const text of [ANSWER, NOTE]) expect(JSON.stringify(kept())).not.toContain(text);
}
async function bothAreThere(): Promise<void> {
  await toNotes();
  await expect.element(note).toHaveValue(NOTE);
  await toMessages();
  await expect.element(answer).toHaveValue(ANSWER);
}

afterEach(noteSessionBack);

test("a look at the other tab loses no draft; leaving asks, staying keeps, discarding forgets; what was emptied is none", async () => {
  await open();
  await write();
  await toMessages();
  await toList();
  await button("Hier bleiben", question).click();
  await bothAreThere();
  await toList();
  await button("Entwurf verwerfen", question).click();
  await seen(heading("Meldungen"));
  await page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).click();
  await seen(heading(TITLE));
  await expect.element(answer).toHaveValue("");
  await toNotes();
  await expect.element(note).toHaveValue("");
  expect(kept()).toEqual([]);

  await toMessages();
  await write();
  await note.fill("");
  await toMessages();
  await answer.fill("");
  await expect.poll(kept).toEqual([]);
  await toList();
  await seen(heading("Meldungen"));
  await gone(question);
});

test("a reload is asked about, and brings both drafts back", async () => {
  const report = await open();
  const leaving = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leaving()).toBe(true);
  await write();
  await expect.poll(leaving).toBe(false);
  await showCase(report, TITLE);
  await bothAreThere();
});

test("where the session ends the texts stay and can be copied; what is typed on is neither left out nor lost without a question", async () => {
  await open();
  await write();
  await toMessages();
  noteLostSession();
  await seen(page.getByText("Ihre Sitzung ist beendet", { exact: true }));
  await expect.element(answer).toHaveValue(ANSWER);
  const copy = page.getByRole("button", { name: /^(Text kopieren|Kopiert)$/ });
  await copy.click();
  await seen(button("Kopiert"));
  const copied = await navigator.clipboard.readText();
  for (const text of [ANSWER, NOTE]) expect(copied).toContain(text);
  await expect.element(page.getByRole("link", { name: "In neuem Tab anmelden" })).toHaveAttribute("href", paths.signIn);
  await answer.fill(`${ANSWER} Nachtrag`);
  await button("Zur Anmeldung").click();
  await button("Hier bleiben", page.getByRole("alertdialog")).click();
  await copy.click();
  await expect.poll(() => navigator.clipboard.readText()).toContain(`${ANSWER} Nachtrag`);
});
