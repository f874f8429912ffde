import { invitationWords } from "@hz/contract/people/invitation-mail";
import { MAX_INVITE_MESSAGE } from "@hz/contract/people/invitations";
import { needsVouching } from "@hz/contract/permissions";
import { MailLanguage } from "@hz/contract/scalars";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { canSignKeys } from "../../../vault/keys/held-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { FieldErrors } from "../../shared/failures/field-errors.ts";
import { InviteDepartments } from "./invite-departments.tsx";
import { PermissionsEditor } from "../person/permissions-editor.tsx";
import type { InviteForm } from "./use-invite.ts";

type InviteAccessProps = {
  form: InviteForm;
  change: (part: Partial<InviteForm>) => void;
  errors: FieldErrors;
};

/** The second step: what the person may do, then language, additional text and the mail as it will be. */
export function InviteAccess({ form, change, errors }: InviteAccessProps) {
  return (
    <>
      {/* First what the person may do: least privilege is chosen where it is seen. */}
      <PermissionsEditor value={form.permissions} error={errors.permissions} onChange={(permissions) => change({ permissions })} />
      {form.permissions.length === 0 && <Notice tone="accent">{t("permissionsNone")}</Notice>}
      <InviteDepartments form={form} change={change} />
      <Field label={t("userLanguage")}>
        {(control) => (
          <Select {...control} value={form.language} onChange={({ target }) => change({ language: target.value as MailLanguage })}>
            {MailLanguage.options.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("inviteMessage")} note={t("optional")} error={errors.inviteMessage}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={MAX_INVITE_MESSAGE}
            className="min-h-18"
            value={form.inviteMessage}
            onChange={({ target }) => change({ inviteMessage: target.value })}
          />
        )}
      </Field>
      <MailPreview form={form} />
      {!canSignKeys() && <Notice>{needsVouching(form.permissions) ? `${t("noCodeText")} ${t("noCodeRelease")}` : t("noCodeText")}</Notice>}
    </>
  );
}

function MailPreview({ form }: { form: InviteForm }) {
  const { fullName: inviter, companyName: company } = useUser();
  const facts = {
    firstName: form.firstName.trim(),
    inviter,
    company,
    message: form.inviteMessage.trim(),
    needsVouching: needsVouching(form.permissions),
  };
  const { subject, paragraphs, link } = invitationWords(form.language, facts);
  return (
    <details className="rounded-card border border-line bg-canvas px-4 py-3" open>
      <summary className="font-semibold">{t("invitePreview")}</summary>
      <div className="grid gap-2 pt-3 text-sm wrap-anywhere">
        <p className="font-semibold">{t("invitePreviewSubject", { subject })}</p>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="font-semibold text-brand underline">{link}</p>
      </div>
    </details>
  );
}
