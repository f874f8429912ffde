import { paths } from "@hz/contract/paths";
import { t } from "../texts/texts.ts";

const PAGES = {
  terms: [paths.terms, t("legalTerms")],
  privacy: [paths.privacy, t("legalPrivacy")],
  imprint: [paths.imprint, t("legalImprint")],
} as const;
type PageName = keyof typeof PAGES;

/** What `write` returns for the marks of the legal pages, with a link in each mark's place; they open beside the form. */
export function LegalText({ write }: { write: (marks: Record<PageName, string>) => string }) {
  const parts = write({ terms: "|terms|", privacy: "|privacy|", imprint: "|imprint|" }).split("|");
  return (
    <p className="text-sm text-muted">
      {parts.map((part) => {
        if (!(part in PAGES)) return part;
        const [address, name] = PAGES[part as PageName];
        return (
          <a key={part} href={address} target="_blank" rel="noopener" className="font-semibold text-brand">
            {name}
          </a>
        );
      })}
    </p>
  );
}
