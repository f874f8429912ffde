import { paths } from "@hz/contract/paths";
import { formatDate } from "../../i18n/dates.ts";
import type { Article } from "./article.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { t } from "./texts.ts";

/** One article in a list: what it is about, how old and how long it is. */
export function ArticleCard({ article, level: Heading }: { article: Article; level: "h2" | "h3" }) {
  const { slug, title, description, topic, updated, Body } = article;
  return (
    <li className="article-card">
      <p className="article-topic">{topic}</p>
      <Heading>
        <a href={paths.article(slug)}>{title}</a>
      </Heading>
      <p>{description}</p>
      <p className="small">
        <time dateTime={updated}>{formatDate(updated, "de")}</time> · {t("articleMinutes", { count: readingMinutes(Body()) })}
      </p>
    </li>
  );
}
