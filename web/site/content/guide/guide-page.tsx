import { paths } from "@hz/contract/paths";
import type { SitePage } from "../../site-page.ts";
import { ContentPage, NoAdvice } from "../content-page.tsx";
import { readingMinutes } from "../reading-minutes.ts";
import { t } from "../texts.ts";
import { duties } from "./duties.tsx";
import { rights } from "./rights.tsx";

const content = (
  <>
    {duties}
    {rights}
  </>
);

/** The page at "/wissenswertes": the readable guide to the HinSchG. */
export const GuidePage: SitePage = {
  head: {
    status: 200,
    picture: "knowledge",
    title: "Leitfaden zum HinSchG – Hinweiszentrale",
    description:
      "Wer ab 50 Beschäftigten eine interne Meldestelle braucht, was sie tun muss, welche Fristen und Bußgelder gelten: das HinSchG mit Fundstellen und Checkliste.",
  },
  Body: (facts) => (
    <ContentPage
      facts={facts}
      title={"Das Hinweisgeber\u00adschutzgesetz, verständlich"}
      lead="Der Leitfaden für Unternehmen: Pflichten, Fristen, Schutz und eine Checkliste. Jede Aussage mit ihrem Paragraphen."
      meta={`Stand: November 2026 · ${t("articleMinutes", { count: readingMinutes(content) })}`}
      content={content}
      after={
        <>
          <p className="prose-on">
            Einzelne Fragen behandeln wir ausführlich unter <a href={paths.articles}>{t("articlesTitle")}</a>.
          </p>
          <NoAdvice />
        </>
      }
    />
  ),
};
