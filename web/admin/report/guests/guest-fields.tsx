import { GUEST_NOTES, GUEST_ROLE_TEXTS, GUEST_ROLES, type GuestNotes, type GuestRole } from "@hz/contract/people/guest-terms";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { FieldErrors } from "../../shared/failures/field-errors.ts";
import { InviteNames } from "../../people/index.ts";
import { t } from "../../shared/texts/texts.ts";
import { type GuestForm, guestDays, isGuestDay } from "./use-guest-invite.ts";

const MAX_REASON_CHARACTERS = 2_000;

export type Known = { userId: string; name: string; email: string };

type GuestFieldsProps = {
  form: GuestForm;
  change: (part: Partial<GuestForm>) => void;
  known: readonly Known[];
  errors: FieldErrors;
  isChecked: boolean;
};

/** Takes what stands in a guest's invitation and gives its fields: who, in what function, why, until when, and what they may. */
export function GuestFields({ form, change, known, errors, isChecked }: GuestFieldsProps) {
  return (
    <>
      {known.length > 0 && (
        <Field label={t("guestWho")}>
          {(control) => (
            <Select {...control} value={form.userId} onChange={({ target }) => change({ userId: target.value })}>
              <option value="">{t("guestWhoNew")}</option>
              {known.map(({ userId, name, email }) => (
                <option key={userId} value={userId}>
                  {name} ({email})
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {form.userId === "" && <InviteNames form={form} change={change} errors={errors} />}
      <Field label={t("guestRole")}>
        {(control) => (
          <Select {...control} value={form.role} onChange={({ target }) => change({ role: target.value as GuestRole })}>
            {GUEST_ROLES.map((role) => (
              <option key={role} value={role}>
                {GUEST_ROLE_TEXTS[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("guestReason")} hint={t("guestReasonHint")} error={isChecked && form.reason.trim() === "" && t("guestReasonMissing")}>
        {(control) => (
          <Textarea
            {...control}
            value={form.reason}
            maxLength={MAX_REASON_CHARACTERS}
            onChange={({ target }) => change({ reason: target.value })}
            className="min-h-20"
          />
        )}
      </Field>
      <LastDayField value={form.lastDay} isChecked={isChecked} onChange={(lastDay) => change({ lastDay })} />
      <Field label={t("guestMayNotes")}>
        {(control) => (
          <Select {...control} value={form.notes} onChange={({ target }) => change({ notes: target.value as GuestNotes })}>
            {GUEST_NOTES.map((notes) => (
              <option key={notes} value={notes}>
                {t(`guestMay_${notes}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        label={t("guestMayIdentity")}
        hint={t("guestMayIdentityHint")}
        checked={form.maySeeIdentity}
        onChange={({ target }) => change({ maySeeIdentity: target.checked })}
      />
      <Notice tone="accent">{t("guestDisclosure")}</Notice>
    </>
  );
}

/** Takes a day and gives the field for the last one of an access. */
export function LastDayField({ value, isChecked, onChange }: { value: string; isChecked: boolean; onChange: (day: string) => void }) {
  const { first, last } = guestDays();
  return (
    <Field label={t("guestLastDay")} hint={t("guestLastDayHint")} error={isChecked && !isGuestDay(value) && t("guestLastDayWrong")}>
      {(control) => (
        <Input {...control} type="date" min={first} max={last} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
