import { Search, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../shared/texts/texts.ts";

type PaletteFieldProps = {
  typed: string;
  hint: string;
  /** The ids of the list and of its active line, where they are. */
  list: string | null;
  active: string | null;
  onTyped: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The palette's field, with the way out for those without an Escape key. */
export function PaletteField({ typed, hint, list, active, onTyped, onKeyDown, onClose }: PaletteFieldProps) {
  return (
    <div className="flex items-center gap-1 border-b border-line py-1.5 pr-1.5 pl-4 has-[input:focus-visible]:border-brand">
      <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <input
        type="text"
        role="combobox"
        aria-label={t("palette")}
        aria-expanded={list !== null}
        aria-controls={list ?? undefined}
        aria-activedescendant={active ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={hint}
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-2 text-ink outline-none"
      />
      <Button variant="ghost" size="icon" aria-label={t("close")} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
