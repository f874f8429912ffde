import { MAX_ANSWER_CHARACTERS, MAX_OWN_QUESTIONS, MAX_QUESTION_CHARACTERS } from "@hz/contract/channels/question-terms";
import { MAX_ANSWERS_CHARACTERS } from "@hz/contract/limits";
import { type ChannelQuestions, NO_QUESTIONS, type OwnQuestion } from "@hz/contract/channels/questions";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { HOUSE_QUESTIONS } from "@hz/contract/channels/question-terms";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { portalT } from "../portal-texts.ts";
import { textsOfPage } from "../texts-of-page.ts";
import { answersOf, questionsIn as inTexts } from "./asked.ts";
import { answered } from "./question-names.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const SHIFT: OwnQuestion = {
  id: ID,
  kind: "choice",
  words: {
    de: { label: "Welche Schicht?", help: "Wenn Sie es wissen", options: ["Früh", "Spät"] },
    en: { label: "", help: "", options: [] },
  },
};
const on = (given: Partial<ChannelQuestions> = {}): ChannelQuestions => ({ ...NO_QUESTIONS, isOn: true, ...given });
const questionsIn = (questions: ChannelQuestions, language: PortalLanguage) =>
  inTexts(questions, language, portalT(language, textsOfPage("success", language)));
const labels = (...asked: Parameters<typeof questionsIn>) => questionsIn(...asked).map(({ label }) => label);
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("nothing is asked until it is switched on; then the house's seven, in the language of the page", () => {
  expect(questionsIn(NO_QUESTIONS, "de")).toEqual([]);
  for (const language of PORTAL_LANGUAGE_CODES)
    expect(labels(on(), language)).toEqual(HOUSE_QUESTIONS.map((name) => ALL_TEXTS[language].questions[`questions.${name}`]));
  expect(labels(on(), "de")).toHaveLength(7);
});

test("a question is left out, or asked in the channel's words, and in ours where those are empty", () => {
  const house = { when: { isOff: true, labels: {} }, where: { isOff: false, labels: { de: "In welcher Halle?", en: "" } } };
  expect(labels(on({ house }), "de")).not.toContain(ALL_TEXTS.de.questions["questions.when"]);
  expect(labels(on({ house }), "de")).toContain("In welcher Halle?");
  expect(labels(on({ house }), "en")).toContain(ALL_TEXTS.en.questions["questions.where"]);
});

test("own questions follow in their order; one without words in the page's language is asked in its own, and says in which", () => {
  const day: OwnQuestion = { id: ID.replace(/1$/, "2"), kind: "date", words: { en: { label: "Which day?", help: "", options: [] } } };
  const last = questionsIn(on({ own: [SHIFT, day] }), "en").slice(-2);
  expect(last.map(({ label, language }) => [label, language])).toEqual([
    ["Welche Schicht?", "de"],
    ["Which day?", "en"],
  ]);
});

test("what was answered is said with its question, a choice and a day in words; what was not answered is not there", () => {
  const asked = questionsIn(on({ own: [SHIFT, { ...SHIFT, id: "day", kind: "date" }] }), "de");
  const late = asked.find(({ name }) => name === `question-${ID}`)!.keys[1]!;
  const typed = { "question-where": " Lager 3 ", "question-when": "", [`question-${ID}`]: late, "question-day": "2026-03-05" };
  expect(answersOf(asked, form(typed))).toBe(
    `${ALL_TEXTS.de.questions["questions.where"]}\nLager 3\n\nWelche Schicht?\nSpät\n\nWelche Schicht?\n5. März 2026`,
  );
  expect(answersOf(asked, form({ title: "Titel" }))).toBe("");
});

test("what stands below a choice belongs to its answer, also where nothing was chosen", () => {
  const asked = questionsIn(on(), "de");
  const { "questions.reported": label, "questions.reported.1": first } = ALL_TEXTS.de.questions;
  const key = asked.find(({ name }) => name === "question-reported")!.keys[0]!;
  expect(answersOf(asked, form({ "question-reported": key, "question-reported-more": "Im Juni" }))).toBe(`${label}\n${first}\nIm Juni`);
  expect(answersOf(asked, form({ "question-reported": "", "question-reported-more": "Im Juni" }))).toBe(`${label}\nIm Juni`);
  expect(answersOf(asked, form({ "question-reported": "99" }))).toBe("");
});

test("a choice is the same in each language, and never becomes another one where the office changes its question", () => {
  const keysIn = (question: OwnQuestion, language: PortalLanguage) => questionsIn(on({ own: [question] }), language).at(-1)!.keys;
  const both = { ...SHIFT, words: { ...SHIFT.words, en: { label: "Which shift?", help: "", options: ["Early", "Late"] } } };
  const [early, late] = keysIn(both, "de");
  expect(keysIn(both, "en")).toEqual([early, late]);
  const reordered = { ...both, words: { ...both.words, de: { ...SHIFT.words.de!, options: ["Nacht", "Früh"] } } };
  const reworded = { ...both, words: { ...both.words, de: { ...SHIFT.words.de!, label: "Welche Schicht nicht?" } } };
  for (const changed of [reordered, reworded]) {
    const asked = questionsIn(on({ own: [changed] }), "de");
    expect(answersOf(asked, form({ [`question-${ID}`]: late! }))).toBe("");
  }
  const reported = (language: PortalLanguage) => questionsIn(on(), language).find(({ name }) => name === "question-reported")!.keys;
  expect(reported("en")).toEqual(reported("de"));
  expect(new Set(reported("de")).size).toBe(3);
});

test("whether a report is the same one does not depend on the language of its questions", () => {
  expect(answered(form({ title: "Titel", answers: "Wo?\nHier", "question-where": "Hier", "question-when": "" }))).toEqual([
    ["question-where", "Hier"],
  ]);
});

test("all questions with the longest answers fit into the text that a report may have of them", () => {
  const words = { label: "x".repeat(MAX_QUESTION_CHARACTERS), help: "", options: [] };
  const own = Array.from({ length: MAX_OWN_QUESTIONS }, (_, at): OwnQuestion => ({ id: `own${at}`, kind: "text", words: { de: words } }));
  const asked = questionsIn(on({ own }), "de");
  const longest = "x".repeat(MAX_ANSWER_CHARACTERS);
  const typed = asked.flatMap(({ name, kind, keys }) =>
    kind === "choice"
      ? [
          [name, keys[0]!],
          [`${name}-more`, longest],
        ]
      : [[name, longest]],
  );
  expect(answersOf(asked, form(Object.fromEntries(typed) as Record<string, string>)).length).toBeLessThan(MAX_ANSWERS_CHARACTERS);
});
