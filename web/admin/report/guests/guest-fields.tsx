import { GUEST_NOTES, GUEST_ROLE_TEXTS, GUEST_ROLES } from "@hz/contract/people/guest-terms";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Fields, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { GuestForm } from "./guest-form.ts";
import { LastDayField } from "./last-day-field.tsx";

const MAX_REASON_CHARACTERS = 2_000;

type GuestFieldsProps = { form: Fields<GuestForm>; isKnown: boolean };

/** The fields of a guest's invitation: who, in what function, why, until when, and what they may. */
export function GuestFields({ form, isKnown }: GuestFieldsProps) {
  return (
    <>
      {!isKnown && (
        <>
          <FormField form={form} name="firstName" label={t("firstName")} required autoComplete="off" maxLength={100} />
          <FormField form={form} name="lastName" label={t("lastName")} required autoComplete="off" maxLength={100} />
          <FormField form={form} name="email" label={t("email")} type="email" required autoComplete="off" maxLength={254} />
        </>
      )}
      <FormField form={form} name="role" label={t("guestRole")}>
        {(control) => (
          <Select {...control}>
            {GUEST_ROLES.map((role) => (
              <option key={role} value={role}>
                {GUEST_ROLE_TEXTS[role]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="reason" label={t("guestReason")} hint={t("guestReasonHint")}>
        {(control) => <Textarea {...control} maxLength={MAX_REASON_CHARACTERS} className="min-h-20" />}
      </FormField>
      <LastDayField form={form} name="lastDay" />
      <FormField form={form} name="notes" label={t("guestMayNotes")}>
        {(control) => (
          <Select {...control}>
            {GUEST_NOTES.map((notes) => (
              <option key={notes} value={notes}>
                {t(`guestMay_${notes}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <Checkbox label={t("guestMayIdentity")} hint={t("guestMayIdentityHint")} {...form.register("maySeeIdentity")} />
      <Notice tone="accent">{t("guestDisclosure")}</Notice>
    </>
  );
}
