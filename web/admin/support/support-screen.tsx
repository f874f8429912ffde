import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TABLE_FITS, useMediaQuery } from "../shared/page/media-query.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { SearchField } from "../shared/search/search-field.tsx";
import { useWords } from "../shared/search/use-words.ts";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { t } from "../shared/texts/texts.ts";
import { ContactCard } from "./contact-card.tsx";
import { HandbookContents } from "./handbook-contents.tsx";
import { HandbookResults } from "./handbook-results.tsx";

/** The page /support: the handbook with its search, and how the operator can be reached. */
export function SupportScreen() {
  usePageTitle(t("support"));
  const [search, setSearch] = useSearchParams();
  // A telephone has no key to name.
  const hasKeys = useMediaQuery(TABLE_FITS);
  const [words, find] = useWords(search.get("suche") ?? "", (next) =>
    setSearch(next === "" ? {} : { suche: next }, { replace: true, preventScrollReset: true }),
  );
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
