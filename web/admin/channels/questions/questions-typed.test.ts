import { type ChannelQuestions, NO_QUESTIONS } from "@hz/contract/channels/questions";
import { expect, test } from "vitest";
import { newQuestion, questionChanges, QuestionsForm, type QuestionsTyped, typedOf } from "./questions-typed.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const words = (label: string, options = "", help = "") => ({ label, help, options });
const typed = (own: Partial<QuestionsTyped["own"][number]>): QuestionsTyped => ({
  ...typedOf(NO_QUESTIONS),
  own: [{ ...newQuestion(ID), ...own }],
});
/** What the form says of one own question, by field. */
function said(own: Partial<QuestionsTyped["own"][number]>) {
  const { error } = QuestionsForm.safeParse(typed(own));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.slice(3).join("."), message]));
}

test("what is stored comes back as it was, through the form and out of it again, and no language without words", () => {
  const stored: ChannelQuestions = {
    isOn: true,
    house: { when: { isOff: true, labels: {} }, where: { isOff: false, labels: { de: "In welcher Halle?" } } },
    own: [
      {
        id: ID,
        kind: "choice",
        words: { de: { label: "Schicht?", help: "", options: ["Früh", "Spät"] } },
      },
    ],
  };
  expect(QuestionsForm.parse(typedOf(stored))).toEqual(stored);
  expect(QuestionsForm.parse(typedOf(NO_QUESTIONS))).toEqual(NO_QUESTIONS);
});

test("options are lines, and go where the question is no choice any more", () => {
  const two = { de: words("Schicht?", " Früh \n\nSpät\n") };
  expect(QuestionsForm.parse(typed({ kind: "choice", words: two })).own[0]?.words.de?.options).toEqual(["Früh", "Spät"]);
  expect(QuestionsForm.parse(typed({ kind: "text", words: two })).own[0]?.words.de?.options).toEqual([]);
});

test("what is wrong is said at its field", () => {
  expect(said({})).toEqual({ "de.label": "Frage ist erforderlich" });
  expect(said({ words: { de: words("Wo?"), en: words("", "", "Hint") } })).toEqual({ "en.label": "Bitte geben Sie auch die Frage ein." });
  expect(said({ words: { de: words("x".repeat(151)) } })).toEqual({ "de.label": "Höchstens 150 Zeichen" });
  expect(said({ kind: "choice", words: { de: words("Schicht?", "Früh") } })).toEqual({ "de.options": "Mindestens 2 Antworten" });
  const many = Array.from({ length: 13 }, (_, at) => at).join("\n");
  expect(said({ kind: "choice", words: { de: words("Schicht?", many) } })).toEqual({ "de.options": "Höchstens 12 Antworten" });
  expect(said({ kind: "choice", words: { de: words("Schicht?", "Früh\nFrüh") } })).toEqual({
    "de.options": "Jede Antwort darf nur einmal vorkommen.",
  });
  expect(said({ kind: "choice", words: { de: words("Schicht?", "Früh\nSpät"), en: words("Shift?", "Early\nLate\nNight") } })).toEqual({
    "en.options": "Bitte geben Sie in jeder Sprache gleich viele Antworten ein.",
  });
});

test("what was not touched is not sent, so that a colleague's change stays", () => {
  const before = typedOf(NO_QUESTIONS);
  expect(questionChanges(before, QuestionsForm.parse(before))).toBeNull();
  expect(questionChanges(before, QuestionsForm.parse({ ...before, isOn: true }))).toEqual({ isOn: true });
});
