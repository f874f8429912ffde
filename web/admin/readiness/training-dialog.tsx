import { berlinDay } from "@hz/contract/procedure/deadlines";
import { readinessRoutes, type TrainedPerson } from "@hz/contract/account/readiness";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "./texts.ts";
import { trainingDayProblem } from "./training-day.ts";
import { useAct } from "./use-act.ts";

const MAX_TITLE = 200;

/** Takes a person and asks when they were trained, and in what; what is entered already can be taken back. */
export function TrainingDialog({ person, onClose }: { person: TrainedPerson; onClose: () => void }) {
  const { userId, name } = person;
  const [day, setDay] = useState(person.day ?? "");
  const [title, setTitle] = useState(person.title);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = (body: { day: string | null; title: string }) => call(readinessRoutes.saveTraining, { params: { userId }, body });
  const save = useAct({
    run: () => keep({ day, title: title.trim() }),
    done: t("rdTrainingSaved"),
    failed: t("rdTrainingFailed"),
    onDone: onClose,
  });
  const takeBack = useAct({
    run: () => keep({ day: null, title: "" }),
    done: t("rdTrainingTakenBack"),
    failed: t("rdTrainingTakeBackFailed"),
    onDone: onClose,
  });
  const onConfirm = () => {
    const found = trainingDayProblem(day, new Date());
    setProblem(found && t(found));
    if (!found) save.mutate();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("rdTrainingDialog", { name })}
      text={t("rdTrainingDialogText")}
      cancelLabel={t("rdCancel")}
      confirmLabel={t("rdTrainingSave")}
      busy={save.isPending || takeBack.isPending}
      onConfirm={onConfirm}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Field label={t("rdTrainingDay")} error={problem}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min="2000-01-01"
              max={berlinDay(new Date())}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Field label={t("rdTrainingTitle")} note={t("rdTrainingOptional")}>
          {(control) => <Input {...control} value={title} maxLength={MAX_TITLE} onChange={({ target }) => setTitle(target.value)} />}
        </Field>
      </div>
      {person.day !== null && (
        <div>
          <Button variant="quiet" size="small" busy={takeBack.isPending} off={save.isPending} onClick={() => takeBack.mutate()}>
            {t("rdTrainingTakeBack")}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  );
}
