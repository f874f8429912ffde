import { MAX_EXPORT_BYTES } from "@hz/contract/limits";
import { EXPORT_CHECK_API, paths } from "@hz/contract/paths";
import { Answers, MAX_EXPORT_MB } from "./answers.tsx";
import { SiteFrame } from "../frame.tsx";
import type { SitePage } from "../site-page.ts";
import { t } from "../texts.ts";

/** The page where whoever has an exported file or evidence sees whether it is as it was made; the one public page with a script. */
export const CheckPage: SitePage = {
  head: { status: 200, title: `${t("checkTitle")} – ${t("name")}`, description: t("checkDescription") },
  Body: (facts) => (
    <SiteFrame {...facts}>
      <div className="wide check check-files">
        <div className="contact-head">
          <h1>{t("checkTitle")}</h1>
          <p className="lead">{t("checkLead")}</p>
        </div>
        <FileCheck />
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
        <aside className="check-means" aria-labelledby="evidence-means">
          <h2 id="evidence-means">{t("evidenceMeans")}</h2>
          <p>{t("evidenceLead")}</p>
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
      </div>
    </SiteFrame>
  ),
};

/** One field for whatever there is to check: nobody has to know which kind of file they were given. */
function FileCheck() {
  return (
    <div className="contact-form" id="check" data-api={EXPORT_CHECK_API} data-most={MAX_EXPORT_BYTES}>
      <div className="field">
        <label htmlFor="check-file">{t("checkFile")}</label>
        <input id="check-file" type="file" multiple aria-describedby="check-hint check-stays check-hint-en" />
      </div>
      <p className="small" id="check-hint">
        {t("checkFileHint", { size: MAX_EXPORT_MB })}
      </p>
      <p className="small" id="check-stays">
        {t("checkFileStays")}
      </p>
      <p className="small" id="check-hint-en" lang="en">
        {t("checkFileEn")}
      </p>
      <noscript>
        <p className="form-trouble">{t("checkNoScript")}</p>
      </noscript>
      <div className="check-said" role="status" aria-atomic={false} />
      <Answers />
    </div>
  );
}
