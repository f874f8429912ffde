import { Toolbar as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A toolbar is one stop for the tabulator; the arrow keys go from button to button. */
export function Toolbar({ label, controls, children }: { label: string; controls: string; children: ReactNode }) {
  return (
    <Radix.Root aria-label={label} aria-controls={controls} className="flex flex-wrap gap-x-3 gap-y-1">
      {children}
    </Radix.Root>
  );
}

type ToolbarButtonProps = {
  /** What it is called; with its shortcut it is what the pointer is told. */
  label: string;
  shortcut?: { shown: string; keys: string } | undefined;
  /** Whether its effect is on where the cursor is; undefined for what cannot be on. */
  pressed?: boolean | undefined;
  /** Would do nothing now; keeps its place and the focus. */
  off?: boolean;
  onPress: (by: "pointer" | "keyboard") => void;
  children: ReactNode;
};

export function ToolbarButton({ label, shortcut, pressed, off = false, onPress, children }: ToolbarButtonProps) {
  return (
    <Radix.Button
      aria-label={label}
      title={shortcut ? `${label} (${shortcut.shown})` : label}
      aria-keyshortcuts={shortcut?.keys}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      // The pointer leaves the focus in the text, with what is selected there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => !off && onPress(event.detail > 0 ? "pointer" : "keyboard")}
      className={classNames(
        "grid size-10 place-content-center rounded-control border border-transparent text-ink transition-colors",
        "not-aria-disabled:hover:bg-brand-soft aria-disabled:opacity-45",
        "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand",
      )}
    >
      {children}
    </Radix.Button>
  );
}
