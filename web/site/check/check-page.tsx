import { MAX_EXPORT_BYTES } from "@hz/contract/limits";
import { EXPORT_CHECK_API, paths } from "@hz/contract/paths";
import { EvidenceSection } from "./evidence-section.tsx";
import { SiteFrame } from "../frame.tsx";
import type { SitePage } from "../site-page.ts";
import { t } from "../texts.ts";

const SIZE = MAX_EXPORT_BYTES / (1024 * 1024);

/** Every answer stands in the page from the start; the script shows the one that is true and fills in what it names. */
const ANSWERS = [
  { name: "unchanged", tone: "ok", word: t("checkUnchanged"), text: t("checkUnchangedText", { at: "{at}", company: "{company}" }) },
  { name: "unknown", tone: "danger", word: t("checkUnknown"), text: t("checkUnknownText") },
  { name: "large", tone: "danger", word: t("checkLarge"), text: t("checkLargeText", { size: SIZE }) },
  { name: "unreadable", tone: "plain", word: t("checkUnreadable"), text: t("checkUnreadableText") },
  { name: "limit", tone: "plain", word: t("checkLimit"), text: t("checkLimitText") },
  { name: "failed", tone: "plain", word: t("checkFailed"), text: t("checkFailedText") },
] as const;

/** The page where whoever has an exported file sees whether it is unchanged; the one public page with a script. */
export const CheckPage: SitePage = {
  head: { status: 200, title: `${t("checkTitle")} – ${t("name")}`, description: t("checkDescription") },
  Body: (facts) => (
    <SiteFrame {...facts}>
      <div className="wide check">
        <div className="contact-head">
          <h1>{t("checkTitle")}</h1>
          <p className="lead">{t("checkLead")}</p>
        </div>
        <div className="contact-form" id="check" data-api={EXPORT_CHECK_API} data-most={MAX_EXPORT_BYTES}>
          <h2>{t("checkExport")}</h2>
          <div className="field">
            <label htmlFor="check-file">{t("checkFile")}</label>
            <input id="check-file" type="file" accept="application/pdf,.pdf" aria-describedby="check-hint" />
          </div>
          <p className="small" id="check-hint">
            {t("checkFileHint", { size: SIZE })}
          </p>
          <noscript>
            <p className="form-trouble">{t("checkNoScript")}</p>
          </noscript>
          <div role="status">
            <p data-answer="busy" hidden>
              {t("checkBusy")}
            </p>
            {ANSWERS.map(({ name, tone, word, text }) => (
              <div key={name} className="check-answer" data-answer={name} data-tone={tone} hidden>
                <p className="check-word">{word}</p>
                <p data-text={text}>{name === "unchanged" ? "" : text}</p>
              </div>
            ))}
          </div>
        </div>
        <aside className="check-means" aria-labelledby="check-means">
          <h2 id="check-means">{t("checkMeans")}</h2>
          <ul>
            <li>{t("checkMeansSame")}</li>
            <li>{t("checkMeansWho")}</li>
            <li>{t("checkMeansFiles")}</li>
          </ul>
          <h2>{t("checkMeansNot")}</h2>
          <ul>
            <li>{t("checkMeansNotTrue")}</li>
            <li>{t("checkMeansNotWhole")}</li>
          </ul>
          <p>
            <a href={paths.checkProgram}>{t("checkProgram")}</a>
          </p>
        </aside>
        <EvidenceSection />
      </div>
    </SiteFrame>
  ),
};
