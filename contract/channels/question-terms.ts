/** The guided questions of the house, in the order of the form. No zod here: the portal's bundle imports this file. */
export const HOUSE_QUESTIONS = ["relation", "when", "where", "knows", "evidence", "reported", "reprisal"] as const;
export type HouseQuestion = (typeof HOUSE_QUESTIONS)[number];
type HouseHelp = "when" | "where" | "knows" | "evidence";
type HouseMore = "reported" | "reprisal";
/** What a language says of them: each question, help below some, the options by their number, and what more may be written to a choice. */
export type HouseQuestionTexts = Readonly<
  Record<
    | `questions.${HouseQuestion}`
    | `questions.${HouseHelp}.help`
    | `questions.relation.${1 | 2 | 3 | 4 | 5}`
    | `questions.${HouseMore}.${1 | 2 | 3}`
    | `questions.${HouseMore}.more`,
    string
  >
>;

/** How a question of the office's own is answered. */
export const QUESTION_KINDS = ["text", "choice", "date"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const MAX_OWN_QUESTIONS = 10;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 12;
export const MAX_QUESTION_CHARACTERS = 150;
export const MAX_HELP_CHARACTERS = 300;
export const MAX_OPTION_CHARACTERS = 80;
/** Of what is typed as one answer; all questions with such answers stay below what the text of all answers may have (limits.ts). */
export const MAX_ANSWER_CHARACTERS = 1000;
