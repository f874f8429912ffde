import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** Who consented to being recorded or written down word for word, when, and in which words. */
export function ConsentFields(fields: EntryFieldsProps) {
  const { values, problems, busy, change } = fields;
  return (
    <div className="grid gap-4">
      <TextField {...fields} name="consentName" label={t("entryConsentName")} hint={t("entryConsentNameHint")} />
      <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:max-w-md">
        <TextField {...fields} name="consentDay" type="date" label={t("entryConsentDay")} />
        <TextField {...fields} name="consentTime" type="time" label={t("entryTime")} isOptional />
      </div>
      <Field label={t("entryConsentWording")} hint={t("entryConsentWordingHint")} error={problemOf(problems, "consentWording")}>
        {(control) => (
          <Textarea
            {...control}
            name="consentWording"
            maxLength={2000}
            className="min-h-20"
            value={values.consentWording}
            readOnly={busy}
            onChange={({ target }) => change({ consentWording: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
