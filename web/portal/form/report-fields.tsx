import { useState } from "react";
import type { PortalCategory } from "@hz/contract/channels/channels";
import type { ReportType } from "@hz/contract/reports/reports";
import { REPORT_TEXTS, REPORTER_TEXTS, TYPED_TEXTS } from "../../vault/content/report-texts.ts";
import { isNeeded, type Problem } from "./check-report.ts";
import { Field } from "../field.tsx";
import { asOffice, usePortal } from "../portal-context.tsx";

type Props = { categories: PortalCategory[]; problems: Problem[]; isSpoken?: boolean };

/** Draws what happened: its texts and the category. The browser keeps what is typed, not React. */
export function ReportFields({ categories, problems, isSpoken = false }: Props) {
  const { t } = usePortal();
  return (
    <>
      {TYPED_TEXTS.map((name) => {
        const { input } = REPORT_TEXTS[name];
        const needed = isNeeded(name, isSpoken) || undefined;
        return (
          <Field key={name} name={name} label={t(`form.${name}`)} hint={t(`form.${name}Hint`)} optional={!needed} problems={problems}>
            {(control) =>
              input === "lines" ? (
                <textarea {...control} rows={8} autoComplete="off" aria-required={needed} />
              ) : (
                <input {...control} type="text" autoComplete="off" aria-required={needed} />
              )
            }
          </Field>
        );
      })}
      {categories.length > 0 && <CategoryField categories={categories} problems={problems} />}
    </>
  );
}

/** The list of categories, and under it what the chosen one is about. */
function CategoryField({ categories, problems }: Props) {
  const portal = usePortal();
  const { channel, t } = portal;
  const [chosen, setChosen] = useState("");
  const isRequired = channel.settings.requireCategory;
  const about = categories.find(({ id }) => id === chosen);
  const asWritten = (category: PortalCategory) => !category.isTranslated && asOffice(portal);
  return (
    <Field name="categoryId" label={t("form.category")} optional={!isRequired} problems={problems}>
      {(control) => (
        <>
          <select {...control} defaultValue="" aria-required={isRequired} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("form.categoryNone")}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.id} {...asWritten(category)}>
                {category.name}
              </option>
            ))}
          </select>
          <p className="hint" role="status" {...(about && asWritten(about))}>
            {about?.description}
          </p>
        </>
      )}
    </Field>
  );
}

/** Draws who the reporter is and how to be reached; hidden, but kept, while the report is anonymous. */
export function ContactFields({ type, problems }: { type: ReportType; problems: Problem[] }) {
  const { t } = usePortal();
  return (
    <div hidden={type === "anonymous"}>
      <fieldset className="field">
        <legend>{t("contact.title")}</legend>
        <div className="form">
          <p className="hint">{t("contact.hint")}</p>
          {REPORTER_TEXTS.map((name) => {
            const { part, input, isRequired } = REPORT_TEXTS[name];
            const example = input === "tel" ? { hint: t("contact.phoneHint"), placeholder: "+49" } : {};
            return (
              <Field key={name} name={name} label={t(`contact.${part}`)} hint={example.hint} optional={!isRequired} problems={problems}>
                {(control) => (
                  <input
                    {...control}
                    type={input}
                    autoComplete="off"
                    aria-required={isRequired || undefined}
                    placeholder={example.placeholder}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
