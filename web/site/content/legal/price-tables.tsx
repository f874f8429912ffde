import { PLANS, VAT_PERCENT } from "@hz/contract/billing/plans";
import { Table } from "../prose.tsx";

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const band = (size: string) =>
  size
    .replace("-", " bis ")
    .replace(/^over /, "über ")
    .replace("1000", "1.000");

/** Net prices per month that contracts of the former terms name, by employees. */
const FORMER_PRICES = [
  ["1 bis 49", 79],
  ["50 bis 99", 129],
  ["100 bis 199", 199],
] as const;

/** The price list that drives sign-up and billing. */
export function PriceTable() {
  return (
    <Table
      caption={`Preise netto, zuzüglich ${VAT_PERCENT} % Umsatzsteuer`}
      head={["Beschäftigte", "Plan", "Monatlich", "Jährlich"]}
      rows={PLANS.map(({ size, name, monthly, yearly }) => [band(size), name, euros.format(monthly), euros.format(yearly)])}
    />
  );
}

/** The price list of former contracts. */
export function FormerPriceTable() {
  return (
    <Table
      caption="Preisliste für Verträge nach Stand 12. Juli 2024, netto"
      head={["Beschäftigte", "Monatlich"]}
      rows={FORMER_PRICES.map(([size, price]) => [size, euros.format(price)])}
    />
  );
}
