import { useEffect, useSyncExternalStore } from "react";
import { type ReportCache, currentCache, subscribeCache } from "./report-cache.ts";
import { loadCache } from "./load-cache.ts";

/** All reports; has them loaded where they are not yet. */
export function useReportCache(): ReportCache {
  useEffect(loadCache, []);
  return useSyncExternalStore(subscribeCache, currentCache);
}
