import { paths } from "@hz/contract/paths";
import { FileText, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { closedTitle, currentCache, loadCache, subscribeCache, useReportCache } from "../../reports/index.ts";
import { t } from "../../shared/texts/texts.ts";
import type { Entry } from "./entries.ts";
import { findReports, type FoundReports, SHOWN } from "./find-reports.ts";
import { Search, type SearchProps } from "./search.tsx";
import { useCategoryNames } from "../../shared/names/queries.ts";

const NOTHING: FoundReports = { rows: [], count: 0 };

/** The reports found so far; follows the report cache while it is still being loaded and opened. */
function useFoundReports(typed: string): FoundReports {
  const [found, setFound] = useState(NOTHING);
  const categories = useCategoryNames();
  useEffect(loadCache, []);
  useEffect(() => {
    let counts = true;
    let searching = false;
    let again = false;
    const search = async () => {
      // A book that keeps changing must not keep a search from coming to its end.
      if (searching) return void (again = true);
      searching = true;
      again = false;
      const next = await findReports(currentCache(), categories, typed, () => counts);
      searching = false;
      if (!counts) return;
      if (next) setFound(next);
      if (again) void search();
    };
    void search();
    const stop = subscribeCache(() => void search());
    return () => {
      counts = false;
      stop();
    };
  }, [typed, categories]);
  return found;
}

/** The palette's search of whoever may read reports: these are found, too. Nothing typed leaves this component. */
export function ReportSearch(props: Omit<SearchProps, "reports">) {
  const [typed, setTyped] = useState(props.first);
  const { rows, titles, total, complete, failure } = useReportCache();
  const found = useFoundReports(typed);
  const entries = found.rows.map((row): Entry => {
    const opened = titles.get(row.id);
    const title = opened && "title" in opened ? opened.title : null;
    return {
      id: `report-${row.id}`,
      label: title ?? closedTitle(opened && "closed" in opened ? opened.closed : "no-key"),
      icon: title === null ? Lock : FileText,
      detail: [`HZ-${row.number}`, row.caseNumber, t(`status_${row.status}`)].join(" · "),
      run: () => props.go(paths.report(row.id)),
    };
  });
  const opened = Math.min(titles.size, rows.length);
  const isWhole = complete && opened === rows.length;
  const state =
    failure !== null && rows.length === 0
      ? t("paletteFailed")
      : isWhole
        ? found.count > SHOWN && t("paletteBest", { shown: SHOWN, count: found.count })
        : total === null
          ? t("paletteLoading")
          : t("paletteOpening", { opened, total });
  return (
    <Search
      {...props}
      reports={{ entries, count: found.count, isWhole: isWhole || failure !== null, note: state || null, onTyped: setTyped }}
    />
  );
}
