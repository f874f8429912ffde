import { Fragment } from "react";
import { answersIn } from "../../../vault/content/answers.ts";
import type { ReportContent } from "../../../vault/content/contents.ts";
import { bodyTexts } from "../../../vault/content/report-texts.ts";
import { t } from "../../shared/texts/texts.ts";
import { Translated } from "../translation/translated.tsx";

/** The matter below the title: the first text as it is, the others under their names. */
export function BodyTexts({ content }: { content: ReportContent }) {
  return bodyTexts(content).map(({ name, text }, index) => (
    <Fragment key={name}>
      {index > 0 && <h2 className="text-base">{t(`text_${name}`)}</h2>}
      <p data-part={name} className="max-w-prose written">
        {name === "answers" ? <Answers text={text} /> : text}
      </p>
      <Translated text={text} />
    </Fragment>
  ));
}

/** Questions with their answers. Letter by letter the text itself: what is selected here is what a redaction begins with. */
function Answers({ text }: { text: string }) {
  return answersIn(text).map(({ question, answer }, index) => (
    <Fragment key={`${index} ${question}`}>
      {index > 0 && "\n\n"}
      <strong>{question}</strong>
      {answer && `\n${answer}`}
    </Fragment>
  ));
}
