import { zodResolver } from "@hookform/resolvers/zod";
import { paths } from "@hz/contract/paths";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import * as z from "zod";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { failureText } from "../failure-text.ts";
import { usePageTitle } from "../page-title.ts";
import { forgetEnded, hasEnded } from "../session/ended.ts";
import { returnPath } from "../session/return-path.ts";
import { t } from "../first-texts.ts";
import { Entrance } from "./entrance.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import type { HalfSignIn } from "./sign-in.ts";

const Form = z
  .object({ email: z.string().trim(), password: z.string(), remember: z.boolean() })
  // One sentence for both fields, as the specification wants it; the address is checked once something is there.
  .refine(({ email }) => email !== "", { path: ["email"], message: t("signInFillAll") })
  .refine(({ password }) => password.trim() !== "", { path: ["password"], message: t("signInFillAll") })
  .refine(({ email }) => email === "" || z.email().safeParse(email).success, { path: ["email"], message: t("emailInvalid") });

/** The page stands without the cryptography; it comes while somebody types, so that nobody waits for it. */
const fetchCryptography = () => void import("./sign-in.ts").catch(() => undefined);

/** The page /anmelden. */
export function SignInScreen() {
  usePageTitle(t("signInTitle"));
  const navigate = useNavigate();
  const { search } = useLocation();
  const [ended] = useState(hasEnded);
  useEffect(forgetEnded, []);
  useEffect(() => {
    addEventListener("focusin", fetchCryptography, { once: true });
    return () => removeEventListener("focusin", fetchCryptography);
  }, []);
  const [failure, setFailure] = useState<string | null>(null);
  const [half, setHalf] = useState<HalfSignIn | null>(null);
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { email: "", password: "", remember: false } });
  const { errors, isSubmitting } = form.formState;

  const goOn = async () => navigate(returnPath(new URLSearchParams(search), location.origin), { replace: true });
  const submit = form.handleSubmit(
    async (typed) => {
      setFailure(null);
      try {
        const { signIn } = await import("./sign-in.ts");
        const next = await signIn(typed);
        if (next) setHalf(next);
        else await goOn();
      } catch (error) {
        setFailure(failureText(error, t("signInFailed")));
      }
    },
    () => setFailure(null),
  );
  const isEmpty = [errors.email, errors.password].some((error) => error?.message === t("signInFillAll"));
  const problem = isEmpty ? t("signInFillAll") : failure;
  const emailError = errors.email?.message === t("signInFillAll") ? undefined : errors.email?.message;

  return (
    <Entrance
      title={half ? t("secondStepTitle") : t("signInTitle")}
      lead={half ? t("secondStepLead") : t("signInLead")}
      link={{ to: paths.register, label: t("register") }}
      below={
        !half && (
          <>
            {t("signInNoAccount")}{" "}
            <Link to={paths.register} className="font-semibold text-brand">
              {t("signInToRegister")}
            </Link>
          </>
        )
      }
    >
      {half && (
        <SecondStepForm
          half={half}
          onDone={goOn}
          onBack={(why) => {
            setHalf(null);
            setFailure(why);
          }}
        />
      )}
      <form noValidate hidden={half !== null} onSubmit={(event) => void submit(event)} className="grid gap-4">
        {ended && !problem && <Notice>{t("signInEnded")}</Notice>}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <Field label={t("email")} error={emailError}>
          {(control) => (
            <Input
              {...control}
              {...form.register("email")}
              aria-invalid={errors.email ? true : undefined}
              type="email"
              autoComplete="username"
              required
            />
          )}
        </Field>
        <Field label={t("password")}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("password")}
              aria-invalid={errors.password ? true : undefined}
              autoComplete="current-password"
              required
              showLabel={t("passwordShow")}
              hideLabel={t("passwordHide")}
            />
          )}
        </Field>
        <Link to={paths.forgotPassword} className="w-fit text-sm font-semibold text-brand">
          {t("forgotLink")}
        </Link>
        <Checkbox {...form.register("remember")} label={t("remember")} hint={t("rememberHint")} />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t("signInBusy") : t("signIn")}
        </Button>
        <PasskeyButton remember={() => form.getValues("remember")} disabled={isSubmitting} onDone={goOn} onFailure={setFailure} />
      </form>
    </Entrance>
  );
}
