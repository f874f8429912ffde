import { paths } from "@hz/contract/paths";
import { Mark } from "../brand/mark.tsx";
import type { SiteFacts } from "./site-page.ts";
import { t } from "./texts.ts";
import { START_SECTIONS } from "./ways.ts";

/** The footer of all public pages. */
export function SiteFooter({ demoSuffix, hasDemos, operator }: SiteFacts) {
  const groups = [
    {
      title: t("footerProduct"),
      links: [
        [`${paths.start}#${START_SECTIONS.features}`, t("navFeatures")],
        [`${paths.start}#${START_SECTIONS.pricing}`, t("navPricing")],
        ...(demoSuffix === null ? [] : [[paths.portal(demoSuffix), t("demoPortal")]]),
        ...(hasDemos ? [[paths.demo, t("demoTry")]] : []),
        [paths.register, t("register")],
        [paths.dashboard, t("dashboard")],
      ],
    },
    {
      title: t("footerKnowledge"),
      links: [
        [paths.guide, t("navGuide")],
        [paths.articles, t("articles")],
        [paths.api, t("apiTitle")],
        [paths.checkExport, t("checkShort")],
        [paths.checkProgram, t("programShort")],
      ],
    },
    {
      title: t("footerCompany"),
      links: [
        [paths.about, t("about")],
        [paths.contact, t("contact")],
        [paths.status, t("status")],
      ],
    },
    {
      title: t("footerLegal"),
      links: [
        [paths.privacy, t("privacy")],
        [paths.imprint, t("imprint")],
        [paths.terms, t("terms")],
      ],
    },
  ];
  return (
    <footer className="site-footer">
      <div className="wide">
        <div className="footer-brand">
          <p className="brand">
            <Mark className="mark" />
            {t("name")}
          </p>
          <p>{t("footer")}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="footer-title" aria-hidden="true">
              {title}
            </p>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="footer-end">
          {operator.name && <span>{operator.name}</span>}
          <span>{t("noBanner")}</span>
        </p>
      </div>
    </footer>
  );
}
