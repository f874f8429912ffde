import { t } from "../texts.ts";

/** As in `check-page.tsx`: every answer stands there, the script shows the one that is true. */
const ANSWERS = [
  { name: "altered", tone: "danger", word: t("evidenceAltered"), text: t("evidenceAlteredText"), english: t("evidenceAlteredEn") },
  { name: "foreign", tone: "danger", word: t("evidenceForeign"), text: t("evidenceForeignText"), english: t("evidenceForeignEn") },
  {
    name: "unreadable",
    tone: "danger",
    word: t("evidenceUnreadable"),
    text: t("evidenceUnreadableText"),
    english: t("evidenceUnreadableEn"),
  },
  { name: "version", tone: "plain", word: t("evidenceVersion"), text: t("evidenceVersionText"), english: t("evidenceVersionEn") },
  {
    name: "unsupported",
    tone: "plain",
    word: t("evidenceUnsupported"),
    text: t("evidenceUnsupportedText"),
    english: t("evidenceUnsupportedEn"),
  },
] as const;

/** What a valid proof says, by the name under which the script fills it in. */
const FACTS = [
  ["receivedOn", t("evidenceReceived")],
  ["signedOn", t("evidenceSigned")],
  ["office", t("evidenceOffice")],
  ["fingerprint", t("evidenceFingerprint")],
  ["others", t("evidenceOthers")],
  ["reportId", t("evidenceReport")],
  ["bodyHash", t("evidenceHash")],
] as const;

/** Where what an office signed of a report is checked; nothing of the file is sent. */
export function EvidenceSection() {
  return (
    <>
      <div className="contact-form" id="nachweis">
        <h2>{t("evidenceTitle")}</h2>
        <p>{t("evidenceLead")}</p>
        <div className="field">
          <label htmlFor="evidence-file">{t("evidenceFile")}</label>
          <input id="evidence-file" type="file" accept="application/json,.json,.txt" aria-describedby="evidence-hint evidence-hint-en" />
        </div>
        <p className="small" id="evidence-hint">
          {t("evidenceFileHint")}
        </p>
        <p className="small" id="evidence-hint-en" lang="en">
          {t("evidenceFileEn")}
        </p>
        <noscript>
          <p className="form-trouble">{t("checkNoScript")}</p>
        </noscript>
        <div role="status">
          <p data-answer="busy" hidden>
            {t("evidenceBusy")}
          </p>
          <Valid />
          {ANSWERS.map(({ name, tone, word, text, english }) => (
            <div key={name} className="check-answer" data-answer={name} data-tone={tone} hidden>
              <p className="check-word">{word}</p>
              <p>{text}</p>
              <p className="small" lang="en">
                {english}
              </p>
            </div>
          ))}
        </div>
      </div>
      <aside className="check-means" aria-labelledby="evidence-means">
        <h2 id="evidence-means">{t("evidenceMeans")}</h2>
        <ul>
          <li>{t("evidenceMeansDay")}</li>
          <li>{t("evidenceMeansText")}</li>
        </ul>
        <h2>{t("evidenceMeansNot")}</h2>
        <ul>
          <li>{t("evidenceMeansNotTrue")}</li>
          <li>{t("evidenceMeansNotEarlier")}</li>
          <li>{t("evidenceMeansNotFiles")}</li>
          <li>{t("evidenceMeansNotName")}</li>
        </ul>
      </aside>
    </>
  );
}

function Valid() {
  return (
    <div className="check-answer" data-answer="valid" data-tone="ok" hidden>
      <p className="check-word">{t("evidenceValid")}</p>
      <dl className="check-facts">
        {FACTS.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-fact={name} />
          </div>
        ))}
      </dl>
      <p>{t("evidenceValidText")}</p>
      <p className="small" lang="en">
        {t("evidenceValidEn")}
      </p>
      <Words name="same" text={t("evidenceSame")} english={t("evidenceSameEn")} />
      <Words name="other" text={t("evidenceOther")} english={t("evidenceOtherEn")} />
      <p className="check-words" data-words hidden />
    </div>
  );
}

function Words({ name, text, english }: { name: "same" | "other"; text: string; english: string }) {
  return (
    <div data-text-is={name} hidden>
      <p>
        <strong>{text}</strong>
      </p>
      <p className="small" lang="en">
        {english}
      </p>
    </div>
  );
}
