import { berlinDay } from "@hz/contract/procedure/deadlines";
import { DISCLOSURE_SCOPES, groundsFor } from "@hz/contract/reports/confidentiality";
import { Input, Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Consent } from "../../../vault/content/consents.ts";
import type { DisclosureContent } from "../../../vault/content/contents.ts";
import { beyondConsent } from "../../../vault/content/disclosures.ts";
import { type Fields, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import { ConsentField } from "./consent-field.tsx";
import { type DisclosureValues, isGroundFor, needsReason, restsOnConsent } from "./disclosure-form.ts";

export type DisclosureFieldsProps = {
  form: Fields<DisclosureValues, DisclosureContent>;
  values: DisclosureValues;
  /** Those that an entry may rest on. */
  consents: readonly Consent[];
};

/** The fields of an entry: whose identity, on what ground, to whom, what, when, and whether the reporter was told. */
export function DisclosureFields({ form, values, consents }: DisclosureFieldsProps) {
  const { scope } = values;
  const byConsent = restsOnConsent(values);
  const consent = byConsent ? consents.find(({ id }) => id === values.consentId) : undefined;
  return (
    <>
      <FormField form={form} name="scope" label={t("disclosureScope")}>
        {(control) => (
          <Select
            {...control}
            onChange={(event) => {
              void control.onChange(event);
              const { scope: next, ground } = form.getValues();
              if (!isGroundFor(next, ground)) form.setValue("ground", "");
            }}
          >
            <option value="">{t("disclosureChoose")}</option>
            {DISCLOSURE_SCOPES.map((one) => (
              <option key={one} value={one}>
                {t(`disclosureScope_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {scope !== "" && (
        <FormField form={form} name="ground" label={t("disclosureGround")}>
          {(control) => (
            <Select {...control} value={values.ground}>
              <option value="">{t("disclosureChoose")}</option>
              {groundsFor(scope).map((ground) => (
                <option key={ground} value={ground}>
                  {t(`disclosureGround_${ground}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {byConsent && <ConsentField form={form} consents={consents} chosen={values.consentId} />}
      <FormField form={form} name="recipient" label={t("disclosureRecipient")} hint={t("disclosureRecipientHint")} maxLength={500} />
      {consent && values.recipient.trim() !== "" && beyondConsent(values, consent).recipient && (
        <Notice tone="accent">{t("disclosureRecipientOther", { recipient: consent.request.recipient })}</Notice>
      )}
      <FormField form={form} name="details" label={t("disclosureDetails")} hint={t("disclosureDetailsHint")}>
        {(control) => <Textarea {...control} maxLength={5000} className="min-h-20" />}
      </FormField>
      <WhenAndTold form={form} values={values} />
    </>
  );
}

function WhenAndTold({ form, values }: Omit<DisclosureFieldsProps, "consents">) {
  const byConsent = restsOnConsent(values);
  const isReasonNeeded = needsReason(values);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="day" label={t("disclosureDay")} className="content-end">
          {(control) => <Input {...control} type="date" max={berlinDay(new Date())} />}
        </FormField>
        {!byConsent && (
          <FormField form={form} name="told" label={t("disclosureTold")}>
            {(control) => (
              <Select {...control}>
                <option value="">{t("disclosureChoose")}</option>
                <option value="yes">{t("disclosureTold_yes")}</option>
                <option value="no">{t("disclosureTold_no")}</option>
              </Select>
            )}
          </FormField>
        )}
      </div>
      {values.told === "no" && !byConsent && (
        <FormField
          form={form}
          name="notTold"
          label={t("disclosureNotTold")}
          note={!isReasonNeeded && t("optional")}
          hint={isReasonNeeded && t("disclosureNotToldHint")}
        >
          {(control) => <Textarea {...control} maxLength={5000} className="min-h-20" />}
        </FormField>
      )}
    </>
  );
}
