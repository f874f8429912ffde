import { IN_PORTAL_LANGUAGES } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { BILLING_INTERVALS, type CompanySize, PLANS, type Plan, sizeFigures, VAT_PERCENT } from "@hz/contract/billing/plans";
import { organizationId } from "../data.ts";
import { TickIcon } from "../icons.tsx";
import { SHARED } from "../pictures.ts";
import { payText } from "../pay-text.ts";
import type { SiteFacts } from "../site-page.ts";
import { t } from "../texts.ts";
import { contactAbout, START_SECTIONS } from "../ways.ts";

/** With companies so large the price is talked about, though whoever wants the plan as it is may order it without. */
const ON_REQUEST: CompanySize = "over 1000";
/** How much less a year costs than twelve months, in percent; the same in every plan. */
const SAVING = Math.round((1 - PLANS[0].yearly / (12 * PLANS[0].monthly)) * 100);
/** What every plan has, as far as the software is concerned. */
const INCLUDED = [
  "Unbegrenzt viele Meldungen",
  `Meldekanäle ${IN_PORTAL_LANGUAGES}`,
  "Ende-zu-Ende-Verschlüsselung",
  "Vollständige Fallbearbeitung im Team",
  "Fristen, Erinnerungen und Löschung",
  "Auswertungen und Jahresbericht",
  "Zwei-Faktor-Anmeldung und Passkeys",
  "Rollen, Rechte und Abteilungen",
  "Logo, Farbe und Texte je Meldekanal",
  "Schwärzen und Prüfprotokoll",
  "Betriebsbereitschaft und Gesamtarchiv",
  "Benachrichtigungen und Support per E-Mail",
];

const sizeLabel = (size: CompanySize) => (size === ON_REQUEST ? t("sizeLargest") : sizeFigures(size, "de"));
const euros = (amount: number, digits = 0) =>
  `${amount.toLocaleString("de-DE", { minimumFractionDigits: digits, maximumFractionDigits: digits })} €`;

/** The prices: a form that leads to the sign-up with what was chosen. What is shown follows the choice by style alone. */
export function Pricing(facts: SiteFacts) {
  return (
    <section className="wide section" id={START_SECTIONS.pricing} aria-labelledby="pricing-titel">
      <h2 id="pricing-titel">{t("pricingTitle")}</h2>
      <p className="lead">{t("pricingLead")}</p>
      <div className="pricing">
        <form action={paths.trial} method="get" autoComplete="off">
          <fieldset className="sizes">
            <legend>{t("pricingSize")}</legend>
            {PLANS.map(({ size, ...plan }) => (
              <label key={size}>
                <input type="radio" name="groesse" value={size} defaultChecked={size === PLANS[0].size} />
                <span>
                  {sizeLabel(size)}
                  <span className="unseen"> {spoken({ size, ...plan } as Plan)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset className="intervals">
            <legend>{t("pricingInterval")}</legend>
            {BILLING_INTERVALS.map((interval) => (
              <label key={interval}>
                <input type="radio" name="zahlung" value={interval} defaultChecked={interval === "month"} />
                <span>
                  {t(interval === "month" ? "pricingMonthly" : "pricingYearly")}
                  {interval === "year" && <b className="saving">{t("pricingSaving", { percent: String(SAVING) })}</b>}
                </span>
              </label>
            ))}
          </fieldset>
          {PLANS.map((plan) => (
            <PlanPrice key={plan.size} plan={plan} />
          ))}
        </form>
        <div className="included">
          <h3>{t("pricingIncluded")}</h3>
          <ul className="ticks">
            {INCLUDED.map((text) => (
              <li key={text}>
                <TickIcon />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="small pricing-note">{payText(facts)}</p>
      <p className="small pricing-note">
        {t("pricingNote")} <a href={paths.terms}>{t("terms")}</a>
      </p>
    </section>
  );
}

/** What is read out with a choice, because nobody reads out what changes below. */
const spoken = ({ size, name, monthly, yearly }: Plan) =>
  t(size === ON_REQUEST ? "pricingSpokenLargest" : "pricingSpoken", { name, month: euros(monthly), year: euros(yearly) });

function PlanPrice({ plan: { size, name, monthly, yearly } }: { plan: Plan }) {
  if (size === ON_REQUEST)
    return (
      <div className="plan" data-size={size}>
        <p className="plan-name">{name}</p>
        <p className="price">{t("pricingIndividual")}</p>
        <p className="small">{t("pricingIndividualText")}</p>
        <a className="button" href={contactAbout("pricing")}>
          {t("pricingContact")}
        </a>
        <p className="small">
          {t("pricingOrdered", { month: euros(monthly), year: euros(yearly), percent: String(VAT_PERCENT) })}{" "}
          <a href={`${paths.trial}?${new URLSearchParams({ groesse: size })}`}>{t("trial")}</a>
        </p>
      </div>
    );
  return (
    <div className="plan" data-size={size}>
      <p className="plan-name">
        {name} <span className="small">{t("pricingFor", { size: sizeLabel(size) })}</span>
      </p>
      <div data-pay="month">
        <p className="price">
          {euros(monthly)} <span>{t("pricingPerMonth")}</span>
        </p>
        <p className="small">{t("pricingTax", { percent: String(VAT_PERCENT) })}</p>
      </div>
      <div data-pay="year">
        <p className="price">
          {euros(yearly)} <span>{t("pricingPerYear")}</span>
        </p>
        <p className="small">
          {t("pricingTax", { percent: String(VAT_PERCENT) })}{" "}
          {t("pricingInstead", { price: euros(12 * monthly), month: euros(yearly / 12, 2) })}
        </p>
      </div>
      <button className="button" type="submit">
        {t("trial")}
      </button>
      <p className="small">
        {t("pricingCard")} <a href={paths.register}>{t("pricingWithoutCard")}</a>
      </p>
    </div>
  );
}

/**
 * The product with its prices for search engines (schema.org). No SoftwareApplication: search engines show one only with
 * ratings, and there are none.
 */
export const pricingData = (facts: SiteFacts, address: string): object => ({
  "@type": "Product",
  name: t("name"),
  description: t("description"),
  category: "Software > Computer Software > Business & Productivity Software",
  brand: { "@type": "Brand", name: t("name") },
  image: facts.publicUrl + SHARED.start,
  url: address,
  offers: PLANS.filter(({ size }) => size !== ON_REQUEST).flatMap(({ size, name, monthly, yearly }) =>
    [
      { price: monthly, unit: "MON", per: t("pricingMonthly") },
      { price: yearly, unit: "ANN", per: t("pricingYearly") },
    ].map(({ price, unit, per }) => ({
      "@type": "Offer",
      name: `${name}, ${t("pricingFor", { size: sizeLabel(size) })}, ${per}`,
      price,
      priceCurrency: "EUR",
      url: address,
      availability: "https://schema.org/InStock",
      seller: { "@id": organizationId(facts) },
      priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency: "EUR", unitCode: unit, valueAddedTaxIncluded: false },
    })),
  ),
});
