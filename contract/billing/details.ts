import * as z from "zod";
import { Email } from "../scalars.ts";
import { isWrongLeitwegId } from "./leitweg-id.ts";

/** Countries of the union, by their ISO codes, where a company with a VAT number owes the tax itself (§ 13b UStG, Art. 196 VAT directive). */
const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";
export const EU_COUNTRIES = EU.split(" ");
export const Country = z.enum(EU_COUNTRIES as [string, ...string[]]);

/** What is said of a field that is missing or wrong. */
export type DetailsTexts = Record<
  | "companyName"
  | "line1"
  | "postalCode"
  | "city"
  | "tooLong"
  | "postalCodeTooLong"
  | "postalCodeGerman"
  | "vatId"
  | "referenceTooLong"
  | "invoiceEmail"
  | "leitwegId",
  string
>;

const ENGLISH: DetailsTexts = {
  companyName: "Please enter the company name",
  line1: "Please enter street and number",
  postalCode: "Please enter the postal code",
  city: "Please enter the city",
  tooLong: "At most 200 characters",
  postalCodeTooLong: "At most 20 characters",
  postalCodeGerman: "A German postal code has five digits",
  vatId: "Please enter the VAT number with its country code, such as DE123456789",
  referenceTooLong: "At most 100 characters",
  invoiceEmail: "Please enter a valid e-mail address",
  leitwegId:
    "This looks like a Leitweg-ID, but its check digits (the last two) do not match. Please compare it. If it is an order number of your own, write a word before it, such as “Order”.",
};

/** Name and address of whom invoices are made out to, as § 14 (4) UStG asks for them, with a page's own sentences. */
export function buyerIn(texts: DetailsTexts) {
  const line = (missing: string) => z.string().trim().max(200, texts.tooLong).min(1, missing);
  return z.object({
    companyName: line(texts.companyName),
    line1: line(texts.line1),
    postalCode: line(texts.postalCode).max(20, texts.postalCodeTooLong),
    city: line(texts.city),
    country: Country,
  });
}
export const Buyer = buyerIn(ENGLISH);
export type Buyer = z.infer<typeof Buyer>;
export const Address = Buyer.omit({ companyName: true });
export type Address = z.infer<typeof Address>;

type Place = { postalCode: string; country: string };
/** A rule for a whole form (zod's `check`): a German postal code has five digits. What was kept before this was asked is still read. */
export const germanPostalCode =
  (message: string) =>
  ({ value: { postalCode, country }, issues }: { value: Place; issues: unknown[] }): void => {
    if (country === "DE" && !/^\d{5}$/.test(postalCode))
      issues.push({ code: "custom", path: ["postalCode"], message, input: postalCode, continue: true });
  };

/** Another such rule: what is written like a Leitweg-ID has the check digits of one, or e-invoices would be turned away where they go. */
export const rightLeitwegId =
  (message: string) =>
  ({ value: { buyerReference }, issues }: { value: { buyerReference: string }; issues: unknown[] }): void => {
    if (isWrongLeitwegId(buyerReference))
      issues.push({ code: "custom", path: ["buyerReference"], message, input: buyerReference, continue: true });
  };

export const REFERENCE_MAX = 100;
/** The same with the VAT number, what e-invoices name the buyer by, and who else is mailed about invoices. */
export const detailsIn = (texts: DetailsTexts) =>
  buyerIn(texts).extend({
    /** With its country's letters; empty for none. */
    vatId: z
      .string()
      .transform((text) => text.replace(/[\s.-]/g, "").toUpperCase())
      .pipe(z.string().regex(/^([A-Z]{2}[0-9A-Z]{2,13})?$/, texts.vatId)),
    /** A public body's Leitweg-ID or a company's own reference (EN 16931, BT-10); empty for none. */
    buyerReference: z.string().trim().max(REFERENCE_MAX, texts.referenceTooLong).default(""),
    /** Where what is mailed about invoices goes as well, such as bookkeeping; empty for nowhere else. */
    invoiceEmail: z
      .string()
      .trim()
      .refine((text) => text === "" || Email.safeParse(text).success, texts.invoiceEmail)
      .default(""),
  });
export const BillingDetails = detailsIn(ENGLISH);
/** As they are set. */
export const NewBillingDetails = BillingDetails.check(germanPostalCode(ENGLISH.postalCodeGerman), rightLeitwegId(ENGLISH.leitwegId));
export type BillingDetails = z.infer<typeof BillingDetails>;
/** As they come in, and as they were kept before a reference was asked for. */
export type GivenBillingDetails = z.input<typeof BillingDetails>;
