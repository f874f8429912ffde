import { APPLICATION_LANGUAGES } from "../languages.ts";
import * as z from "zod";
import { Registration, NewSession } from "../sign-in/auth.ts";
import { CARD_REFUSALS } from "./card-refusal.ts";
import { Address, BillingDetails, Buyer, germanPostalCode, NewBillingDetails } from "./details.ts";
import { HOLDER_MAX, Iban } from "./iban.ts";
import { Cents, EInvoice, EInvoiceOf, Invoice, UnixSeconds } from "./invoices.ts";
import { BILLING_INTERVALS, COMPANY_SIZES } from "./plans.ts";
import { defineRoute } from "../route.ts";
import { CurrentUser } from "../people/users.ts";

/** States of a subscription, spelled as the payment provider does (specification 4.3). */
export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "canceled", "incomplete", "incomplete_expired", "unpaid"] as const;
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const CompanySizeName = z.enum(COMPANY_SIZES);
export const Interval = z.enum(BILLING_INTERVALS);
/** An object's id at the payment provider. */
const providerId = (prefix: string) =>
  z
    .string()
    .max(100)
    .regex(new RegExp(`^${prefix}_[A-Za-z0-9_]+$`));

/** A subscription as section 3.2 of the specification has it; amounts in cents, net, per interval. */
export const Subscription = z.object({
  status: SubscriptionStatus,
  cancel_at_period_end: z.boolean(),
  current_period_end: UnixSeconds,
  trial_end: UnixSeconds.nullable(),
  plan: z.object({ id: z.string(), amount: Cents, currency: z.string(), interval: Interval }),
});
export type Subscription = z.infer<typeof Subscription>;

/** Ways to pay; which of them an installation offers says `Billing`. */
export const PAYMENT_WAYS = ["card", "sepa_debit", "invoice"] as const;
export const PaymentWay = z.enum(PAYMENT_WAYS);
export type PaymentWay = z.infer<typeof PaymentWay>;
/** What a plan is paid by: a card, a direct debit with the reference of its mandate (empty where the provider has not told it), or by transfer after an invoice. */
export const PaymentMethod = z.union([
  z.object({ card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }) }),
  z.object({ sepaDebit: z.object({ last4: z.string(), mandate: z.string() }) }),
  z.object({ invoice: z.object({ daysUntilDue: z.int() }) }),
]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
export type PaidByCard = Extract<PaymentMethod, { card: unknown }>;
/** The card that a plan is paid by; null where it is paid otherwise. */
export const cardOf = (method: PaymentMethod | null | undefined): PaidByCard | null => (method && "card" in method ? method : null);
export const Billing = z.object({
  user: CurrentUser,
  subscription: Subscription.nullable(),
  paymentMethod: PaymentMethod.nullable(),
  /** What this installation offers; always a card. */
  paymentWays: z.array(PaymentWay),
  /** Whom a direct debit's mandate empowers, as the operator is called, and the creditor identifier; null is what they have not said. */
  creditor: z.object({ name: z.string().nullable(), id: z.string().nullable() }),
  invoices: z.array(Invoice),
  /** The provider's price ids of all plans. */
  prices: z.array(z.object({ id: z.string(), size: CompanySizeName, interval: Interval })),
  /** Null until they were entered. */
  details: BillingDetails.nullable(),
  /** The address among the company's data, for who has entered none; null where there is none either. */
  knownAddress: Address.nullable(),
  /** Whether invoices carry no tax because the company owes it itself. */
  reverseCharge: z.boolean(),
  /** Whether invoices that are paid, or to be paid by transfer, can be had as e-invoices: the operator is named with all that they ask for. */
  eInvoices: z.boolean(),
  /** What the next invoices use up before anything is to be paid. */
  credit: Cents,
});
export type Billing = z.infer<typeof Billing>;

/** Whether a VAT number of another country moves the tax there, as it should; true where there is none. The register of such numbers may not know it. */
export const isVatIdBelieved = ({ details, reverseCharge }: Pick<Billing, "details" | "reverseCharge">): boolean =>
  !details?.vatId || details.country === "DE" || reverseCharge;

/** A card from the provider's own field; `setupIntentId` where its bank has just authenticated it. */
export const Card = z.object({ paymentMethodId: providerId("pm"), setupIntentId: providerId("seti").optional() });
export type Card = z.infer<typeof Card>;
/** Whose account direct debits take from, by its IBAN, which may come with spaces; and in which language the mandate was read. */
export const DirectDebit = z.object({
  iban: Iban,
  holder: z.string().trim().min(1).max(HOLDER_MAX),
  readIn: z.enum(APPLICATION_LANGUAGES),
});
export type DirectDebit = z.infer<typeof DirectDebit>;
/**
 * The card's bank asks its owner first: with this the browser lets them answer, then the same call comes again. With a
 * `setupIntentId` it is about the card itself, without about a payment.
 */
export const Authentication = z.object({ clientSecret: z.string(), setupIntentId: z.string().optional() });
export type Authentication = z.infer<typeof Authentication>;

/** How an installation takes cards: the payment provider's public key, null in test mode, and the address of the frame with the card field; and in which ways plans may be paid. */
export const PaymentFacts = z.object({ publishableKey: z.string().nullable(), frame: z.string(), paymentWays: z.array(PaymentWay) });
export type PaymentFacts = z.infer<typeof PaymentFacts>;

export const TrialSignUp = Registration.omit({ howFoundUs: true, companyWebsite: true })
  .extend({
    ...Buyer.shape,
    companySize: CompanySizeName,
    planType: CompanySizeName,
    interval: Interval,
    ...Card.shape,
  })
  .check(germanPostalCode("A German postal code has five digits"));
export type TrialSignUp = z.infer<typeof TrialSignUp>;

/** What the next payments will be after a change of plan; cents. `dueNow` is charged at once. */
export const PlanPreview = z.object({
  dueNow: Cents,
  tax: Cents,
  /** What of it the account's credit pays. */
  credit: Cents,
  lines: z.array(z.object({ description: z.string(), amount: Cents })),
  nextAt: UnixSeconds.nullable(),
  /** By which moment it is reckoned; sent along with the change, that is charged which was shown. */
  at: UnixSeconds.nullable(),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

/** A trial that ends so soon may be over when the provider reads of it, and it takes no end that has passed: it counts as over. */
export const TRIAL_NEARLY_OVER_MS = 60_000;

const access = { access: "user", permission: "Einstellungen", orOwner: true, whileWaiting: true } as const;
const PriceId = providerId("price");
const trouble = ["PAYMENT_UNAVAILABLE", "PAYMENT_REFUSED"] as const;

export const billingRoutes = {
  facts: defineRoute({
    method: "GET",
    path: "/api/payment",
    summary:
      "How a card is taken: the payment provider's public key, null in test mode, and the address of the frame with the card field; and in which ways plans may be paid",
    access: "public",
    answer: PaymentFacts,
  }),
  signUp: defineRoute({
    method: "POST",
    path: "/api/signup-with-trial",
    summary: "A new account with a card and a trial of seven days; asks for the card owner's authentication first where the bank wants it",
    access: "public",
    body: TrialSignUp,
    answer: z.union([NewSession, z.object({ authentication: Authentication })]),
    errors: ["EMAIL_TAKEN", "BOX_REFUSED", ...CARD_REFUSALS, "TOO_MANY_TRIES", ...trouble],
  }),
  get: defineRoute({
    method: "GET",
    path: "/api/billing",
    summary: "Subscription, payment method and invoices",
    ...access,
    answer: Billing,
  }),
  cancel: defineRoute({
    method: "POST",
    path: "/api/billing/cancel",
    summary: "Ends the subscription at the end of the period that is paid for",
    ...access,
    answer: Billing,
    errors: ["NO_SUBSCRIPTION", ...trouble],
  }),
  reactivate: defineRoute({
    method: "POST",
    path: "/api/billing/reactivate",
    summary: "Takes a cancellation back that has not come into effect",
    ...access,
    answer: Billing,
    errors: ["NO_SUBSCRIPTION", ...trouble],
  }),
  preview: defineRoute({
    method: "GET",
    path: "/api/billing/preview",
    summary: "What a change to another plan costs now",
    ...access,
    query: z.object({ priceId: PriceId }),
    answer: PlanPreview,
    errors: ["NO_SUBSCRIPTION", "PRICE_UNKNOWN", "PAYMENT_OVERDUE", ...trouble],
  }),
  changePlan: defineRoute({
    method: "POST",
    path: "/api/billing/change-plan",
    summary: "Switches the plan, or begins a subscription where there is none, with the card that is named or the way to pay that is kept",
    ...access,
    body: z.object({ priceId: PriceId, card: Card.optional(), at: UnixSeconds.optional() }),
    answer: z.union([Billing, z.object({ authentication: Authentication })]),
    errors: [
      "DEMO_ACCOUNT",
      "PRICE_UNKNOWN",
      "ADDRESS_NEEDED",
      "CARD_NEEDED",
      ...CARD_REFUSALS,
      "PAYMENT_OVERDUE",
      "PREVIEW_STALE",
      ...trouble,
    ],
  }),
  setCard: defineRoute({
    method: "POST",
    path: "/api/billing/payment-method",
    summary: "Takes another card from now on, and pays with it what is overdue",
    ...access,
    body: Card,
    answer: z.union([Billing, z.object({ authentication: Authentication })]),
    errors: [...CARD_REFUSALS, "NO_SUBSCRIPTION", ...trouble],
  }),
  setDirectDebit: defineRoute({
    method: "POST",
    path: "/api/billing/direct-debit",
    summary: "Pays by SEPA direct debit from now on, and collects what is overdue; the account is kept by the payment provider alone",
    ...access,
    body: DirectDebit,
    answer: Billing,
    errors: ["IBAN_REFUSED", "WAY_NOT_OFFERED", "DEMO_ACCOUNT", "ADDRESS_NEEDED", ...trouble],
  }),
  payByInvoice: defineRoute({
    method: "POST",
    path: "/api/billing/by-invoice",
    summary: "Pays by transfer from now on, after invoices that are due in 14 days",
    ...access,
    answer: Billing,
    errors: ["WAY_NOT_OFFERED", "DEMO_ACCOUNT", "ADDRESS_NEEDED", "PAYMENT_OVERDUE", ...trouble],
  }),
  setDetails: defineRoute({
    method: "PUT",
    path: "/api/billing/details",
    summary: "Whom invoices are made out to; a VAT number of another country of the union moves the tax to the customer",
    ...access,
    body: NewBillingDetails,
    answer: Billing,
    errors: ["DEMO_ACCOUNT", "VAT_ID_INVALID", ...trouble],
  }),
  eInvoice: defineRoute({
    method: "GET",
    path: "/api/billing/invoices/:id/e-invoice",
    summary: "An invoice that is paid, or to be paid by transfer, or its correction, as XML by EN 16931 (XRechnung)",
    ...access,
    params: z.object({ id: providerId("in") }),
    query: z.object({ of: EInvoiceOf }),
    answer: EInvoice,
    errors: ["NOT_FOUND", "ADDRESS_NEEDED", ...trouble],
  }),
  zugferd: defineRoute({
    method: "GET",
    path: "/api/billing/invoices/:id/zugferd",
    summary: "The same e-invoice as ZUGFeRD: a PDF with the invoice as XML in it (profile EN 16931)",
    ...access,
    params: z.object({ id: providerId("in") }),
    query: z.object({ of: EInvoiceOf }),
    answer: "bytes",
    errors: ["NOT_FOUND", "ADDRESS_NEEDED", ...trouble],
  }),
  customerPortal: defineRoute({
    method: "POST",
    path: "/api/billing/customer-portal",
    summary: "The address of the provider's page for invoices and cards",
    ...access,
    answer: z.object({ url: z.string() }),
    errors: ["NO_SUBSCRIPTION", ...trouble],
  }),
};
