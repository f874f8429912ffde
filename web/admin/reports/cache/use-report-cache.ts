import { useEffect, useSyncExternalStore } from "react";
import { type ReportCache, currentCache, subscribeCache } from "./report-cache.ts";
import { loadCache } from "./load-cache.ts";

/** Gives the book of all reports, and has it loaded where it is not yet. */
export function useReportCache(): ReportCache {
  useEffect(loadCache, []);
  return useSyncExternalStore(subscribeCache, currentCache);
}
