import { PAYMENT_WAYS, type PaymentWay } from "@hz/contract/billing/billing";
import { isCreditorId, normalCreditorId } from "@hz/contract/billing/creditor-id";
import { BILLING_INTERVALS, COMPANY_SIZES, type PriceName } from "@hz/contract/billing/plans";

// What operators write of how they are paid. Each throws an Error whose message is one line for them.

/** What the provider takes besides cards has to be activated there first; the simulator takes all. */
export function paymentWaysIn(told: string | null, hasProvider: boolean): PaymentWay[] {
  const value = told ?? (hasProvider ? "card" : PAYMENT_WAYS.join());
  const given = new Set(value.split(",").map((part) => part.trim()));
  const ways = PAYMENT_WAYS.filter((way) => given.has(way));
  if (!given.has("card") || ways.length < given.size)
    throw new Error(`PAYMENT_WAYS muss card enthalten und sonst nur sepa_debit und invoice, ist aber ${JSON.stringify(value)}.`);
  return ways;
}

/** Under which identifier direct debits are collected; null where the operator does not say. */
export function creditorIdIn(told: string | null): string | null {
  if (told === null) return null;
  const id = normalCreditorId(told);
  if (!isCreditorId(id))
    throw new Error(
      `CREDITOR_ID muss eine Gläubiger-Identifikationsnummer wie DE98ZZZ09999999999 mit richtiger Prüfziffer sein, ist aber ${JSON.stringify(told)}.`,
    );
  return id;
}

/** As the script that makes them prints them: `1-49:month=price_a,1-49:year=price_b,…`. */
export function pricesIn(list: string): Record<PriceName, string> {
  const given = new Map(list.split(",").map((one) => one.trim().split("=") as [string, string]));
  const names = COMPANY_SIZES.flatMap((size) => BILLING_INTERVALS.map((interval) => `${size}:${interval}` as const));
  const lacking = names.find((name) => !given.get(name)?.startsWith("price_"));
  if (lacking) throw new Error(`In STRIPE_PRICES fehlt der Preis ${lacking}.`);
  return Object.fromEntries(names.map((name) => [name, given.get(name)!])) as Record<PriceName, string>;
}
