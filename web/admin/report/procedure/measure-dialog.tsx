import { berlinDay } from "@hz/contract/procedure/deadlines";
import { canBeDay, type Measure, type MeasureValues, procedureRoutes } from "@hz/contract/procedure/procedure";
import { MEASURE_KINDS, MEASURE_STATES, type MeasureKind } from "@hz/contract/procedure/procedure-terms";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { Day } from "@hz/contract/scalars";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { optionsOf, RadioGroup } from "../../../ui/radio-group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { PersonOptions } from "../handover/person-options.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { useSealedWords } from "../content/use-sealed-words.ts";
import { ProcedureDialog } from "./procedure-dialog.tsx";
import { useMeasure } from "./use-measure.ts";

/** `measure` is the one that is changed; null for a new one. */
type MeasureDialogProps = ReportViewProps & { measure: Measure | null; onClose: () => void };

/** Takes a report and asks for a follow-up measure, or for what has changed of one: its kind and remark stay as they are. */
export function MeasureDialog({ report, open, measure, onClose }: MeasureDialogProps) {
  const own = useUser().id;
  const { id, assignable } = report;
  const [kind, setKind] = useState<MeasureKind | "">(measure?.kind ?? "");
  /** What this person has chosen; the rest follows what stands there. */
  const [typed, setTyped] = useState<MeasureValues>({});
  const [remark, setRemark] = useState("");
  const [isAsked, setAsked] = useState(false);
  const seal = useSealedWords(report, open, "measure");
  const { seen, news, save, ...change } = useMeasure(id, measure, onClose);
  const today = berlinDay(new Date());
  const first = { state: "planned", day: today, userId: assignable.includes(own) ? own : (assignable[0] ?? "") } as const;
  const { state, day, userId } = { ...(seen ?? first), ...typed };
  const choose = (values: MeasureValues) => setTyped({ ...typed, ...values });
  const hasDay = Day.safeParse(day).success;
  const isToCome = hasDay && !canBeDay({ state, day }, new Date());
  const dayProblem = isToCome ? t("measureDayToCome") : !hasDay && t("measureDayMissing");

  const confirm = () => {
    setAsked(true);
    if (kind === "" || !hasDay || isToCome) return;
    if (seen) {
      const values = {
        ...(state !== seen.state && { state }),
        ...(day !== seen.day && { day }),
        ...(userId !== seen.userId && { userId }),
      };
      return Object.keys(values).length > 0 ? save(seen, values) : onClose();
    }
    const what = { kind, state, day, userId };
    change.run(() =>
      seal(what, remark.trim(), (sealed) => call(procedureRoutes.addMeasure, { params: { id }, body: { ...what, ...sealed } })),
    );
  };
  return (
    <ProcedureDialog
      title={t(measure ? "measureChange" : "act_measure")}
      text={measure ? MEASURE_TEXTS[measure.kind] : t("measureText")}
      confirmLabel={t(measure ? "save" : "measureAdd")}
      change={change}
      onClose={onClose}
      onConfirm={confirm}
      words={measure ? undefined : { label: t("measureRemark"), hint: t("sealedHint"), text: remark, onChange: setRemark }}
    >
      {!measure && (
        <RadioGroup
          label={t("measureKind")}
          error={isAsked && kind === "" && t("measureKindMissing")}
          options={optionsOf(MEASURE_KINDS, MEASURE_TEXTS)}
          value={kind}
          onChange={setKind}
        />
      )}
      <RadioGroup
        label={t("measureState")}
        options={optionsOf(MEASURE_STATES, MEASURE_STATE_TEXTS)}
        value={state}
        onChange={(next) => choose({ state: next })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t(state === "taken" ? "measureDayTaken" : "measureDayPlanned")} error={isAsked && dayProblem}>
          {(control) => (
            <Input
              {...control}
              type="date"
              required
              max={state === "taken" ? today : undefined}
              value={day}
              onChange={({ target }) => choose({ day: target.value })}
            />
          )}
        </Field>
        <Field label={t("measurePerson")}>
          {(control) => (
            <Select {...control} value={userId} onChange={({ target }) => choose({ userId: target.value })}>
              <PersonOptions chosen={seen?.userId ?? null} assignable={assignable} />
            </Select>
          )}
        </Field>
      </div>
      {news && (
        <Notice tone="danger">
          <p>{news}</p>
          <p>
            {t("measureNotChanged")} {t("measureStillHere")}
          </p>
        </Notice>
      )}
    </ProcedureDialog>
  );
}
