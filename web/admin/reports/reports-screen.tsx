import { PAGE_SIZE } from "@hz/contract/limits";
import { SearchX } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { failureText } from "../failure-text.ts";
import { TABLE_FITS, useMediaQuery } from "../media-query.ts";
import { usePageTitle } from "../page-title.ts";
import { t } from "../texts.ts";
import { loadBook } from "./book/load-book.ts";
import { useBook } from "./book/use-book.ts";
import { NoReports } from "./no-reports.tsx";
import { pageOf } from "./pages.ts";
import { useCategoryNames, useUserNames } from "./queries.ts";
import { reportLine } from "./report-line.ts";
import { ReportList } from "./report-list.tsx";
import { searchRows } from "./search.ts";
import { SearchField } from "./search-field.tsx";
import { StatCards } from "./stat-cards.tsx";
import { useWords } from "./use-words.ts";

const CARDS = [
  { figure: "total", label: t("statTotal") },
  { figure: "new", label: t("statNew") },
  { figure: "inProgress", label: t("statOpen") },
  { figure: "closed", label: t("statClosed") },
] as const;
/** So many lines without text stand on the first screen while the server has not even said how many there are. */
const FIRST_GUESS = 8;

/** The page /meldungen: the figures, the search, and the list. */
export function ReportsScreen() {
  usePageTitle(t("reports"));
  const [search, setSearch] = useSearchParams();
  // A telephone has no key to name.
  const hasKeys = useMediaQuery(TABLE_FITS);
  const [words, find] = useWords(search.get("suche") ?? "", (next) =>
    setSearch(next === "" ? {} : { suche: next }, { replace: true, preventScrollReset: true }),
  );
  return (
    <>
      <h1 className="text-3xl">{t("reports")}</h1>
      <StatCards show={CARDS} />
      <SearchField words={words} onWords={find} placeholder={hasKeys ? t("searchPlaceholder") : t("searchLabel")} />
      <Results
        words={words}
        page={search.get("seite") ?? "1"}
        onPage={(page) => setSearch({ ...(words && { suche: words }), ...(page > 1 && { seite: String(page) }) })}
        onClear={() => find("")}
      />
    </>
  );
}

type ResultsProps = { words: string; page: string; onPage: (page: number) => void; onClear: () => void };

function Results({ words, page: wanted, onPage, onClear }: ResultsProps) {
  const { rows, titles, fresh, total, complete, failure } = useBook();
  const categories = useCategoryNames();
  const users = useUserNames();
  // Typing stays smooth: the list follows as soon as there is time.
  const sought = useDeferredValue(words.trim());
  const found = useMemo(() => searchRows(rows, titles, categories, sought), [rows, titles, categories, sought]);

  if (failure !== null && rows.length === 0) {
    return (
      <Card>
        <ErrorState
          title={t("reportsFailed")}
          text={`${t("reportsFailedText")} ${failureText(failure, "")}`}
          action={<Button onClick={loadBook}>{t("tryAgain")}</Button>}
        />
      </Card>
    );
  }
  if (total === 0)
    return (
      <Card>
        <NoReports />
      </Card>
    );
  const searching = sought !== "";
  const opened = Math.min(titles.size, rows.length);
  const searchable = !searching || (complete && opened === rows.length);
  const all = searching ? found.length : (total ?? FIRST_GUESS);
  const page = pageOf(found, wanted, PAGE_SIZE, all);
  const lines = page.rows.map((row) => reportLine(row, { titles, fresh, categories, users }));
  return (
    <>
      {!searchable && (
        <p role="status" className="text-sm text-muted tabular-nums">
          {total === null ? t("loading") : t("searchProgress", { opened, total })}
        </p>
      )}
      {searching && found.length === 0 ? (
        searchable && (
          <Card>
            <EmptyState
              icon={SearchX}
              title={t("searchNothing")}
              text={t("searchNothingText", { words: sought })}
              action={
                <Button variant="quiet" onClick={onClear}>
                  {t("searchClear")}
                </Button>
              }
            />
          </Card>
        )
      ) : (
        <ReportList page={{ ...page, rows: lines }} counted={total !== null} onPage={onPage} />
      )}
    </>
  );
}
