import type { ReactNode } from "react";
import { shownLogoSize } from "@hz/contract/channels/logo";
import type { DutyPage } from "@hz/contract/channels/duty-pages";
import { Mark } from "../brand/mark.tsx";
import { DutyLinks } from "./pages/duty-links.tsx";
import { usePortal } from "./portal-context.tsx";
import { inLanguage } from "./portal-links.ts";
import { QuickExit } from "./quick-exit.tsx";
import type { PortalLanguage } from "./page-props.ts";
import { paths } from "@hz/contract/paths";

type Page = "start" | "form" | "case" | "success" | DutyPage;
const OTHER: Record<PortalLanguage, { language: PortalLanguage; name: string; short: string }> = {
  de: { language: "en", name: "English", short: "EN" },
  en: { language: "de", name: "Deutsch", short: "DE" },
};

/** Takes which page it is and its content, and draws them between the channel's head and foot. */
export function Shell({ page, children }: { page: Page; children: ReactNode }) {
  const { channel, language, links, t } = usePortal();
  const other = OTHER[language];
  const { logo } = channel.settings;
  const name = channel.companyName || channel.name;
  const here = addressOf(page, channel.linkSuffix);
  return (
    <div className="page">
      <header className="header">
        <a className="brand" href={links.start}>
          {logo ? (
            <img src={logo.address} alt={name} {...shownLogoSize(logo)} />
          ) : (
            <>
              <Mark />
              <span>{name}</span>
            </>
          )}
        </a>
        <nav aria-label={t("shell.nav")}>
          {channel.languages[other.language] && (
            <a
              className="button button-quiet"
              href={inLanguage(here, other.language)}
              lang={other.language}
              hrefLang={other.language}
              aria-label={`${other.short} – ${other.name}`}
            >
              {other.short}
            </a>
          )}
          <QuickExit label={t("shell.exit")} />
        </nav>
      </header>
      <main className="stack">{children}</main>
      <footer className="footer">
        <DutyLinks page={page} apart={page === "form" || page === "case" || page === "success"} />
        <p>{t("shell.foot")}</p>
      </footer>
    </div>
  );
}

function addressOf(page: Page, linkSuffix: string): string {
  switch (page) {
    case "start":
      return paths.portal(linkSuffix);
    case "form":
      return paths.portalForm(linkSuffix);
    case "case":
      return paths.portalCase(linkSuffix);
    case "success":
      return paths.portalSuccess(linkSuffix);
    default:
      return paths.portalDuty(linkSuffix, page);
  }
}
