import { paths } from "@hz/contract/paths";
import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Marked, searchHandbook } from "../handbook/index.ts";
import { WITH_WORDS } from "../shared/search/kept-words.ts";
import { t } from "../shared/texts/texts.ts";

/** The articles that hold what was typed, with the place where it stands. */
export function HandbookResults({ words, onClear }: { words: string; onClear: () => void }) {
  const found = useMemo(() => searchHandbook(words), [words]);
  const typed = words.trim();
  return (
    <>
      <p role="status" className={found.length === 0 ? "sr-only" : "text-sm text-muted"}>
        {t("handbookFound", { count: found.length, words: typed })}
      </p>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t("handbookNothing")}
            text={t("handbookNothingText", { words: typed })}
            action={
              <Button variant="quiet" onClick={onClear}>
                {t("handbookClear")}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-3">
          {found.map(({ article, group, title, excerpt }) => (
            <li key={article.slug}>
              <Link
                to={paths.handbook(article.slug)}
                state={WITH_WORDS}
                className="grid gap-1 rounded-card border border-line bg-surface p-4 text-ink no-underline hover:border-brand"
              >
                <span className="text-sm text-muted">{group}</span>
                <span className="text-lg font-semibold text-brand">
                  <Words pieces={title} />
                </span>
                <span>
                  <Words pieces={excerpt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Words({ pieces }: { pieces: Marked[] }) {
  return pieces.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className="rounded-[3px] bg-accent-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
