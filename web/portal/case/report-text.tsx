import { Fragment, useState } from "react";
import type { ReportContent } from "../../vault/content/contents.ts";
import { answersIn } from "../../vault/content/answers.ts";
import { bodyTexts } from "../../vault/content/report-texts.ts";
import { usePortal } from "../portal-context.tsx";

/** More characters than this are folded, and then so many are shown. */
const LONG = 1_200;
const BEGINNING = 600;

type Texts = ReturnType<typeof bodyTexts>;

/** The beginning of texts that follow each other, cut between two words; the texts themselves where they are short. */
export function beginningOf(texts: Texts): Texts {
  if (texts.reduce((sum, { text }) => sum + text.length, 0) <= LONG) return texts;
  let left = BEGINNING;
  const begun: Texts = [];
  for (const one of texts) {
    if (left <= 0) break;
    const cut = one.text.length <= left ? one.text : `${one.text.slice(0, left).replace(/\s+\S*$/, "")} …`;
    begun.push({ ...one, text: cut });
    left -= one.text.length;
  }
  return begun;
}

/** What the reporter wrote; a long text is folded to its beginning, because they know it and come back for the answer. */
export function ReportText({ content }: { content: ReportContent }) {
  const { t } = usePortal();
  const [isWhole, setWhole] = useState(false);
  const texts = bodyTexts(content);
  const beginning = beginningOf(texts);
  return (
    <>
      {(isWhole ? texts : beginning).map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && <h3>{name === "answers" ? t("case.answers") : t(`form.${name}`)}</h3>}
          {name === "answers" ? <Answers text={text} /> : <p className="written">{text}</p>}
        </Fragment>
      ))}
      {beginning !== texts && (
        <p>
          <button type="button" className="button button-quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? "news.less" : "news.whole")}
          </button>
        </p>
      )}
    </>
  );
}

/** Each question as it was asked, with what was answered. */
function Answers({ text }: { text: string }) {
  return (
    <dl className="stack-tight">
      {answersIn(text).map(({ question, answer }, index) => (
        <div key={`${index} ${question}`}>
          <dt>
            <strong>{question}</strong>
          </dt>
          <dd className="written">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
