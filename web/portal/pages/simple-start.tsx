import { isSimple, PAGE_LANGUAGE_CODES, pageLanguageName, type SimpleLanguage, spokenIn } from "@hz/contract/languages";
import { portalPaths } from "@hz/contract/portal-paths";
import type { RichText as Doc } from "@hz/contract/rich-text";
import { startDeSimple } from "../../i18n/portal/de-simple.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { type Portal, usePortal } from "../portal-context.tsx";
import { inLanguage } from "../portal-links.ts";

const STARTS: Record<SimpleLanguage, typeof startDeSimple> = { "de-simple": startDeSimple };

/** What the start page says first where it is read in a simpler way of its language; null elsewhere. */
export const simpleStart = ({ channel, read }: Portal) =>
  isSimple(read) ? STARTS[read](channel.companyName || channel.name, channel.settings.allowAnonymous) : null;

/** The way to a simpler way of this page's language, in plain sight: who needs it may not look for it in a list. */
export function SimplerWay() {
  const { channel, read } = usePortal();
  const simpler = PAGE_LANGUAGE_CODES.find((code) => code !== read && isSimple(code) && spokenIn(code) === read);
  if (!simpler) return null;
  return (
    <p>
      <a href={inLanguage(portalPaths.portal(channel.linkSuffix), simpler)} lang={simpler} hrefLang={simpler}>
        {pageLanguageName(simpler)}
      </a>
    </p>
  );
}

/** What the company wrote; folded away under its name where we say the same more simply. */
export function CompanyText({ doc, under }: { doc: Doc; under: string | undefined }) {
  const { channel, language } = usePortal();
  if (under === undefined) return <RichText doc={doc} />;
  return (
    <details lang={language}>
      <summary>{under}</summary>
      {channel.description && <p className="lead">{channel.description}</p>}
      <RichText doc={doc} />
    </details>
  );
}
