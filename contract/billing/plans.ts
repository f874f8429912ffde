import { type ApplicationLanguage, PORTAL_LANGUAGES } from "../languages.ts";

/** The one price list: it drives the landing page, the sign-up and the billing page. No zod: public pages import this file. */
export const PLANS = [
  { size: "1-49", name: "Starter", monthly: 79, yearly: 758 },
  { size: "50-100", name: "Professional", monthly: 129, yearly: 1238 },
  { size: "101-250", name: "Business", monthly: 199, yearly: 1910 },
  { size: "251-1000", name: "Enterprise", monthly: 299, yearly: 2870 },
  { size: "over 1000", name: "Enterprise Plus", monthly: 399, yearly: 3830 },
] as const;
/** A plan for a company of so many employees; prices are whole euros net, per month and per year. */
export type Plan = (typeof PLANS)[number];
export type CompanySize = Plan["size"];
export const COMPANY_SIZES = PLANS.map(({ size }) => size) as [CompanySize, ...CompanySize[]];

export const BILLING_INTERVALS = ["month", "year"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** One plan paid in one rhythm. */
export type PriceName = `${CompanySize}:${BillingInterval}`;

/** German value added tax, in percent (§ 12 (1) UStG). */
export const VAT_PERCENT = 19;

/** The plan of a company's size. */
export const planFor = (size: CompanySize): Plan => PLANS.find((plan) => plan.size === size)!;

/** A company's size in figures as people write them: "251–1.000", or "1.000" where it is more than that. */
export const sizeFigures = (size: CompanySize, language: ApplicationLanguage): string =>
  size.replace("over ", "").replace("-", "–").replace("1000", (1000).toLocaleString(PORTAL_LANGUAGES[language].locale));

/** What is due each time a plan is paid, in cents: without tax, the tax, and both together. */
export function amounts(plan: Plan, interval: BillingInterval): { net: number; tax: number; gross: number } {
  const net = (interval === "month" ? plan.monthly : plan.yearly) * 100;
  const tax = Math.round((net * VAT_PERCENT) / 100);
  return { net, tax, gross: net + tax };
}
