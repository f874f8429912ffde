import type { ComponentProps } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Problem } from "../../../ui/notice.tsx";
import { t } from "../texts/texts.ts";
import type { Action } from "./use-action.ts";

type ActionDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, "open" | "onOpenChange" | "cancelLabel" | "busy"> & {
  action: Pick<Action, "busy" | "problem"> & Partial<Pick<Action, "setProblem">>;
  onClose: () => void;
  cancelLabel?: string;
};

/** Asks before something is done, and stays with what went wrong until it is done or given up. */
export function ActionDialog({ action, onClose, cancelLabel = t("cancel"), children, ...question }: ActionDialogProps) {
  const close = () => {
    // Asked anew, it says nothing of the time before.
    action.setProblem?.(null);
    onClose();
  };
  return (
    <ConfirmDialog open onOpenChange={(open) => !open && close()} cancelLabel={cancelLabel} busy={action.busy} {...question}>
      {children}
      <Problem>{action.problem}</Problem>
    </ConfirmDialog>
  );
}
