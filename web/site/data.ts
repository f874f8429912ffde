import { isReached } from "@hz/contract/account/operator";
import { paths } from "@hz/contract/paths";
import type { SiteFacts } from "./site-page.ts";
import { t } from "./texts.ts";

/** An address of the installation, whole. */
const whole = ({ publicUrl }: SiteFacts, path: string) => new URL(path, publicUrl).href;

/** The id under which other data name who runs the site. */
export const organizationId = (facts: SiteFacts): string => whole(facts, "/#organisation");

/** What is true of every public page: who runs the site, and what it is (schema.org). */
export function siteData(facts: SiteFacts): object[] {
  const { operator } = facts;
  return [
    {
      "@type": "Organization",
      "@id": organizationId(facts),
      name: operator.name ?? t("name"),
      brand: { "@type": "Brand", name: t("name") },
      url: whole(facts, paths.start),
      logo: whole(facts, "/apple-touch-icon.png"),
      ...(isReached(operator) ? { email: operator.email } : {}),
      ...(operator.phone ? { telephone: operator.phone } : {}),
      ...(operator.vatId ? { vatID: operator.vatId } : {}),
      ...(operator.street && operator.city
        ? {
            address: {
              "@type": "PostalAddress",
              streetAddress: operator.street,
              addressLocality: operator.city.replace(/^\d+ /, ""),
              postalCode: /^\d+/.exec(operator.city)?.[0],
              addressCountry: operator.country,
            },
          }
        : {}),
    },
    {
      "@type": "WebSite",
      "@id": whole(facts, "/#website"),
      name: t("name"),
      url: whole(facts, paths.start),
      inLanguage: "de",
      publisher: { "@id": organizationId(facts) },
    },
  ];
}
