import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { DIALOG_BOX, DIALOG_VEIL } from "./class-names.ts";
import { DialogNotice } from "./dialog-notice.tsx";
import { useReturnFocus } from "./return-focus.ts";
import { useUnsaved } from "./unsaved.ts";

type FormDialogProps = {
  title: ReactNode;
  /** What comes of it, in one or two sentences. */
  text: ReactNode;
  busy: boolean;
  /** Whether something stands in the form that would be lost. */
  isWritten: boolean;
  onClose: () => void;
  /** The form, with its own way back. */
  children: ReactNode;
};

/** A form in a dialog: what is written there counts as unsaved and goes by its way back alone, not by a slip of pointer or key. */
export function FormDialog({ title, text, busy, isWritten, onClose, children }: FormDialogProps) {
  const returnFocus = useReturnFocus();
  useUnsaved(isWritten);
  return (
    <Dialog.Root open onOpenChange={(next) => !next && !busy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content
          className={`${DIALOG_BOX} top-[4dvh] max-h-[92dvh]`}
          {...returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => isWritten && event.preventDefault()}
        >
          <div className="grid gap-1">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Description className="text-sm text-muted">{text}</Dialog.Description>
          </div>
          {children}
          <DialogNotice />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
