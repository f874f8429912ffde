import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DIALOG_BOX, DIALOG_VEIL } from "../../../ui/class-names.ts";
import { DialogNotice } from "../../../ui/dialog-notice.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { useReturnFocus } from "../../../ui/return-focus.ts";
import type { Action } from "../action/use-action.ts";
import { UnsavedGuard } from "../leaving/unsaved-guard.tsx";
import { t } from "../texts/texts.ts";
import { CodeShown, codeWords } from "./code-shown.tsx";

type InvitationDialogProps = {
  busy: boolean;
  /** Whether something is typed that would be lost. */
  isTyped: boolean;
  /** Whom it was sent to, with the code to hand over; null until then. */
  made: { name: string; code: string } | null;
  onClose: () => void;
  /** The title and the form, with an `InvitationEnd`. */
  children: ReactNode;
};

/** A dialog that invites somebody; with a code, its last view shows it this one time. */
export function InvitationDialog({ busy, isTyped, made, onClose, children }: InvitationDialogProps) {
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const returnFocus = useReturnFocus();
  const unsaved = made ? !copied : isTyped;
  return (
    <>
      <Dialog.Root open onOpenChange={(open) => !open && !busy && (unsaved ? setAsking(true) : onClose())}>
        <Dialog.Portal>
          <Dialog.Overlay className={DIALOG_VEIL} />
          <Dialog.Content
            className={`${DIALOG_BOX} sm:top-[5dvh] sm:max-h-[90dvh] sm:max-w-xl`}
            aria-describedby={undefined}
            {...returnFocus}
            // A click beside it would throw away what is typed, or a code that is shown once.
            onInteractOutside={(event) => event.preventDefault()}
          >
            {made ? <CodeShown {...made} onCopied={() => setCopied(true)} onDone={onClose} /> : children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <UnsavedGuard
        unsaved={unsaved}
        words={made ? codeWords() : { title: t("inviteLeaveTitle"), text: t("inviteLeaveText"), leave: t("inviteLeave") }}
        closing={asking ? { stay: () => setAsking(false), leave: onClose } : null}
      />
    </>
  );
}

type InvitationEndProps = {
  action: Pick<Action, "busy" | "problem">;
  confirmLabel: string;
  onClose: () => void;
  /** Other buttons between them. */
  children?: ReactNode;
};

/** The end of an invitation's form: what went wrong, and the buttons that cancel or send it. */
export function InvitationEnd({ action: { busy, problem }, confirmLabel, onClose, children }: InvitationEndProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <DialogNotice />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          {t("cancel")}
        </Button>
        {children}
        <Button type="submit" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
