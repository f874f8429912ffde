import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "./class-names.ts";
import { DialogNotice } from "./dialog-notice.tsx";
import { useReturnFocus } from "./return-focus.ts";
import { useAside } from "./stand-aside.ts";
import { isWrittenAround, WrittenFields } from "./written-fields.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence, in one or two sentences. */
  text: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the confirmed act destroys something; drawn in red. */
  destructive?: boolean;
  busy?: boolean;
  /** Whether something is still missing, so that it cannot be confirmed yet. */
  incomplete?: boolean;
  /** Whether it is a form to fill in and asks nothing: a dialog, that interrupts nobody. */
  isForm?: boolean;
  /** Runs on confirmation; the caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /** The language of the words, where it is not the page's. */
  lang?: string | undefined;
  children?: ReactNode;
};

/**
 * Asks once, with the consequence; it begins at its first field, or else at the way back, and stays open while busy. What is filled
 * in goes by its way back alone, not by a slip of the key. While somebody else's window asks over the page (stand-aside.ts) it
 * stays as it is, and nothing in it can be used.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, cancelLabel, confirmLabel, destructive, busy, incomplete, lang, children } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const { isAside, isKept, box } = useAside(open);
  const onOpen = (event: Event) => {
    onOpenAutoFocus();
    const field = (event.target as Element).querySelector<HTMLElement>("input, select, textarea");
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    // Not open, Radix takes nothing for itself; mounted all the same, what is filled in stays, frames included.
    <AlertDialog.Root open={open && !isAside} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal forceMount={isKept || undefined}>
        {/* One place in the page for both: a veil that comes back belongs under its box, and each by itself would come to the end. */}
        <div>
          {/* One of our own meanwhile: the page stays veiled and untouched, also before the window is there, and nothing else is kept from it. */}
          {isKept ? <div className={DIALOG_VEIL} /> : <AlertDialog.Overlay className={DIALOG_VEIL} />}
          <AlertDialog.Content
            ref={box}
            lang={lang}
            className={DIALOG_BOX}
            role={props.isForm ? "dialog" : "alertdialog"}
            inert={isKept}
            onOpenAutoFocus={onOpen}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={(event) => isWrittenAround(event.target) && event.preventDefault()}
          >
            <WrittenFields />
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description>{text}</AlertDialog.Description>
            {children}
            <DialogNotice />
            <div className="flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="quiet" disabled={busy ?? false}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={destructive ? "danger" : "primary"}
                busy={busy ?? false}
                disabled={incomplete ?? false}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
