import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
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

/** Takes the page shown and how many there are and gives the line below a list; one page shows no buttons. */
export function Pagination(props: PaginationProps) {
  const { page, pages, summary, label, previousLabel, nextLabel, onPage } = props;
  const nav = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(page);
  const turn = (next: number) => {
    hadFocus.current = nav.current?.contains(document.activeElement) ?? false;
    onPage(next);
  };
  // At the first and the last page the pressed button is switched off and would drop the focus: its neighbour takes it.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!hadFocus.current || document.activeElement?.matches("button:enabled")) return;
    nav.current?.querySelector<HTMLButtonElement>("button:enabled")?.focus({ preventScroll: true });
  }, [page]);
  return (
    <nav ref={nav} aria-label={label} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted tabular-nums">{summary}</p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => turn(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {previousLabel}
          </Button>
          <Button variant="quiet" size="small" disabled={page >= pages} onClick={() => turn(page + 1)}>
            {nextLabel}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
