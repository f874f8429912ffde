import type { Stripe } from "stripe";
import type { PriceRow, ProductRow, TaxRateRow } from "../state.ts";

/** A number as the provider writes decimals: as text. Its library would be loaded at every start for that. */
export const decimal = (value: number) => String(value) as unknown as Stripe.Decimal;

export const productView = (row: ProductRow): Stripe.Product => ({
  id: row.id,
  object: "product",
  active: row.active,
  created: row.created,
  default_price: null,
  description: row.description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: row.metadata,
  name: row.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  updated: row.created,
  url: null,
});

export const priceView = (row: PriceRow): Stripe.Price => ({
  id: row.id,
  object: "price",
  active: row.active,
  billing_scheme: "per_unit",
  created: row.created,
  currency: row.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: row.lookupKey,
  metadata: row.metadata,
  nickname: row.nickname,
  product: row.product,
  recurring: { interval: row.interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "exclusive",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: row.unitAmount,
  unit_amount_decimal: decimal(row.unitAmount),
});

/** What a price was called formerly; items still carry it. */
export const planView = (row: PriceRow): Stripe.Plan => ({
  id: row.id,
  object: "plan",
  active: row.active,
  amount: row.unitAmount,
  amount_decimal: decimal(row.unitAmount),
  billing_scheme: "per_unit",
  created: row.created,
  currency: row.currency,
  interval: row.interval,
  interval_count: 1,
  livemode: false,
  metadata: row.metadata,
  meter: null,
  nickname: row.nickname,
  product: row.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

export const taxRateView = (row: TaxRateRow): Stripe.TaxRate => ({
  id: row.id,
  object: "tax_rate",
  active: row.active,
  country: row.country,
  created: row.created,
  description: row.description,
  display_name: row.name,
  effective_percentage: row.percentage,
  flat_amount: null,
  inclusive: false,
  jurisdiction: row.jurisdiction,
  jurisdiction_level: null,
  livemode: false,
  metadata: row.metadata,
  percentage: row.percentage,
  rate_type: "percentage",
  state: null,
  tax_type: row.taxType,
});
