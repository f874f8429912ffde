import { zodResolver } from "@hookform/resolvers/zod";
import type { InvitationOffer } from "@hz/contract/people/invitations";
import { paths } from "@hz/contract/paths";
import { useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { InviteCodeWrong } from "../../vault/people/accept.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { KEY_PERMISSIONS, mayNow } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { acceptInvitation } from "./accept.ts";

const aboutInvited = ({ firstName, lastName, email, companyName }: InvitationOffer): About => ({
  name: `${firstName} ${lastName}`,
  email,
  company: companyName,
});

const formFor = (offer: InvitationOffer) =>
  z
    .object({ password: demanded("length"), repeated: z.string(), code: z.string(), noCode: z.boolean() })
    .refine(({ code, noCode }) => noCode || code.trim() !== "", { path: ["code"], message: t("acceptCodeMissing") })
    .refine(({ password, repeated }) => password === repeated, { path: ["repeated"], message: t("acceptMismatch") })
    .check(notGuessed("password", () => aboutInvited(offer)));

/** Takes an invitation and its link's token and gives the form that makes the account; `onTaken` hears that the address has one by now. */
export function AcceptForm({ offer, token, onTaken }: { offer: InvitationOffer; token: string; onTaken: () => void }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const schema = useMemo(() => formFor(offer), [offer]);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: "", repeated: "", code: "", noCode: !offer.hasCode } });
  const { errors, isSubmitting } = form.formState;
  const [noCode, password] = useWatch({ control: form.control, name: ["noCode", "password"] });

  const submit = form.handleSubmit(async ({ password, code }) => {
    setFailure(null);
    try {
      await acceptInvitation(offer, { token, password, code: noCode ? null : code });
      // Whoever was given no keys has nothing that a recovery code could open.
      const holdsKeys = offer.isGuest || mayNow(KEY_PERMISSIONS);
      await navigate(holdsKeys ? paths.recoveryCode : paths.dashboard, { replace: true });
    } catch (error) {
      const isWrong = error instanceof InviteCodeWrong || (error instanceof ApiError && error.code === "INVITE_CODE_WRONG");
      if (isWrong) form.setError("code", { message: t("acceptCodeWrong") }, { shouldFocus: true });
      // Somebody has made an account with this address since the page was opened.
      else if (error instanceof ApiError && error.code === "EMAIL_TAKEN") onTaken();
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
      {noCode && <Notice>{t(offer.hasCode ? "acceptNoCodeText" : "acceptCodeEnded")}</Notice>}
      <NewPasswordField
        label={t("acceptPassword")}
        error={errors.password?.message}
        field={() => form.register("password")}
        password={password}
        demand="length"
        about={aboutInvited(offer)}
      />
      <PasswordAgainField label={t("acceptRepeat")} error={errors.repeated?.message} field={() => form.register("repeated")} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t("acceptBusy") : t("acceptSubmit")}
      </Button>
    </form>
  );
}
