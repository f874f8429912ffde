import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** One page of a list: what it shows, and the figures of the line below it, counted from 1. */
export type Page<Row> = { page: number; pages: number; from: number; to: number; total: number; rows: readonly Row[] };

/** The page of `size` rows nearest to the one wanted, which comes from the address and may be anything. */
export function pageOf<Row>(rows: readonly Row[], wanted: unknown, size: number, total = rows.length): Page<Row> {
  const pages = Math.max(1, Math.ceil(total / size));
  const number = Number(wanted);
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
  const shown = rows.slice((page - 1) * size, page * size);
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return { page, pages, from, to: Math.min(page * size, total), total, rows: shown };
}

type PaginationProps = {
  /** The page shown, counted from 1, and how many there are. */
  page: number;
  pages: number;
  /** The sentence at the left, such as "Zeigt 1 bis 50 von 138 Ergebnisse". */
  summary: ReactNode;
  label: string;
  previousLabel: string;
  nextLabel: string;
  onPage: (page: number) => void;
};

/** The line below a list; one page shows no buttons. */
export function Pagination(props: PaginationProps) {
  const { page, pages, summary, label, previousLabel, nextLabel, onPage } = props;
  return (
    <nav aria-label={label} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">{summary}</p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button variant="quiet" size="small" off={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {previousLabel}
          </Button>
          <Button variant="quiet" size="small" off={page >= pages} onClick={() => onPage(page + 1)}>
            {nextLabel}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
