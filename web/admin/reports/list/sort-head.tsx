import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { HeadCell } from "../../../ui/table.tsx";
import { t } from "../../texts.ts";
import { type Column, nextSort, type Sort } from "./list-choice.ts";

const NAMES = {
  thema: "columnTopic",
  kategorie: "columnCategory",
  status: "columnStatus",
  frist: "columnDeadline",
  zugewiesen: "columnAssigned",
  aktivitaet: "columnActivity",
} as const;

/** Takes a column and gives its German name. */
export const columnName = (column: Column): string => t(NAMES[column]);

type SortHeadProps = { column: Column; sort: Sort; onSort: (sort: Sort) => void; className?: string };

/** Takes a column and the present order and gives the head cell whose button sorts by it. */
export function SortHead({ column, sort, onSort, className }: SortHeadProps) {
  const own = sort?.by === column ? sort : null;
  const Icon = own ? (own.down ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <HeadCell className={classNames("py-1!", className)} aria-sort={own ? (own.down ? "descending" : "ascending") : "none"}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column))}
        className={classNames(
          "-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 font-semibold whitespace-nowrap hover:bg-brand-soft hover:text-ink",
          own && "text-ink",
        )}
      >
        {columnName(column)}
        <Icon aria-hidden="true" className={classNames("size-3.5", !own && "opacity-60")} />
      </button>
    </HeadCell>
  );
}
