import { type Period, PERIOD_PRESETS } from "@hz/contract/account/evaluation-periods";
import type { Evaluation } from "@hz/contract/account/evaluations";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { ALL_DEPARTMENTS, type EvaluationChoice } from "./evaluation-choice.ts";
import { t } from "./texts.ts";

type EvaluationFiltersProps = {
  choice: EvaluationChoice;
  /** The days that the choice means. */
  period: Period;
  /** Undefined until something was read. */
  known: Pick<Evaluation, "names" | "own" | "hidden"> | undefined;
  onChoose: (change: Partial<EvaluationChoice>) => void;
};

/** Periods that those may ask for, too, from whom small counts are hidden. */
const EVEN: readonly EvaluationChoice["preset"][] = ["quarter", "year", "last-year"];

/** Channels and departments are offered only to those who may look at them alone. */
export function EvaluationFilters({ choice, period, known, onChoose }: EvaluationFiltersProps) {
  const { preset, channel, department } = choice;
  const { names, own = [] } = known ?? {};
  const departments = names?.departments.filter(({ id }) => own.includes(id)) ?? [];
  const isMine = known?.hidden === "none";
  const presets = [...PERIOD_PRESETS, "own" as const].filter((name) => isMine || EVEN.includes(name) || name === "own" || name === preset);
  return (
    <search aria-label={t("evFilters")} className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:hidden">
      <Field label={t("evPeriod")} className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select
            {...control}
            value={preset}
            onChange={({ target }) => onChoose({ preset: target.value as EvaluationChoice["preset"], from: period.from, to: period.to })}
          >
            {presets.map((name) => (
              <option key={name} value={name}>
                {t(`evPeriod_${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {preset === "own" && (
        <>
          <Field label={t("evFrom")}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={period.from}
                onChange={({ target }) => target.value && onChoose({ from: target.value })}
              />
            )}
          </Field>
          <Field label={t("evTo")}>
            {(control) => (
              <Input {...control} type="date" value={period.to} onChange={({ target }) => target.value && onChoose({ to: target.value })} />
            )}
          </Field>
        </>
      )}
      {names && own.length > 0 && (
        <>
          <Field label={t("evChannel")} className="col-span-2 sm:col-span-1">
            {(control) => (
              <Select {...control} value={channel} onChange={({ target }) => onChoose({ channel: target.value })}>
                <option value="">{t("evAllChannels")}</option>
                {names.channels.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {names.departments.length > 1 && (
            <Field label={t("evDepartment")} className="col-span-2 sm:col-span-1">
              {(control) => (
                <Select {...control} value={department} onChange={({ target }) => onChoose({ department: target.value })}>
                  {own.length < names.departments.length && (
                    <option value="">{departments.length === 1 ? departments[0]!.name : t("evOwnDepartments")}</option>
                  )}
                  <option value={own.length < names.departments.length ? ALL_DEPARTMENTS : ""}>{t("evAllDepartments")}</option>
                  {(departments.length === 1 ? [] : departments).map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </>
      )}
    </search>
  );
}
