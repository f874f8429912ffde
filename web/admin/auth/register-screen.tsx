import { zodResolver } from "@hookform/resolvers/zod";
import { HOW_FOUND_US } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { NewPasswordField } from "../shared/password/new-password-field.tsx";
import { t } from "../shared/texts/texts.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { aboutRegistrant, RegisterForm } from "./register-form.ts";
import { register } from "./register.ts";
import { type Refusal, refusalOf, SignUpFailure } from "./sign-up-failure.tsx";

const EMPTY = { fullName: "", email: "", password: "", companyName: "", companyWebsite: "", howFoundUs: "" as const };

/** The page /registrieren. */
export function RegisterScreen() {
  usePageTitle(t("registerTitle"));
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const form = useForm({ resolver: zodResolver(RegisterForm), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const typed = { ...EMPTY, ...useWatch({ control: form.control }) };

  const submit = form.handleSubmit(async (given) => {
    setFailure(null);
    try {
      await register(given);
      await navigate(paths.recoveryCode, { replace: true });
    } catch (error) {
      setFailure(refusalOf(error, failureText(error, t("registerFailed"))));
    }
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
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={t("fullName")} error={errors.fullName?.message}>
          {(control) => <Input {...control} {...form.register("fullName")} autoComplete="name" required />}
        </Field>
        <Field label={t("email")} error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" required />}
        </Field>
        <NewPasswordField
          label={t("password")}
          error={errors.password?.message}
          field={() => form.register("password")}
          password={typed.password}
          demand="length"
          about={aboutRegistrant(typed)}
        />
        <Field label={t("companyName")} note={t("optional")} hint={t("companyHome")} error={errors.companyName?.message}>
          {(control) => <Input {...control} {...form.register("companyName")} autoComplete="organization" />}
        </Field>
        <Field label={t("companyWebsite")} note={t("optional")} hint={t("companyWebsiteHint")} error={errors.companyWebsite?.message}>
          {(control) => <Input {...control} {...form.register("companyWebsite")} inputMode="url" autoCapitalize="none" />}
        </Field>
        <Field label={t("howFoundUs")} note={t("optional")}>
          {(control) => (
            <Select {...control} {...form.register("howFoundUs")}>
              <option value="">{t("howFoundUsNone")}</option>
              {HOW_FOUND_US.map((way) => (
                <option key={way} value={way}>
                  {t(`howFoundUs_${way}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {failure && <SignUpFailure {...failure} />}
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t("registerBusy") : t("registerSubmit")}
        </Button>
      </form>
    </Entrance>
  );
}
