import { useDeferredValue } from "react";
import { type Page, Pagination } from "../../../ui/pagination.tsx";
import { t } from "../../shared/texts/texts.ts";
import { LONG_LINES_FIT, useMediaQuery } from "../../shared/page/media-query.ts";
import { ReportCards } from "./report-cards.tsx";
import type { ReportLine } from "./report-line.ts";
import { type ReportRowsProps, ReportTable } from "./report-table.tsx";

type FooterProps = {
  page: Page<unknown>;
  /** Whether the figures are the server's; until then nobody is told any. */
  counted: boolean;
  onPage: (page: number) => void;
};
type ReportListProps = Omit<FooterProps, "page"> & { page: Page<ReportLine> } & Pick<ReportRowsProps, "selection" | "sort" | "onSort">;

/** So many lines are drawn at once; the rest of a page, which stands below what is in sight, as soon as there is time. */
const FIRST_LINES = 12;

/** One page of lines, as a table or as cards, with the true footer below. */
export function ReportList({ page, counted, onPage, ...rest }: ReportListProps) {
  const wide = useMediaQuery(LONG_LINES_FIT);
  const lines = page.rows.slice(0, Math.max(useDeferredValue(page.rows.length), FIRST_LINES));
  const missing = page.to - Math.max(page.from - 1, 0) - lines.length;
  const List = wide ? ReportTable : ReportCards;
  return (
    <div className="grid gap-2.5">
      <List lines={lines} missing={Math.max(0, missing)} {...rest} />
      <ListFooter page={page} counted={counted} onPage={onPage} />
    </div>
  );
}

/** The line "Zeigt a bis b von n Ergebnisse" with the buttons that turn the page. */
export function ListFooter({ page, counted, onPage }: FooterProps) {
  const { from, to, total } = page;
  return (
    <Pagination
      page={page.page}
      pages={page.pages}
      summary={counted ? t("pageSummary", { from, to, total }) : t("loading")}
      label={t("pageLabel")}
      previousLabel={t("pagePrevious")}
      nextLabel={t("pageNext")}
      onPage={onPage}
    />
  );
}
