import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { TypedEmail } from "@hz/contract/scalars";
import { useFreshUser, USER, useUser } from "../shared/session/user.ts";
import { shownAddress } from "../shared/names/person.ts";
import { t } from "../shared/texts/texts.ts";
import { provePassword } from "../shared/proof/prove-password.ts";

/** Asks for the change of the address from `current`, which counts until then. Throws like `signIn`. */
export async function askForEmail(current: string, { email, password }: { email: string; password: string }): Promise<string> {
  const auth = await provePassword(current, password);
  return (await call(verificationRoutes.changeEmail, { body: { email, auth } })).pendingEmail;
}

const formFor = (current: string) =>
  z.object({
    email: TypedEmail.transform((email) => email.toLowerCase()).refine((email) => email !== current, t("changeEmailSame")),
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
  const keeping = useAction({
    run: () => call(verificationRoutes.cancelEmailChange),
    done: t("changeEmailKept"),
    failed: t("changeEmailKeepFailed"),
    failsIn: "toast",
    onDone: () => client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, pendingEmail: null }),
  });
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{t("changeEmailPending", { email })}</p>
        <Button variant="quiet" size="small" busy={keeping.busy} onClick={() => keeping.run()}>
          {t("changeEmailKeep")}
        </Button>
      </div>
    </Notice>
  );
}

function ChangeForm({ current }: { current: string }) {
  const client = useQueryClient();
  const form = useFields(formFor(current), { defaultValues: { email: "", password: "" } });
  const asking = useAction({
    run: (typed: { email: string; password: string }) => askForEmail(current, typed),
    done: (email) => ({ title: t("changeEmailSent"), description: t("changeEmailSentText", { email }) }),
    failed: atField(form, { PASSWORD_WRONG: "password" }, t("changeEmailFailed")),
    onDone: (pendingEmail) => {
      client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, pendingEmail });
      form.reset();
    },
  });

  return (
    <Form form={form} onValid={asking.run} className="grid max-w-md gap-4">
      <FormField
        form={form}
        name="email"
        label={t("changeEmailNew")}
        hint={t("changeEmailHint")}
        type="email"
        autoComplete="email"
        required
      />
      <FormField form={form} name="password" label={t("changeEmailPassword")}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            required
            showLabel={t("passwordShow")}
            hideLabel={t("passwordHide")}
          />
        )}
      </FormField>
      <Problem>{asking.problem}</Problem>
      <Button type="submit" busy={asking.busy} className="justify-self-start">
        {asking.busy ? t("changeEmailBusy") : t("changeEmailSubmit")}
      </Button>
    </Form>
  );
}
