import { mayActOn } from "@hz/contract/people/authority";
import { type ManagedUser, peopleRoutes } from "@hz/contract/people/people";
import type { Permission } from "@hz/contract/permissions";
import { MailLanguage } from "@hz/contract/scalars";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { changedSince, same } from "../../shared/queries/after-save.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { codeWords } from "../../shared/codes/code-words.ts";
import { checkPerson, refusedFields, useFieldErrors } from "../../shared/failures/field-errors.ts";
import { PermissionsEditor } from "./permissions-editor.tsx";
import { releaseAtOnce } from "../release/release.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { UnsavedGuard } from "../../shared/leaving/unsaved-guard.tsx";

type Editable = { firstName: string; lastName: string; email: string; language: MailLanguage; permissions: Permission[] };

const editable = ({ firstName, lastName, email, language, permissions }: ManagedUser): Editable => ({
  firstName,
  lastName,
  email,
  language: language as MailLanguage,
  permissions,
});

/** Takes a person, and whether their invitation's code is on the screen, and gives the form that changes them; it can be saved once something differs. */
export function UserForm({ user, showsCode }: { user: ManagedUser; showsCode: boolean }) {
  const client = useQueryClient();
  const saved = editable(user);
  // Only what was changed is kept here: whatever somebody else changes meanwhile shows at once.
  const [changes, setChanges] = useState<Partial<Editable>>({});
  const form = { ...saved, ...changes };
  const isChanged = !same(form, saved);
  const me = useUser();
  const isSelf = me.id === user.id;
  const isInvited = user.state === "invited";
  // A guest's open invitation is changed from its case alone.
  const mayChange = mayActOn(me, user) && !(isInvited && user.isGuest);
  const { errors, place, show, clear } = useFieldErrors<HTMLFormElement>();
  const change = (part: Partial<Editable>) => {
    clear(Object.keys(part));
    setChanges((now) => ({ ...now, ...part }));
  };
  const saving = useMutation({
    // What was changed by now; by the time it is saved it may be more.
    mutationFn: async (sent: Partial<Editable>) => {
      const body = changedSince(sent, saved);
      const email = body.email?.trim();
      const updated = await call(peopleRoutes.update, {
        params: { id: user.id },
        body: { ...body, ...(email !== undefined && { email }) },
      });
      // What is new for this person and held here is handed on at once; the rest waits for a colleague who has it.
      const added = (body.permissions ?? []).filter((permission) => !saved.permissions.includes(permission));
      const shown = user.departments.map((department) => department.id);
      if (updated.missing) await releaseAtOnce(user.id, added, shown).catch(() => undefined);
      return updated;
    },
    onSuccess: async (updated, sent) => {
      client.setQueryData(queryKeys.person(user.id), updated);
      setChanges((now) => changedSince(now, sent));
      toast({ title: t("userUpdated"), description: t("userUpdatedText") });
      await client.invalidateQueries({ queryKey: queryKeys.people });
      await client.invalidateQueries({ queryKey: queryKeys.users });
    },
    onError: (error) => {
      // What stands beside a field needs no second text; the general one may be meant for somebody else.
      sayFailure(t("userUpdateFailed"), show(refusedFields(error, form)) ? null : error);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { firstName, lastName, email } = changedSince(changes, saved);
    const typed = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(email !== undefined && { email }),
    };
    if (isChanged && !show(checkPerson(typed))) saving.mutate(changes);
  };
  const reset = () => {
    show({});
    setChanges({});
  };
  return (
    <Card>
      <UnsavedGuard unsaved={isChanged || showsCode} {...(showsCode && { words: codeWords() })} />
      <form ref={place} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("firstName")} error={errors.firstName} className="content-start">
            {(control) => (
              <Input
                {...control}
                disabled={!mayChange}
                maxLength={100}
                value={form.firstName}
                onChange={({ target }) => change({ firstName: target.value })}
              />
            )}
          </Field>
          <Field label={t("lastName")} error={errors.lastName} className="content-start">
            {(control) => (
              <Input
                {...control}
                disabled={!mayChange}
                maxLength={100}
                value={form.lastName}
                onChange={({ target }) => change({ lastName: target.value })}
              />
            )}
          </Field>
          <Field
            label={t("email")}
            hint={!isInvited && t(isSelf ? "userEmailOwn" : "userEmailLocked")}
            error={errors.email}
            className="content-start"
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                disabled={!isInvited || !mayChange}
                value={form.email}
                onChange={({ target }) => change({ email: target.value })}
              />
            )}
          </Field>
          <Field label={t("userLanguage")} className={isInvited ? "content-start" : "content-end"}>
            {(control) => (
              <Select
                {...control}
                disabled={!mayChange}
                value={form.language}
                onChange={({ target }) => change({ language: target.value as MailLanguage })}
              >
                {MailLanguage.options.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {user.isGuest ? (
          <Notice>{t("guestPersonText")}</Notice>
        ) : (
          <PermissionsEditor
            value={form.permissions}
            had={saved.permissions}
            isSelf={isSelf}
            locked={!mayChange ? t("permissionsLocked") : user.isAccountOwner && user.role === "Admin" ? t("permissionsOfOwner") : null}
            onChange={(permissions) => change({ permissions })}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {isChanged && (
            <Button variant="quiet" disabled={saving.isPending} onClick={reset}>
              {t("cancel")}
            </Button>
          )}
          {mayChange && (
            <Button type="submit" disabled={!isChanged} busy={saving.isPending}>
              {saving.isPending ? t("saving") : t("save")}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
