import { paths } from "@hz/contract/paths";
import { ArrowLeft, ArrowRight, BookX } from "lucide-react";
import { Link, useLocation, useParams } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Article, articleAt, type Group } from "../handbook/index.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { hasWords, keptWords, WITH_WORDS } from "../shared/search/kept-words.ts";
import { t } from "../shared/texts/texts.ts";
import { ArticleBody } from "./article-body.tsx";
import { InlineText } from "./inline-text.tsx";

/** The page /support/{slug}: one article of the handbook. */
export function ArticleScreen() {
  const { slug = "" } = useParams();
  const placed = articleAt(slug);
  usePageTitle(placed?.article.title ?? t("handbookMissing"));
  if (!placed)
    return (
      <Card>
        <EmptyState
          whole
          icon={BookX}
          title={t("handbookMissing")}
          text={t("handbookMissingText")}
          action={
            <Link to={paths.support} className={buttonClass()}>
              {t("handbookBack")}
            </Link>
          }
        />
      </Card>
    );
  const { group, article, previous, next } = placed;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,46rem)_minmax(13rem,1fr)]">
      <article key={slug} className="grid gap-5">
        <div className="grid gap-2">
          <BackLink />
          <p className="text-sm text-muted">{group.title}</p>
          <h1 className="text-2xl wrap-anywhere hyphens-auto sm:text-3xl">{article.title}</h1>
          <p className="text-lg text-muted">
            <InlineText text={article.lead} />
          </p>
        </div>
        <ArticleBody blocks={article.body} />
        <Around previous={previous} next={next} />
      </article>
      <GroupList group={group} current={article} />
    </div>
  );
}

/** Back to where the reader came from: the contents, or what they searched for. */
function BackLink() {
  const words = hasWords(useLocation().state) ? keptWords(paths.support).trim() : "";
  return (
    <Link
      to={paths.support}
      state={words ? WITH_WORDS : null}
      className="flex w-fit items-center gap-1.5 text-sm font-semibold text-brand no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {words ? t("handbookBackToSearch", { words }) : t("handbookBack")}
    </Link>
  );
}

function Around({ previous, next }: { previous: Article | undefined; next: Article | undefined }) {
  const look = "grid gap-0.5 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-brand";
  return (
    <nav aria-label={t("handbookAround")} className="mt-4 grid gap-3 sm:grid-cols-2">
      {previous && (
        <Link to={paths.handbook(previous.slug)} className={look}>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            {t("handbookPrevious")}
          </span>
          <span className="font-semibold">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={paths.handbook(next.slug)} className={`${look} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-1.5 text-sm text-muted sm:justify-end">
            {t("handbookNext")}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </span>
          <span className="font-semibold">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}

function GroupList({ group, current }: { group: Group; current: Article }) {
  return (
    <nav aria-label={t("handbookMore", { group: group.title })} className="grid gap-2 lg:sticky lg:top-20">
      <p className="text-sm text-muted">{t("handbookMore", { group: group.title })}</p>
      <ul className="grid gap-0.5 border-l border-line">
        {group.articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={paths.handbook(slug)}
              aria-current={slug === current.slug ? "page" : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-3.5 text-ink no-underline hover:text-brand aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-brand"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
