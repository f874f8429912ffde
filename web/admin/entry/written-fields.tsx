import type { ChangeEvent, ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { REPORT_TEXTS, TYPED_TEXTS, type TypedText } from "../../vault/content/report-texts.ts";
import { t } from "../shared/texts/texts.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";

/** What somebody said is no description of theirs: it is what the office has kept of it. */
const wordsOf = (name: TypedText) =>
  name === "description" ? { label: t("entryReportText"), hint: t("entryReportTextHint") } : { label: t(`text_${name}`) };

/** What was reported; files come below. */
export function WrittenFields({ values, problems, busy, change, children }: EntryFieldsProps & { children: ReactNode }) {
  return (
    <Card title={t("entryReportSection")}>
      <div className="grid gap-4">
        {TYPED_TEXTS.map((name) => {
          const { input, most, isRequired } = REPORT_TEXTS[name];
          const typed = { name, maxLength: most, value: values[name], readOnly: busy };
          const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: target.value });
          return (
            <Field key={name} {...wordsOf(name)} note={!isRequired && t("optional")} error={problemOf(problems, name)}>
              {(control) =>
                input === "lines" ? (
                  <Textarea {...control} {...typed} className="max-h-[60dvh] min-h-40" onChange={onChange} />
                ) : (
                  <Input {...control} {...typed} autoComplete="off" onChange={onChange} />
                )
              }
            </Field>
          );
        })}
        {children}
      </div>
    </Card>
  );
}
