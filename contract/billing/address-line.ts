import type { Address } from "./details.ts";

/** An address on one line, as the company's data have it: "Hauptstraße 1, 50667 Köln", one abroad with its country. */
export function addressLine({ line1, postalCode, city, country }: Address): string {
  const abroad = country === "DE" ? [] : [new Intl.DisplayNames("de", { type: "region" }).of(country)];
  return [line1, `${postalCode} ${city}`, ...abroad].join(", ");
}

/** The address of such a line in Germany; null where the line is written otherwise. */
export function addressIn(line: string): Address | null {
  const [, line1, postalCode, city] = /^(.+), ?(\d{5}) ([^,]+)$/.exec(line) ?? [];
  return line1 && postalCode && city ? { line1, postalCode, city, country: "DE" } : null;
}
