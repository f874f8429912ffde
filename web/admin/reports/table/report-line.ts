import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { t } from "../../shared/texts/texts.ts";
import type { TextHit } from "../../../vault/content/text-index.ts";
import type { CachedRow } from "../cache/report-cache.ts";

/** Everything a line of a list shows, in words. */
export type ReportLine = {
  row: CachedRow;
  opened: OpenedTitle | undefined;
  category: string;
  assigned: string | null;
  fresh: boolean;
  /** Where a search in texts found it. */
  hit: TextHit | undefined;
};

export type LineNames = {
  titles: ReadonlyMap<string, OpenedTitle>;
  fresh: ReadonlySet<string>;
  categories: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  hits?: ReadonlyMap<string, TextHit>;
};

export function reportLine(row: CachedRow, { titles, fresh, categories, users, hits }: LineNames): ReportLine {
  return {
    row,
    opened: titles.get(row.id),
    category: (row.category !== null && categories.get(row.category)) || t("uncategorised"),
    assigned: row.assignedTo === null ? null : (users.get(row.assignedTo) ?? t("formerUser")),
    fresh: fresh.has(row.id),
    hit: hits?.get(row.id),
  };
}
