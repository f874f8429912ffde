import { SlidersHorizontal, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ALL_HEADS_FIT, LONG_LINES_FIT, useMediaQuery } from "../../shared/page/media-query.ts";
import { t } from "../../shared/texts/texts.ts";
import { SearchField } from "../../shared/search/search-field.tsx";
import { type Chip, chipsOf } from "./filter-options.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { EVERYTHING, type ListChoice } from "./list-choice.ts";
import { useOptions } from "./use-offer.ts";

type ListToolsProps = {
  words: string;
  onWords: (words: string) => void;
  choice: ListChoice;
  onChoose: (change: Partial<ListChoice>) => void;
};

/** What stands above the list: search, filters, and what of them is set. */
export function ListTools({ words, onWords, choice, onChoose }: ListToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const options = useOptions();
  const chips = chipsOf(choice, options);
  // A telephone has no key to name.
  const wide = useMediaQuery(LONG_LINES_FIT);
  // Where a column is folded into another it has no head to sort by.
  const hasAllHeads = useMediaQuery(ALL_HEADS_FIT);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex w-full gap-3 sm:w-auto">
          <SearchField words={words} onWords={onWords} placeholder={wide ? t("searchPlaceholder") : t("searchLabel")} />
          <Button variant="quiet" aria-expanded={isOpen} aria-controls={panel} className="shrink-0" onClick={() => setIsOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {t("filterButton")}
            {chips.length > 0 && (
              <span className="grid min-w-5.5 place-content-center rounded-full bg-brand px-1.5 text-xs font-semibold text-brand-ink tabular-nums">
                <span aria-hidden="true">{chips.length}</span>
                <span className="sr-only">{t("filterActive", { count: chips.length })}</span>
              </span>
            )}
          </Button>
        </div>
        <Checkbox label={t("textsChoice")} checked={choice.texts} onChange={({ target }) => onChoose({ texts: target.checked })} />
      </div>
      {isOpen && <FilterPanel id={panel} choice={choice} options={options} withSort={!hasAllHeads} onChoose={onChoose} />}
      <FilterChips chips={chips} onChoose={onChoose} />
    </div>
  );
}

type FilterChipsProps = { chips: readonly Chip[]; onChoose: (change: Partial<ListChoice>) => void };

/** A button for each filter that is set, which lifts it, and one that lifts all. */
function FilterChips({ chips, onChoose }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t("filterChips")} className="contents">
        {chips.map(({ key, label, lift }) => (
          <li key={key} className="min-w-0">
            <button
              type="button"
              aria-label={t("filterRemove", { name: label })}
              onClick={() => onChoose(lift)}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-transparent bg-brand-soft px-3.5 text-left text-sm font-semibold text-brand transition-colors hover:border-brand"
            >
              <span className="wrap-anywhere">{label}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" onClick={() => onChoose(EVERYTHING)}>
        {t("filterReset")}
      </Button>
    </div>
  );
}
