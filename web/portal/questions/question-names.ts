/** How the fields of all questions begin. Apart from their words, which only whoever is asked loads. */
export const QUESTION_FIELD = "question-";

/** The field of what is written below a choice. */
export const moreOf = (name: string): string => `${name}-more`;

/** Of a form what was answered to questions, by field: the same in whatever language it is read. */
export const answered = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(QUESTION_FIELD) && value !== "" ? [[name, String(value)]] : [],
  );
