import { paths } from "@hz/contract/paths";
import type { SitePage } from "../site-page.ts";
import { AboutPage } from "./about/about-page.tsx";
import { articlePage } from "./article-page.tsx";
import { ArticlesPage } from "./articles-page.tsx";
import { ARTICLES } from "./articles/index.ts";
import { GuidePage } from "./guide/guide-page.tsx";
import { ImprintPage } from "./legal/imprint-page.tsx";
import { PrivacyPage } from "./legal/privacy-page.tsx";
import { TermsPage } from "./legal/terms-page.tsx";

/** The pages that are documents, by their address. */
export const CONTENT_PAGES: Record<string, SitePage> = {
  [paths.about]: AboutPage,
  [paths.guide]: GuidePage,
  [paths.articles]: ArticlesPage,
  ...Object.fromEntries(ARTICLES.map((article) => [paths.article(article.slug), articlePage(article, ARTICLES)])),
  [paths.privacy]: PrivacyPage,
  [paths.imprint]: ImprintPage,
  [paths.terms]: TermsPage,
};
