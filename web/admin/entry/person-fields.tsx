import { languageInGerman, PORTAL_LANGUAGE_CODES, portalLanguage } from "@hz/contract/languages";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { REPORT_TEXTS, REPORTER_TEXTS } from "../../vault/content/report-texts.ts";
import { t } from "../shared/texts/texts.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

const TYPES = (["anonymous", "confidential"] as const).map((value) => ({ value, label: t(`entryType_${value}`) }));

/** Who reported, as far as they said, and their language. */
export function PersonFields(fields: EntryFieldsProps) {
  const { values, problems, busy, change } = fields;
  return (
    <Card title={t("entryPersonSection")}>
      <div className="grid gap-4">
        <div data-field="reportType">
          <RadioGroup
            label={t("entryType")}
            options={TYPES}
            error={problemOf(problems, "reportType") ?? false}
            value={values.reportType}
            onChange={(reportType) => change({ reportType })}
          />
        </div>
        {values.reportType === "confidential" && (
          <div className="grid gap-4 sm:grid-cols-3">
            {REPORTER_TEXTS.map((name) => {
              const { input, isRequired } = REPORT_TEXTS[name];
              return <TextField key={name} {...fields} name={name} type={input} label={t(`text_${name}`)} isOptional={!isRequired} />;
            })}
          </div>
        )}
        <Field label={t("entryLanguage")} className="max-w-xs">
          {(control) => (
            <Select
              {...control}
              value={values.language}
              disabled={busy}
              onChange={({ target }) => change({ language: portalLanguage(target.value) })}
            >
              {PORTAL_LANGUAGE_CODES.map((language) => (
                <option key={language} value={language}>
                  {languageInGerman(language)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Card>
  );
}
