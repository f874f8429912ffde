import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { HeadCell } from "../../../ui/table.tsx";
import { t } from "../../shared/texts/texts.ts";
import { type Column, nextSort, type Sort } from "./list-choice.ts";

const NAMES = {
  thema: "columnTopic",
  kategorie: "columnCategory",
  status: "columnStatus",
  frist: "columnDeadline",
  zugewiesen: "columnAssigned",
  aktivitaet: "columnActivity",
} as const;

/** The German name of a column. */
export const columnName = (column: Column): string => t(NAMES[column]);

type OrderProps = { sort: Sort; onSort: (sort: Sort) => void };
type SortHeadProps = OrderProps & {
  column: Column;
  /** A column that has no cells of its own and stands in these. */
  folded?: Column | undefined;
  className?: string;
};

/** The head cell whose button sorts by its column. */
export function SortHead({ column, folded, sort, onSort, className }: SortHeadProps) {
  const own = sort?.by === column ? sort : null;
  return (
    <HeadCell className={classNames("py-1!", className)} aria-sort={own ? (own.down ? "descending" : "ascending") : "none"}>
      <span className="flex gap-x-4">
        <SortButton column={column} sort={sort} onSort={onSort} />
        {folded && <SortButton column={folded} isFolded sort={sort} onSort={onSort} />}
      </span>
    </HeadCell>
  );
}

/** One in another column's head says its order itself: the head says that of its own column. */
function SortButton({ column, isFolded = false, sort, onSort }: OrderProps & { column: Column; isFolded?: boolean }) {
  const own = sort?.by === column ? sort : null;
  const Icon = own ? (own.down ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, column))}
      className={classNames(
        "-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 font-semibold whitespace-nowrap hover:bg-brand-soft hover:text-ink",
        own && "text-ink",
      )}
    >
      {columnName(column)}
      {isFolded && own && <span className="sr-only">{t(own.down ? "sortedDown" : "sortedUp")}</span>}
      <Icon aria-hidden="true" className={classNames("size-3.5", !own && "opacity-60")} />
    </button>
  );
}
