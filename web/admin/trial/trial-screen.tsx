import { zodResolver } from "@hookform/resolvers/zod";
import { paths } from "@hz/contract/paths";
import { BILLING_INTERVALS, COMPANY_SIZES, type CompanySize, planFor, PLANS, sizeFigures } from "@hz/contract/billing/plans";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { dismissToast, toast } from "../../ui/toasts.ts";
import { type Refusal, refusalOf, SignUpFailure } from "../auth/index.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { CardField, type CardGateway, CardRefused } from "../payment/index.ts";
import { Brand } from "../shared/page/brand.tsx";
import { t } from "../shared/texts/texts.ts";
import type { Earlier } from "./earlier.ts";
import { EarlierNotice } from "./earlier-notice.tsx";
import { Conditions, FirstCharge } from "./first-charge.tsx";
import { price } from "./money.ts";
import { PlanCard } from "./plan-card.tsx";
import { signUp } from "./sign-up.ts";
import { aboutBuyer, startOf, TrialForm } from "./trial-form.ts";

/** How long the success stands before the next page follows, and its toast (specification 2.7). */
const LEAVE_AFTER_MS = 2_000;
const WELCOME_MS = 8_000;

const sizeLabel = (size: CompanySize) =>
  t(size.startsWith("over ") ? "trialSizeOver" : "trialSizeOption", {
    band: sizeFigures(size, "de"),
    price: price(planFor(size).monthly),
  });

/** The page /signup-trial: an account with a card, free for seven days. */
export function TrialScreen() {
  usePageTitle(t("trialTitle"));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isDone, setDone] = useState(false);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const [failureToast, setFailureToast] = useState<number | null>(null);
  const form = useForm({ resolver: zodResolver(TrialForm), defaultValues: startOf(query) });
  const { errors, isSubmitting } = form.formState;
  const [size, interval, password] = useWatch({ control: form.control, name: ["companySize", "interval", "password"] });
  const [firstName, lastName, email, companyName] = useWatch({
    control: form.control,
    name: ["firstName", "lastName", "email", "companyName"],
  });
  const plan = PLANS.find((one) => one.size === size) ?? PLANS[0];

  const goOn = () => void navigate(paths.recoveryCode, { replace: true });
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    if (failureToast !== null) dismissToast(failureToast);
    if (!gateway) return setFailure(refusalOf(null, t("trialCardMissing")));
    try {
      const made = await signUp(typed, gateway);
      setDone(true);
      // Nobody goes on with another plan or address than they have just read without being told.
      if (made.earlier) return setEarlier(made.earlier);
      const { end } = made;
      const date = end ? formatDate(end, "de") : "";
      toast({ title: t("trialWelcome"), description: t("trialWelcomeText", { date }), duration: WELCOME_MS });
      setTimeout(goOn, LEAVE_AFTER_MS);
    } catch (error) {
      const text = error instanceof CardRefused && error.message ? error.message : failureText(error, t("trialFailedText"));
      setFailure(refusalOf(error, text));
      setFailureToast(toast({ title: t("trialFailed"), description: text, variant: "destructive" }));
    }
  });
  const busy = isSubmitting || isDone;
  // By the enter key in the card field and by the button: what is on its way is not sent again.
  const submitOnce = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit(event);
  };

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-300 items-center gap-2 px-4 md:px-8">
          <a href={paths.start} className="mr-auto no-underline">
            <Brand />
          </a>
          <Link to={paths.signIn} className={buttonClass("quiet", "small")}>
            {t("signIn")}
          </Link>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-240 grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:py-12">
        <div className="grid gap-3">
          <a href={paths.start} className="inline-flex w-fit items-center gap-1.5 text-brand">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t("trialBack")}
          </a>
          <h1 className="text-2xl text-balance">{t("trialTitle")}</h1>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <PlanCard plan={plan} interval={interval} />
          <section className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 className="text-lg">{t("trialAccount")}</h2>
            <form noValidate onSubmit={submitOnce} className="grid gap-4">
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <Field label={t("trialFirstName")} error={errors.firstName?.message}>
                  {(control) => <Input {...control} {...form.register("firstName")} autoComplete="given-name" required />}
                </Field>
                <Field label={t("trialLastName")} error={errors.lastName?.message}>
                  {(control) => <Input {...control} {...form.register("lastName")} autoComplete="family-name" required />}
                </Field>
              </div>
              <Field label={t("email")} error={errors.email?.message}>
                {(control) => <Input {...control} {...form.register("email")} type="email" autoComplete="username" required />}
              </Field>
              <Field label={t("companyName")} note={t("optional")} hint={t("companyHome")} error={errors.companyName?.message}>
                {(control) => <Input {...control} {...form.register("companyName")} autoComplete="organization" />}
              </Field>
              <Field label={t("trialSize")} error={errors.companySize?.message}>
                {(control) => (
                  <Select {...control} {...form.register("companySize")}>
                    {COMPANY_SIZES.map((one) => (
                      <option key={one} value={one}>
                        {sizeLabel(one)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <fieldset className="grid gap-1">
                <legend className="mb-1 font-semibold">{t("trialInterval")}</legend>
                <div className="flex flex-wrap gap-x-6 gap-y-1">
                  {BILLING_INTERVALS.map((one) => (
                    <label key={one} className="flex min-h-11 items-center gap-2">
                      <input type="radio" value={one} {...form.register("interval")} className="size-4.5 accent-brand" />
                      {one === "month" ? t("trialMonthly") : t("trialYearly")}
                      {one === "year" && <span className="text-sm text-ok">{t("trialYearlySaving")}</span>}
                    </label>
                  ))}
                </div>
              </fieldset>
              <NewPasswordField
                label={t("password")}
                error={errors.password?.message}
                field={() => form.register("password")}
                password={password}
                demand="length"
                about={aboutBuyer({ firstName, lastName, email, companyName })}
              />
              <PasswordAgainField
                label={t("trialPasswordAgain")}
                error={errors.confirmPassword?.message}
                field={() => form.register("confirmPassword")}
              />
              <CardField language="de" onGateway={setGateway} />
              <FirstCharge plan={plan} interval={interval} />
              {failure && <SignUpFailure {...failure} />}
              {earlier ? (
                <EarlierNotice earlier={earlier} onGoOn={goOn} />
              ) : (
                <>
                  <Conditions interval={interval} />
                  <Button type="submit" busy={busy} disabled={!gateway}>
                    {busy ? t("trialBusy") : t("trialSubmit")}
                  </Button>
                  {!gateway && <p className="text-sm text-muted">{t("trialCardWaits")}</p>}
                </>
              )}
            </form>
          </section>
        </div>
      </main>
    </div>
  );
}
