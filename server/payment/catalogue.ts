import {
  amounts,
  BILLING_INTERVALS,
  type BillingInterval,
  type CompanySize,
  PLANS,
  type PriceName,
  VAT_PERCENT,
} from "@hz/contract/billing/plans";
import type { Stripe } from "stripe";

type WantedPrice = { key: PriceName; lookupKey: string; interval: BillingInterval; cents: number };

/** What has to exist at the provider: a product for each plan with a price for each interval. */
const CATALOGUE: { productId: string; name: string; prices: WantedPrice[] }[] = PLANS.map((plan) => ({
  productId: `hz_${slug(plan.size)}`,
  name: plan.name,
  prices: BILLING_INTERVALS.map((interval) => ({
    key: `${plan.size}:${interval}` as const,
    lookupKey: `hz_${slug(plan.size)}_${interval}`,
    interval,
    cents: amounts(plan, interval).net,
  })),
}));

/** German value added tax, on top of the price; known again by its mark, because tax rates have no lookup key. */
const TAX_RATE = { display_name: "USt.", percentage: VAT_PERCENT, inclusive: false, country: "DE", metadata: { hz: "vat" } };

/** Products are named by ids, which take letters, digits, hyphens and underscores only. */
function slug(size: CompanySize): string {
  return size.replaceAll(" ", "_");
}

type ProviderIds = { prices: Record<PriceName, string>; taxRate: string };

/** Makes at the provider what is missing of our catalogue; done again, it finds what is there. */
export async function ensureCatalogue(stripe: Stripe): Promise<ProviderIds> {
  const lookup_keys = CATALOGUE.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey));
  const found = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
  const prices = new Map<PriceName, string>();
  for (const product of CATALOGUE)
    for (const price of product.prices) {
      const current = found.data.find(({ lookup_key }) => lookup_key === price.lookupKey);
      const isRight = current?.unit_amount === price.cents;
      prices.set(price.key, isRight ? current.id : await createPrice(stripe, product, price, current?.id ?? "first"));
    }
  return { prices: complete(prices), taxRate: await ensureTaxRate(stripe) };
}

/** Several instances may start at once: all get what the first of them made. */
const under = (what: string) => ({ idempotencyKey: `hz-catalogue-${what}` });

async function createPrice(stripe: Stripe, product: (typeof CATALOGUE)[number], price: WantedPrice, replaced: string): Promise<string> {
  await ensureProduct(stripe, product);
  const { id } = await stripe.prices.create(
    {
      product: product.productId,
      currency: "eur",
      unit_amount: price.cents,
      recurring: { interval: price.interval },
      tax_behavior: "exclusive",
      lookup_key: price.lookupKey,
      // A price cannot change: a new one takes over the key, and who pays the old one goes on doing so.
      transfer_lookup_key: true,
    },
    under(`${price.lookupKey}-${price.cents}-${replaced}`),
  );
  return id;
}

async function ensureProduct(stripe: Stripe, { productId, name }: (typeof CATALOGUE)[number]): Promise<void> {
  const { data } = await stripe.products.list({ ids: [productId] });
  if (data.length === 0) await stripe.products.create({ id: productId, name }, under(productId));
}

async function ensureTaxRate(stripe: Stripe): Promise<string> {
  for await (const rate of stripe.taxRates.list({ active: true, inclusive: false, limit: 100 }))
    if (rate.metadata?.["hz"] === TAX_RATE.metadata.hz && rate.percentage === VAT_PERCENT) return rate.id;
  return (await stripe.taxRates.create(TAX_RATE, under(`vat-${VAT_PERCENT}`))).id;
}

/** Every plan has a price by now. */
function complete(prices: Map<PriceName, string>): Record<PriceName, string> {
  const id = (key: PriceName) => prices.get(key)!;
  const of = (size: CompanySize) => ({ [`${size}:month`]: id(`${size}:month`), [`${size}:year`]: id(`${size}:year`) });
  return Object.assign({}, ...PLANS.map(({ size }) => of(size)));
}

/** The lines of the configuration that name the ids at the payment provider. */
export function priceSetting({ prices, taxRate }: ProviderIds): string {
  const list = Object.entries(prices).map(([name, id]) => `${name}=${id}`);
  return [`STRIPE_PRICES="${list.join(",")}"`, `STRIPE_TAX_RATE=${taxRate}`].join("\n");
}
