import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

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
