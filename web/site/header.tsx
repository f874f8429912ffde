import { paths } from "@hz/contract/paths";
import { Mark } from "../brand/mark.tsx";
import { t } from "./texts.ts";
import { START_SECTIONS } from "./ways.ts";

type SiteHeaderProps = { isStart: boolean };

/** The header of all public pages; on narrow screens its links stand in a menu that opens without a script. */
export function SiteHeader({ isStart }: SiteHeaderProps) {
  const section = (name: string) => (isStart ? `#${name}` : `${paths.start}#${name}`);
  const links = [
    { href: section(START_SECTIONS.features), label: t("navFeatures") },
    { href: section(START_SECTIONS.pricing), label: t("navPricing") },
    { href: paths.guide, label: t("navGuide") },
    { href: paths.signIn, label: t("signIn") },
  ];
  const trial = (className: string) => (
    <a className={className} href={paths.trial}>
      {isStart ? t("trial") : t("register")}
    </a>
  );
  const list = links.map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
  return (
    <header className="site-header">
      <div className="wide">
        <a className="brand" href={paths.start}>
          <Mark className="mark" />
          {t("name")}
        </a>
        <nav className="header-links" aria-label={t("navigation")}>
          {list}
          {trial("button button-small")}
        </nav>
        <details className="header-menu">
          <summary>
            <span className="menu-bars" aria-hidden="true" />
            {t("menu")}
          </summary>
          <nav aria-label={t("navigation")}>
            {list}
            {trial("button")}
          </nav>
        </details>
      </div>
    </header>
  );
}
