import { Dialog } from "radix-ui";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { DIALOG_VEIL } from "../../../ui/class-names.ts";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import { useWaiting } from "../../people/index.ts";
import { useMay } from "../../shared/session/user.ts";
import type { OverlayProps } from "../../shared/overlay/overlay.ts";
import { t } from "../../shared/texts/texts.ts";
import { ReportSearch } from "./report-search.tsx";
import { Search } from "./search.tsx";

const BOX =
  "fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-xl flex-col rounded-card border border-line bg-surface " +
  "shadow-float animate-slide focus:outline-none sm:top-[10dvh] sm:max-h-[75dvh]";

/** The command palette: screens, actions and reports by name, from anywhere. */
export function Palette({ onClose, typed }: OverlayProps) {
  const navigate = useNavigate();
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const mayReports = useMay("Meldungen");
  const searchesReports = useWaiting() !== "all" && mayReports;
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => {
    chosen.current = run;
    onClose();
  };
  const Part = searchesReports ? ReportSearch : Search;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={BOX}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // Behind what is typed already: marked, the next letter would take its place.
            event.preventDefault();
            const field = (event.target as Element).querySelector("input");
            field?.focus();
            field?.setSelectionRange(field.value.length, field.value.length);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            // Only now: what it opens must find the focus where it was, and the page without a dialog.
            chosen.current?.();
          }}
        >
          <Dialog.Title className="sr-only">{t("palette")}</Dialog.Title>
          <Part first={typed} go={(to) => void navigate(to)} onChoose={choose} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
