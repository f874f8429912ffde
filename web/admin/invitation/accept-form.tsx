import { type InvitationOffer, invitationRoutes } from "@hz/contract/people/invitations";
import { paths } from "@hz/contract/paths";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import * as z from "zod";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { InviteCodeWrong, joinInvitation } from "../../vault/people/accept.ts";
import { useAction } from "../shared/action/use-action.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { Form, FormCheckbox, FormField, useFields } from "../shared/form/form.tsx";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { KEY_PERMISSIONS, mayNow } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { stretchInWorker } from "../../vault/worker-tasks.ts";
import { beginSession } from "../shared/session/begin-session.ts";

/**
 * Makes the person's keys in this browser, and opens their first session. Throws InviteCodeWrong, ApiError, CryptoFailure or
 * KeyRingFailure.
 */
async function acceptInvitation(offer: InvitationOffer, typed: { token: string; password: string; code: string | null }): Promise<void> {
  const { acceptance, userKey } = await joinInvitation(offer, typed, stretchInWorker);
  await beginSession(await call(invitationRoutes.accept, { body: acceptance }), userKey);
}

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

/** Makes the account of an invitation; `onTaken` hears that the address has one by now. */
export function AcceptForm({ offer, token, onTaken }: { offer: InvitationOffer; token: string; onTaken: () => void }) {
  const navigate = useNavigate();
  const form = useFields(
    useMemo(() => formFor(offer), [offer]),
    { defaultValues: { password: "", repeated: "", code: "", noCode: !offer.hasCode } },
  );
  const { errors } = form.formState;
  const [noCode, password] = useWatch({ control: form.control, name: ["noCode", "password"] });
  const accepting = useAction({
    run: (typed: { password: string; code: string }) => acceptInvitation(offer, { token, ...typed, code: noCode ? null : typed.code }),
    failed: (error) => {
      const code = error instanceof InviteCodeWrong ? "INVITE_CODE_WRONG" : error instanceof ApiError && error.code;
      if (code === "INVITE_CODE_WRONG") form.setError("code", { message: t("acceptCodeWrong") }, { shouldFocus: true });
      // Somebody has made an account with this address since the page was opened.
      else if (code === "EMAIL_TAKEN") onTaken();
      else return withCause(t("acceptFailed"), error);
      return null;
    },
    // Whoever was given no keys has nothing that a recovery code could open.
    onDone: () => navigate(offer.isGuest || mayNow(KEY_PERMISSIONS) ? paths.recoveryCode : paths.dashboard, { replace: true }),
  });

  return (
    <Form form={form} onValid={accepting.run}>
      <p className="wrap-anywhere">{t("acceptFor", { email: offer.email })}</p>
      <input type="email" name="username" autoComplete="username" value={offer.email} readOnly hidden />
      {!noCode && (
        <FormField form={form} name="code" label={t("acceptCode")} hint={t("acceptCodeHint", { inviter: offer.invitedBy })}>
          {(control) => <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} className="font-mono" />}
        </FormField>
      )}
      {offer.hasCode && !offer.isGuest && <FormCheckbox form={form} name="noCode" label={t("acceptNoCode")} />}
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
      <Problem>{accepting.problem}</Problem>
      <Button type="submit" busy={accepting.busy}>
        {accepting.busy ? t("acceptBusy") : t("acceptSubmit")}
      </Button>
    </Form>
  );
}
