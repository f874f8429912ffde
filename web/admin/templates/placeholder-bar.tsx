import { PLACEHOLDERS, written } from "@hz/contract/templates/template-fill";
import { Toolbar as Radix } from "radix-ui";
import { t } from "../shared/texts/texts.ts";

/** Buttons that insert a placeholder into the text with the id `controls`: one stop for the tabulator. */
export function PlaceholderBar({ controls, onInsert }: { controls: string; onInsert: (placeholder: string) => void }) {
  return (
    <Radix.Root aria-label={t("templatePlaceholders")} aria-controls={controls} className="flex flex-wrap gap-1.5 py-1">
      {PLACEHOLDERS.map((name) => (
        <Radix.Button
          key={name}
          type="button"
          title={written(name)}
          // The pointer leaves the focus in the text, with what is selected there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(written(name))}
          className="min-h-9 rounded-control border border-edge bg-surface px-2.5 text-sm text-ink transition-colors hover:bg-brand-soft"
        >
          {t(`templatePlaceholder_${name}`)}
        </Radix.Button>
      ))}
    </Radix.Root>
  );
}
