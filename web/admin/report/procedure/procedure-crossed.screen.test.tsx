import { messageRoutes } from "@hz/contract/reports/messages";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCase, showCase } from "../../../testing/answer-case.ts";
import { changeMeasure } from "../../../testing/answer-procedure.ts";
import { answers, holdNext, loseAnswer, refused, sentTo, tell } from "../../../testing/answers.ts";
import { aCase, type KeptCase, nextMoment } from "../../../testing/case.ts";
import { MALIK } from "../../../testing/keys.ts";
import { look } from "../../../testing/look.ts";
import { asReporter } from "../../../testing/reporter.ts";
import { button, field, gone, seen } from "../../../testing/see.ts";

const TITLE = "Zu zweit";
const KIND = "Interne Untersuchung durchführen";
const READY = expect.stringMatching(/vielen Dank für Ihre Meldung/);
const answer = field("Nachricht an die hinweisgebende Person");
const send = page.getByRole("button", { name: "Senden", exact: true });
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const card = page.getByRole("region", { name: "Verfahren" });
const dialog = page.getByRole("dialog");
const begin = async (name: string) => {
  await button("Weitere Schritte", card).click();
  await page.getByRole("menuitem", { name }).click();
};
const stage = (name: string) => page.getByRole("list", { name: "Schritte des Verfahrens" }).getByRole("listitem").filter({ hasText: name });
const isAt = async (name: string) =>
  await expect.element(page.getByCss('[aria-current="step"]').filter({ hasText: name })).toMatchTextContent("nächster Schritt");
const heard = async (kept: KeptCase) => (await asReporter(kept)).thread.map(({ message: { kind }, content }) => [kind, content?.text]);

/** Opens a report whose receipt nobody has confirmed. */
async function open(): Promise<KeptCase> {
  const kept = await aCase({ title: TITLE, isConfirmed: false });
  answerCase(kept);
  await showCase(kept, TITLE);
  return kept;
}

/** Confirms the receipt as a colleague does. */
function confirmElsewhere({ report, procedure }: KeptCase): void {
  report.acknowledgedAt = nextMoment();
  procedure.acknowledged = { at: report.acknowledgedAt, by: MALIK.userId };
  tell("report-changed", report.id);
}

test("two people confirm a receipt at once: the second is told who did it and keeps the text", async () => {
  const kept = await open();
  await button("Eingang bestätigen", card).click();
  await expect.element(answer).toHaveValue(READY);
  await answer.fill("Ich bestätige auch.");
  // A look at the notes does not make a message of it.
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await page.getByRole("tab", { name: /Nachrichten/ }).click();
  await seen(button("Bestätigung senden"));
  confirmElsewhere(kept);
  await seen(page.getByText("Malik Okafor hat den Eingang inzwischen bestätigt."));
  await expect.element(answer).toHaveValue("Ich bestätige auch.");
  await isAt("Anwendungsbereich geprüft");
  await send.click();
  await expect.element(message("Ich bestätige auch.")).not.toMatchTextContent("Eingangsbestätigung");
  expect(await heard(kept)).toEqual([["message", "Ich bestätige auch."]]);
});

test("what two people send in the same moment: one is refused, with the text kept", async () => {
  const kept = await open();
  await button("Eingang bestätigen", card).click();
  await expect.element(answer).toHaveValue(READY);
  await answer.fill("Zu spät.");
  const held = holdNext(messageRoutes.send);
  await button("Bestätigung senden").click();
  await held.sent;
  confirmElsewhere(kept);
  await isAt("Anwendungsbereich geprüft");
  held.letGo();
  await seen(page.getByText("Der Eingang dieser Meldung ist schon bestätigt. Ihre Nachricht wurde nicht gesendet."));
  await expect.element(answer).toHaveValue("Zu spät.");
  await send.click();
  await seen(message("Zu spät."));
  expect(await heard(kept)).toEqual([["message", "Zu spät."]]);
});

test("a confirmation whose answer was lost is not sent a second time as a message", async () => {
  const kept = await open();
  await button("Eingang bestätigen", card).click();
  await expect.element(answer).toHaveValue(READY);
  loseAnswer(messageRoutes.send);
  await button("Bestätigung senden").click();
  await seen(page.getByText("Nachricht konnte nicht gesendet werden."));
  // The case has been read again: it is confirmed, and what is written would be a message.
  await isAt("Anwendungsbereich geprüft");
  await expect.element(answer).toHaveValue(READY);
  await send.click();
  await seen(page.getByText("Eingang bestätigt", { exact: true }).first());
  await expect.element(answer).toHaveValue("");
  const [first, second] = sentTo(messageRoutes.send);
  expect(second!.body).toEqual(first!.body);
  await expect.element(message("vielen Dank für Ihre Meldung")).toHaveLength(1);
  expect(await heard(kept)).toEqual([["acknowledgement", READY]]);
});

test("what two do about a measure is never passed over in silence", async () => {
  const kept = await open();
  const { procedure, report } = kept;
  const line = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Ändern: ${KIND}` }) });
  const elsewhere = (change: Parameters<typeof changeMeasure>[3]) => {
    changeMeasure(procedure, procedure.measures[0]!.id, MALIK.userId, change);
    tell("procedure-changed", report.id);
  };
  await begin("Folgemaßnahme hinzufügen");
  await dialog.getByRole("radio", { name: KIND }).click();
  await dialog.getByLabelText("Geplant für").fill("2190-01-31");
  await button("Hinzufügen", dialog).click();
  await gone(dialog);

  // Who sets the person leaves what a colleague marked as taken meanwhile.
  await button(`Ändern: ${KIND}`, line).click();
  elsewhere({ state: "taken", day: "2026-01-04" });
  await field("Zuständig", dialog).selectOptions("Malik Okafor");
  await button("Speichern", dialog).click();
  await gone(dialog);
  const set = sentTo(procedureRoutes.changeMeasure).map(({ body: { state, day, userId } }) => ({ state, day, userId }));
  expect(set).toEqual([{ userId: MALIK.userId }]);
  await expect.element(line).toMatchTextContent("Malik Okafor");
  await expect.element(line).toMatchTextContent("ergriffen");

  // Who sets the same is told what it is now, keeps what was chosen, and decides.
  await button(`Ändern: ${KIND}`, line).click();
  await dialog.getByLabelText("Ergriffen am").fill("2026-01-05");
  elsewhere({ state: "planned", day: "2190-02-28" });
  answers(procedureRoutes.changeMeasure, refused("REPORT_CHANGED"));
  await button("Speichern", dialog).click();
  await expect
    .element(dialog.getByRole("alert").filter({ hasText: "inzwischen geändert" }))
    .toMatchTextContent("Malik Okafor hat diese Folgemaßnahme inzwischen geändert: geplant, 28. Feb. 2190, zuständig ist Malik Okafor.");
  await expect.element(dialog.getByLabelText("Geplant für")).toHaveValue("2026-01-05");
  await look("measure-crossed");
  answerCase(kept);
  await button("Speichern", dialog).click();
  await gone(dialog);
  await expect.element(line).toMatchTextContent("5. Jan. 2026");
  await expect.element(line).toMatchTextContent("geplant");
});

test("closing says that the receipt is not confirmed, and leads there; closed all the same, it did not happen", async () => {
  await open();
  await begin("Abschließen");
  await expect.element(dialog).toMatchTextContent("Der Eingang ist noch nicht bestätigt.");
  await look("close-unconfirmed");
  await button("Jetzt Eingang bestätigen", dialog).click();
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue(READY);
  await begin("Abschließen");
  await dialog.getByRole("radio", { name: "Doppelmeldung", exact: true }).click();
  await dialog.getByRole("radio", { name: "Doppelmeldung oder Spam" }).click();
  await button("Schließen", dialog).click();
  await gone(dialog);
  for (const name of ["Bestätigt", "Anwendungsbereich geprüft", "Stichhaltigkeit geprüft", "Folgemaßnahmen"])
    await expect.element(stage(name)).toMatchTextContent("nicht erfolgt");
  await expect.element(stage("Rückmeldung erteilt")).toMatchTextContent("entfällt");
  await look("procedure-missing");
});
