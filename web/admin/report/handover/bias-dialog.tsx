import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import { useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { freshId } from "../../../vault/report/open-report.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { hasDraft } from "../use-draft.ts";
import { useReportGone } from "../use-report-gone.ts";
import { namesOf } from "./names.ts";
import { useHandoverChange } from "./use-handover.ts";

type BiasDialogProps = Pick<ReportViewProps, "report"> & { handover: Handover; onTransfer: () => void; onClose: () => void };
type Way = "self" | "transfer";

/** Takes a report and who else reads it, and gives the dialog by which a handler declares bias: only they leave, or the case does. */
export function BiasDialog({ report, handover, onTransfer, onClose }: BiasDialogProps) {
  const { id: userId } = useUser();
  const names = useUserNames();
  const others = handover.readers.filter((id) => id !== userId);
  const [canStay, canGo] = [others.length > 0, handover.departments.length > 0];
  const [way, setWay] = useState<Way | "">(canStay ? (canGo ? "" : "self") : canGo ? "transfer" : "");
  const [isChecked, setChecked] = useState(false);
  const gone = useReportGone(report);
  const recusal = useRef(freshId());
  const { busy, problem, run } = useHandoverChange(report.id, t("biasFailed"), () =>
    gone({ title: t("biasDone", { number: String(report.number) }), description: t("biasDoneText") }),
  );
  const confirm = () => {
    setChecked(true);
    if (way === "transfer") return onTransfer();
    if (way === "self") run(() => call(handoverRoutes.recuse, { params: { id: report.id }, body: { id: recusal.current, userId } }));
  };
  const ways: { value: Way; label: string }[] = [
    { value: "self", label: t("biasSelf", { count: others.length, names: namesOf(others, names) }) },
    { value: "transfer", label: t("biasTransfer") },
  ];
  const offered = ways.filter(({ value }) => (value === "self" ? canStay : canGo));
  const { name } = handover.department;
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("biasTitle")}
      text={t("biasText")}
      cancelLabel={t("cancel")}
      confirmLabel={way === "transfer" ? t("biasNext") : t("biasAction")}
      destructive={way !== "transfer"}
      incomplete={offered.length === 0}
      busy={busy}
      onConfirm={confirm}
    >
      {canStay ? (
        <RadioGroup
          label={t("biasHow")}
          error={isChecked && way === "" && t("biasHowMissing")}
          options={offered}
          value={way}
          onChange={setWay}
        />
      ) : (
        <Notice tone="accent">{canGo ? t("biasAlone", { name }) : t("biasNobody", { name })}</Notice>
      )}
      {way === "self" && (
        <Notice>
          <p>{t("biasHonest")}</p>
          {hasDraft(report.id) && <p className="font-semibold">{t("transferDraft")}</p>}
        </Notice>
      )}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
