import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { Chip } from "./filter-options.ts";
import { EVERYTHING, type ListChoice } from "./list-choice.ts";

type FilterChipsProps = { chips: readonly Chip[]; onChoose: (change: Partial<ListChoice>) => void };

/** A button for each filter that is set, which lifts it, and one that lifts all. */
export function FilterChips({ chips, onChoose }: FilterChipsProps) {
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
