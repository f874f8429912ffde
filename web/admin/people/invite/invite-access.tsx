import { invitationWords } from "@hz/contract/people/invitation-mail";
import { MAX_INVITE_MESSAGE } from "@hz/contract/people/invitations";
import { needsVouching, readsReports } from "@hz/contract/permissions";
import { Controller, useWatch } from "react-hook-form";
import { MAIL_LANGUAGE_NAMES } from "@hz/contract/languages";
import { Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { canSignKeys } from "../../../vault/keys/held-keys.ts";
import { type FieldsOf, FormField } from "../../shared/form/form.tsx";
import { useHeldKeys, useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { AccessForm } from "./invite-form.ts";
import { PermissionsEditor } from "../person/permissions-editor.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { isHeld } from "../../../vault/people/grant.ts";
import { useDepartments } from "../queries.ts";
import { chosenDepartments } from "./use-invite.ts";

/** The second step: what the person may do, then language, additional text and the mail as it will be. */
export function InviteAccess({ form, firstName }: { form: FieldsOf<typeof AccessForm>; firstName: string }) {
  const typed = useWatch({ control: form.control, compute: (now: AccessForm) => now });
  useHeldKeys(); // What is read from them below is drawn anew with them.
  return (
    <>
      {/* First what the person may do: least privilege is chosen where it is seen. */}
      <Controller
        control={form.control}
        name="permissions"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PermissionsEditor value={value} error={error?.message} onChange={onChange} />
        )}
      />
      {typed.permissions.length === 0 && <Notice tone="accent">{t("permissionsNone")}</Notice>}
      <InviteDepartments access={typed} onChoose={(ids) => form.setValue("departmentIds", ids, { shouldDirty: true })} />
      <FormField form={form} name="language" label={t("userLanguage")}>
        {(control) => (
          <Select {...control}>
            {MAIL_LANGUAGE_NAMES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="inviteMessage" label={t("inviteMessage")} note={t("optional")}>
        {(control) => <Textarea {...control} rows={2} maxLength={MAX_INVITE_MESSAGE} className="min-h-18" />}
      </FormField>
      <MailPreview access={typed} firstName={firstName} />
      {!canSignKeys() && <Notice>{needsVouching(typed.permissions) ? `${t("noCodeText")} ${t("noCodeRelease")}` : t("noCodeText")}</Notice>}
    </>
  );
}

function MailPreview({ access, firstName }: { access: AccessForm; firstName: string }) {
  const { fullName: inviter, companyName: company } = useUser();
  const facts = { firstName, inviter, company, message: access.inviteMessage.trim(), needsVouching: needsVouching(access.permissions) };
  const { subject, paragraphs, link } = invitationWords(access.language, facts);
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

/** The departments that the invited person will belong to; without the permission to read reports they mean nothing. */
function InviteDepartments({ access, onChoose }: { access: AccessForm; onChoose: (ids: string[]) => void }) {
  const departments = useDepartments();
  useHeldKeys(); // What is read from them below is drawn anew with them.
  const reads = readsReports(access.permissions);
  return (
    <fieldset className="grid gap-2.5" disabled={!reads}>
      <legend className="mb-1.5 font-semibold">{t("departments")}</legend>
      <p className="text-sm text-muted">{reads ? t("departmentsHint") : t("departmentsNeedReports")}</p>
      {departments.isPending && (
        <Loading label={t("loading")}>
          <Skeleton className="h-6 w-48" />
        </Loading>
      )}
      {departments.isError && (
        <Notice tone="danger">
          {t("inviteDepartmentsFailed")}
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => void departments.refetch()}>
            {t("tryAgain")}
          </Button>
        </Notice>
      )}
      {departments.data?.map(({ id, name, epochs }) => {
        const chosen = chosenDepartments(access, departments.data);
        const held = epochs.every((epoch) => isHeld({ kind: "department", departmentId: id, epoch }));
        return (
          <Checkbox
            key={id}
            label={name}
            hint={!held && t("departmentNotHeld")}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        );
      })}
    </fieldset>
  );
}
