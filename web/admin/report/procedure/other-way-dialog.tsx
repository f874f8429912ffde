import { berlinDay } from "@hz/contract/procedure/deadlines";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { ENTRY_WAYS, receiptProblem, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Input } from "../../../ui/input.tsx";
import { optionsOf } from "../../../ui/radio-group.tsx";
import { momentOf } from "../../entry/index.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { WordsField } from "../content/words-field.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { useProcedureChange } from "./use-procedure.ts";

type Step = "acknowledged" | "feedback";
type OtherWayDialogProps = ReportViewProps & { step: Step; onClose: () => void };

const otherWayForm = (step: Step, receivedAt: string) =>
  z
    .object({
      way: z.enum(ENTRY_WAYS, t("otherWayMissing")),
      day: z.string(),
      time: z.string(),
      words: step === "feedback" ? z.string().trim().min(1, t("otherWayWordsMissing")) : z.string(),
    })
    .transform(({ way, day, time, words }, ctx) => {
      const at = momentIn(receivedAt, day, time);
      if (at) return { way, at: at.toISOString(), words };
      ctx.addIssue({ code: "custom", path: ["day"], message: t("otherWayDayWrong") });
      return z.NEVER;
    });

/** Asks by which way other than a message the reporter was told something, when, and what. */
export function OtherWayDialog({ report, open, step, onClose }: OtherWayDialogProps) {
  const [schema] = useState(() => otherWayForm(step, report.receivedAt));
  const form = useFields(schema, { defaultValues: { day: berlinDay(new Date()), time: "", words: "" } });
  const seal = useSealedWords(report, open, "step");
  const saving = useProcedureChange(report.id, {
    run: ({ way, at, words }: z.infer<typeof schema>) => {
      const what = { kind: step, result: way, at };
      return seal(what, words, (sealed) => call(procedureRoutes.addStep, { params: { id: report.id }, body: { ...what, ...sealed } }));
    },
    done: t("stepSaved"),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t(step === "feedback" ? "act_feedbackOtherWay" : "act_acknowledgedOtherWay")}
      text={t(`otherWayText_${step}`)}
      confirmLabel={t("otherWaySave")}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <RadioField form={form} name="way" label={t("otherWay")} options={optionsOf(ENTRY_WAYS, WAY_TEXTS)} />
      <div className="grid grid-cols-2 gap-3">
        <FormField form={form} name="day" label={t("otherWayDay")}>
          {(control) => <Input {...control} type="date" className="min-w-0" />}
        </FormField>
        <FormField form={form} name="time" label={t("entryTime")} note={t("optional")}>
          {(control) => <Input {...control} type="time" className="min-w-0" />}
        </FormField>
      </div>
      {step === "feedback" && (
        <WordsField form={form} name="words" label={t("otherWayWords")} hint={t("otherWayWordsHint")} busy={saving.busy} />
      )}
    </DialogForm>
  );
}

/** When it was told, or null where that cannot be. On the day of the receipt, where no time is given, it was then and not before. */
function momentIn(receivedAt: string, day: string, time: string): Date | null {
  const received = new Date(receivedAt);
  const at = time === "" && day === berlinDay(received) ? received : momentOf(day, time);
  const isPossible = at && at.getTime() >= received.getTime() - 60_000 && receiptProblem(at, new Date()) === null;
  return isPossible ? at : null;
}
