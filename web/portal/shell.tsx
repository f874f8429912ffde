import { type MouseEvent, type ReactNode, useEffect } from "react";
import { shownLogoSize } from "@hz/contract/channels/logo";
import type { DutyPage } from "@hz/contract/channels/duty-pages";
import { Mark } from "../brand/mark.tsx";
import { leaveNothing } from "./draft/tab-entry.ts";
import { stopAsking } from "./leave-warning.ts";
import { DutyLinks } from "./pages/duty-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { PlaceLink } from "./place-link.tsx";
import { usePortal } from "./portal-context.tsx";
import { leaveByEscape, NEUTRAL_PAGE } from "./quick-exit.ts";
import { portalPaths } from "@hz/contract/portal-paths";

type Page = "start" | "form" | "case" | "success" | DutyPage;

/** A page's content between the channel's head and foot. */
export function Shell({ page, children }: { page: Page; children: ReactNode }) {
  const { channel, t } = usePortal();
  const { logo } = channel.settings;
  const name = channel.companyName || channel.name;
  return (
    <div className="page">
      <header className="header">
        <PlaceLink to="start" className="brand">
          {logo ? (
            <img src={logo.address} alt={name} {...shownLogoSize(logo)} />
          ) : (
            <>
              <Mark />
              <span>{name}</span>
            </>
          )}
        </PlaceLink>
        <nav aria-label={t("shell.nav")}>
          <LanguageSwitch here={addressOf(page, channel.linkSuffix)} />
          <QuickExit />
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
      return portalPaths.portal(linkSuffix);
    case "form":
      return portalPaths.portalForm(linkSuffix);
    case "case":
      return portalPaths.portalCase(linkSuffix);
    case "success":
      return portalPaths.portalSuccess(linkSuffix);
    default:
      return portalPaths.portalDuty(linkSuffix, page);
  }
}

function leaveAtOnce(): void {
  stopAsking();
  leaveNothing();
  location.replace(NEUTRAL_PAGE);
}

/** The way out: the page is replaced by a neutral one. Without scripts it is a plain link. */
function QuickExit() {
  const { t } = usePortal();
  useEffect(() => leaveByEscape(leaveAtOnce), []);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    leaveAtOnce();
  };
  return (
    <a className="button button-quiet" href={NEUTRAL_PAGE} rel="noreferrer" title={t("shell.exitKey")} onClick={leave}>
      {t("shell.exit")}
    </a>
  );
}
