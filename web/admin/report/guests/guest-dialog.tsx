import { Dialog } from "radix-ui";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { InvitationDialog, InvitationEnd } from "../../shared/codes/invitation-dialog.tsx";
import { type Fields, Form, FormField, useFields } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { firstGuest, type GuestForm, KnownGuestForm, NewGuestForm } from "./guest-form.ts";
import { type Known, useGuestInvite } from "./use-guest-invite.ts";
import { GUEST_NOTES, GUEST_ROLE_TEXTS, GUEST_ROLES } from "@hz/contract/people/guest-terms";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LastDayField } from "./last-day-field.tsx";

type GuestDialogProps = ReportViewProps & { known: readonly Known[]; onClose: () => void };

/** Invites a guest; the code is shown this one time. `known` are guests already. */
export function GuestDialog({ report, open, known, onClose }: GuestDialogProps) {
  const [userId, setUserId] = useState("");
  const chosen = known.find((one) => one.userId === userId) ?? null;
  const form = useFields(chosen ? KnownGuestForm : NewGuestForm, { defaultValues: firstGuest() });
  const { reason, email } = useWatch({ control: form.control });
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const inviting = useGuestInvite(
    { report, open },
    {
      onDone: (name, code) => (code === null ? onClose() : setMade({ name, code })),
      onTaken: () => form.setError("email", { message: t("guestEmailTaken") }, { shouldFocus: true }),
    },
  );
  return (
    <InvitationDialog busy={inviting.busy} isTyped={reason !== "" || email !== ""} made={made} onClose={onClose}>
      <Dialog.Title className="text-xl">{t("guestInvite")}</Dialog.Title>
      <p>{t("guestInviteText")}</p>
      <Form form={form} onValid={(given) => inviting.run({ ...given, known: chosen })}>
        <Who known={known} userId={userId} onChoose={setUserId} />
        <GuestFields form={form} isKnown={chosen !== null} />
        <InvitationEnd action={inviting} confirmLabel={t("guestInviteAction")} onClose={onClose} />
      </Form>
    </InvitationDialog>
  );
}

type WhoProps = { known: readonly Known[]; userId: string; onChoose: (userId: string) => void };

/** Whether it is somebody new or a guest of other cases; nothing where there is none. */
function Who({ known, userId, onChoose }: WhoProps) {
  if (known.length === 0) return null;
  return (
    <Field label={t("guestWho")}>
      {(control) => (
        <Select {...control} value={userId} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{t("guestWhoNew")}</option>
          {known.map((one) => (
            <option key={one.userId} value={one.userId}>
              {one.name} ({one.email})
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const MAX_REASON_CHARACTERS = 2_000;

type GuestFieldsProps = { form: Fields<GuestForm>; isKnown: boolean };

/** The fields of a guest's invitation: who, in what function, why, until when, and what they may. */
function GuestFields({ form, isKnown }: GuestFieldsProps) {
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
