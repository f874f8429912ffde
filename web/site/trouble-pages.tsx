import { paths } from "@hz/contract/paths";
import type { ReactNode } from "react";
import { SiteFrame } from "./frame.tsx";
import type { SiteFacts, SitePage } from "./site-page.ts";
import { t } from "./texts.ts";

type TroubleProps = SiteFacts & { status: number; title: string; text: string; children: ReactNode };

function Trouble({ status, title, text, children, ...facts }: TroubleProps) {
  return (
    <SiteFrame {...facts}>
      <div className="wide trouble">
        <p className="trouble-number" aria-hidden="true">
          {status}
        </p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
    </SiteFrame>
  );
}

/** The page for every address that does not exist. */
export const NotFoundPage: SitePage = {
  head: { status: 404, title: `${t("notFoundTitle")} – ${t("name")}`, description: "" },
  Body: (facts) => (
    <Trouble {...facts} status={404} title={t("notFoundTitle")} text={t("notFoundText")}>
      <p>{t("notFoundReporter")}</p>
      <p>
        <a className="button" href={paths.start}>
          {t("notFoundBack")}
        </a>
      </p>
    </Trouble>
  ),
};

/** The page for whoever sent what the server cannot read. */
export const UnreadablePage: SitePage = {
  head: { status: 400, title: `${t("unreadableTitle")} – ${t("name")}`, description: "" },
  Body: (facts) => (
    <Trouble {...facts} status={400} title={t("unreadableTitle")} text={t("unreadableText")}>
      <p>{t("unreadableNext")}</p>
      <p>
        <a className="button" href={paths.start}>
          {t("notFoundBack")}
        </a>
      </p>
    </Trouble>
  ),
};

/** The page that stands in for one that the server could not draw. */
export const FailedPage: SitePage = {
  head: { status: 503, title: `${t("failedTitle")} – ${t("name")}`, description: "" },
  Body: (facts) => (
    <Trouble {...facts} status={503} title={t("failedTitle")} text={t("failedText")}>
      <p>{t("failedNext")}</p>
    </Trouble>
  ),
};
