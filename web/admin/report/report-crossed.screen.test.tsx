import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCase, setStatus, showCase } from "../../testing/answer-case.ts";
import { answers, holdNext, refused, sentTo } from "../../testing/answers.ts";
import { aCase } from "../../testing/case.ts";
import { MALIK } from "../../testing/keys.ts";
import { look } from "../../testing/look.ts";
import { asReporter } from "../../testing/reporter.ts";
import { button, field, gone, seen } from "../../testing/see.ts";

const TITLE = "Zwei zugleich";
const answer = field("Nachricht an die hinweisgebende Person");
const status = field("Status");
const message = (words: string) => page.getByRole("listitem").filter({ hasText: words });
const NOT_CONFIRMED = { outcome: "not-confirmed", noFeedbackReason: "unreachable" } as const;
const sent = () => sentTo(reportRoutes.update).map(({ body }) => body);

/** Opens a case that a colleague has open, too. */
async function open() {
  const kept = await aCase({ title: TITLE });
  answerCase(kept);
  await showCase(kept, TITLE);
  return kept;
}

test("a case is closed while its answer is being written: told before it is sent; a change that crossed shows both values", async () => {
  const kept = await open();
  await answer.fill("Wir kümmern uns darum.");
  // She has begun to choose before the other one has chosen.
  (status.element() as HTMLElement).focus();
  setStatus(kept, MALIK.userId, "closed", NOT_CONFIRMED);
  await seen(page.getByText("Malik Okafor hat diesen Fall geschlossen."));
  await expect.element(status).toHaveValue("closed");

  answers(reportRoutes.update, refused("REPORT_CHANGED"));
  await status.selectOptions("In Bearbeitung");
  const question = page.getByRole("alertdialog", { name: "Inzwischen geändert" });
  await expect
    .element(question)
    .toMatchTextContent("Malik Okafor hat den Status inzwischen auf „Geschlossen“ gesetzt. Sie wollten „In Bearbeitung“ setzen.");
  expect(sent()).toMatchObject([{ status: "in_progress", from: { status: "new" } }]);
  await look("case-crossed");
  await button("Bei „Geschlossen“ bleiben", question).click();
  await gone(question);
  await expect.element(status).toHaveValue("closed");
  (answer.element() as HTMLElement).focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await seen(message("Wir kümmern uns darum.").getByRole("button", { name: /schwärzen$/ }));
  expect((await asReporter(kept)).thread.map(({ content }) => content?.text)).toEqual(["Wir kümmern uns darum."]);
  expect([kept.report.status, sent().length]).toEqual(["closed", 1]);
});

test("of two who close it the second sees both results, keeps what was written, and decides", async () => {
  const kept = await open();
  await status.selectOptions("Geschlossen");
  const dialog = page.getByRole("dialog", { name: "Fall schließen?" });
  await dialog.getByLabelText("Abschlussvermerk").fill("Zeugen haben nichts gesehen.");
  await dialog.getByRole("radio", { name: "Die hinweisgebende Person ist anonym und nicht erreichbar" }).click();
  await dialog.getByRole("radio", { name: "Mangel an Beweisen" }).click();
  const held = holdNext(reportRoutes.update);
  await button("Schließen", dialog).click();
  await held.sent;
  setStatus(kept, MALIK.userId, "closed", NOT_CONFIRMED);
  answers(reportRoutes.update, refused("REPORT_CHANGED"));
  held.letGo();
  const told = dialog.getByRole("alert");
  await expect.element(told).toMatchTextContent("Malik Okafor hat diesen Fall inzwischen geschlossen, mit dem Ergebnis „Nicht bestätigt“.");
  await expect.element(told).toMatchTextContent("Ihr Ergebnis „Mangel an Beweisen“ und Ihr Vermerk sind nicht gespeichert.");
  await expect.element(dialog.getByLabelText("Abschlussvermerk")).toHaveValue("Zeugen haben nichts gesehen.");
  await look("case-closed-twice");
  answerCase(kept);
  await button("Wieder öffnen und so schließen", dialog).click();
  await gone(dialog);
  await expect.element(status).toHaveValue("closed");
  expect(sent().slice(-2)).toMatchObject([
    { status: "in_progress", from: { status: "closed" } },
    { status: "closed", closure: { outcome: "no-evidence", noFeedbackReason: "unreachable" } },
  ]);
  expect(kept.report).toMatchObject({ status: "closed", outcome: "no-evidence" });
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await expect.element(message("Zeugen haben nichts gesehen.")).toHaveLength(1);
});
