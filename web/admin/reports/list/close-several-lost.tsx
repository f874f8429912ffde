import { KEY_LOST } from "@hz/contract/procedure/procedure-terms";
import { OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import type { Closure } from "@hz/contract/reports/reports";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";

type Props = { count: number; onClose: () => void; onConfirm: (closure: Closure) => void };

/** Closes reports that nobody can open any more, and says what their reporters are told. */
export function CloseSeveralLost({ count, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("bulkLostTitle", { count })}
      text={t("bulkLostText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("bulkLostClose")}
      onConfirm={() => onConfirm({ outcome: KEY_LOST, noFeedbackReason: KEY_LOST })}
    >
      <p className="text-sm text-muted">{t("reportLostCloseEnds", { outcome: OUTCOME_TEXTS[KEY_LOST] })}</p>
    </ConfirmDialog>
  );
}
