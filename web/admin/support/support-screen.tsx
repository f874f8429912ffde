import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { HANDBOOK } from "../handbook/index.ts";
import { TABLE_FITS, useMediaQuery } from "../shared/page/media-query.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { SearchField } from "../shared/search/search-field.tsx";
import { useWords } from "../shared/search/use-words.ts";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { t } from "../shared/texts/texts.ts";
import { ContactCard } from "./contact-card.tsx";
import { HandbookResults } from "./handbook-results.tsx";

/** The page /support: the handbook with its search, and how the operator can be reached. */
export function SupportScreen() {
  usePageTitle(t("support"));
  // A telephone has no key to name.
  const hasKeys = useMediaQuery(TABLE_FITS);
  const [words, find] = useWords(paths.support);
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("support")}</h1>
        <p className="max-w-prose text-muted">{t("supportLead")}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t("handbook")} className="grid gap-5">
          <SearchField
            words={words}
            onWords={find}
            label={t("handbookSearch")}
            placeholder={hasKeys ? t("handbookSearchPlaceholder") : t("handbookSearch")}
          />
          {words.trim() === "" ? <HandbookContents /> : <HandbookResults words={words} onClear={() => find("")} />}
        </section>
        <div className="grid gap-5 lg:sticky lg:top-20">
          <TutorialCard />
          <ContactCard />
        </div>
      </div>
    </>
  );
}

/** The way through the application, as often as wanted. */
function TutorialCard() {
  return (
    <Card title={t("tutorial")}>
      <p className="mb-4">{t("supportTutorialText")}</p>
      <Button onClick={() => void openOverlay("tutorial")}>{t("tutorialStart")}</Button>
    </Card>
  );
}

/** The handbook's table of contents: a card for each group. */
function HandbookContents() {
  return (
    <div className="gap-5 xl:columns-2">
      {HANDBOOK.map(({ title, articles }) => (
        <Card key={title} title={title} className="mb-5 break-inside-avoid">
          <ul className="grid gap-0.5">
            {articles.map((article) => (
              <li key={article.slug}>
                <Link
                  to={paths.handbook(article.slug)}
                  className="-mx-2 block rounded-control px-2 py-1.5 text-brand no-underline hover:bg-brand-soft hover:underline"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
