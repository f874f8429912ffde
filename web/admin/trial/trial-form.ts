import { BILLING_INTERVALS, type CompanySize, COMPANY_SIZES } from "@hz/contract/billing/plans";
import { buyerIn, germanPostalCode } from "@hz/contract/billing/details";
import * as z from "zod";
import type { About } from "../shared/password/about.ts";
import { demanded, notGuessed } from "../shared/password/new-password.ts";
import { detailsTexts } from "../payment/index.ts";
import { t } from "../shared/texts/texts.ts";

const SIZES: readonly string[] = COMPANY_SIZES;

/** What no password of the buyer's may be made of. */
export const aboutBuyer = (form: { firstName: string; lastName: string; email: string; companyName: string }): About => ({
  name: `${form.firstName} ${form.lastName}`,
  email: form.email,
  company: form.companyName,
});

/** The sign-up form's rules, with the specification's sentences. */
export const TrialForm = z
  .object({
    firstName: z.string().trim().min(1, t("trialFirstNameRequired")).max(100),
    lastName: z.string().trim().min(1, t("trialLastNameRequired")).max(100),
    email: z
      .string()
      .trim()
      .pipe(z.email(t("emailInvalid")).max(254)),
    ...buyerIn(detailsTexts("de")).shape,
    companySize: z.string().refine((size): size is CompanySize => SIZES.includes(size), t("trialSizeRequired")),
    interval: z.enum(BILLING_INTERVALS),
    password: demanded("length"),
    confirmPassword: z.string(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ["confirmPassword"], message: t("passwordMismatch") })
  .check(germanPostalCode(detailsTexts("de").postalCodeGerman))
  .check(notGuessed("password", aboutBuyer));
export type TrialFormInput = z.input<typeof TrialForm>;
export type TrialFormValues = z.output<typeof TrialForm>;

/** Preselected where the address names no plan (specification 9.1). */
const PRESET: CompanySize = "50-100";

/** What the form starts with: the plan that was chosen on the landing page, as the query has it. */
export function startOf(query: URLSearchParams): TrialFormInput {
  const size = query.get("groesse") ?? "";
  return {
    firstName: "",
    lastName: "",
    email: "",
    companyName: "",
    line1: "",
    postalCode: "",
    city: "",
    country: "DE",
    companySize: (SIZES.includes(size) ? size : PRESET) as CompanySize,
    interval: query.get("zahlung") === "year" ? "year" : "month",
    password: "",
    confirmPassword: "",
  };
}
