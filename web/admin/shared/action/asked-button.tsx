import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { type ActionSpec, useAction } from "./use-action.ts";

type AskedProps<Result> = Omit<ComponentProps<typeof ActionDialog>, "action" | "onClose" | "onConfirm"> & {
  /** What is done once it is confirmed. */
  does: ActionSpec<void, Result>;
  /** What the confirming button says while it is done, where that is something else. */
  busyLabel?: string;
};
type AskedButtonProps<Result> = AskedProps<Result> & { label: ReactNode; button?: Omit<ComponentProps<typeof Button>, "onClick"> };

/** A button that asks before it acts; takes what stands on it, the question, and what is done. */
export function AskedButton<Result>({ label, button, ...asked }: AskedButtonProps<Result>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <Asked {...asked} onClose={() => setAsking(false)} />}
    </>
  );
}

function Asked<Result>({ does, busyLabel, confirmLabel, ...question }: AskedProps<Result> & { onClose: () => void }) {
  const acting = useAction({
    ...does,
    onDone: async (result, given) => {
      await does.onDone?.(result, given);
      question.onClose();
    },
  });
  return (
    <ActionDialog
      confirmLabel={acting.busy ? (busyLabel ?? confirmLabel) : confirmLabel}
      action={acting}
      onConfirm={() => acting.run()}
      {...question}
    />
  );
}
