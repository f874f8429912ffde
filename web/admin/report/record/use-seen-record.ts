import { useState } from "react";
import { type CaseRecord, standOf } from "../../../vault/content/records.ts";

/**
 * A record, null for none, as it was `seen` when a dialog opened. `isSeen` compares it with what stands there now, and shows that
 * instead where it is something else: then it is `isNews`, and the next press decides. `stand` is another for each, so that every
 * news is read out.
 */
export function useSeenRecord(record: CaseRecord | null) {
  const [seen, setSeen] = useState(record);
  const [isNews, setNews] = useState(false);
  const isSeen = (now: CaseRecord | null): boolean => {
    if (standOf(now) === standOf(seen)) return true;
    setSeen(now);
    setNews(true);
    return false;
  };
  return { seen, isNews, isSeen, stand: standOf(seen) };
}
