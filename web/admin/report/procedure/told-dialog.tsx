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

type Told = "acknowledged" | "feedback";
type ToldDialogProps = ReportViewProps & { told: Told; onClose: () => void };

const toldForm = (told: Told, receivedAt: string) =>
  z
    .object({
      way: z.enum(ENTRY_WAYS, t("toldWayMissing")),
      day: z.string(),
      time: z.string(),
      words: told === "feedback" ? z.string().trim().min(1, t("toldWordsMissing")) : z.string(),
    })
    .transform(({ way, day, time, words }, ctx) => {
      const at = momentIn(receivedAt, day, time);
      if (at) return { way, at: at.toISOString(), words };
      ctx.addIssue({ code: "custom", path: ["day"], message: t("toldDayWrong") });
      return z.NEVER;
    });

/** Asks by which way other than a message the reporter was told something, when, and what. */
export function ToldDialog({ report, open, told, onClose }: ToldDialogProps) {
  const [schema] = useState(() => toldForm(told, report.receivedAt));
  const form = useFields(schema, { defaultValues: { day: berlinDay(new Date()), time: "", words: "" } });
  const seal = useSealedWords(report, open, "step");
  const saving = useProcedureChange(report.id, {
    run: ({ way, at, words }: z.infer<typeof schema>) => {
      const what = { kind: told, result: way, at };
      return seal(what, words, (sealed) => call(procedureRoutes.addStep, { params: { id: report.id }, body: { ...what, ...sealed } }));
    },
    done: t("stepSaved"),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t(told === "feedback" ? "act_toldFeedback" : "act_toldAcknowledged")}
      text={t(`toldText_${told}`)}
      confirmLabel={t("toldSave")}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <RadioField form={form} name="way" label={t("toldWay")} options={optionsOf(ENTRY_WAYS, WAY_TEXTS)} />
      <div className="grid grid-cols-2 gap-3">
        <FormField form={form} name="day" label={t("toldDay")}>
          {(control) => <Input {...control} type="date" className="min-w-0" />}
        </FormField>
        <FormField form={form} name="time" label={t("entryTime")} note={t("optional")}>
          {(control) => <Input {...control} type="time" className="min-w-0" />}
        </FormField>
      </div>
      {told === "feedback" && <WordsField form={form} name="words" label={t("toldWords")} hint={t("toldWordsHint")} busy={saving.busy} />}
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
