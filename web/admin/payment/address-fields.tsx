import { type Buyer, type DetailsTexts, EU_COUNTRIES } from "@hz/contract/billing/details";
import type { ApplicationLanguage } from "@hz/contract/languages";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Select } from "../../ui/input.tsx";
import type { ControlProps } from "../../ui/field.tsx";
import { cardTexts } from "./card-texts.ts";

/** What a page says of a field of the address that is missing or wrong. */
export function detailsTexts(language: ApplicationLanguage): DetailsTexts {
  const t = cardTexts(language);
  return {
    companyName: t("buyerCompanyMissing"),
    line1: t("buyerLine1Missing"),
    postalCode: t("buyerPostalCodeMissing"),
    city: t("buyerCityMissing"),
    tooLong: t("buyerTooLong"),
    postalCodeTooLong: t("buyerPostalCodeTooLong"),
    postalCodeGerman: t("buyerPostalCodeGerman"),
    vatId: t("buyerVatIdWrong"),
    referenceTooLong: t("buyerReferenceTooLong"),
    invoiceEmail: t("buyerInvoiceEmailWrong"),
    leitwegId: t("buyerLeitwegIdWrong"),
  };
}

/** The countries of the union in a language, by their names there. */
function countriesIn(language: ApplicationLanguage): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return EU_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, language));
}

type Drawn = {
  label: string;
  autoComplete?: string;
  hint?: string;
  required?: boolean;
  children?: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
};
type AddressFieldsProps = {
  language: ApplicationLanguage;
  /** What is chosen where the server draws the fields. */
  country?: string | undefined;
  /** Draws one of the fields in the form that they belong to. */
  renderField: (name: keyof Buyer, drawn: Drawn) => ReactNode;
};

/** The fields of whom invoices are made out to: company and address. */
export function AddressFields({ language, country, renderField }: AddressFieldsProps) {
  const t = cardTexts(language);
  return (
    <>
      {renderField("companyName", { label: t("buyerCompany"), hint: t("buyerHint"), autoComplete: "organization", required: true })}
      {renderField("line1", { label: t("buyerLine1"), autoComplete: "address-line1", required: true })}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {renderField("postalCode", { label: t("buyerPostalCode"), autoComplete: "postal-code", required: true })}
        {renderField("city", { label: t("buyerCity"), autoComplete: "address-level2", required: true })}
      </div>
      {renderField("country", {
        label: t("buyerCountry"),
        children: (control) => (
          <Select {...control} defaultValue={country} autoComplete="country">
            {countriesIn(language).map(({ code, name }) => (
              // Server and browser may know a country by different names.
              <option key={code} value={code} suppressHydrationWarning>
                {name}
              </option>
            ))}
          </Select>
        ),
      })}
    </>
  );
}
