import { paths } from "@hz/contract/paths";
import type { ReactNode } from "react";
import { SiteFrame } from "../frame.tsx";
import type { SiteFacts } from "../site-page.ts";
import { anchorOf, sectionTitles } from "./prose.tsx";
import { t } from "./texts.ts";

type ContentPageProps = {
  facts: SiteFacts;
  title: string;
  lead: ReactNode;
  /** What stands small above the title; a link where the page lies below another one. */
  over?: ReactNode;
  /** Dates and the like, small below the lead. */
  meta: ReactNode;
  /** Sections; they make the table of contents. */
  content: ReactNode;
  /** Sections are numbered, as in a contract. */
  numbered?: boolean;
  /** What follows the content: notes on it, further reading. */
  after?: ReactNode;
};

/** A document to read: title, table of contents, text in a readable measure. */
export function ContentPage({ facts, title, lead, over, meta, content, numbered = false, after }: ContentPageProps) {
  const sections = sectionTitles(content);
  return (
    <SiteFrame {...facts}>
      <div className={numbered ? "wide prose-page prose-numbered" : "wide prose-page"}>
        <header className="prose-head">
          {over && <p className="prose-over">{over}</p>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="small">{meta}</p>
        </header>
        {sections.length > 0 && (
          <nav className="prose-contents" aria-label={t("contents")}>
            <details>
              <summary>{t("contents")}</summary>
              <p className="prose-contents-title">{t("contents")}</p>
              <ol>
                {sections.map((section) => (
                  <li key={section}>
                    <a href={`#${anchorOf(section)}`}>{section}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        <div className="prose">
          {content}
          {after}
        </div>
      </div>
    </SiteFrame>
  );
}

/** Says that what was read informs and advises nobody. */
export function NoAdvice() {
  return (
    <p className="prose-advice">
      {t("noAdvice")} <a href={paths.contact}>{t("noAdviceContact")}</a>.
    </p>
  );
}
