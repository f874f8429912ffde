import { formatDate } from "../../../i18n/dates.ts";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { DisclosureFieldsProps } from "./disclosure-fields.tsx";

type ConsentFieldProps = Pick<DisclosureFieldsProps, "form" | "consents"> & { chosen: string };

/** The field in which the consent is named that an entry rests on, which fills in what it allows; or that there is none. */
export function ConsentField({ form, consents, chosen }: ConsentFieldProps) {
  const fill = (id: string) => {
    const request = consents.find((one) => one.id === id)?.request;
    if (!request) return;
    form.setValue("recipient", request.recipient, { shouldDirty: true });
    form.setValue("details", request.details, { shouldDirty: true });
  };
  return (
    <>
      <FormField form={form} name="consentId" label={t("disclosureConsent")} hint={t("disclosureConsentHint")}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => {
              void control.onChange(event);
              fill(event.target.value);
            }}
          >
            <option value="">{t("disclosureChoose")}</option>
            {consents.map(({ id, request, since, askedAt }) => (
              <option key={id} value={id}>
                {t("disclosureConsentOne", { recipient: request.recipient, date: formatDate(since ?? askedAt, "de") })}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {consents.length === 0 && <Notice tone="accent">{t("disclosureConsentNone")}</Notice>}
    </>
  );
}
