import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { t } from "./texts.ts";

type SectionProps = { title: string; children: ReactNode };

/** The anchor of a heading that links lead to. */
export function anchorOf(title: string): string {
  const plain = title.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

/** A part of a document under a heading that can be linked to. */
export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2 id={anchorOf(title)}>{title}</h2>
      {children}
    </section>
  );
}

/** The titles of a document's sections, fragments looked into. */
export function sectionTitles(content: ReactNode): string[] {
  return Children.toArray(content).flatMap((child) => {
    if (!isValidElement<Partial<SectionProps>>(child)) return [];
    if (child.type === Section) return [child.props.title!];
    return child.type === Fragment ? sectionTitles(child.props.children) : [];
  });
}

/** What should not be overread. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <aside className="prose-note">
      {title && <p className="prose-note-title">{title}</p>}
      {children}
    </aside>
  );
}

type TableProps = { caption: string; head: string[]; rows: ReactNode[][] };

/** A table that scrolls by itself where the screen is narrower; the first cell of a row is its heading. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has only a keyboard must be able to scroll it
    <div className="prose-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says that the text is a template. */
export function LegalNote() {
  return <p className="prose-advice">{t("legalNote")}</p>;
}

/** A paragraph of the HinSchG, with its sub-paragraph and what comes after, as a link to the official text: `hin(17, 1, "Nummer 1")`. */
export function hin(paragraph: number, sub?: number | string, rest?: string) {
  const words = [`§\u00a0${paragraph}`, sub && `Absatz\u00a0${sub}`, rest].filter(Boolean);
  return (
    <a className="law" href={`https://www.gesetze-im-internet.de/hinschg/__${paragraph}.html`} rel="external">
      {words.join(" ")}
    </a>
  );
}
