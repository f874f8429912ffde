import type { ReactNode } from "react";
import { t } from "../texts/texts.ts";

type NewTabLinkProps = {
  href: string;
  className: string;
  /** What it is called, where more is meant than what it shows. */
  name?: string;
  children: ReactNode;
};

/** A link that opens beside this page, and says so; in the language of the application, also on its English page. */
export function NewTabLink({ href, className, name, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={name && `${name} ${t("opensBeside")}`} className={className}>
      {children}
      {!name && (
        <span lang="de" className="sr-only">
          {" "}
          {t("opensBeside")}
        </span>
      )}
    </a>
  );
}
