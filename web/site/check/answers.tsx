import { MAX_EXPORT_BYTES } from "@hz/contract/limits";
import { t } from "../texts.ts";

export const MAX_EXPORT_MB = MAX_EXPORT_BYTES / (1024 * 1024);

type Answer = { name: string; tone: "ok" | "danger" | "plain"; word: string; text: string; english?: string };

/** Of the PDF of a case. */
const OF_EXPORTS: readonly Answer[] = [
  { name: "unchanged", tone: "ok", word: t("checkUnchanged"), text: t("checkUnchangedText", { at: "{at}", company: "{company}" }) },
  { name: "unknown", tone: "danger", word: t("checkUnknown"), text: t("checkUnknownText") },
  { name: "large", tone: "plain", word: t("checkLarge"), text: t("checkLargeText", { size: MAX_EXPORT_MB }) },
  { name: "limit", tone: "plain", word: t("checkLimit"), text: t("checkLimitText") },
  { name: "failed", tone: "plain", word: t("checkFailed"), text: t("checkFailedText") },
];

/** Of evidence. */
const OF_EVIDENCE: readonly Answer[] = [
  { name: "altered", tone: "danger", word: t("evidenceAltered"), text: t("evidenceAlteredText"), english: t("evidenceAlteredEn") },
  { name: "foreign", tone: "danger", word: t("evidenceForeign"), text: t("evidenceForeignText"), english: t("evidenceForeignEn") },
  { name: "damaged", tone: "danger", word: t("evidenceUnreadable"), text: t("evidenceUnreadableText"), english: t("evidenceUnreadableEn") },
  { name: "version", tone: "plain", word: t("evidenceVersion"), text: t("evidenceVersionText"), english: t("evidenceVersionEn") },
  {
    name: "unsupported",
    tone: "plain",
    word: t("evidenceUnsupported"),
    text: t("evidenceUnsupportedText"),
    english: t("evidenceUnsupportedEn"),
  },
];

/** Of what is neither; none of it says that a file was altered. */
const OF_OTHERS: readonly Answer[] = [
  { name: "unreadable", tone: "plain", word: t("checkUnreadable"), text: t("checkUnreadableText"), english: t("checkUnreadableEn") },
  { name: "empty", tone: "plain", word: t("checkEmpty"), text: t("checkEmptyText"), english: t("checkEmptyEn") },
  { name: "zip", tone: "plain", word: t("checkZip"), text: t("checkZipText"), english: t("checkZipEn") },
  { name: "data", tone: "plain", word: t("checkData"), text: t("checkDataText"), english: t("checkDataEn") },
  { name: "other", tone: "plain", word: t("checkOther"), text: t("checkOtherText"), english: t("checkOtherEn") },
];

/** What valid evidence says, by the name under which the script fills it in. */
const FACTS = [
  ["receivedOn", t("evidenceReceived")],
  ["signedOn", t("evidenceSigned")],
  ["office", t("evidenceOffice")],
  ["fingerprint", t("evidenceFingerprint")],
  ["others", t("evidenceOthers")],
  ["reportId", t("evidenceReport")],
  ["bodyHash", t("evidenceHash")],
] as const;

/** Every answer stands in the page from the start; the script puts the one that is true below a file's name, with what it names. */
export function Answers() {
  return (
    <div data-answers hidden>
      <div className="check-one" data-one>
        <p className="check-name" data-name />
      </div>
      <p data-answer="busy">{t("checkBusy")}</p>
      <Valid />
      {[...OF_EXPORTS, ...OF_EVIDENCE, ...OF_OTHERS].map(({ name, tone, word, text, english }) => (
        <div key={name} className="check-answer" data-answer={name} data-tone={tone}>
          <p className="check-word">{word}</p>
          <p data-text={text}>{name === "unchanged" ? "" : text}</p>
          {english !== undefined && <English text={english} />}
          {(name === "data" || name === "other") && (
            <p hidden>
              {t("checkHash")} <code data-fact="sha256" />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

const English = ({ text }: { text: string }) => (
  <p className="small" lang="en">
    {text}
  </p>
);

function Valid() {
  return (
    <div className="check-answer" data-answer="valid" data-tone="ok">
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
      <English text={t("evidenceValidEn")} />
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
      <English text={english} />
    </div>
  );
}
