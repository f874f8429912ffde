import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { type FormEvent, useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
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

function PasswordForm({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { email } = useUser();
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return setFailure(t("passwordRequired"));
    setBusy(true);
    setFailure(null);
    try {
      onOffer(await call(secondFactorRoutes.begin, { body: { auth: await provePassword(email, password) } }));
    } catch (error) {
      setFailure(failureText(error, t("enrolFailed")));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{t("askPasswordFirst")}</p>
      <ProofField error={failure} value={password} onChange={(event) => setPassword(event.target.value)} />
      <Button type="submit" busy={busy}>
        {t("askPasswordNext")}
      </Button>
    </form>
  );
}

function ConfirmForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [code, setCode] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "") return setFailure(t("secondStepEmpty"));
    setBusy(true);
    setFailure(null);
    try {
      onCodes((await call(secondFactorRoutes.confirm, { body: { code } })).codes);
    } catch (error) {
      setFailure(failureText(error, t("enrolFailed")));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-lg">{t("enrolCode")}</h2>
      <Field label={t("secondStepTotp")} hint={t("enrolCodeHint")} error={failure}>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            className="font-mono text-lg tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {t("enrolSubmit")}
      </Button>
    </form>
  );
}
