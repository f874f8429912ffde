import { type Hold, retentionRoutes } from "@hz/contract/procedure/retention";
import { reviewDays } from "@hz/contract/procedure/retention-rules";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { WordsField } from "../content/words-field.tsx";
import { PersonOptions } from "../handover/person-options.tsx";
import { useProcedureChange } from "../procedure/use-procedure.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { CrossedHold } from "./crossed-hold.tsx";

type HoldDialogProps = ReportViewProps & { hold: Hold | null; onClose: () => void };

const HoldForm = z.object({
  reason: z.string().trim().min(1, t("holdReasonMissing")),
  reviewDay: z.string().refine(isReviewDay, t("holdReviewMissing")),
  userId: z.string(),
});
type HoldForm = z.infer<typeof HoldForm>;

function isReviewDay(day: string): boolean {
  const { first, last } = reviewDays(new Date());
  return day >= first && day <= last;
}

/**
 * Asks for a hold: why, who answers for it, and when somebody looks again. It takes the place of `hold`, which ran as the dialog
 * opened; of another one only once that was seen.
 */
export function HoldDialog({ report, open, hold, onClose }: HoldDialogProps) {
  const own = useUser().id;
  const { id, assignable } = report;
  const { first, last } = reviewDays(new Date());
  const form = useFields(HoldForm, {
    defaultValues: { reason: "", userId: assignable.includes(own) ? own : (assignable[0] ?? ""), reviewDay: "" },
  });
  const { userId, reviewDay } = useWatch({ control: form.control });
  const runningId = hold?.id ?? null;
  const [replaces, setReplaces] = useState(runningId);
  const seal = useSealedWords(report, open, "hold");
  const holding = useProcedureChange(id, {
    run: ({ reason, ...what }: HoldForm) =>
      seal({ ...what, replaces }, reason, ({ id: holdId, note }) =>
        note === null
          ? Promise.reject(new Error("a hold has a reason"))
          : call(retentionRoutes.addHold, { params: { id }, body: { id: holdId, ...what, replaces, note } }),
      ),
    done: t("holdSaved"),
    onDone: onClose,
  });
  // The own one, whose answer was lost, is nobody else's: it may go again, as long as it is the same to the server, too.
  const isOwn = holding.refusal !== "REPORT_CHANGED" && hold?.createdBy === own && hold.userId === userId && hold.reviewDay === reviewDay;
  const isCrossed = runningId !== replaces && !isOwn && !holding.busy;
  return (
    <DialogForm
      title={t(replaces ? "holdProlongTitle" : "holdSet")}
      text={t("holdText")}
      confirmLabel={t(replaces ? "holdProlong" : "holdSet")}
      incomplete={isCrossed}
      form={form}
      action={holding}
      onValid={holding.run}
      onClose={onClose}
    >
      <WordsField form={form} name="reason" label={t("holdReason")} hint={t("holdReasonHint")} busy={holding.busy} required />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="reviewDay" label={t("holdReview")} hint={t("holdReviewHint")}>
          {(control) => <Input {...control} type="date" required min={first} max={last} />}
        </FormField>
        <FormField form={form} name="userId" label={t("holdPerson")}>
          {(control) => (
            <Select {...control} value={userId}>
              <PersonOptions chosen={null} assignable={assignable} />
            </Select>
          )}
        </FormField>
      </div>
      {isCrossed && (
        <CrossedHold hold={hold}>
          <p>{t("holdCrossedKept")}</p>
          <Button variant="quiet" size="small" className="mt-2 justify-self-start" onClick={() => setReplaces(runningId)}>
            {t(hold ? "holdCrossedTake" : "holdCrossedAnew")}
          </Button>
        </CrossedHold>
      )}
    </DialogForm>
  );
}
