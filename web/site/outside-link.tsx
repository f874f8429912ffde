import type { ReactNode } from "react";
import { t } from "./texts.ts";

type OutsideLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that opens beside this page, and says so. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> {t("opensBeside")}</span>
    </a>
  );
}
