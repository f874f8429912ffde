import type { PortalCategory } from "@hz/contract/channels/channels";
import type { ReportType } from "@hz/contract/reports/reports";
import type { Problem } from "./check-report.ts";
import { Field } from "../field.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = { categories: PortalCategory[]; problems: Problem[] };

/** Draws what every report has: title, description, category. The browser keeps what is typed, not React. */
export function ReportFields({ categories, problems }: Props) {
  const { channel, t } = usePortal();
  return (
    <>
      <Field name="title" label={t("form.title")} hint={t("form.titleHint")} problems={problems}>
        {(control) => <input {...control} type="text" autoComplete="off" aria-required="true" />}
      </Field>
      <Field name="description" label={t("form.description")} hint={t("form.descriptionHint")} problems={problems}>
        {(control) => <textarea {...control} rows={8} autoComplete="off" aria-required="true" />}
      </Field>
      {categories.length > 0 && (
        <Field name="categoryId" label={t("form.category")} optional={!channel.settings.requireCategory} problems={problems}>
          {(control) => (
            <select {...control} defaultValue="" aria-required={channel.settings.requireCategory}>
              <option value="">{t("form.categoryNone")}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
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
          <Field name="contactName" label={t("contact.name")} problems={problems}>
            {(control) => <input {...control} type="text" autoComplete="off" aria-required="true" />}
          </Field>
          <Field name="contactPhone" label={t("contact.phone")} hint={t("contact.phoneHint")} optional problems={problems}>
            {(control) => <input {...control} type="tel" autoComplete="off" placeholder="+49" />}
          </Field>
          <Field name="contactEmail" label={t("contact.email")} optional problems={problems}>
            {(control) => <input {...control} type="email" autoComplete="off" />}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}
