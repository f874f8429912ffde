import { paths } from "@hz/contract/paths";
import {
  BILLING_INTERVALS,
  type BillingInterval,
  COMPANY_SIZES,
  type CompanySize,
  type Plan,
  planFor,
  PLANS,
  sizeFigures,
} from "@hz/contract/billing/plans";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { formatDate } from "../../i18n/dates.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Select } from "../../ui/input.tsx";
import { dismissToast, toast } from "../../ui/toasts.ts";
import { SignUpFailure } from "../auth/index.ts";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { type FieldsOf, Form, FormField, useFields } from "../shared/form/form.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { NewPasswordField, PasswordAgainField } from "../shared/password/new-password-field.tsx";
import { AddressFields, CardField, type CardGateway, CardRefused } from "../payment/index.ts";
import { Brand } from "../shared/page/brand.tsx";
import { LegalFooter } from "../shared/page/legal-text.tsx";
import { WithoutScripts } from "../shared/page/without-scripts.tsx";
import { t } from "../shared/texts/texts.ts";
import type { Earlier } from "./earlier.ts";
import { EarlierNotice } from "./earlier-notice.tsx";
import { Conditions, FirstCharge } from "./first-charge.tsx";
import { type Payments, PlanCard, price } from "./plan-card.tsx";
import type { SignUp } from "./sign-up.ts";
import { aboutBuyer, startOf, TrialForm, type TrialFormValues } from "./trial-form.ts";

/** How long the success stands before the next page follows, and its toast (specification 2.7). */
const LEAVE_AFTER_MS = 2_000;
const WELCOME_MS = 8_000;

const sizeLabel = (size: CompanySize) =>
  t(size.startsWith("over ") ? "trialSizeOver" : "trialSizeOption", {
    band: sizeFigures(size, "de"),
    price: price(planFor(size).monthly),
  });

const welcome = (end: string | null) => ({
  title: t("trialWelcome"),
  description: t("trialWelcomeText", { date: end ? formatDate(end, "de") : "" }),
  duration: WELCOME_MS,
});

const failedText = (error: unknown) =>
  error instanceof CardRefused && error.message ? error.message : failureText(error, t("trialFailedText"));

/** The page /signup-trial: an account with a card, free for seven days. The server draws it, too, and signs nobody up. */
export function TrialPage({ signUp, payments }: { signUp: SignUp; payments: Payments }) {
  usePageTitle(t("trialTitle"));
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [gateway, setGateway] = useState<CardGateway | null>(null);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const failureToast = useRef<number | null>(null);
  const form = useFields(TrialForm, { defaultValues: startOf(query) });
  const [size, interval] = useWatch({ control: form.control, name: ["companySize", "interval"] });
  const plan = PLANS.find((one) => one.size === size) ?? PLANS[0];

  const goOn = () => void navigate(paths.recoveryCode, { replace: true });
  const signing = useAction({
    run: ({ typed, field }: { typed: TrialFormValues; field: CardGateway }) => {
      if (failureToast.current !== null) dismissToast(failureToast.current);
      return signUp(typed, field);
    },
    done: (made) => (made.earlier ? null : welcome(made.end)),
    failed: failedText,
    onDone: async (made) => {
      // Nobody goes on with another plan or address than they have just read without being told.
      if (made.earlier) return setEarlier(made.earlier);
      await new Promise((leave) => setTimeout(leave, LEAVE_AFTER_MS));
      goOn();
    },
    onFailed: (error) => {
      failureToast.current = toast({ title: t("trialFailed"), description: failedText(error), variant: "destructive" });
    },
  });
  const submit = (typed: TrialFormValues) => {
    if (earlier) return;
    if (gateway) signing.run({ typed, field: gateway });
    else signing.setProblem(t("trialCardMissing"));
  };

  return (
    <Frame>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <PlanCard plan={plan} interval={interval} atFirst={payments} />
        <section className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 className="text-lg">{t("trialAccount")}</h2>
          <Form form={form} onValid={submit}>
            <AccountFields form={form} plan={plan} interval={interval} />
            <CardField language="de" onGateway={setGateway} />
            <FirstCharge plan={plan} interval={interval} />
            {signing.problem && <SignUpFailure text={signing.problem} isTaken={signing.refusal === "EMAIL_TAKEN"} />}
            {earlier ? (
              <EarlierNotice earlier={earlier} onGoOn={goOn} />
            ) : (
              <>
                <Conditions interval={interval} />
                <Button type="submit" busy={signing.busy} disabled={!gateway}>
                  {signing.busy ? t("trialBusy") : t("trialSubmit")}
                </Button>
                {!gateway && <p className="text-sm text-muted">{t("trialCardWaits")}</p>}
              </>
            )}
          </Form>
        </section>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
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
        <WithoutScripts />
        {children}
        <footer>
          <LegalFooter />
        </footer>
      </main>
    </div>
  );
}

/** Who signs up, for how large a company, how often it is charged, and the password. */
function AccountFields({ form, plan, interval }: { form: FieldsOf<typeof TrialForm>; plan: Plan; interval: BillingInterval }) {
  const { errors } = form.formState;
  const [firstName, lastName, email, companyName, password] = useWatch({
    control: form.control,
    name: ["firstName", "lastName", "email", "companyName", "password"],
  });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="firstName" label={t("trialFirstName")} autoComplete="given-name" required />
        <FormField form={form} name="lastName" label={t("trialLastName")} autoComplete="family-name" required />
      </div>
      <FormField form={form} name="email" label={t("email")} type="email" autoComplete="username" required />
      <AddressFields
        language="de"
        country={form.formState.defaultValues?.country}
        renderField={(name, more) => <FormField form={form} name={name} {...more} />}
      />
      <FormField
        form={form}
        name="companySize"
        label={t("trialSize")}
        hint={interval === "year" && t("trialSizeYearly", { price: price(plan.yearly) })}
      >
        {(control) => (
          <Select {...control} defaultValue={form.formState.defaultValues?.companySize}>
            {COMPANY_SIZES.map((one) => (
              <option key={one} value={one}>
                {sizeLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t("trialInterval")}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {BILLING_INTERVALS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                value={one}
                {...form.register("interval")}
                defaultChecked={one === form.formState.defaultValues?.interval}
                className="size-4.5 accent-brand"
              />
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
    </>
  );
}
