import { Mark } from "../../brand/mark.tsx";
import type { PageLanguage } from "@hz/contract/languages";
import { portalT, type PortalTexts } from "../portal-texts.ts";

/** Says that there is no such channel, or none any more: one that is archived has its start page. */
export function MissingPage({ language, texts }: { language: PageLanguage; texts: PortalTexts }) {
  const t = portalT(language, texts);
  return (
    <div className="page">
      <header className="header">
        <span className="brand">
          <Mark />
        </span>
      </header>
      <main className="stack">
        <h1>{t("missing.title")}</h1>
        <p>{t("missing.text")}</p>
        <p>{t("missing.next")}</p>
      </main>
    </div>
  );
}
