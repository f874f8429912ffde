import { type Hold, retentionRoutes } from "@hz/contract/procedure/retention";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useProcedureChange } from "../procedure/use-procedure-change.ts";
import { CrossedHold } from "./crossed-hold.tsx";

type LiftDialogProps = { id: string; hold: Hold | null; onClose: () => void };

/** Takes a report's id with the hold that runs, and asks whether that is to be lifted, with what follows; one that runs later stays. */
export function LiftDialog({ id, hold, onClose }: LiftDialogProps) {
  const [holdId] = useState(hold?.id);
  const change = useProcedureChange(id, t("holdLifted"), onClose);
  const isCrossed = hold?.id !== holdId && !change.busy;
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("holdLiftTitle")}
      text={t("holdLiftText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("holdLift")}
      busy={change.busy}
      incomplete={isCrossed}
      onConfirm={() => holdId && change.run(() => call(retentionRoutes.liftHold, { params: { id, holdId } }))}
    >
      {isCrossed && <CrossedHold hold={hold} />}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {change.problem}
      </p>
    </ConfirmDialog>
  );
}
