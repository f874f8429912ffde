import { HOW_FOUND_US } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { WithoutScripts } from "../shared/page/without-scripts.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/input.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { Form, FormField, useFields } from "../shared/form/form.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { NewPasswordField } from "../shared/password/new-password-field.tsx";
import { LegalText } from "../shared/page/legal-text.tsx";
import { t } from "../shared/texts/texts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { aboutRegistrant, RegisterForm, type RegisterFormValues } from "./register-form.ts";
import { SignUpFailure } from "./sign-up-failure.tsx";

const EMPTY = { fullName: "", email: "", password: "", companyName: "", companyWebsite: "", howFoundUs: "" as const };

/** The page /registrieren. The server draws it, too, and registers nobody. */
export function RegisterPage({ register }: { register: (form: RegisterFormValues) => Promise<void> }) {
  usePageTitle(t("registerTitle"));
  const navigate = useNavigate();
  const form = useFields(RegisterForm, { defaultValues: EMPTY });
  const typed = { ...EMPTY, ...useWatch({ control: form.control }) };

  const registering = useAction({
    run: register,
    failed: (error) => failureText(error, t("registerFailed")),
    onDone: () => navigate(paths.recoveryCode, { replace: true }),
  });

  return (
    <Entrance
      title={t("registerTitle")}
      lead={t("registerLead")}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={
        <>
          {t("registerHasAccount")}{" "}
          <Link to={paths.signIn} className="font-semibold text-brand">
            {t("registerToSignIn")}
          </Link>
        </>
      }
    >
      <WithoutScripts />
      <Form form={form} onValid={registering.run}>
        <FormField form={form} name="fullName" label={t("fullName")} autoComplete="name" required />
        <FormField form={form} name="email" label={t("email")} type="email" autoComplete="username" required />
        <NewPasswordField
          label={t("password")}
          error={form.formState.errors.password?.message}
          field={() => form.register("password")}
          password={typed.password}
          demand="length"
          about={aboutRegistrant(typed)}
        />
        <FormField
          form={form}
          name="companyName"
          label={t("companyName")}
          note={t("optional")}
          hint={t("companyHome")}
          autoComplete="organization"
        />
        <FormField
          form={form}
          name="companyWebsite"
          label={t("companyWebsite")}
          note={t("optional")}
          hint={t("companyWebsiteHint")}
          inputMode="url"
          autoCapitalize="none"
        />
        <FormField form={form} name="howFoundUs" label={t("howFoundUs")} note={t("optional")}>
          {(control) => (
            <Select {...control}>
              <option value="">{t("howFoundUsNone")}</option>
              {HOW_FOUND_US.map((way) => (
                <option key={way} value={way}>
                  {t(`howFoundUs_${way}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        {registering.problem && <SignUpFailure text={registering.problem} isTaken={registering.refusal === "EMAIL_TAKEN"} />}
        <LegalText write={(marks) => t("registerBusiness", marks)} />
        <Button type="submit" busy={registering.busy}>
          {registering.busy ? t("registerBusy") : t("registerSubmit")}
        </Button>
      </Form>
    </Entrance>
  );
}
