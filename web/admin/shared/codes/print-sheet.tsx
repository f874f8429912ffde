import { type PortalLanguage, writtenIn } from "@hz/contract/languages";
import type { ReactNode } from "react";

type PrintSheetProps = {
  text: string;
  code: string;
  /** The text's language where it is not the page's. */
  language?: PortalLanguage;
  /** What stands beside the sheet's head, such as a QR code. */
  picture?: ReactNode;
};

/** A sheet with a code in its text, printed in the page's place; on the screen it is not there. */
export function PrintSheet({ text, code, language, picture }: PrintSheetProps) {
  const [title, lead, ...paragraphs] = text.split("\n\n");
  return (
    <div data-sheet {...(language && writtenIn(language))} className="hidden print:grid print:gap-5">
      <div className="grid grid-cols-[1fr_auto] items-start gap-6">
        <div className="grid gap-5">
          <p className="text-xl font-semibold">{title}</p>
          <p className="wrap-anywhere whitespace-pre-line">{lead}</p>
        </div>
        {picture}
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={paragraph === code ? "font-mono text-lg font-semibold whitespace-pre-line" : "whitespace-pre-line"}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
