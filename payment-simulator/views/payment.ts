import type { Stripe } from "stripe";
import { type CardName, CARDS, type Decline } from "../cards.ts";
import type { DebitRow } from "../debits.ts";
import type { MandateRow, PaymentIntentRow, PaymentMethodRow, SetupIntentRow, SimulatorState } from "../state.ts";
import { pageOf, type World } from "../world.ts";

/** Cards are valid until the December after next. */
const validUntil = (created: number) => new Date(created * 1000).getUTCFullYear() + 2;

export const cardView = (row: { card: CardName; created: number }) => ({
  brand: "visa",
  last4: CARDS[row.card].last4,
  exp_month: 12,
  exp_year: row.card === "expired" ? validUntil(row.created) - 3 : validUntil(row.created),
});

export const paymentMethodView = (row: PaymentMethodRow): Stripe.PaymentMethod => ({
  id: row.id,
  object: "payment_method",
  allow_redisplay: "unspecified",
  billing_details: { address: null, email: row.email, name: row.name, phone: null, tax_id: null },
  ...(row.card === null ? {} : { card: wholeCard({ card: row.card, created: row.created }) }),
  ...(row.debit ? { sepa_debit: accountView(row.debit) } : {}),
  created: row.created,
  customer: row.customer,
  customer_account: null,
  livemode: false,
  metadata: row.metadata,
  type: row.debit ? "sepa_debit" : "card",
});

const accountView = ({ bankCode, country, last4 }: DebitRow): Stripe.PaymentMethod.SepaDebit => ({
  bank_code: bankCode,
  branch_code: null,
  country,
  fingerprint: `test${country}${last4}`,
  generated_from: null,
  last4,
});

const wholeCard = (row: { card: CardName; created: number }): Stripe.PaymentMethod.Card => ({
  ...cardView(row),
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "DE",
  display_brand: "visa",
  fingerprint: `test${row.card.replaceAll("_", "")}`,
  funding: "credit",
  generated_from: null,
  networks: { available: ["visa"], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** What the owner of a bank account has agreed to. */
export const mandateView = (row: MandateRow): Stripe.Mandate => ({
  id: row.id,
  object: "mandate",
  customer_acceptance: { accepted_at: row.created, type: "online" },
  livemode: false,
  multi_use: {},
  payment_method: row.paymentMethod,
  payment_method_details: { sepa_debit: { reference: row.reference, url: "" }, type: "sepa_debit" },
  status: "active",
  type: "multi_use",
});

export const setupIntentView = (world: World, row: SetupIntentRow): Stripe.SetupIntent => ({
  id: row.id,
  object: "setup_intent",
  allowed_payment_method_types: null,
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: row.secret,
  created: row.created,
  customer: row.customer,
  customer_account: null,
  description: row.description,
  excluded_payment_method_types: null,
  flow_directions: null,
  last_setup_error: row.decline && lastError(world.state, row.decline, row.paymentMethod),
  latest_attempt: null,
  livemode: false,
  managed_payments: null,
  mandate: row.mandate ?? null,
  metadata: row.metadata,
  next_action: nextAction(world, row),
  on_behalf_of: null,
  // A method that failed is no longer part of the intent; the error names it.
  payment_method: row.decline ? null : row.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: [row.mandate === undefined ? "card" : "sepa_debit"],
  single_use_mandate: null,
  status: row.status,
  usage: row.usage,
});

/** Of a payment the simulator tells how it stands, and why it was refused. */
export const paymentIntentView = (
  { state }: World,
  row: PaymentIntentRow,
): Pick<
  Stripe.PaymentIntent,
  "id" | "object" | "created" | "currency" | "last_payment_error" | "livemode" | "payment_method" | "status"
> => ({
  id: row.id,
  object: "payment_intent",
  created: row.created,
  currency: "eur",
  last_payment_error: row.decline && lastError(state, row.decline, row.paymentMethod),
  livemode: false,
  payment_method: row.paymentMethod,
  status: row.status,
});

function lastError(state: SimulatorState, decline: Decline, method: string | null): Stripe.SetupIntent.LastSetupError {
  const row = method === null ? undefined : state.paymentMethods[method];
  return {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    message: decline.message,
    ...(row ? { payment_method: paymentMethodView(row) } : {}),
  };
}

function nextAction(world: World, row: SetupIntentRow): Stripe.SetupIntent.NextAction | null {
  if (row.status !== "requires_action") return null;
  const url = pageOf(world, "auth", row.secret);
  return row.returnUrl === null
    ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } }
    : {
        type: "redirect_to_url",
        redirect_to_url: { return_url: row.returnUrl, url: `${url}?return=${encodeURIComponent(row.returnUrl)}` },
      };
}
