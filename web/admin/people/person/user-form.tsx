import { mayActOn } from "@hz/contract/people/authority";
import { type ManagedUser, peopleRoutes, PersonNames } from "@hz/contract/people/people";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { PermissionName, TypedEmail } from "@hz/contract/scalars";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { MAIL_LANGUAGE_NAMES, type MailLanguage } from "@hz/contract/languages";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Select } from "../../../ui/input.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { Form, FormField, useFields } from "../../shared/form/form.tsx";
import { refuseFields, wrongValue } from "../../shared/failures/field-errors.ts";
import { changedSince, showSaved } from "../../shared/queries/after-save.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { codeWords } from "../../shared/codes/code-shown.tsx";
import { PermissionsEditor } from "./permissions-editor.tsx";
import { releaseAtOnce } from "../release/release.ts";
import { withCause } from "../../shared/failures/failure-text.ts";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";

/** What stands there already may be older than its rule and is not looked at again. */
const unless = (before: string, rule: z.ZodType<string>) =>
  z.string().check(({ value, issues }) => {
    const message = value === before ? undefined : rule.safeParse(value, { error: wrongValue }).error?.issues[0]?.message;
    if (message) issues.push({ code: "custom", message, input: value });
  });
const formFor = ({ firstName, lastName, email }: ManagedUser) =>
  z.object({
    firstName: unless(firstName, PersonNames.shape.firstName),
    lastName: unless(lastName, PersonNames.shape.lastName),
    email: unless(email, TypedEmail),
    language: z.enum(MAIL_LANGUAGE_NAMES),
    // Box by box: what is not touched here follows what a colleague changes meanwhile.
    permissions: z.record(PermissionName, z.boolean()),
  });
type Editable = z.infer<ReturnType<typeof formFor>>;

const editable = ({ firstName, lastName, email, language, permissions }: ManagedUser): Editable => ({
  firstName,
  lastName,
  email,
  language: language as MailLanguage,
  permissions: Object.fromEntries(PERMISSIONS.map((one) => [one, permissions.includes(one)])) as Editable["permissions"],
});
const chosen = (boxes: Editable["permissions"]): Permission[] => PERMISSIONS.filter((one) => boxes[one]);

/** The form of a person, with how to save what differs; whatever somebody else changes meanwhile shows where nothing is typed. */
function useUserForm(user: ManagedUser) {
  const client = useQueryClient();
  const saved = editable(user);
  const form = useFields(formFor(user), { values: saved, resetOptions: { keepDirtyValues: true } });
  const saving = useAction({
    run: async (typed: Editable) => {
      const sent = form.getValues();
      const { email, permissions, ...rest } = changedSince(typed, saved);
      const updated = await call(peopleRoutes.update, {
        params: { id: user.id },
        body: { ...rest, ...(email !== undefined && { email: email.trim() }), ...(permissions && { permissions: chosen(permissions) }) },
      });
      // What is new for this person and held here is handed on at once; the rest waits for a colleague who has it.
      const added = permissions ? chosen(permissions).filter((one) => !saved.permissions[one]) : [];
      const shown = user.departments.map((department) => department.id);
      if (updated.missing) await releaseAtOnce(user.id, added, shown).catch(() => undefined);
      client.setQueryData(queryKeys.person(user.id), updated);
      showSaved(form, sent, editable(updated));
    },
    done: { title: t("userUpdated"), description: t("userUpdatedText") },
    // What stands beside a field needs no second text; the general one may be meant for somebody else.
    failed: (error) => withCause(t("userUpdateFailed"), refuseFields(form, error) === null ? error : null),
    failsIn: "both",
    touches: [queryKeys.people, queryKeys.users],
  });
  return { form, saving, reset: () => form.reset(saved, { keepDirtyValues: false }) };
}

/** Can be saved once something differs. `showsCode` is whether the code of the person's invitation is on the screen. */
export function UserForm({ user, showsCode }: { user: ManagedUser; showsCode: boolean }) {
  const { form, saving, reset } = useUserForm(user);
  const { isDirty } = form.formState;
  const me = useUser();
  const isSelf = me.id === user.id;
  const isInvited = user.state === "invited";
  // A guest's open invitation is changed from its case alone.
  const mayChange = mayActOn(me, user) && !(isInvited && user.isGuest);
  const field = { form, disabled: !mayChange, className: "content-start" };
  return (
    <Card>
      <UnsavedGuard unsaved={isDirty || showsCode} {...(showsCode && { words: codeWords() })} />
      <Form form={form} onValid={(typed) => isDirty && saving.run(typed)} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField {...field} name="firstName" label={t("firstName")} maxLength={100} />
          <FormField {...field} name="lastName" label={t("lastName")} maxLength={100} />
          <FormField
            {...field}
            name="email"
            label={t("email")}
            hint={!isInvited && t(isSelf ? "userEmailOwn" : "userEmailLocked")}
            type="email"
            disabled={!isInvited || !mayChange}
          />
          <FormField form={form} name="language" label={t("userLanguage")} className={isInvited ? "content-start" : "content-end"}>
            {(control) => (
              <Select {...control} disabled={!mayChange}>
                {MAIL_LANGUAGE_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
        {user.isGuest ? (
          <Notice>{t("guestPersonText")}</Notice>
        ) : (
          <PermissionsEditor
            value={chosen(form.watch("permissions"))}
            had={user.permissions}
            isSelf={isSelf}
            locked={!mayChange ? t("permissionsLocked") : user.isAccountOwner && user.role === "Admin" ? t("permissionsOfOwner") : null}
            error={form.getFieldState("permissions", form.formState).error?.message}
            onChange={(next) => {
              form.clearErrors("permissions");
              for (const one of PERMISSIONS) form.setValue(`permissions.${one}`, next.includes(one), { shouldDirty: true });
            }}
          />
        )}
        <Problem>{saving.problem}</Problem>
        <div className="flex flex-wrap justify-end gap-3">
          {isDirty && (
            <Button variant="quiet" disabled={saving.busy} onClick={reset}>
              {t("cancel")}
            </Button>
          )}
          {mayChange && (
            <Button type="submit" disabled={!isDirty} busy={saving.busy}>
              {saving.busy ? t("saving") : t("save")}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
