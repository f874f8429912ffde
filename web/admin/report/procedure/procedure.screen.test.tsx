import { paths } from "@hz/contract/paths";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCase, showCase } from "../../../testing/answer-case.ts";
import { holdNext, sentTo } from "../../../testing/answers.ts";
import { aCase } from "../../../testing/case.ts";
import { MALIK, mountWithKeys } from "../../../testing/keys.ts";
import { look, PHONE } from "../../../testing/look.ts";
import { asReporter } from "../../../testing/reporter.ts";
import { button, field, gone, seen } from "../../../testing/see.ts";

const TITLE = "Lagerbestand";
const answer = field("Nachricht an die hinweisgebende Person");
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const card = page.getByRole("region", { name: "Verfahren" });
const act = (name: string) => button(name, card);
const begin = async (name: string) => {
  await act("Weitere Schritte").click();
  await page.getByRole("menuitem", { name }).click();
};
const dialog = page.getByRole("dialog");
const choose = (name: string) => dialog.getByRole("radio", { name, exact: true }).click();
const save = (name: string) => button(name, dialog).click();
const stage = (name: string) => page.getByRole("list", { name: "Schritte des Verfahrens" }).getByRole("listitem").filter({ hasText: name });
/** Where the procedure stands: the stage that is marked as the current one. */
const isAt = async (name: string) =>
  await expect.element(page.getByCss('[aria-current="step"]').filter({ hasText: name })).toMatchTextContent("nächster Schritt");
const typeAtEnd = (words: string) => userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
const focus = (what: typeof answer) => (what.element() as HTMLElement).focus();

/** Opens a report whose receipt nobody has confirmed. */
async function open() {
  const kept = await aCase({ title: TITLE, isConfirmed: false });
  answerCase(kept);
  await showCase(kept, TITLE);
  return kept;
}

test("how far it is, is asked for beside the case, so that nothing comes late and moves under a tap", async () => {
  const kept = await aCase({ title: TITLE, isConfirmed: false });
  answerCase(kept);
  const [report, procedure] = [holdNext(reportRoutes.get), holdNext(procedureRoutes.get)];
  mountWithKeys(paths.report(kept.report.id));
  await procedure.sent;
  expect(sentTo(reportRoutes.get)).toEqual([]);
  report.letGo();
  procedure.letGo();
  await seen(card);
});

test("the receipt is confirmed with a text that is ready and can be changed, and the reporter reads it", async () => {
  const kept = await open();
  await isAt("Bestätigt");
  await expect.element(stage("Bestätigt")).toMatchTextContent(/bis .+, noch 7 Tage/);
  await card.getByText("Wie wird gerechnet?").click();
  await expect.element(card).toMatchTextContent("dessen Tag nicht mitzählt");
  await look("procedure-new");
  await act("Eingang bestätigen").click();
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue(expect.stringMatching(/vielen Dank für Ihre Meldung/));
  await typeAtEnd(" (Team Compliance)");
  await button("Bestätigung senden").click();
  await expect.element(message("(Team Compliance)")).toMatchTextContent("Eingangsbestätigung");
  await isAt("Anwendungsbereich geprüft");
  await expect.element(stage("Bestätigt")).toMatchTextContent("Anna Lindner");
  await gone(page.getByRole("radio", { name: "Eingangsbestätigung" }));
  const [read] = (await asReporter(kept)).thread;
  expect([read!.message.kind, read!.verified]).toEqual(["acknowledgement", true]);
  expect(read!.content!.text).toMatch(/vielen Dank für Ihre Meldung[^]*\(Team Compliance\)$/);
});

test("what is found is kept with its reason; who was wrong checks again", async () => {
  const kept = await open();
  await begin("Anwendungsbereich prüfen");
  await save("Prüfung speichern");
  await seen(dialog.getByText("Bitte wählen Sie das Ergebnis der Prüfung."));
  await expect.element(dialog.getByRole("radio", { name: "eröffnet", exact: true })).toHaveFocus();
  await choose("noch unklar");
  await dialog.getByLabelText("Begründung").fill("Die Inventur fehlt.");
  await look("procedure-scope");
  await save("Prüfung speichern");
  await gone(dialog);
  await begin("Anwendungsbereich prüfen");
  await expect.element(dialog).toMatchTextContent("Bisher: noch unklar (Anna Lindner,");
  await choose("eröffnet");
  await save("Prüfung speichern");
  await gone(dialog);
  await begin("Stichhaltigkeit prüfen");
  await choose("teilweise stichhaltig");
  await save("Prüfung speichern");
  await gone(dialog);
  expect(kept.procedure.steps.map(({ kind, result }) => [kind, result])).toEqual([
    ["scope", "unclear"],
    ["scope", "yes"],
    ["substance", "partly"],
  ]);
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await expect.element(message("Die Inventur fehlt.")).toMatchTextContent("Begründung eines Schritts");
});

test("a check gives the focus back to its button, and what follows is offered", async () => {
  const kept = await open();
  kept.procedure.acknowledged = { at: kept.report.createdAt, by: MALIK.userId };
  await showCase(kept, TITLE);
  await act("Anwendungsbereich prüfen").click();
  await choose("noch unklar");
  await save("Prüfung speichern");
  await gone(dialog);
  await expect.element(act("Anwendungsbereich prüfen")).toHaveFocus();
  await act("Anwendungsbereich prüfen").click();
  await choose("eröffnet");
  await save("Prüfung speichern");
  await act("Stichhaltigkeit prüfen").click();
  await choose("teilweise stichhaltig");
  await save("Prüfung speichern");
  await isAt("Folgemaßnahmen");
});

test("a measure is planned, cannot have been taken in time to come, and is taken", async () => {
  const kept = await open();
  const KIND = "Interne Untersuchung durchführen";
  const measures = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Ändern: ${KIND}` }) });
  await seen(page.getByText("Noch keine. Die Meldestelle ergreift"));
  await begin("Folgemaßnahme hinzufügen");
  await choose(KIND);
  await dialog.getByLabelText("Geplant für").fill("2190-01-31");
  await field("Zuständig", dialog).selectOptions("Malik Okafor");
  await dialog.getByLabelText("Bemerkung").fill("Mit der Revision.");
  await look("procedure-measure");
  await save("Hinzufügen");
  await expect.element(measures).toMatchTextContent("Malik Okafor · 31. Jan. 2190");
  await expect.element(measures).toMatchTextContent("Mit der Revision.");
  await button(`Ändern: ${KIND}`, measures).click();
  await dialog.getByLabelText("Geplant für").fill("2190-02-28");
  await choose("ergriffen");
  await save("Speichern");
  await seen(dialog.getByText("Eine ergriffene Maßnahme kann nicht in der Zukunft liegen."));
  await look("procedure-measure-to-come");
  await choose("geplant");
  await save("Speichern");
  await expect.element(measures).toMatchTextContent("28. Feb. 2190");
  await button(/^Als ergriffen markieren/, measures).click();
  await expect.element(measures).toMatchTextContent("ergriffen");
  expect(kept.procedure.measures).toMatchObject([{ kind: "investigation", state: "taken", userId: MALIK.userId }]);
});

test("closing without feedback leads back to it; its parts become one text that is edited", async () => {
  const kept = await open();
  await begin("Abschließen");
  await expect.element(dialog).toMatchTextContent("Hier fehlt sie noch");
  await save("Schließen");
  await seen(dialog.getByText("Bitte wählen Sie das Ergebnis."));
  await look("procedure-close");
  const taken = field("Ergriffene Folgemaßnahmen");
  // Whoever is quicker than the closing dialog, which gives the focus back once more, stays in the field they chose.
  addEventListener("focusin", function leave({ target }) {
    if (!(target instanceof HTMLTextAreaElement) || target.id !== "antwort") return;
    const quicker = document.querySelector<HTMLTextAreaElement>("fieldset textarea");
    if (!quicker) return target.blur();
    removeEventListener("focusin", leave);
    quicker.focus();
  });
  await save("Jetzt Rückmeldung geben");
  await expect.element(taken).toHaveFocus();
  await taken.fill("Wir haben das Lager geprüft.");
  const sendIt = button("Rückmeldung senden");
  await sendIt.click();
  await seen(page.getByText(/^Eine Rückmeldung nennt ergriffene oder geplante Folgemaßnahmen/));
  const reasons = field("Gründe dafür");
  await reasons.fill("Die Bestände stimmten nicht.");
  await expect.element(answer).toHaveValue(expect.stringMatching(/Lager geprüft\.\n\nGründe:\nDie Bestände/));
  focus(answer);
  await typeAtEnd(" Lindner");
  await reasons.fill("Die Bestände stimmten nicht ganz.");
  await seen(page.getByText("er folgt den Teilen nicht mehr"));
  await expect.element(answer).toHaveValue(expect.stringMatching(/stimmten nicht\.\n\nIhre Meldestelle Lindner$/));
  await look("procedure-feedback");
  await sendIt.click();
  await expect.element(message("Ihre Meldestelle Lindner")).toMatchTextContent("Rückmeldung");
  const [read] = (await asReporter(kept)).thread;
  expect([read!.message.kind, read!.verified]).toEqual(["feedback", true]);
  expect(read!.content!.text).toMatch(/stimmten nicht\.\n\nIhre Meldestelle Lindner$/);
});

test("closed with an outcome and a note; open again, closed once more without being asked for feedback", async () => {
  const kept = await aCase({ title: TITLE });
  kept.procedure.feedback = { at: kept.report.createdAt, by: MALIK.userId };
  kept.report.feedbackAt = kept.report.createdAt;
  answerCase(kept);
  await showCase(kept, TITLE);
  await begin("Abschließen");
  await expect.element(dialog).not.toMatchTextContent("Warum ohne Rückmeldung?");
  await expect.element(dialog).toMatchTextContent(/wird nach dem .+ gelöscht/);
  await choose("Teilweise bestätigt");
  await dialog.getByLabelText("Abschlussvermerk").fill("Alles Weitere bei der Revision.");
  await save("Schließen");
  await gone(dialog);
  await expect.element(card).toMatchTextContent("Ergebnis: Teilweise bestätigt.");
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await expect.element(message("Alles Weitere bei der Revision.")).toMatchTextContent("zum Abschluss");
  await look("procedure-closed");
  await begin("Wieder öffnen");
  await expect.element(card).toMatchTextContent("Das Verfahren wurde wieder geöffnet.");
  await begin("Abschließen");
  await choose("Verstoß bestätigt, abgestellt");
  await save("Schließen");
  await expect.element(card).toMatchTextContent("Ergebnis: Verstoß bestätigt, abgestellt.");
  expect(kept.procedure.steps.map(({ kind, result }) => [kind, result])).toEqual([
    ["closed", "partly-confirmed"],
    ["reopened", null],
    ["closed", "confirmed-remedied"],
  ]);
  // On a phone it is folded to where it stands.
  await page.viewport(PHONE.width, PHONE.height);
  await card.getByText("Abgeschlossen").first().click();
  await seen(stage("Stichhaltigkeit geprüft"));
});
