import type { ProviderIds } from "../server/payment/catalogue.ts";

/** The lines of the configuration that name the ids at the payment provider. */
export function priceSetting({ prices, taxRate }: ProviderIds): string {
  const list = Object.entries(prices).map(([name, id]) => `${name}=${id}`);
  return [`STRIPE_PRICES="${list.join(",")}"`, `STRIPE_TAX_RATE=${taxRate}`].join("\n");
}
