import { retentionRoutes } from "@hz/contract/retention";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { t } from "../../texts.ts";
import { useProcedureChange } from "../procedure/use-procedure-change.ts";

/** Takes a hold of a report and asks whether it is to be lifted, with what follows. */
export function LiftDialog({ id, holdId, onClose }: { id: string; holdId: string; onClose: () => void }) {
  const change = useProcedureChange(id, t("holdLifted"), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("holdLiftTitle")}
      text={t("holdLiftText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("holdLift")}
      busy={change.busy}
      onConfirm={() => change.run(() => call(retentionRoutes.liftHold, { params: { id, holdId } }))}
    >
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {change.problem}
      </p>
    </ConfirmDialog>
  );
}
