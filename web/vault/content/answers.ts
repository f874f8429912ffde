/** A question in the words in which it was asked, and what was answered. */
export type Answer = { question: string; answer: string };

const oneLine = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
const withoutEmptyLines = (text: string) => text.replaceAll(/\s*\n\s*/gu, "\n").trim();

/** One text of all that was answered: a question's line, the lines of its answer, an empty line, the next question. */
export const answersText = (given: readonly Answer[]): string =>
  given
    .map(({ question, answer }) => ({ question: oneLine(question), answer: withoutEmptyLines(answer) }))
    .filter(({ question, answer }) => question !== "" && answer !== "")
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n");

/** The same apart again, in its order. What a redaction has run together stands under the first of its questions. */
export const answersIn = (text: string): Answer[] =>
  text.split("\n\n").map((one) => {
    const [question = "", ...answer] = one.split("\n");
    return { question, answer: answer.join("\n") };
  });
