import { Download } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../../ui/button.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { ShareDialog } from "../../../ui/share-dialog.tsx";
import type { Action } from "../action/use-action.ts";
import { BareForm } from "../form/bare-form.tsx";

type FileDialogProps = ComponentProps<typeof ShareDialog> & {
  action: Pick<Action, "busy" | "problem">;
  /** Whether it cannot be made yet. */
  off?: boolean;
  cancelLabel: string;
  confirmLabel: string;
  /** Where the way back first stops what goes on. */
  onCancel?: () => void;
  onMake: () => unknown;
};

/** Makes a file in this browser, by what is chosen in it. */
export function FileDialog({ action, off = false, cancelLabel, confirmLabel, onCancel, onMake, children, ...dialog }: FileDialogProps) {
  const { busy, problem } = action;
  return (
    <ShareDialog {...dialog}>
      <BareForm onSend={() => (busy || off ? undefined : onMake())}>
        {children}
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel ?? dialog.onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" busy={busy} off={off}>
            {!busy && <Download aria-hidden="true" className="size-4" />}
            {confirmLabel}
          </Button>
        </div>
      </BareForm>
    </ShareDialog>
  );
}
