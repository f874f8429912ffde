import { type Hold, retentionRoutes } from "@hz/contract/procedure/retention";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useProcedureChange } from "../procedure/use-procedure.ts";
import { CrossedHold } from "./crossed-hold.tsx";

type LiftDialogProps = { id: string; hold: Hold | null; onClose: () => void };

/** Lifts the hold that runs as the dialog opens; one that runs later stays. */
export function LiftDialog({ id, hold, onClose }: LiftDialogProps) {
  const [holdId] = useState(hold?.id);
  const lifting = useProcedureChange(id, {
    run: (seenId: string) => call(retentionRoutes.liftHold, { params: { id, holdId: seenId } }),
    done: t("holdLifted"),
    onDone: onClose,
  });
  const isCrossed = hold?.id !== holdId && !lifting.busy;
  return (
    <ActionDialog
      title={t("holdLiftTitle")}
      text={t("holdLiftText")}
      confirmLabel={t("holdLift")}
      incomplete={isCrossed}
      action={lifting}
      onClose={onClose}
      onConfirm={() => holdId && lifting.run(holdId)}
    >
      {isCrossed && <CrossedHold hold={hold} />}
    </ActionDialog>
  );
}
