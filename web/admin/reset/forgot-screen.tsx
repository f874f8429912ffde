import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { paths } from "@hz/contract/paths";
import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { toast } from "../../ui/toasts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { generalFailureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";

/** The page /passwort-vergessen. */
export function ForgotScreen() {
  usePageTitle(t("forgotTitle"));
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const sent = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return (
    <Entrance
      title={t("forgotTitle")}
      lead={isSent ? "" : t("forgotLead")}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={
        !isSent && (
          <>
            {t("forgotBelow")}{" "}
            <Link to={paths.signIn} className="font-semibold whitespace-nowrap text-brand">
              {t("toSignIn")}
            </Link>
          </>
        )
      }
    >
      {isSent ? <Sent email={email} onAgain={() => setSent(false)} /> : <ForgotForm email={email} onSent={sent} />}
    </Entrance>
  );
}

function ForgotForm({ email: known, onSent }: { email: string; onSent: (email: string) => void }) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("email") as HTMLInputElement;
    const email = field.value.trim();
    const isEmail = z.email().safeParse(email).success;
    setError(isEmail ? null : email === "" ? t("forgotEmailRequired") : t("emailInvalid"));
    if (email === "") toast({ title: t("forgotEmailRequired"), description: t("forgotEmailRequiredText"), variant: "destructive" });
    if (!isEmail) return field.focus();
    setBusy(true);
    try {
      await call(resetRoutes.request, { body: { email } });
      toast({ title: t("forgotSent") });
      onSent(email);
    } catch (failure) {
      toast({ title: t("errorTitle"), description: generalFailureText(failure, t("failureGeneral")), variant: "destructive" });
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={t("email")} error={error}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            defaultValue={known}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- back from the step after it, which took the focus with it
            autoFocus={known !== ""}
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Button type="submit" busy={busy}>
        {busy ? t("forgotBusy") : t("forgotSubmit")}
      </Button>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-4">
      <Notice tone="ok">
        <h2 ref={heading} tabIndex={-1} className="w-fit text-lg">
          {t("forgotSent")}
        </h2>
        <p className="wrap-anywhere">{t("forgotSentText", { email })}</p>
      </Notice>
      <p className="text-muted">{t("forgotSpam")}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.signIn} className={buttonClass()}>
          {t("toSignIn")}
        </Link>
        <Button variant="quiet" onClick={onAgain}>
          {t("forgotAgain")}
        </Button>
      </div>
    </div>
  );
}
