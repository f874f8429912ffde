import { berlinDay } from "@hz/contract/procedure/deadlines";
import { readinessRoutes, type TrainedPerson } from "@hz/contract/account/readiness";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "./texts.ts";

/** What is wrong with the day of a training; null where nothing is. `day` is empty where the field holds none or half of one. */
export function trainingDayProblem(day: string, now: Date): "rdTrainingDayMissing" | "rdTrainingDayAhead" | null {
  if (day === "") return "rdTrainingDayMissing";
  return day > berlinDay(now) ? "rdTrainingDayAhead" : null;
}

const MAX_TITLE = 200;
const TrainingForm = readinessRoutes.saveTraining.body.extend({
  day: z.string().check(({ value, issues }) => {
    const problem = trainingDayProblem(value, new Date());
    if (problem) issues.push({ code: "custom", message: t(problem), input: value });
  }),
});

/** Asks when a person was trained, and in what; what is entered already can be taken back. */
export function TrainingDialog({ person, onClose }: { person: TrainedPerson; onClose: () => void }) {
  const { userId, name, day, title } = person;
  const form = useFields(TrainingForm, { defaultValues: { day: day ?? "", title } });
  const saving = useAction({
    run: (body: { day: string | null; title: string }) => call(readinessRoutes.saveTraining, { params: { userId }, body }),
    done: (_, kept) => t(kept.day === null ? "rdTrainingTakenBack" : "rdTrainingSaved"),
    failed: (error, kept) =>
      atField(form, { DAY_AHEAD: "day" }, t(kept.day === null ? "rdTrainingTakeBackFailed" : "rdTrainingFailed"))(error),
    touches: [queryKeys.readiness],
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("rdTrainingDialog", { name })}
      text={t("rdTrainingDialogText")}
      confirmLabel={t("rdTrainingSave")}
      form={form}
      action={saving}
      onValid={saving.run}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <FormField form={form} name="day" label={t("rdTrainingDay")}>
          {(control) => <Input {...control} type="date" min="2000-01-01" max={berlinDay(new Date())} />}
        </FormField>
        <FormField form={form} name="title" label={t("rdTrainingTitle")} note={t("rdTrainingOptional")} maxLength={MAX_TITLE} />
      </div>
      {day !== null && (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={saving.given?.day === null}
            off={saving.busy}
            onClick={() => saving.run({ day: null, title: "" })}
          >
            {t("rdTrainingTakeBack")}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}
