import { berlinDay } from "@hz/contract/procedure/deadlines";
import { canBeDay, type Measure, type MeasureValues, procedureRoutes } from "@hz/contract/procedure/procedure";
import { MEASURE_KINDS, MEASURE_STATES } from "@hz/contract/procedure/procedure-terms";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { Day } from "@hz/contract/scalars";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Input, Select } from "../../../ui/input.tsx";
import { optionsOf } from "../../../ui/radio-group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { WordsField } from "../content/words-field.tsx";
import { PersonOptions } from "../handover/person-options.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { useMeasure } from "./use-measure.ts";
import { useProcedureChange } from "./use-procedure.ts";

/** `measure` is the one that is changed; null for a new one. */
type MeasureDialogProps = ReportViewProps & { measure: Measure | null; onClose: () => void };

const MeasureForm = z
  .object({
    kind: z.string().pipe(z.enum(MEASURE_KINDS, t("measureKindMissing"))),
    state: z.enum(MEASURE_STATES),
    day: z.string().refine((day) => Day.safeParse(day).success, t("measureDayMissing")),
    userId: z.string(),
    remark: z.string().trim(),
  })
  .refine((typed) => canBeDay(typed, new Date()), { path: ["day"], message: t("measureDayToCome") });
type MeasureForm = z.infer<typeof MeasureForm>;

/** Asks for a follow-up measure, or for what has changed of one: its kind and remark stay as they are. */
export function MeasureDialog({ report, open, measure, onClose }: MeasureDialogProps) {
  const { id, assignable } = report;
  const own = useUser().id;
  const seal = useSealedWords(report, open, "measure");
  const adding = useProcedureChange(id, {
    run: ({ remark, ...what }: MeasureForm) =>
      seal(what, remark, (sealed) => call(procedureRoutes.addMeasure, { params: { id }, body: { ...what, ...sealed } })),
    done: t("measureAdded"),
    onDone: onClose,
  });
  const { seen, news, ...changing } = useMeasure(id, measure, onClose);
  const today = berlinDay(new Date());
  const first = { state: "planned", day: today, userId: assignable.includes(own) ? own : (assignable[0] ?? "") } as const;
  const { state, day, userId } = seen ?? first;
  const form = useFields(MeasureForm, {
    values: { kind: seen?.kind ?? "", state, day, userId, remark: "" },
    // What this person has chosen stays; the rest follows what stands there.
    resetOptions: { keepDirtyValues: true },
  });
  const typed = useWatch({ control: form.control });
  const save = (given: MeasureForm) => {
    if (!seen) return adding.run(given);
    const values = changesOf(given, seen);
    return Object.keys(values).length > 0 ? changing.run({ seen, values }) : onClose();
  };
  const action = measure ? changing : adding;
  return (
    <DialogForm
      title={t(measure ? "measureChange" : "act_measure")}
      text={measure ? MEASURE_TEXTS[measure.kind] : t("measureText")}
      confirmLabel={t(measure ? "save" : "measureAdd")}
      form={form}
      action={action}
      onValid={save}
      onClose={onClose}
    >
      {!measure && <RadioField form={form} name="kind" label={t("measureKind")} options={optionsOf(MEASURE_KINDS, MEASURE_TEXTS)} />}
      <RadioField form={form} name="state" label={t("measureState")} options={optionsOf(MEASURE_STATES, MEASURE_STATE_TEXTS)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="day" label={t(typed.state === "taken" ? "measureDayTaken" : "measureDayPlanned")}>
          {(control) => <Input {...control} type="date" required max={typed.state === "taken" ? today : undefined} />}
        </FormField>
        <FormField form={form} name="userId" label={t("measurePerson")}>
          {(control) => (
            <Select {...control} value={typed.userId}>
              <PersonOptions chosen={seen?.userId ?? null} assignable={assignable} />
            </Select>
          )}
        </FormField>
      </div>
      {!measure && (
        <WordsField form={form} name="remark" label={t("measureRemark")} note={t("optional")} hint={t("sealedHint")} busy={action.busy} />
      )}
      {news && (
        <Notice tone="danger">
          <p>{news}</p>
          <p>
            {t("measureNotChanged")} {t("measureStillHere")}
          </p>
        </Notice>
      )}
    </DialogForm>
  );
}

/** What of a measure is to be another than it was seen. */
const changesOf = ({ state, day, userId }: MeasureForm, seen: Measure): MeasureValues => ({
  ...(state !== seen.state && { state }),
  ...(day !== seen.day && { day }),
  ...(userId !== seen.userId && { userId }),
});
