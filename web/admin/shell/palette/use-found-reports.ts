import { useEffect, useState } from "react";
import { currentCache, loadCache, subscribeCache } from "../../reports/index.ts";
import { useCategoryNames } from "../../shared/names/queries.ts";
import { type FoundReports, findReports } from "./find-reports.ts";

const NOTHING: FoundReports = { rows: [], count: 0 };

/** The reports found so far; follows the report cache while it is still being loaded and opened. */
export function useFoundReports(typed: string): FoundReports {
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
