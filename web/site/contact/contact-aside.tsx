import { paths } from "@hz/contract/paths";
import { OutsideLink } from "../outside-link.tsx";
import { payText } from "../pay-text.ts";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";

const questions = (facts: Pick<SiteFacts, "paymentWays">) => [
  { question: t("contactFaqAnswerTitle"), answer: t("contactFaqAnswer") },
  { question: t("contactFaqDemoTitle"), answer: t("contactFaqDemo") },
  { question: t("contactFaqStartTitle"), answer: t("contactFaqStart") },
  { question: t("contactFaqPayTitle"), answer: payText(facts) },
  { question: t("contactFaqDataTitle"), answer: t("contactFaqData") },
];

/** Beside the form: the direct ways, as far as the operator has named them. */
export function ContactWays({ operator }: Pick<SiteFacts, "operator">) {
  const { name, street, city, country, email, phone, hours, bookingUrl } = operator;
  return (
    <aside className="contact-aside" aria-label={t("contactDirect")}>
      <section className="card">
        <h2>{t("contactDirect")}</h2>
        <dl>
          <div>
            <dt>{t("contactMailShort")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          {phone && (
            <div>
              <dt>{t("contactPhoneShort")}</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
              </dd>
            </div>
          )}
          {hours && (
            <div>
              <dt>{t("contactHours")}</dt>
              <dd>{hours}</dd>
            </div>
          )}
        </dl>
        {bookingUrl && (
          <>
            <p>{t("contactDemoText")}</p>
            <p>
              <OutsideLink className="button button-quiet button-small" href={bookingUrl}>
                {t("contactDemo")}
              </OutsideLink>
            </p>
          </>
        )}
      </section>
      <section className="card">
        <h2>{t("contactPlace")}</h2>
        {street && city ? (
          <address>
            {[name, street, city, country].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : (
          <p>
            {t("contactPlaceImprint")} <a href={paths.imprint}>{t("imprint")}</a>.
          </p>
        )}
      </section>
      <section className="card">
        <h2>{t("contactNotReport")}</h2>
        <p>{t("contactNotReportText")}</p>
      </section>
    </aside>
  );
}

/** Below the form: what is asked most often, and where customers find help. */
export function ContactHelp(facts: Pick<SiteFacts, "paymentWays">) {
  return (
    <div className="wide contact-help">
      <section aria-labelledby="fragen-titel">
        <h2 id="fragen-titel">{t("contactFaq")}</h2>
        <div className="questions">
          {questions(facts).map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="card" aria-labelledby="support-titel">
        <h2 id="support-titel">{t("contactSupport")}</h2>
        <p>{t("contactSupportText")}</p>
        <p>
          <a className="button button-quiet button-small" href={paths.support}>
            {t("contactSupportLink")}
          </a>
        </p>
      </section>
    </div>
  );
}
