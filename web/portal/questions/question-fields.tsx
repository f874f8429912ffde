import { type RefObject, useEffect, useMemo, useRef } from "react";
import { MAX_ANSWER_CHARACTERS } from "@hz/contract/channels/question-terms";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import { writtenIn } from "@hz/contract/languages";
import { putRest } from "../form/form-draft.ts";
import { usePortal } from "../portal-context.tsx";
import { type Asked, answersOf, questionsIn } from "./asked.ts";
import { moreOf } from "./question-names.ts";

type Props = { form: RefObject<HTMLFormElement | null>; questions: ChannelQuestions };

/** A channel's questions. The browser keeps what is answered; the form has it as one text, which is sealed with the report. */
export function QuestionFields({ form, questions }: Props) {
  const { language, t } = usePortal();
  const asked = useMemo(() => questionsIn(questions, language, t), [questions, language, t]);
  const place = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const fields = place.current;
    // Before the form hears of it: whoever reads the form then has the answers.
    const compose = () => {
      if (text.current && form.current) text.current.value = answersOf(asked, new FormData(form.current));
    };
    compose();
    fields?.addEventListener("input", compose);
    return () => fields?.removeEventListener("input", compose);
  }, [asked, form]);
  useEffect(() => {
    if (form.current) putRest(form.current);
  }, [form]);
  return (
    <div className="form" ref={place}>
      <input type="hidden" name="answers" ref={text} />
      {asked.map((one) => (
        <Question key={one.name} {...one} />
      ))}
    </div>
  );
}

function Question(asked: Asked) {
  const { name, kind, language, label, help, options, keys, more } = asked;
  const portal = usePortal();
  const described = help ? `${name}-hint` : undefined;
  const control = { className: "input", id: name, name, "aria-describedby": described, autoComplete: "off" };
  return (
    <div className="field" {...(language !== portal.language && writtenIn(language))}>
      <label htmlFor={name}>{label}</label>
      {help && (
        <p className="hint" id={described}>
          {help}
        </p>
      )}
      {kind === "date" && <input {...control} type="date" />}
      {kind === "text" && <textarea {...control} rows={2} maxLength={MAX_ANSWER_CHARACTERS} />}
      {kind === "choice" && (
        <select {...control} defaultValue="">
          <option value="" {...writtenIn(portal.language)}>
            {portal.t("questions.none")}
          </option>
          {options.map((option, at) => (
            <option key={option} value={keys[at]}>
              {option}
            </option>
          ))}
        </select>
      )}
      {more && (
        <>
          <label className="hint" htmlFor={moreOf(name)}>
            {more}
          </label>
          <textarea {...control} id={moreOf(name)} name={moreOf(name)} rows={2} maxLength={MAX_ANSWER_CHARACTERS} />
        </>
      )}
    </div>
  );
}
