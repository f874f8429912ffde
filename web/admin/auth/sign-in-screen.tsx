import { paths } from "@hz/contract/paths";
import { useEffect, useState } from "react";
import { Link, useLocation, useMatches, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { BareForm, focusWrong } from "../shared/form/bare-form.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { forgetAddress, knownAddress } from "../shared/session/known-address.ts";
import { forgetEnded, hasEnded } from "../shared/session/lost-session.ts";
import { WITH_WORDS } from "../shared/search/kept-words.ts";
import { returnPath } from "../shared/session/return-path.ts";
import { t } from "../shared/texts/first-texts.ts";
import { checkSignIn, type SignInTyped, type SignInWrong, typedIn } from "./check-sign-in.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import type { HalfSignIn } from "./sign-in.ts";

/** What the route table says of the page. */
export type SignInHandle = {
  /** Begins to load the files of what follows; where that fails the router asks again. */
  fetchNext: () => void;
};

/** The page stands without the cryptography; it comes while somebody types, so that nobody waits for it. */
const fetchCryptography = () => void import("./sign-in.ts").catch(() => undefined);

/** The page /anmelden. */
export function SignInScreen() {
  usePageTitle(t("signInTitle"));
  const navigate = useNavigate();
  const { search } = useLocation();
  const { fetchNext } = useMatches().at(-1)!.handle as SignInHandle;
  const [ended] = useState(hasEnded);
  useEffect(forgetEnded, []);
  const [email] = useState(knownAddress);
  useEffect(forgetAddress, []);
  useEffect(() => {
    addEventListener("focusin", fetchCryptography, { once: true });
    return () => removeEventListener("focusin", fetchCryptography);
  }, []);
  const [half, setHalf] = useState<HalfSignIn | null>(null);
  const [wrong, setWrong] = useState<SignInWrong | null>(null);

  const goOn = async () => navigate(returnPath(new URLSearchParams(search), location.origin), { replace: true, state: WITH_WORDS });
  const signing = useAction({
    run: async (typed: SignInTyped) => (await import("./sign-in.ts")).signIn(typed, fetchNext),
    failed: (error) => failureText(error, t("signInFailed")),
    onDone: (next) => (next ? setHalf(next) : goOn()),
  });
  const submit = (form: HTMLFormElement) => {
    if (signing.busy) return;
    signing.setProblem(null);
    const typed = typedIn(form);
    const found = checkSignIn(typed);
    setWrong(found);
    if (Object.keys(found).length === 0) signing.run(typed);
    else focusWrong(form, Object.keys(found));
  };
  // Once something was wrong it is said of each field until it is right.
  const check = (form: HTMLFormElement) => setWrong((before) => before && checkSignIn(typedIn(form)));
  // One sentence for both fields, as the specification wants it.
  const isEmpty = wrong?.email === "empty" || wrong?.password === "empty";
  const problem = isEmpty ? t("signInFillAll") : signing.problem;

  return (
    <Entrance
      title={half ? t("secondStepTitle") : t("signInTitle")}
      lead={half ? t("secondStepLead") : t("signInLead")}
      link={{ to: paths.trial, label: t("register") }}
      below={
        !half && (
          <>
            {t("signInNoAccount")}{" "}
            <Link to={paths.trial} className="font-semibold text-brand">
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
            signing.setProblem(why);
          }}
        />
      )}
      <BareForm hidden={half !== null} onChange={({ currentTarget }) => check(currentTarget)} onSend={submit}>
        {ended && !problem && <Notice>{t("signInEnded")}</Notice>}
        <Problem>{problem}</Problem>
        <SignInFields wrong={wrong} email={email} />
        <Button type="submit" busy={signing.busy}>
          {signing.busy ? t("signInBusy") : t("signIn")}
        </Button>
        <PasskeyButton disabled={signing.busy} onDone={goOn} onFailure={signing.setProblem} />
      </BareForm>
    </Entrance>
  );
}

/** Whose sign-in it is; `email` is what another page was told. */
function SignInFields({ wrong, email }: { wrong: SignInWrong | null; email: string }) {
  return (
    <>
      <Field label={t("email")} error={wrong?.email === "invalid" && t("emailInvalid")}>
        {(control) => (
          <Input
            {...control}
            name="email"
            defaultValue={email}
            aria-invalid={wrong?.email ? true : undefined}
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
            name="password"
            aria-invalid={wrong?.password ? true : undefined}
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
      <Checkbox name="remember" label={t("remember")} hint={t("rememberHint")} />
    </>
  );
}
