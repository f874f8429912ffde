import type { ReportStatus, ReportType } from "@hz/contract/reports/reports";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { DueChoice } from "../next-deadline.ts";
import type { Option, Options } from "./filter-options.ts";
import { COLUMNS, type Column, type ListChoice, type Period } from "./list-choice.ts";
import { columnName } from "./sort-head.tsx";

type FilterPanelProps = {
  id: string;
  choice: ListChoice;
  options: Options;
  /** Whether the list lacks heads to sort by, as on a phone. */
  withSort: boolean;
  onChoose: (change: Partial<ListChoice>) => void;
};

export function FilterPanel({ id, choice, options, withSort, onChoose }: FilterPanelProps) {
  const { status, category, channel, department, assignee, type, due, period, from, to, unread, sort } = choice;
  return (
    <search
      id={id}
      aria-label={t("filterLabel")}
      className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {withSort && (
        <Field label={t("sortLabel")}>
          {(control) => (
            <Select
              {...control}
              value={sort ? `${sort.down ? "-" : ""}${sort.by}` : ""}
              onChange={({ target }) => onChoose({ sort: sortFrom(target.value) })}
            >
              <option value="">{t("sortNewest")}</option>
              {COLUMNS.flatMap((by) => [
                <option key={by} value={by}>
                  {t("sortUp", { column: columnName(by) })}
                </option>,
                <option key={`-${by}`} value={`-${by}`}>
                  {t("sortDown", { column: columnName(by) })}
                </option>,
              ])}
            </Select>
          )}
        </Field>
      )}
      <Choice
        label={t("filterStatus")}
        value={status.join()}
        options={options.status}
        onChange={(value) => onChoose({ status: value.split(",").filter(Boolean) as ReportStatus[] })}
      />
      <Choice label={t("filterCategory")} value={category} options={options.category} onChange={(value) => onChoose({ category: value })} />
      <Choice label={t("filterDue")} value={due} options={options.due} onChange={(value) => onChoose({ due: value as DueChoice | "" })} />
      <Choice label={t("filterAssignee")} value={assignee} options={options.assignee} onChange={(value) => onChoose({ assignee: value })} />
      <Choice
        label={t("filterType")}
        value={type}
        options={options.type}
        onChange={(value) => onChoose({ type: value as ReportType | "" })}
      />
      <Choice label={t("filterChannel")} value={channel} options={options.channel} onChange={(value) => onChoose({ channel: value })} />
      <Choice
        label={t("filterDepartment")}
        value={department}
        options={options.department}
        onChange={(value) => onChoose({ department: value })}
      />
      <Choice
        label={t("filterPeriod")}
        all={from || to ? t("filterPeriodOwn") : t("filterPeriodAny")}
        value={period}
        options={options.period}
        onChange={(value) => onChoose({ period: value as Period | "", from: "", to: "" })}
      />
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Day label={t("filterFrom")} value={from} max={to} onChange={(day) => onChoose({ from: day, period: "" })} />
        <Day label={t("filterTo")} value={to} min={from} onChange={(day) => onChoose({ to: day, period: "" })} />
      </div>
      <Checkbox
        label={t("filterUnread")}
        checked={unread}
        onChange={({ target }) => onChoose({ unread: target.checked })}
        className="sm:content-end sm:pb-3"
      />
    </search>
  );
}

const sortFrom = (value: string): ListChoice["sort"] =>
  value === "" ? null : { by: value.replace("-", "") as Column, down: value.startsWith("-") };

type ChoiceProps = { label: string; all?: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

/** A field that chooses one of several, or all; a value from the address that is not among them stays to be seen. */
function Choice({ label, all = t("filterAll"), value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{all}</option>
          {value !== "" && !options.some((option) => option.value === value) && <option value={value}>{t("filterUnknown")}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type DayProps = { label: string; value: string; min?: string; max?: string; onChange: (day: string) => void };

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
