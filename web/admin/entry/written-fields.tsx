import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "@hz/contract/limits";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";

/** What was reported; files come below. */
export function WrittenFields({ values, problems, busy, change, children }: EntryFieldsProps & { children: ReactNode }) {
  return (
    <Card title={t("entryReportSection")}>
      <div className="grid gap-4">
        <Field label={t("entryReportTitle")} error={problemOf(problems, "title")}>
          {(control) => (
            <Input
              {...control}
              name="title"
              autoComplete="off"
              maxLength={MAX_TITLE_CHARACTERS}
              value={values.title}
              readOnly={busy}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <Field label={t("entryReportText")} hint={t("entryReportTextHint")} error={problemOf(problems, "description")}>
          {(control) => (
            <Textarea
              {...control}
              name="description"
              maxLength={MAX_DESCRIPTION_CHARACTERS}
              className="max-h-[60dvh] min-h-40"
              value={values.description}
              readOnly={busy}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        {children}
      </div>
    </Card>
  );
}
