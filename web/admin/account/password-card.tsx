import { zodResolver } from "@hookform/resolvers/zod";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toasts.ts";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { wrapByPassword } from "../../vault/keys/new-password.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { provePassword } from "../shared/proof/prove-password.ts";

const formFor = (about: About) =>
  z
    .object({ current: z.string().min(1, t("passwordRequired")), next: demanded("length"), repeat: z.string() })
    .refine(({ current, next }) => next === "" || next !== current, { path: ["next"], message: t("passwordSame") })
    .refine(({ next, repeat }) => next === repeat, { path: ["repeat"], message: t("passwordMismatch") })
    .check(notGuessed("next", () => about));
const EMPTY = { current: "", next: "", repeat: "" };

/** The card in which one changes the own password. */
export function PasswordCard() {
  const { email, fullName, companyName, companyWebsite } = useUser();
  const about = useMemo<About>(
    () => ({ name: fullName, email, company: companyName, website: companyWebsite ?? "" }),
    [fullName, email, companyName, companyWebsite],
  );
  const schema = useMemo(() => formFor(about), [about]);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const next = useWatch({ control: form.control, name: "next" });

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      const auth = await provePassword(email, typed.current);
      const { userId, userKey } = keysInHand();
      const { auth: newAuth, ...offer } = await wrapByPassword(userId, typed.next, userKey, stretchInWorker);
      await call(passwordRoutes.change, { body: { auth, newAuth, ...offer } });
      form.reset(EMPTY);
      toast({ title: t("passwordDone"), description: t("passwordDoneText") });
      await client.invalidateQueries({ queryKey: queryKeys.sessions });
    } catch (error) {
      if (error instanceof ApiError && error.code === "PASSWORD_WRONG")
        form.setError("current", { message: error.text }, { shouldFocus: true });
      else setFailure(failureText(error, t("passwordFailed")));
    }
  });

  return (
    <Card title={t("passwordTitle")}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
        <p className="text-muted">{t("passwordText")}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t("passwordCurrent")} error={errors.current?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("current")}
              autoComplete="current-password"
              showLabel={`${t("passwordCurrent")}: ${t("passwordShow")}`}
              hideLabel={`${t("passwordCurrent")}: ${t("passwordHide")}`}
            />
          )}
        </Field>
        <NewPasswordField
          label={t("passwordNew")}
          error={errors.next?.message}
          field={() => form.register("next")}
          password={next}
          demand="length"
          about={about}
        />
        <PasswordAgainField label={t("passwordRepeat")} error={errors.repeat?.message} field={() => form.register("repeat")} />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? t("passwordBusy") : t("passwordSubmit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
