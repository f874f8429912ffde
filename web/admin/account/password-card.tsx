import { zodResolver } from "@hookform/resolvers/zod";
import { isGoodPassword } from "@hz/contract/password-rules";
import { passwordRoutes } from "@hz/contract/password";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toasts.ts";
import { keysInHand } from "../../vault/held-keys.ts";
import { wrapByPassword } from "../../vault/new-password.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { PasswordRequirements } from "../auth/password-requirements.tsx";
import { failureText } from "../failure-text.ts";
import { queryKeys } from "../query-keys.ts";
import { useUser } from "../session/user.ts";
import { t } from "../texts.ts";
import { provePassword } from "./prove-password.ts";

const Form = z
  .object({ current: z.string().min(1, t("passwordRequired")), next: z.string(), repeat: z.string() })
  .refine(({ next }) => isGoodPassword(next), { path: ["next"], message: t("passwordRulesUnmet") })
  .refine(({ current, next }) => next === "" || next !== current, { path: ["next"], message: t("passwordSame") })
  .refine(({ next, repeat }) => next === repeat, { path: ["repeat"], message: t("passwordMismatch") });
const EMPTY = { current: "", next: "", repeat: "" };
const LABELS = { current: t("passwordCurrent"), next: t("passwordNew"), repeat: t("passwordRepeat") };

/** The card in which one changes the own password. */
export function PasswordCard() {
  const { email } = useUser();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(Form), defaultValues: EMPTY });
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

  const field = (name: keyof typeof EMPTY, autoComplete: string) => (
    <Field label={LABELS[name]} error={errors[name]?.message}>
      {(control) => (
        <PasswordInput
          {...control}
          {...form.register(name)}
          autoComplete={autoComplete}
          showLabel={`${LABELS[name]}: ${t("passwordShow")}`}
          hideLabel={`${LABELS[name]}: ${t("passwordHide")}`}
        />
      )}
    </Field>
  );
  return (
    <Card title={t("passwordTitle")}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
        <p className="text-muted">{t("passwordText")}</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field("current", "current-password")}
        {field("next", "new-password")}
        <PasswordRequirements password={next} />
        {field("repeat", "new-password")}
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
