import { NewStep, type Procedure, procedureRoutes } from "@hz/contract/procedure/procedure";
import { SCOPE_RESULTS, SUBSTANCE_RESULTS } from "@hz/contract/procedure/procedure-terms";
import { SCOPE_TEXTS, SUBSTANCE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { optionsOf } from "../../../ui/radio-group.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { WordsField } from "../content/words-field.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import type { Check } from "./acts.ts";
import { latestStep } from "./stages.ts";
import { useProcedureChange } from "./use-procedure.ts";

const StepForm = z.object({ result: z.enum([...SCOPE_RESULTS, ...SUBSTANCE_RESULTS], t("stepResultMissing")), reason: z.string().trim() });
type StepForm = z.infer<typeof StepForm>;

const OPTIONS: Record<Check, { value: StepForm["result"]; label: string }[]> = {
  scope: optionsOf(SCOPE_RESULTS, SCOPE_TEXTS),
  substance: optionsOf(SUBSTANCE_RESULTS, SUBSTANCE_TEXTS),
};

type StepDialogProps = ReportViewProps & { check: Check; procedure: Procedure; onClose: () => void };

/** Asks for the finding of a check; one that is there already is corrected by another one. */
export function StepDialog({ report, open, check, procedure, onClose }: StepDialogProps) {
  const users = useUserNames();
  const form = useFields(StepForm, { defaultValues: { reason: "" } });
  const seal = useSealedWords(report, open, "step");
  const saving = useProcedureChange(report.id, {
    run: ({ result, reason }: StepForm) => {
      const what = { kind: check, result };
      return seal(what, reason, (sealed) =>
        call(procedureRoutes.addStep, { params: { id: report.id }, body: NewStep.parse({ ...what, ...sealed }) }),
      );
    },
    done: t("stepSaved"),
    onDone: onClose,
  });
  const earlier = latestStep(procedure, check);
  const said = earlier && OPTIONS[check].find(({ value }) => value === earlier.result)?.label;
  return (
    <DialogForm
      title={t(`act_${check}`)}
      text={t(`stepText_${check}`)}
      confirmLabel={t("stepSave")}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      {earlier && said && (
        <p className="text-sm text-muted">
          {t("stepEarlier", { result: said, name: users.get(earlier.by) ?? t("formerUser"), date: formatDate(earlier.at, "de") })}
        </p>
      )}
      <RadioField form={form} name="result" label={t("stepResult")} options={OPTIONS[check]} />
      <WordsField form={form} name="reason" label={t("stepReason")} note={t("optional")} hint={t("sealedHint")} busy={saving.busy} />
    </DialogForm>
  );
}
