import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";
import { QUESTIONS } from "./questions.ts";

/** Questions and answers on the law, folded; each opens by itself, without a script. */
export function Faq() {
  return (
    <section className="wide section faq" id="fragen" aria-labelledby="fragen-titel">
      <div>
        <h2 id="fragen-titel">{t("faqTitle")}</h2>
        <p className="lead">{t("faqLead")}</p>
        <p className="small">
          {t("faqNote")} <a href={paths.guide}>{t("faqMore")}</a>
        </p>
      </div>
      <div className="questions">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}

/** The same for search engines (schema.org). */
export const faqData = (): object => ({
  "@type": "FAQPage",
  inLanguage: "de",
  mainEntity: QUESTIONS.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
  })),
});
