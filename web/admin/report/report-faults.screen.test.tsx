import { paths } from "@hz/contract/paths";
import { fileRoutes } from "@hz/contract/reports/files";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Route } from "@hz/contract/route";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCase, showCase } from "../../testing/answer-case.ts";
import { answers, cut, holdNext, loseAnswer, refused, sentTo, setOnline } from "../../testing/answers.ts";
import { aCase, type KeptCase } from "../../testing/case.ts";
import { ANNA, mountWithKeys } from "../../testing/keys.ts";
import { look } from "../../testing/look.ts";
import { asReporter } from "../../testing/reporter.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

const TITLE = "Die Leitung ist gestört";
const OFFLINE = "Verbindungsfehler. Bitte versuchen Sie es erneut.";
const alert = (words: string) => page.getByRole("alert").filter({ hasText: words });
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const heading = page.getByRole("heading", { level: 1, name: TITLE });
const answer = field("Nachricht an die hinweisgebende Person");
const note = field("Neue interne Notiz");
const files = field("Dateien anhängen");
const send = page.getByRole("button", { name: "Senden", exact: true });
const status = field("Status");
const line = page.getByRole("row").filter({ hasText: TITLE });
const toNotes = () => page.getByRole("tab", { name: /Interne Notizen/ }).click();
const toList = () => page.getByRole("link", { name: "Meldungen", exact: true }).first().click();
const openLine = () => line.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).click();

/** Opens a report; gives what the server keeps of it. */
async function open(): Promise<KeptCase> {
  const kept = await aCase({ title: TITLE, description: "Die Leitung ist schlecht." });
  answerCase(kept);
  await showCase(kept, TITLE);
  return kept;
}

/** What the reporter reads of the office's messages. */
const heard = async (kept: KeptCase) => (await asReporter(kept)).thread.map(({ content, verified }) => verified && content?.text);

test("the case says in which language its reporter reads", async () => {
  const kept = await aCase({ title: TITLE, language: "en" });
  answerCase(kept);
  await showCase(kept, TITLE);
  const facts = page.getByRole("complementary").getByRole("definition");
  await seen(facts.filter({ hasText: /^Englisch$/ }));
});

test("a case whose parts do not load says which, keeps the rest, and each can be tried again", async () => {
  const kept = await aCase({ title: TITLE });
  answerCase(kept);
  let mend = cut(reportRoutes.get);
  mountWithKeys(paths.report(kept.report.id));
  const whole = alert("Die Meldung konnte nicht geladen werden");
  await expect.element(whole).toMatchTextContent(`Sie ist sicher gespeichert. ${OFFLINE}`);
  await look("case-fehler");
  mend();
  await button("Erneut versuchen", whole).click();
  await seen(heading);

  mend = cut(messageRoutes.list, messageRoutes.notes);
  const mendHistory = cut(messageRoutes.history);
  await showCase(kept, TITLE);
  const rail = page.getByRole("complementary");
  await seen(rail.getByText(`Der Verlauf konnte nicht geladen werden. ${OFFLINE}`));
  mendHistory();
  await button("Erneut versuchen", rail).click();
  await seen(rail.getByText("Meldung eingegangen"));
  const thread = alert("Die Nachrichten konnten nicht geladen werden.");
  await expect.element(thread).toMatchTextContent(OFFLINE);
  await look("case-teile-fehlen");
  await toNotes();
  const notes = alert("Die Notizen konnten nicht geladen werden.");
  await seen(notes);
  mend();
  await button("Erneut versuchen", notes).click();
  await seen(page.getByText("Noch keine Notizen."));
  await page.getByRole("tab", { name: /^Nachrichten/ }).click();
  await button("Erneut versuchen", thread).click();
  await seen(page.getByText("Meldekanal, automatisch"));
});

test("an answer whose sending fails stays with its files, and is sent once, so that the reporter reads it", async () => {
  const kept = await open();
  await send.click();
  await seen(alert("Nachricht ist erforderlich"));
  await files.upload([new File(["MZ"], "Makro.exe"), new File([], "Leer.txt", { type: "text/plain" })]);
  const refusal = alert("Dieser Dateityp ist nicht erlaubt: „Makro.exe“.");
  await expect.element(refusal).toMatchTextContent("Diese Datei ist leer: „Leer.txt“.");

  await files.upload(new File(["Erst prüfen."], "Ablauf.txt", { type: "text/plain" }));
  await answer.fill("Bitte bleiben Sie erreichbar.");
  loseAnswer(messageRoutes.send);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const failed = alert("Nachricht konnte nicht gesendet werden.");
  await expect
    .element(failed)
    .toHaveTextContent(`Nachricht konnte nicht gesendet werden. ${OFFLINE} Ihr Text und Ihre Dateien sind noch da.`);
  await expect.element(answer).toHaveValue("Bitte bleiben Sie erreichbar.");
  await seen(button("Ablauf.txt entfernen"));
  await look("answer-failed");
  await send.click();
  await expect.element(answer).toHaveValue("");
  await expect.element(message("Bitte bleiben Sie erreichbar.")).toHaveLength(1);
  const [first, second] = sentTo(messageRoutes.send);
  expect(second!.body).toEqual(first!.body);
  expect(sentTo(fileRoutes.reportPart)).toHaveLength(1);
  expect(await heard(kept)).toEqual(["Bitte bleiben Sie erreichbar."]);

  // A file alone is sent with a sentence that says so.
  await files.upload(new File(["Ihre Rechte."], "Merkblatt.txt", { type: "text/plain" }));
  await send.click();
  await expect.element(message("(Datei gesendet)")).toMatchTextContent("Merkblatt.txt");
  const last = (await asReporter(kept)).thread.at(-1)!;
  expect(last.content).toMatchObject({ text: "(Datei gesendet)", files: [{ name: "Merkblatt.txt", size: 12 }] });
});

test("a note that is empty is said to be, one that does not get through stays, and one whose answer is lost is kept once", async () => {
  const kept = await open();
  await toNotes();
  const save = button("Notiz speichern");
  await save.click();
  await seen(alert("Die Notiz ist leer."));
  const mend = cut(messageRoutes.addNote);
  await note.fill("Revision fragen.");
  await save.click();
  const failed = alert("Die Notiz konnte nicht gespeichert werden.");
  await expect.element(failed).toMatchTextContent("Ihr Text ist noch da.");
  mend();
  await save.click();
  await said("Notiz gespeichert");
  await expect.element(message("Revision fragen.")).toHaveLength(1);

  await note.fill("Vorstand fragen.");
  loseAnswer(messageRoutes.addNote);
  await save.click();
  await expect.element(failed).toMatchTextContent("Ihr Text ist noch da.");
  await save.click();
  await expect.element(note).toHaveValue("");
  await expect.element(message("Vorstand fragen.")).toHaveLength(1);
  const [first, second] = sentTo(messageRoutes.addNote).slice(-2);
  expect(second!.body).toEqual(first!.body);
  // The same words later are another note.
  await note.fill("Vorstand fragen.");
  await save.click();
  await expect.element(message("Vorstand fragen.")).toHaveLength(2);
  expect(kept.notes).toHaveLength(3);
});

test("what is left behind and discarded while it is sent is not sent, and the page one goes to keeps its address", async () => {
  const kept = await open();
  /** Presses a button, leaves while what it sends is on its way, lets that go, and comes back by the list as it was. */
  const leaveWhile = async (route: Route, name: string) => {
    const held = holdNext(route);
    await page.getByRole("button", { name, exact: true }).click();
    await held.sent;
    await toList();
    await page.getByRole("alertdialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
    await page.getByRole("button", { name: "Thema", exact: true }).click();
    await expect.poll(() => location.search).toBe("?sortierung=thema");
    held.letGo();
    await seen(line);
    expect(location.search).toBe("?sortierung=thema");
    await openLine();
    await seen(page.getByText("Meldekanal, automatisch"));
  };
  await files.upload(new File(["Vertraulich."], "Akte.txt", { type: "text/plain" }));
  await answer.fill("Doch nicht so.");
  await leaveWhile(fileRoutes.reportPart, "Senden");
  await answer.fill("So auch nicht.");
  await leaveWhile(messageRoutes.send, "Senden");
  await toNotes();
  await note.fill("Nicht behalten.");
  await leaveWhile(messageRoutes.addNote, "Notiz speichern");
  await toNotes();
  await seen(page.getByText("Noch keine Notizen."));
  for (const route of [fileRoutes.reportPart, messageRoutes.send, messageRoutes.addNote]) expect(sentTo(route)).toEqual([]);
  expect([kept.messages, kept.notes]).toEqual([[], []]);
});

test("without a network every act says at once that it failed, and nothing happens by itself afterwards", async () => {
  const [kept, other] = [await aCase({ title: TITLE }), await aCase({ title: "Eine andere Meldung" })];
  answerCase(kept);
  answers(reportRoutes.list, { rows: [kept.report, other.report], total: 2, nextCursor: null });
  answers(reportRoutes.get, ({ params: { id } }) => (id === kept.report.id ? kept : other).report);
  mountWithKeys(paths.reports);
  await openLine();
  await seen(heading);

  setOnline(false);
  await status.selectOptions("In Bearbeitung");
  await said(`Der Status konnte nicht geändert werden. Es gilt weiter der bisherige. ${OFFLINE}`);
  await expect.element(status).toBeEnabled();
  await expect.element(status).toHaveValue("new");
  await toList();
  const otherLine = page.getByRole("row").filter({ hasText: "Eine andere Meldung" });
  await otherLine.getByRole("link", { name: /^HZ-\d+ anzeigen$/ }).click();
  const whole = alert("Die Meldung konnte nicht geladen werden");
  await expect.element(whole).toMatchTextContent(OFFLINE);
  await look("case-offline");
  setOnline(true);
  await button("Erneut versuchen", whole).click();
  await seen(status);
  await toList();
  await openLine();
  await seen(heading);
  await expect.element(status).toHaveValue("new");
  expect(sentTo(reportRoutes.update)).toEqual([]);
  await status.selectOptions("In Bearbeitung");
  await said("Status geändert");
});

test("status, assignee and deletion that do not get through leave everything as it was, and say so", async () => {
  const kept = await open();
  const assignee = field("Zugewiesen an");
  const mend = cut(reportRoutes.update, reportRoutes.remove);
  await status.selectOptions("In Bearbeitung");
  await said(`Der Status konnte nicht geändert werden. Es gilt weiter der bisherige. ${OFFLINE}`);
  await expect.element(status).toHaveValue("new");
  await assignee.selectOptions("Anna Lindner");
  await said(`Die Zuweisung konnte nicht geändert werden. Es gilt weiter die bisherige. ${OFFLINE}`);
  await expect.element(assignee).toHaveValue("");

  await button("Meldung löschen").click();
  const dialog = page.getByRole("alertdialog", { name: /^Meldung HZ-\d+ löschen\?$/ });
  await dialog.getByLabelText("Grund").selectOptions("Testmeldung oder Spam");
  await button("Meldung löschen", dialog).click();
  await seen(dialog.getByText(`Die Meldung konnte nicht gelöscht werden. ${OFFLINE}`, { exact: true }));
  await look("delete-failed");
  mend();
  answers(reportRoutes.remove, () => {
    answers(reportRoutes.list, { rows: [], total: 0, nextCursor: null });
    answers(reportRoutes.get, refused("NOT_FOUND"));
    return { deleted: true };
  });
  await button("Meldung löschen", dialog).click();
  await said("Meldung gelöscht");
  await gone(line);
  expect(sentTo(reportRoutes.remove).at(-1)).toMatchObject({ params: { id: kept.report.id }, body: { reason: "spam" } });
});

test("assignee and status are set; states that come from elsewhere are shown, and offered as long as they hold", async () => {
  const kept = await open();
  await field("Zugewiesen an").selectOptions("Anna Lindner");
  await said("Zuweisung geändert");
  expect(kept.report.assignedTo).toBe(ANNA.userId);
  await status.selectOptions("In Bearbeitung");
  await said("Status geändert");
  expect(kept.report.status).toBe("in_progress");
  for (const [state, name] of [
    ["open", "Offen"],
    ["resolved", "Gelöst"],
  ] as const) {
    kept.report.status = state;
    await showCase(kept, TITLE);
    await expect.element(status).toHaveValue(state);
    await expect.element(status.getByRole("option", { name, exact: true })).toBeInTheDocument();
    mountWithKeys(paths.reports);
    await expect.element(line).toMatchTextContent(name);
  }
});
