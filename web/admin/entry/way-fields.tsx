import type { Channel } from "@hz/contract/channels/channels";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { ENTRY_WAYS, type EntryWay, WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { holdsKeyOf } from "../../vault/keys/held-keys.ts";
import { recipientOf } from "../../vault/report/recipient.ts";
import { useHeldKeys } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { isLate } from "./entry-form.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";
import { TextField } from "./text-field.tsx";
import type { EntryChannel } from "./use-entry.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";

type WayFieldsProps = EntryFieldsProps & { channels: readonly Channel[]; found: EntryChannel | undefined; isGone: boolean };

/** By which channel and way a report came, when, and where it goes. */
export function WayFields({ channels, found, isGone, ...fields }: WayFieldsProps) {
  const { values, change } = fields;
  return (
    <Card title={t("entryWaySection")}>
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <ChoiceField
            {...fields}
            name="way"
            label={t("entryWay")}
            none={t("entryChoose")}
            options={ENTRY_WAYS.map((way) => [way, WAY_TEXTS[way]])}
            onChoose={(way) => change({ way: way as EntryWay | "" })}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField {...fields} name="day" type="date" label={t("entryDay")} />
            <TextField {...fields} name="time" type="time" label={t("entryTime")} isOptional />
          </div>
        </div>
        <p className="text-sm text-muted">{t("entryDayHint")}</p>
        {values.day !== "" && values.day <= berlinDay(new Date()) && isLate(values, new Date()) && (
          <Notice tone="accent">{t("entryLate")}</Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            {...fields}
            name="channelId"
            label={t("entryChannel")}
            none={t("entryChoose")}
            options={channels.map(({ id, name }) => [id, name])}
            onChoose={(channelId) => change({ channelId, categoryId: "", aboutOffice: false })}
          />
          <ChoiceField
            {...fields}
            name="categoryId"
            label={t("entryCategory")}
            none={found?.channel.settings.requireCategory ? t("entryChoose") : t("entryNoCategory")}
            options={found?.categories.map(({ id, name }) => [id, name]) ?? []}
            onChoose={(categoryId) => change({ categoryId })}
          />
        </div>
        <p className="text-sm text-muted">{t("entryChannelHint")}</p>
        {isGone && <Notice tone="accent">{t("entryChannelGone")}</Notice>}
        {found?.channel.conflict && (
          <Checkbox
            label={t("entryAboutOffice")}
            checked={values.aboutOffice}
            onChange={({ target }) => change({ aboutOffice: target.checked })}
          />
        )}
        {found && <Recipient found={found} values={values} />}
      </div>
    </Card>
  );
}

/** Where the report goes, and whether whoever enters it can read it there. */
function Recipient({ found: { channel, keys }, values }: { found: EntryChannel; values: EntryFieldsProps["values"] }) {
  useHeldKeys(); // What is read from them below is drawn anew with them.
  const department = recipientOf(channel, values);
  if (keys === "unknown") return <Notice tone="danger">{t("entryKeyUnknown")}</Notice>;
  if (keys === "refused" || !department) return <Notice tone="danger">{t("entryKeyRefused")}</Notice>;
  const named = { department: department.name };
  if (channel.lost.includes(department.departmentId)) return <Notice tone="danger">{t("entryKeyLost", named)}</Notice>;
  if (holdsKeyOf(department)) return <p className="text-sm text-muted">{t("entryGoesTo", named)}</p>;
  return <Notice tone="accent">{t("entryNotYours", named)}</Notice>;
}

type ChoiceFieldProps = Pick<EntryFieldsProps, "values" | "problems" | "busy"> & {
  name: "way" | "channelId" | "categoryId";
  label: string;
  /** What stands there while nothing is chosen. */
  none: string;
  /** Each value with what it is called. */
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
};

/** A choice of the form by a list. */
function ChoiceField({ values, problems, busy, name, label, none, options, onChoose }: ChoiceFieldProps) {
  return (
    <Field label={label} error={problemOf(problems, name)}>
      {(control) => (
        <Select {...control} name={name} value={values[name]} disabled={busy} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{none}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
