import { paths } from "@hz/contract/paths";
import type { ReactNode } from "react";
import { Mark } from "../brand/mark.tsx";
import type { SiteFacts } from "./site-page.ts";
import { t } from "./texts.ts";

type SiteFrameProps = SiteFacts & {
  /** Links to the sections of this page, by their anchors. */
  sections?: { href: string; label: string }[];
  children: ReactNode;
};

/** Takes a page's content and gives it between the public pages' header and footer. */
export function SiteFrame({ demoSuffix, sections = [], children }: SiteFrameProps) {
  const demo = demoSuffix === null ? null : paths.portal(demoSuffix);
  return (
    <>
      <a className="skip" href="#inhalt">
        {t("skip")}
      </a>
      <header className="site-header wide">
        <a className="brand" href={paths.start}>
          <Mark className="mark" />
          {t("name")}
        </a>
        <nav aria-label={t("navigation")}>
          {sections.map(({ href, label }) => (
            <a key={href} className="section-link" href={href}>
              {label}
            </a>
          ))}
          {demo && (
            <a className="demo-link" href={demo}>
              {t("demo")}
            </a>
          )}
          <a href={paths.signIn}>{t("signIn")}</a>
          <a className="button button-small" href={paths.register}>
            {t("register")}
          </a>
        </nav>
      </header>
      <main id="inhalt">{children}</main>
      <footer className="site-footer">
        <div className="wide">
          <p>
            <strong>{t("name")}</strong>
            <br />
            {t("footer")}
          </p>
          <ul>
            {demo && (
              <li>
                <a href={demo}>{t("demo")}</a>
              </li>
            )}
            <li>
              <a href={paths.signIn}>{t("signIn")}</a>
            </li>
            <li>
              <a href={paths.register}>{t("register")}</a>
            </li>
          </ul>
        </div>
      </footer>
    </>
  );
}
