import { retentionRoutes } from "@hz/contract/retention";
import { reviewDays } from "@hz/contract/retention-rules";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select, Textarea } from "../../../ui/input.tsx";
import { useUser } from "../../session/user.ts";
import { t } from "../../texts.ts";
import { PersonOptions } from "../person-options.tsx";
import { useProcedureChange } from "../procedure/use-procedure-change.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { useSealedWords } from "../use-sealed-words.ts";

const MAX_REASON = 20_000;

type HoldDialogProps = ReportViewProps & { isProlonged: boolean; onClose: () => void };

/** Takes an open report and asks for a hold: why, who answers for it, and when somebody looks again. */
export function HoldDialog({ report, open, isProlonged, onClose }: HoldDialogProps) {
  const own = useUser().id;
  const { id, assignable } = report;
  const { first, last } = reviewDays(new Date());
  const [reason, setReason] = useState("");
  const [userId, setUserId] = useState(assignable.includes(own) ? own : (assignable[0] ?? ""));
  const [reviewDay, setReviewDay] = useState("");
  const [isAsked, setAsked] = useState(false);
  const seal = useSealedWords(report, open, "hold");
  const change = useProcedureChange(id, t("holdSaved"), onClose);
  const hasDay = reviewDay >= first && reviewDay <= last;
  const words = reason.trim();

  const confirm = () => {
    setAsked(true);
    if (words === "" || !hasDay) return;
    change.run(() =>
      seal({ userId, reviewDay }, words, ({ id: holdId, note }) =>
        note === null
          ? Promise.reject(new Error("a hold has a reason"))
          : call(retentionRoutes.addHold, { params: { id }, body: { id: holdId, userId, reviewDay, note } }),
      ),
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(isProlonged ? "holdProlongTitle" : "holdSet")}
      text={t("holdText")}
      cancelLabel={t("cancel")}
      confirmLabel={t(isProlonged ? "holdProlong" : "holdSet")}
      busy={change.busy}
      onConfirm={confirm}
    >
      <Field label={t("holdReason")} hint={t("holdReasonHint")} error={isAsked && words === "" && t("holdReasonMissing")}>
        {(control) => (
          <Textarea
            {...control}
            required
            value={reason}
            maxLength={MAX_REASON}
            readOnly={change.busy}
            onChange={({ target }) => setReason(target.value)}
            className="min-h-20"
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t("holdReview")} hint={t("holdReviewHint")} error={isAsked && !hasDay && t("holdReviewMissing")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              min={first}
              max={last}
              value={reviewDay}
              onChange={({ target }) => setReviewDay(target.value)}
            />
          )}
        </Field>
        <Field label={t("holdPerson")}>
          {(control) => (
            <Select {...control} value={userId} onChange={({ target }) => setUserId(target.value)}>
              <PersonOptions chosen={null} assignable={assignable} />
            </Select>
          )}
        </Field>
      </div>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {change.problem}
      </p>
    </ConfirmDialog>
  );
}
