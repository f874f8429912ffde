import type { PortalLanguage } from "@hz/contract/languages";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { t } from "../texts/texts.ts";

type InLanguagesProps = {
  languages: readonly PortalLanguage[];
  /** How many of them stand open. */
  first: number;
  className: string;
  children: (language: PortalLanguage) => ReactNode;
};

/** What is written in each of these languages: in the first ones at once, in the others when somebody unfolds them. */
export function InLanguages({ languages, first, className, children: fields }: InLanguagesProps) {
  const [open, folded] = [languages.slice(0, first), languages.slice(first)];
  return (
    <>
      <Fields languages={open} className={className} fields={fields} />
      {folded.length > 0 && (
        <Folded count={folded.length}>
          <Fields languages={folded} className={className} fields={fields} />
        </Folded>
      )}
    </>
  );
}

type FieldsProps = { languages: readonly PortalLanguage[]; className: string; fields: InLanguagesProps["children"] };

const Fields = ({ languages, className, fields }: FieldsProps) => (
  <div className={className}>
    {languages.map((language) => (
      <Fragment key={language}>{fields(language)}</Fragment>
    ))}
  </div>
);

function Folded({ count, children }: { count: number; children: ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null);
  // What a form refuses in here is to be seen, and focused where nothing before it was.
  useEffect(() => {
    const wrong = place.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    if (!wrong || place.current?.open) return;
    place.current!.open = true;
    if (!document.activeElement?.matches("[aria-invalid='true']")) wrong.focus();
  });
  return (
    <details ref={place}>
      <summary className="min-h-9 cursor-pointer content-center font-semibold">{t("moreLanguages", { count })}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
