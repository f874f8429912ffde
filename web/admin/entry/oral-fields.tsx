import { DOCUMENTATION_TEXTS, DOCUMENTATIONS, needsConsent } from "@hz/contract/reports/entry-terms";
import { Card } from "../../ui/card.tsx";
import { optionsOf, RadioGroup } from "../../ui/radio-group.tsx";
import { t } from "../shared/texts/texts.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

/** How something spoken was kept, who consented to it, and of a meeting where it was. */
export function OralFields(fields: EntryFieldsProps) {
  const { values, problems, change } = fields;
  return (
    <Card title={t("entryKeptSection")}>
      <div className="grid gap-4">
        <div data-field="documentation">
          <RadioGroup
            label={t("entryKept")}
            hint={t("entryKeptHint")}
            error={problemOf(problems, "documentation") ?? false}
            options={optionsOf(DOCUMENTATIONS, DOCUMENTATION_TEXTS)}
            value={values.documentation}
            onChange={(documentation) => change({ documentation })}
          />
        </div>
        {needsConsent(values.documentation || null) && (
          <div className="border-l-2 border-line pl-4">
            <ConsentFields {...fields} />
          </div>
        )}
        {values.way === "meeting" && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...fields} name="meetingPlace" label={t("entryPlace")} isOptional />
              <TextField {...fields} name="meetingPersons" label={t("entryPersons")} isOptional />
            </div>
            <div className="grid grid-cols-2 gap-3 sm:max-w-md">
              <TextField {...fields} name="meetingStart" type="time" label={t("entryStart")} isOptional />
              <TextField {...fields} name="meetingEnd" type="time" label={t("entryEnd")} isOptional />
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
