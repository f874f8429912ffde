import { NewStep, type Procedure, procedureRoutes } from "@hz/contract/procedure/procedure";
import { SCOPE_RESULTS, SUBSTANCE_RESULTS } from "@hz/contract/procedure/procedure-terms";
import { SCOPE_TEXTS, SUBSTANCE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { optionsOf, RadioGroup } from "../../../ui/radio-group.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { useSealedWords } from "../content/use-sealed-words.ts";
import type { Check } from "./acts.ts";
import { ProcedureDialog } from "./procedure-dialog.tsx";
import { latestStep } from "./stages.ts";
import { useProcedureChange } from "./use-procedure-change.ts";

type Result = NewStep["result"];
const OPTIONS: Record<Check, { value: Result; label: string }[]> = {
  scope: optionsOf(SCOPE_RESULTS, SCOPE_TEXTS),
  substance: optionsOf(SUBSTANCE_RESULTS, SUBSTANCE_TEXTS),
};

type StepDialogProps = ReportViewProps & { check: Check; procedure: Procedure; onClose: () => void };

/** Takes a report and what is checked of it and asks for the finding; one that is there already is corrected by another one. */
export function StepDialog({ report, open, check, procedure, onClose }: StepDialogProps) {
  const users = useUserNames();
  const [result, setResult] = useState<Result | "">("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const seal = useSealedWords(report, open, "step");
  const change = useProcedureChange(report.id, t("stepSaved"), onClose);
  const earlier = latestStep(procedure, check);
  const said = earlier && OPTIONS[check].find(({ value }) => value === earlier.result)?.label;

  const confirm = () => {
    setAsked(true);
    if (result === "") return;
    const what = { kind: check, result };
    change.run(() =>
      seal(what, reason.trim(), (sealed) =>
        call(procedureRoutes.addStep, { params: { id: report.id }, body: NewStep.parse({ ...what, ...sealed }) }),
      ),
    );
  };
  return (
    <ProcedureDialog
      title={t(`act_${check}`)}
      text={t(`stepText_${check}`)}
      confirmLabel={t("stepSave")}
      change={change}
      onClose={onClose}
      onConfirm={confirm}
      words={{ label: t("stepReason"), hint: t("sealedHint"), text: reason, onChange: setReason }}
    >
      {earlier && said && (
        <p className="text-sm text-muted">
          {t("stepEarlier", { result: said, name: users.get(earlier.by) ?? t("formerUser"), date: formatDate(earlier.at, "de") })}
        </p>
      )}
      <RadioGroup
        label={t("stepResult")}
        error={isAsked && result === "" && t("stepResultMissing")}
        options={OPTIONS[check]}
        value={result}
        onChange={setResult}
      />
    </ProcedureDialog>
  );
}
