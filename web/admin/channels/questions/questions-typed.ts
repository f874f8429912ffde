import { HOUSE_QUESTIONS, MAX_OWN_QUESTIONS, QUESTION_KINDS } from "@hz/contract/channels/question-terms";
import { type ChannelQuestions, type channelQuestionRoutes, OwnQuestion, QuestionLabel } from "@hz/contract/channels/questions";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import type { BodyOf } from "@hz/contract/route";
import { PortalLanguage as Language } from "@hz/contract/scalars";
import * as z from "zod";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Without the languages in which nothing is typed. */
const said = <Words extends string | Record<string, string | string[]>>(
  words: Partial<Record<PortalLanguage, Words>>,
): Partial<Record<PortalLanguage, Words>> =>
  Object.fromEntries(
    Object.entries(words).filter(([, text]) => (typeof text === "string" ? text : Object.values(text).join("")).trim() !== ""),
  );

const TypedWords = z.object({ label: z.string(), help: z.string(), options: z.string() });
type TypedWords = z.infer<typeof TypedWords>;
const NO_WORDS: TypedWords = { label: "", help: "", options: "" };

/** An own question as it is typed: its options one a line, which count while it is a choice. */
const TypedQuestion = z
  .object({ id: z.string(), kind: z.enum(QUESTION_KINDS), words: z.partialRecord(Language, TypedWords) })
  .transform(({ id, kind, words }) => ({
    id,
    kind,
    words: said(eachOf(words, ({ options, ...text }) => ({ ...text, options: kind === "choice" ? linesOf(options) : [] }))),
  }))
  .pipe(OwnQuestion);

/** Of a question of the house that it is asked, and the office's wording. */
const TypedHouse = z.object({ isOn: z.boolean(), labels: z.partialRecord(Language, QuestionLabel) });

/** What is typed, and the questions that become of it. */
export const QuestionsForm = z.object({
  isOn: z.boolean(),
  house: z.record(z.enum(HOUSE_QUESTIONS), TypedHouse).transform((typed): ChannelQuestions["house"] =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([name, { isOn, labels }]) => {
        const isHouse = isOn && Object.values(labels).every((label) => label === "");
        return isHouse ? [] : [[name, { isOff: !isOn, labels: said(labels) }]];
      }),
    ),
  ),
  own: z.array(TypedQuestion).max(MAX_OWN_QUESTIONS),
});
export type QuestionsTyped = z.input<typeof QuestionsForm>;
export type QuestionsGiven = z.output<typeof QuestionsForm>;

/** The same for what each language has. */
const eachOf = <From, To>(words: Partial<Record<PortalLanguage, From>>, make: (from: From) => To): Partial<Record<PortalLanguage, To>> =>
  Object.fromEntries(PORTAL_LANGUAGE_CODES.flatMap((language) => (words[language] ? [[language, make(words[language])]] : [])));

const inAll = <Value>(value: Value) =>
  Object.fromEntries(PORTAL_LANGUAGE_CODES.map((language) => [language, value])) as Record<PortalLanguage, Value>;

export const newQuestion = (id: string): QuestionsTyped["own"][number] => ({ id, kind: "text", words: inAll(NO_WORDS) });

export const typedOf = ({ isOn, house, own }: ChannelQuestions): QuestionsTyped => ({
  isOn,
  house: Object.fromEntries(
    HOUSE_QUESTIONS.map((name) => [name, { isOn: !house[name]?.isOff, labels: { ...inAll(""), ...house[name]?.labels } }]),
  ) as QuestionsTyped["house"],
  own: own.map(({ id, kind, words }) => ({
    id,
    kind,
    words: { ...inAll(NO_WORDS), ...eachOf(words, ({ options, ...said }) => ({ ...said, options: options.join("\n") })) },
  })),
});

/** What differs from what the form began with, so that a colleague's other changes stay; null where nothing does. */
export function questionChanges(
  before: QuestionsTyped,
  given: QuestionsGiven,
): Omit<BodyOf<typeof channelQuestionRoutes.save>, "seen"> | null {
  const was = QuestionsForm.parse(before);
  const changed = (["isOn", "house", "own"] as const).filter((part) => JSON.stringify(was[part]) !== JSON.stringify(given[part]));
  return changed.length > 0 ? Object.fromEntries(changed.map((part) => [part, given[part]])) : null;
}
