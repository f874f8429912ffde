import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { useFreshUser } from "../shared/session/use-fresh-user.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { shownAddress } from "../shared/names/shown-address.ts";
import { t } from "../shared/texts/texts.ts";
import { askForEmail } from "./ask-for-email.ts";

const formFor = (current: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.email(t("emailInvalid")).max(254))
      .refine((email) => email !== current, t("changeEmailSame")),
    password: z.string().min(1, t("changeEmailPasswordMissing")),
  });

/** The section of the account page that shows the address and changes it: a link goes to the new one first. */
export function ChangeEmail() {
  const user = useUser();
  // The link is opened in another window; coming back here shows what became of it.
  useFreshUser();
  return (
    <Card title={t("changeEmailTitle")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t("changeEmailLead")}</p>
        <dl>
          <dt className="text-sm text-muted">{t("changeEmailCurrent")}</dt>
          <dd className="font-semibold wrap-anywhere">{shownAddress(user.email)}</dd>
        </dl>
        {user.pendingEmail && <Pending email={user.pendingEmail} />}
        <ChangeForm key={user.email} current={user.email} />
      </div>
    </Card>
  );
}

function Pending({ email }: { email: string }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(verificationRoutes.keepEmail),
    onSuccess: () => {
      client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, pendingEmail: null });
      toast({ title: t("changeEmailKept") });
    },
    onError: (error) =>
      toast({ title: t("errorTitle"), description: failureText(error, t("changeEmailKeepFailed")), variant: "destructive" }),
  });
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{t("changeEmailPending", { email })}</p>
        <Button variant="quiet" size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
          {t("changeEmailKeep")}
        </Button>
      </div>
    </Notice>
  );
}

function ChangeForm({ current }: { current: string }) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(formFor(current)), defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      const pendingEmail = await askForEmail(current, typed);
      client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, pendingEmail });
      toast({ title: t("changeEmailSent"), description: t("changeEmailSentText", { email: pendingEmail }) });
      form.reset();
    } catch (error) {
      const text = failureText(error, t("changeEmailFailed"));
      if (error instanceof ApiError && error.code === "PASSWORD_WRONG") form.setError("password", { message: text }, { shouldFocus: true });
      else setFailure(text);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      <Field label={t("changeEmailNew")} hint={t("changeEmailHint")} error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="email" required />}
      </Field>
      <Field label={t("changeEmailPassword")} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("password")}
            autoComplete="current-password"
            required
            showLabel={t("passwordShow")}
            hideLabel={t("passwordHide")}
          />
        )}
      </Field>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? t("changeEmailBusy") : t("changeEmailSubmit")}
      </Button>
    </form>
  );
}
