import { paths } from "@hz/contract/paths";
import { t } from "../texts/texts.ts";
import { NewTabLink } from "./new-tab-link.tsx";

const PAGES = { terms: paths.terms, privacy: paths.privacy, imprint: paths.imprint } as const;
type PageName = keyof typeof PAGES;
const NAMES: Record<PageName, string> = { terms: t("legalTerms"), privacy: t("legalPrivacy"), imprint: t("legalImprint") };

type LegalTextProps = {
  write: (marks: Record<PageName, string>) => string;
  /** What the pages are called where the text around them is in another language. */
  names?: Partial<Record<PageName, string>>;
};

/** Imprint, terms and privacy notice, at the foot of a page that stands outside the site. */
export const LegalFooter = () => <LegalText write={({ imprint, terms, privacy }) => `${imprint} · ${terms} · ${privacy}`} />;

/** What `write` returns for the marks of the legal pages, with a link in each mark's place; they open beside the form. */
export function LegalText({ write, names }: LegalTextProps) {
  const parts = write({ terms: "|terms|", privacy: "|privacy|", imprint: "|imprint|" }).split("|");
  return (
    <p className="text-sm text-muted">
      {parts.map((part) => {
        if (!(part in PAGES)) return part;
        const page = part as PageName;
        return (
          <NewTabLink key={part} href={PAGES[page]} className="font-semibold text-brand">
            {names?.[page] ?? NAMES[page]}
          </NewTabLink>
        );
      })}
    </p>
  );
}
