import { formatDate } from "../../../i18n/dates.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Consent } from "../../../vault/content/consents.ts";
import { t } from "../../shared/texts/texts.ts";

type ConsentFieldProps = {
  consents: readonly Consent[];
  chosen: string;
  error: string | undefined;
  onChoose: (consent: Consent | undefined) => void;
};

/** Takes the consents that an entry may rest on and gives the field in which one is named, or says that there is none. */
export function ConsentField({ consents, chosen, error, onChoose }: ConsentFieldProps) {
  return (
    <>
      <Field label={t("disclosureConsent")} hint={t("disclosureConsentHint")} error={error}>
        {(control) => (
          <Select
            {...control}
            name="consentId"
            value={chosen}
            onChange={({ target }) => onChoose(consents.find(({ id }) => id === target.value))}
          >
            <option value="">{t("disclosureChoose")}</option>
            {consents.map(({ id, request, since, askedAt }) => (
              <option key={id} value={id}>
                {t("disclosureConsentOne", { recipient: request.recipient, date: formatDate(since ?? askedAt, "de") })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {consents.length === 0 && <Notice tone="accent">{t("disclosureConsentNone")}</Notice>}
    </>
  );
}
