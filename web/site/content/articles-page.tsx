import { paths } from "@hz/contract/paths";
import { SiteFrame } from "../frame.tsx";
import type { SitePage } from "../site-page.ts";
import { ArticleCard } from "./article-card.tsx";
import { ARTICLES } from "./articles/index.ts";
import { t } from "./texts.ts";

/** The page at "/wissen": all articles. */
export const ArticlesPage: SitePage = {
  head: { status: 200, title: t("articlesHead"), description: t("articlesDescription"), picture: "knowledge" },
  Body: (facts) => (
    <SiteFrame {...facts}>
      <div className="wide prose-page">
        <header className="prose-head">
          <h1>{t("articlesTitle")}</h1>
          <p className="lead">{t("articlesLead")}</p>
          <p>
            {t("articlesGuide")} <a href={paths.guide}>{t("articlesGuideLink")}</a>.
          </p>
        </header>
        <ul className="article-cards">
          {ARTICLES.map((article) => (
            <ArticleCard key={article.slug} article={article} level="h2" />
          ))}
        </ul>
        <p className="article-feed">
          <a href={paths.feed} type="application/atom+xml">
            {t("articlesFeed")}
          </a>
        </p>
      </div>
    </SiteFrame>
  ),
};
