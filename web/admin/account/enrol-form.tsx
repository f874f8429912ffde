import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { useState } from "react";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Problem } from "../../ui/notice.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { toast } from "../../ui/toasts.ts";
import { useAction } from "../shared/action/use-action.ts";
import { atField } from "../shared/form/at-field.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { ProofField } from "../shared/proof/proof-field.tsx";
import { provePassword } from "../shared/proof/prove-password.ts";
import { QrCode } from "../shared/codes/qr-code.tsx";

type Offer = { secret: string; address: string };

/**
 * Asks for the password, shows a fresh secret for the authenticator and takes its first code; hands over the recovery codes
 * that come back.
 */
export function EnrolForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  if (offer === null) return <PasswordForm onOffer={setOffer} />;
  return <Scan offer={offer} onCodes={onCodes} />;
}

function Scan({ offer, onCodes }: { offer: Offer; onCodes: (codes: string[]) => void }) {
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <section className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-lg">
          {t("enrolScan")}
        </h2>
        <p>{t("enrolScanText")}</p>
        <QrCode text={offer.address} label={t("enrolQr")} />
        {/* Nobody scans the screen of the telephone in their hand. */}
        <p>
          <a href={offer.address} className="font-semibold text-brand">
            {t("enrolOpen")}
          </a>
        </p>
        <p className="text-sm text-muted">{t("enrolSecret")}</p>
        <p
          data-testid="totp-secret"
          className="rounded-control border border-line bg-canvas px-3 py-2 font-mono text-sm break-all select-all"
        >
          {offer.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </p>
        <div>
          <CopyButton
            size="small"
            text={offer.secret}
            label={t("enrolCopy")}
            copiedLabel={t("copied")}
            onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
          />
        </div>
      </section>
      <ConfirmForm onCodes={onCodes} />
    </div>
  );
}

const PasswordFields = z.object({ password: z.string().min(1, t("passwordRequired")) });

function PasswordForm({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { email } = useUser();
  const form = useFields(PasswordFields, { defaultValues: { password: "" } });
  const beginning = useAction({
    run: async (password: string) => call(secondFactorRoutes.begin, { body: { auth: await provePassword(email, password) } }),
    failed: atField(form, { PASSWORD_WRONG: "password" }, t("enrolFailed")),
    onDone: onOffer,
  });
  return (
    <Form form={form} onValid={({ password }) => beginning.run(password)}>
      <p>{t("askPasswordFirst")}</p>
      <ProofField form={form} name="password" />
      <Problem>{beginning.problem}</Problem>
      <Button type="submit" busy={beginning.busy}>
        {t("askPasswordNext")}
      </Button>
    </Form>
  );
}

const CodeFields = z.object({ code: z.string().trim().min(1, t("secondStepEmpty")) });

function ConfirmForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const form = useFields(CodeFields, { defaultValues: { code: "" } });
  const confirming = useAction({
    run: (body: z.infer<typeof CodeFields>) => call(secondFactorRoutes.confirm, { body }),
    failed: atField(form, { SECOND_FACTOR_WRONG: "code" }, t("enrolFailed")),
    onDone: ({ codes }) => onCodes(codes),
  });
  return (
    <Form form={form} onValid={confirming.run} className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-lg">{t("enrolCode")}</h2>
      <FormField form={form} name="code" label={t("secondStepTotp")} hint={t("enrolCodeHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            className="font-mono text-lg tracking-widest"
          />
        )}
      </FormField>
      <Problem>{confirming.problem}</Problem>
      <Button type="submit" busy={confirming.busy}>
        {t("enrolSubmit")}
      </Button>
    </Form>
  );
}
