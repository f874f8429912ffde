import { isReached, type Operator } from "@hz/contract/account/operator";
import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../frame.tsx";
import type { SitePage } from "../site-page.ts";
import { t } from "../texts.ts";

/** The page that tells a lay person how the program that runs here can be checked, and what that does not prove. */
export const ProgramPage: SitePage = {
  head: { status: 200, title: `${t("programTitle")} – ${t("name")}`, description: t("programDescription") },
  Body: (facts) => (
    <SiteFrame {...facts}>
      <div className="wide check">
        <div className="contact-head">
          <h1>{t("programTitle")}</h1>
          <p className="lead">{t("programLead")}</p>
        </div>
        <div className="contact-form check-means">
          <h2>{t("programHow")}</h2>
          <ul>
            <li>{t("programHowBuild")}</li>
            <li>
              {t("programHowList")} <a href={paths.manifest}>{t("programHowListLink")}</a>
            </li>
            <li>{t("programHowHash")}</li>
            <li>{t("programHowSigned")}</li>
          </ul>
          <h2>{t("programCheck")}</h2>
          <p>{t("programCheckNeeds")}</p>
          <Source operator={facts.operator} />
          <p>{t("programCheckRun")}</p>
          <p>
            <code>npm ci</code>
            <br />
            <code>npm run verify -- {facts.publicUrl}</code>
          </p>
          <p>{t("programCheckSays")}</p>
          <p>{t("programCheckWho")}</p>
        </div>
        <aside className="check-means">
          <h2>{t("programNot")}</h2>
          <ul>
            <li>{t("programNotYou")}</li>
            <li>{t("programNotServer")}</li>
            <li>{t("programNotTexts")}</li>
            <li>{t("programNotFaults")}</li>
            <li>{t("programNotDevice")}</li>
            <li>{t("programNotCard")}</li>
            <li>{t("programNotBrowsers")}</li>
          </ul>
        </aside>
      </div>
    </SiteFrame>
  ),
};

/** Whom to ask for the source: an installation does not know where it is published. */
function Source({ operator }: { operator: Operator }) {
  if (!isReached(operator)) return <p>{t("programSourceNobody")}</p>;
  return (
    <p>
      {t("programSource")} <a href={`mailto:${operator.email}`}>{operator.email}</a>.
    </p>
  );
}
