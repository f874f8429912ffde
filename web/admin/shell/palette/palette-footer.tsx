import { KeyCaps } from "../../../ui/key-caps.tsx";
import { t } from "../../shared/texts/texts.ts";

const KEYS = [
  { keys: ["↑", "↓"], label: t("paletteKeyChoose") },
  { keys: ["↵"], label: t("paletteKeyOpen") },
  { keys: [t("keyEscape")], label: t("paletteKeyClose") },
];

/** The palette's last line: what is still to be said about the reports, and the keys, where there are keys. */
export function PaletteFooter({ note }: { note: string | null }) {
  return (
    <div className={note ? "border-t border-line" : "hidden border-line sm:block sm:border-t"}>
      {note && (
        <p role="status" className="px-4 pt-2.5 pb-2 text-sm text-muted tabular-nums">
          {note}
        </p>
      )}
      <div aria-hidden="true" className="hidden flex-wrap gap-x-5 gap-y-1 px-4 py-2.5 text-xs text-muted sm:flex">
        {KEYS.map(({ keys, label }) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <KeyCaps keys={keys} /> {label}
          </span>
        ))}
      </div>
    </div>
  );
}
