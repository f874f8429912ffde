import type { ReactNode } from "react";
import { SiteFooter } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import type { SiteFacts } from "./site-page.ts";
import { t } from "./texts.ts";

type SiteFrameProps = SiteFacts & {
  /** Whether this is the start page, whose header leads to its own sections. */
  isStart?: boolean;
  children: ReactNode;
};

/** A page's content between the public pages' header and footer. */
export function SiteFrame({ isStart = false, children, ...facts }: SiteFrameProps) {
  return (
    <>
      <a className="skip" href="#inhalt">
        {t("skip")}
      </a>
      <SiteHeader isStart={isStart} />
      <main id="inhalt">{children}</main>
      <SiteFooter {...facts} />
    </>
  );
}
