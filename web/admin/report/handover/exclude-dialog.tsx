import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import type { Report } from "@hz/contract/reports/reports";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toasts.ts";
import { freshId } from "../../../vault/report/open-report.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useHandoverChange } from "./use-handover.ts";

type ExcludeDialogProps = { report: Report; colleagues: Handover["readers"]; onClose: () => void };

/** Takes a report and who else handles it, and gives the dialog that keeps one of them out of it. */
export function ExcludeDialog({ report, colleagues, onClose }: ExcludeDialogProps) {
  const [userId, setUserId] = useState("");
  const [isChecked, setChecked] = useState(false);
  const names = useUserNames();
  const client = useQueryClient();
  const recusal = useRef(freshId());
  const name = names.get(userId) ?? t("formerUser");
  const { busy, problem, run } = useHandoverChange(report.id, t("excludeFailed"), async () => {
    toast({ title: t("excludeDone", { name }) });
    await client.invalidateQueries({ queryKey: queryKeys.report(report.id) });
    onClose();
  });
  const confirm = () => {
    setChecked(true);
    if (userId !== "") run(() => call(handoverRoutes.recuse, { params: { id: report.id }, body: { id: recusal.current, userId } }));
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("handoverExclude")}
      text={t("excludeText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("excludeAction")}
      destructive
      busy={busy}
      onConfirm={confirm}
    >
      <Field label={t("excludePerson")} error={isChecked && userId === "" && t("excludePersonMissing")}>
        {(control) => (
          <Select
            {...control}
            value={userId}
            disabled={busy}
            onChange={({ target }) => {
              setUserId(target.value);
              // Another person is another exclusion.
              recusal.current = freshId();
            }}
          >
            <option value="">{t("transferChoose")}</option>
            {colleagues.map((id) => (
              <option key={id} value={id}>
                {names.get(id) ?? t("formerUser")}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
