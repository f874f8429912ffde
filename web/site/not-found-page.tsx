import { paths } from "@hz/contract/paths";
import { SiteFrame } from "./frame.tsx";
import type { SitePage } from "./site-page.ts";
import { t } from "./texts.ts";

/** The page for every address that does not exist. */
export const NotFoundPage: SitePage = {
  head: { status: 404, title: `${t("notFoundTitle")} – ${t("name")}`, description: "" },
  Body: ({ demoSuffix }) => (
    <SiteFrame demoSuffix={demoSuffix}>
      <div className="wide lost">
        <p className="lost-number" aria-hidden="true">
          404
        </p>
        <h1>{t("notFoundTitle")}</h1>
        <p className="lead">{t("notFoundText")}</p>
        <p>{t("notFoundReporter")}</p>
        <p>
          <a className="button" href={paths.start}>
            {t("notFoundBack")}
          </a>
        </p>
      </div>
    </SiteFrame>
  ),
};
