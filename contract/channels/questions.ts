import * as z from "zod";
import { PORTAL_LANGUAGE_CODES } from "../languages.ts";
import { defineRoute } from "../route.ts";
import { Id, PortalLanguage } from "../scalars.ts";
import { TypedSuffix } from "./link-suffix.ts";
import {
  HOUSE_QUESTIONS,
  MAX_HELP_CHARACTERS,
  MAX_OPTION_CHARACTERS,
  MAX_OPTIONS,
  MAX_OWN_QUESTIONS,
  MAX_QUESTION_CHARACTERS,
  MIN_OPTIONS,
  QUESTION_KINDS,
} from "./question-terms.ts";

/** A question's wording in one language. */
export const QuestionLabel = z.string().trim().max(MAX_QUESTION_CHARACTERS, `Höchstens ${MAX_QUESTION_CHARACTERS} Zeichen`);

/** What changes of a question of the house: that it is not asked, and by language its wording; an empty one is the house's. */
const HouseChange = z.object({ isOff: z.boolean(), labels: z.partialRecord(PortalLanguage, QuestionLabel) });

/** A question in one language; without a label it is asked in another one's. Options are of a choice alone. */
const QuestionWords = z
  .object({
    label: QuestionLabel,
    help: z.string().trim().max(MAX_HELP_CHARACTERS, `Höchstens ${MAX_HELP_CHARACTERS} Zeichen`),
    options: z.array(z.string().trim().min(1)).superRefine((options, { addIssue }) => {
      const wrong = wrongOptions(options);
      if (wrong) addIssue({ code: "custom", message: wrong });
    }),
  })
  .refine(({ label, help, options }) => label !== "" || (help === "" && options.length === 0), {
    path: ["label"],
    message: "Bitte geben Sie auch die Frage ein.",
  });
export type QuestionWords = z.infer<typeof QuestionWords>;

function wrongOptions(options: readonly string[]): string | null {
  if (options.length > MAX_OPTIONS) return `Höchstens ${MAX_OPTIONS} Antworten`;
  if (options.some((option) => option.length > MAX_OPTION_CHARACTERS)) return `Höchstens ${MAX_OPTION_CHARACTERS} Zeichen je Antwort`;
  return new Set(options).size < options.length ? "Jede Antwort darf nur einmal vorkommen." : null;
}

/** A question that the office has added, in at least one language; the options of all languages stand in one order. */
export const OwnQuestion = z
  .object({ id: Id, kind: z.enum(QUESTION_KINDS), words: z.partialRecord(PortalLanguage, QuestionWords) })
  .superRefine(({ kind, words }, { addIssue }) => {
    const given = Object.entries(words).filter(([, { label }]) => label !== "");
    const first = given[0]?.[1].options.length ?? 0;
    const refuse = (language: string, field: string, message: string) =>
      addIssue({ code: "custom", path: ["words", language, field], message });
    if (given.length === 0) refuse(Object.keys(words)[0] ?? PORTAL_LANGUAGE_CODES[0], "label", "Frage ist erforderlich");
    for (const [language, { options }] of given) {
      if (kind !== "choice" && options.length > 0) refuse(language, "options", "Antworten gibt es nur zur Auswahl.");
      if (kind === "choice" && options.length < MIN_OPTIONS) refuse(language, "options", `Mindestens ${MIN_OPTIONS} Antworten`);
      else if (options.length !== first) refuse(language, "options", "Bitte geben Sie in jeder Sprache gleich viele Antworten ein.");
    }
  });
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** The guided questions of a channel. Nothing of them is ever required of a reporter. */
export const ChannelQuestions = z.object({
  isOn: z.boolean(),
  /** What of the house's questions is otherwise than the house has it. */
  house: z.partialRecord(z.enum(HOUSE_QUESTIONS), HouseChange),
  /** In the order in which they are asked, after the house's. */
  own: z
    .array(OwnQuestion)
    .max(MAX_OWN_QUESTIONS)
    .refine((own) => new Set(own.map(({ id }) => id)).size === own.length),
});
export type ChannelQuestions = z.infer<typeof ChannelQuestions>;

export const NO_QUESTIONS: ChannelQuestions = { isOn: false, house: {}, own: [] };

/** The same as the office reads it; each change of it is another version. */
export const VersionedQuestions = ChannelQuestions.extend({ version: z.int().min(0) });
export type VersionedQuestions = z.infer<typeof VersionedQuestions>;

/** What a change names, and the version that was read; what it does not name stays. Where it is another version by now, nothing is changed. */
export const QuestionsChange = ChannelQuestions.partial()
  .extend({ seen: z.int().min(0) })
  .refine((given) => Object.keys(given).length > 1);

/** Whether the form asks anything beside what every form asks. */
export const asksAnything = ({ isOn, house, own }: ChannelQuestions): boolean =>
  isOn && (own.length > 0 || HOUSE_QUESTIONS.some((name) => !house[name]?.isOff));

const access = { access: "user", permission: "Einstellungen", params: z.object({ id: Id }), answer: VersionedQuestions } as const;

export const channelQuestionRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/api/channels/:id/questions",
    summary: "The guided questions of a channel: whether they are asked, what of the house's is changed, and the office's own",
    ...access,
    errors: ["NOT_FOUND"],
  }),
  save: defineRoute({
    method: "PUT",
    path: "/api/channels/:id/questions",
    summary: "Saves what is named of it. Reports of before keep the questions as they were asked",
    ...access,
    needsPlan: true,
    body: QuestionsChange,
    errors: ["NOT_FOUND", "QUESTIONS_CHANGED"],
    bodyLimit: 256 * 1024,
  }),
  portal: defineRoute({
    method: "GET",
    path: "/api/public/portals/:linkSuffix/questions",
    summary: "The guided questions that the form asks; none where they are switched off",
    access: "public",
    params: z.object({ linkSuffix: TypedSuffix }),
    answer: ChannelQuestions,
    errors: ["CHANNEL_NOT_FOUND"],
  }),
};
