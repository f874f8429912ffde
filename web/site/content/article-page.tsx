import { paths } from "@hz/contract/paths";
import { formatDate } from "../../i18n/dates.ts";
import { SHARED } from "../pictures.ts";
import type { SiteFacts, SitePage } from "../site-page.ts";
import type { Article } from "./article.ts";
import { ArticleCard } from "./article-card.tsx";
import { ContentPage, NoAdvice } from "./content-page.tsx";
import { readingMinutes } from "./reading-minutes.ts";
import { t } from "./texts.ts";

/** An article's page, with others to read on. */
export function articlePage(article: Article, all: readonly Article[]): SitePage {
  return {
    head: {
      status: 200,
      title: `${article.title} – Hinweiszentrale`,
      description: article.description,
      picture: "knowledge",
      published: article.published,
      updated: article.updated,
      data: articleData(article),
    },
    Body: (facts) => {
      const content = article.Body();
      const minutes = t("articleMinutes", { count: readingMinutes(content) });
      return (
        <ContentPage
          facts={facts}
          title={article.title}
          lead={article.description}
          over={
            <>
              <a href={paths.articles}>{t("articlesOver")}</a> · {article.topic}
            </>
          }
          meta={`${datesOf(article)} · ${minutes}`}
          content={content}
          after={
            <>
              <NoAdvice />
              <More articles={nextOf(article, all)} />
            </>
          }
        />
      );
    },
  };
}

/** What an article's page tells search engines (schema.org). */
export const articleData =
  ({ slug, title, description, published, updated }: Article) =>
  ({ operator, publicUrl }: SiteFacts): object[] => [
    {
      "@type": "Article",
      headline: title,
      description,
      inLanguage: "de",
      datePublished: published,
      dateModified: updated,
      image: publicUrl + SHARED.knowledge,
      mainEntityOfPage: publicUrl + paths.article(slug),
      author: { "@type": "Organization", name: "Hinweiszentrale", url: publicUrl },
      publisher: { "@type": "Organization", name: operator.name ?? "Hinweiszentrale", url: publicUrl },
    },
  ];

function datesOf({ published, updated }: Article): string {
  const date = formatDate(updated, "de");
  return published === updated ? t("articleDate", { date }) : t("articleChanged", { published: formatDate(published, "de"), date });
}

/** Three others: of the same topic first, then those that follow in the list, from its end on to its start. */
function nextOf(article: Article, all: readonly Article[]): Article[] {
  const place = all.indexOf(article);
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  return [...others.filter(({ topic }) => topic === article.topic), ...others.filter(({ topic }) => topic !== article.topic)].slice(0, 3);
}

function More({ articles }: { articles: Article[] }) {
  return (
    <section className="prose-more" aria-labelledby="mehr-dazu">
      <h2 id="mehr-dazu">{t("articlesMore")}</h2>
      <ul className="article-cards">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} level="h3" />
        ))}
      </ul>
    </section>
  );
}
