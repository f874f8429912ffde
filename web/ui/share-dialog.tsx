import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { DIALOG_BOX, DIALOG_VEIL } from "./class-names.ts";
import { useReturnFocus } from "./return-focus.ts";

type ShareDialogProps = { title: string; text: string; onClose: () => void; children: ReactNode };

export function ShareDialog({ title, text, onClose, children }: ShareDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={DIALOG_VEIL} />
        <Dialog.Content className={DIALOG_BOX} {...returnFocus}>
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
          <Dialog.Description className="text-muted">{text}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
