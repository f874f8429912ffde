import { type Hold, retentionRoutes } from "@hz/contract/procedure/retention";
import { reviewDays } from "@hz/contract/procedure/retention-rules";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select, Textarea } from "../../../ui/input.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { PersonOptions } from "../handover/person-options.tsx";
import { useProcedureChange } from "../procedure/use-procedure-change.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { CrossedHold } from "./crossed-hold.tsx";

const MAX_REASON = 20_000;

type HoldDialogProps = ReportViewProps & { hold: Hold | null; onClose: () => void };

/**
 * Takes an open report with the hold that runs, or null, and asks for a hold: why, who answers for it, and when somebody looks
 * again. It takes the place of the one that stood there as the dialog opened; another one only once that was seen.
 */
export function HoldDialog({ report, open, hold, onClose }: HoldDialogProps) {
  const own = useUser().id;
  const { id, assignable } = report;
  const { first, last } = reviewDays(new Date());
  const [reason, setReason] = useState("");
  const [userId, setUserId] = useState(assignable.includes(own) ? own : (assignable[0] ?? ""));
  const [reviewDay, setReviewDay] = useState("");
  const [isAsked, setAsked] = useState(false);
  const runningId = hold?.id ?? null;
  const [replaces, setReplaces] = useState(runningId);
  const seal = useSealedWords(report, open, "hold");
  const change = useProcedureChange(id, t("holdSaved"), onClose);
  const hasDay = reviewDay >= first && reviewDay <= last;
  const words = reason.trim();
  // The own one, whose answer was lost, is nobody else's: it may go again, as long as it is the same to the server, too.
  const isOwn = !change.isCrossed && hold?.createdBy === own && hold.userId === userId && hold.reviewDay === reviewDay;
  const isCrossed = runningId !== replaces && !isOwn && !change.busy;

  const confirm = () => {
    setAsked(true);
    if (words === "" || !hasDay) return;
    change.run(() =>
      seal({ userId, reviewDay, replaces }, words, ({ id: holdId, note }) =>
        note === null
          ? Promise.reject(new Error("a hold has a reason"))
          : call(retentionRoutes.addHold, { params: { id }, body: { id: holdId, userId, reviewDay, replaces, note } }),
      ),
    );
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(replaces ? "holdProlongTitle" : "holdSet")}
      text={t("holdText")}
      cancelLabel={t("cancel")}
      confirmLabel={t(replaces ? "holdProlong" : "holdSet")}
      busy={change.busy}
      incomplete={isCrossed}
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
      {isCrossed && (
        <CrossedHold hold={hold}>
          <p>{t("holdCrossedKept")}</p>
          <Button variant="quiet" size="small" className="mt-2 justify-self-start" onClick={() => setReplaces(runningId)}>
            {t(hold ? "holdCrossedTake" : "holdCrossedAnew")}
          </Button>
        </CrossedHold>
      )}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {change.problem}
      </p>
    </ConfirmDialog>
  );
}
