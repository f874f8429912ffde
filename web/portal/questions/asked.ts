import { HOUSE_QUESTIONS, type HouseQuestion, type QuestionKind } from "@hz/contract/channels/question-terms";
import type { ChannelQuestions, OwnQuestion } from "@hz/contract/channels/questions";
import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import { formatDay } from "../../i18n/dates.ts";
import { answersText } from "../../vault/content/answers.ts";
import type { PortalT } from "../portal-texts.ts";
import { moreOf, QUESTION_FIELD } from "./question-names.ts";

/** A question as the form asks it. `language` is that of its words; below a choice `more` may be written, where it is not empty. */
export type Asked = {
  name: string;
  kind: QuestionKind;
  language: PortalLanguage;
  label: string;
  help: string;
  options: readonly string[];
  /** By which a form and its draft keep the options: the same in each language, others where anything of the question has changed. */
  keys: readonly string[];
  more: string;
};

/** Options by what names them, the question's words included: by its place alone a choice would become another one's. */
const keysOf = (options: readonly string[], named: (at: number) => unknown): string[] => options.map((_, at) => JSON.stringify(named(at)));

/** What is asked on a page in a language, in the order of the form. */
export function questionsIn({ isOn, house, own }: ChannelQuestions, language: PortalLanguage, t: PortalT): Asked[] {
  if (!isOn) return [];
  const ofHouse = HOUSE_QUESTIONS.filter((name) => !house[name]?.isOff).map((name): Asked => {
    const { labels = {} } = house[name] ?? {};
    const choice = choiceIn(name, t);
    // The program's own options are the same by their number, in whatever language; not so below other words of the office.
    const keys = keysOf(choice.options, (at) => [at + 1, labels]);
    return {
      ...choice,
      name: QUESTION_FIELD + name,
      language,
      label: labels[language] || t(`questions.${name}`),
      help: helpIn(name, t),
      keys,
    };
  });
  return [...ofHouse, ...own.flatMap((question) => ownIn(question, language))];
}

const helpIn = (name: HouseQuestion, t: PortalT): string => {
  switch (name) {
    case "when":
    case "where":
    case "knows":
    case "evidence":
      return t(`questions.${name}.help`);
    default:
      return "";
  }
};

const FIVE = [1, 2, 3, 4, 5] as const;
const THREE = [1, 2, 3] as const;

function choiceIn(name: HouseQuestion, t: PortalT): Pick<Asked, "kind" | "options" | "more"> {
  switch (name) {
    case "relation":
      return { kind: "choice", options: FIVE.map((at) => t(`questions.relation.${at}`)), more: "" };
    case "reported":
    case "reprisal":
      return { kind: "choice", options: THREE.map((at) => t(`questions.${name}.${at}`)), more: t(`questions.${name}.more`) };
    default:
      return { kind: "text", options: [], more: "" };
  }
}

/** An own question in the page's language, or else in the first one that it has words in. */
function ownIn({ id, kind, words }: OwnQuestion, language: PortalLanguage): Asked[] {
  const spoken = [language, ...PORTAL_LANGUAGE_CODES].find((one) => words[one]?.label);
  const said = spoken && words[spoken];
  if (!said) return [];
  const keys = keysOf(said.options, (at) => Object.values(words).map((one) => [one?.label, one?.options[at]]));
  return [{ ...said, name: QUESTION_FIELD + id, kind, language: spoken, keys, more: "" }];
}

/** What was answered, with the questions in the words in which they were asked; "" for nothing. */
export function answersOf(asked: readonly Asked[], form: FormData): string {
  const typed = (name: string) => String(form.get(name) ?? "");
  const answerTo = ({ name, kind, language, options, keys, more }: Asked) => {
    const value = typed(name);
    if (kind === "date") return value && formatDay(value, language);
    if (kind === "text") return value;
    return [options[keys.indexOf(value)], more && typed(moreOf(name))].filter(Boolean).join("\n");
  };
  return answersText(asked.map((one) => ({ question: one.label, answer: answerTo(one) })));
}
