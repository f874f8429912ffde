import { zodResolver } from "@hookform/resolvers/zod";
import type { InvitationOffer } from "@hz/contract/invitations";
import { paths } from "@hz/contract/paths";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod";
import { newPasswordAttributes } from "../auth/new-password-attributes.ts";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { InviteCodeWrong } from "../../vault/accept.ts";
import { failureText } from "../failure-text.ts";
import { t } from "../texts.ts";
import { acceptInvitation } from "./accept.ts";
import { NewPassword } from "./password-rule.ts";

const Form = z
  .intersection(NewPassword, z.object({ code: z.string(), noCode: z.boolean() }))
  .refine(({ code, noCode }) => noCode || code.trim() !== "", { path: ["code"], message: t("acceptCodeMissing") });

/** Takes an invitation and its link's token and gives the form that makes the account. */
export function AcceptForm({ offer, token }: { offer: InvitationOffer; token: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { password: "", repeated: "", code: "", noCode: !offer.hasCode } });
  const { errors, isSubmitting } = form.formState;
  const noCode = useWatch({ control: form.control, name: "noCode" });

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      await acceptInvitation(offer, { token, password, code: noCode ? null : code });
      await navigate(paths.recoveryCode, { replace: true });
    } catch (error) {
      const isWrong = error instanceof InviteCodeWrong || (error instanceof ApiError && error.code === "INVITE_CODE_WRONG");
      if (isWrong) form.setError("code", { message: t("acceptCodeWrong") }, { shouldFocus: true });
      else setFailure(failureText(error, t("acceptFailed")));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="wrap-anywhere">{t("acceptFor", { email: offer.email })}</p>
      <input type="email" name="username" autoComplete="username" value={offer.email} readOnly hidden />
      {!noCode && (
        <Field label={t("acceptCode")} hint={t("acceptCodeHint", { inviter: offer.invitedBy })} error={errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register("code")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
            />
          )}
        </Field>
      )}
      {offer.hasCode && !offer.isGuest && <Checkbox {...form.register("noCode")} label={t("acceptNoCode")} />}
      {noCode && <Notice>{t("acceptNoCodeText")}</Notice>}
      <Field label={t("acceptPassword")} hint={t("acceptRule")} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...form.register("password")} {...newPasswordAttributes(t("acceptPassword"))} />}
      </Field>
      <Field label={t("acceptRepeat")} error={errors.repeated?.message}>
        {(control) => <PasswordInput {...control} {...form.register("repeated")} {...newPasswordAttributes(t("acceptRepeat"))} />}
      </Field>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t("acceptBusy") : t("acceptSubmit")}
      </Button>
    </form>
  );
}
