import type { CardName, Decline } from "./cards.ts";
import type { DebitRow } from "./debits.ts";

/** What the simulator keeps, as plain JSON; times are seconds of its own clock, amounts are cents. What callers see of it is made in `views/`. */
export type SimulatorState = {
  /** By how many seconds its clock is ahead of the real one. */
  ahead: number;
  /** By how many seconds the application that it stands beside is ahead of the real clock: it follows only when told to. */
  applicationAhead: number;
  customers: Record<string, CustomerRow>;
  taxIds: Record<string, TaxIdRow>;
  paymentMethods: Record<string, PaymentMethodRow>;
  mandates: Record<string, MandateRow>;
  setupIntents: Record<string, SetupIntentRow>;
  paymentIntents: Record<string, PaymentIntentRow>;
  products: Record<string, ProductRow>;
  prices: Record<string, PriceRow>;
  taxRates: Record<string, TaxRateRow>;
  subscriptions: Record<string, SubscriptionRow>;
  invoices: Record<string, InvoiceRow>;
  portalSessions: Record<string, PortalSessionRow>;
  testClocks: Record<string, TestClockRow>;
  /** What was answered under an Idempotency-Key. */
  answers: Record<string, AnswerRow>;
  /** Events that the application has not acknowledged yet, oldest first. */
  webhooks: WebhookRow[];
};

type Row = { id: string; created: number };
type Metadata = Record<string, string>;
export type AddressRow = Record<"city" | "country" | "line1" | "line2" | "postal_code" | "state", string | null>;

export type CustomerRow = Row & {
  name: string | null;
  email: string | null;
  phone: string | null;
  description: string | null;
  address: AddressRow | null;
  locales: string[];
  metadata: Metadata;
  taxExempt: "none" | "exempt" | "reverse";
  defaultPaymentMethod: string | null;
  /** What stands at the foot of invoices; absent for nothing. */
  footer?: string | null;
  /** Below zero: a credit, used up by the next invoices. */
  balance: number;
  invoicePrefix: string;
  nextInvoice: number;
  /** It was deleted: known by its id, and for nothing else. */
  isGone?: true;
};
export type TaxIdRow = Row & { customer: string; value: string; status: "pending" | "verified" | "unverified" };
export type PaymentMethodRow = Row & {
  /** Null where it is a bank account. */
  card: CardName | null;
  debit?: DebitRow;
  customer: string | null;
  name: string | null;
  email: string | null;
  /** Whether its owner has authenticated a setup: charges without the owner then pass where the card allows it. */
  isSetUp: boolean;
  metadata: Metadata;
};
export type MandateRow = Row & { paymentMethod: string; reference: string };
export type SetupIntentRow = Row & {
  secret: string;
  customer: string | null;
  paymentMethod: string | null;
  description: string | null;
  usage: string;
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "succeeded";
  decline: Decline | null;
  returnUrl: string | null;
  /** Whether its card becomes the one that everything is paid with. */
  isForDefault: boolean;
  /** What the owner of a bank account has agreed to. */
  mandate?: string;
  metadata: Metadata;
};
export type PaymentIntentRow = Row & {
  secret: string;
  invoice: string;
  paymentMethod: string | null;
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "processing" | "succeeded" | "canceled";
  decline: Decline | null;
  /** When the bank says what became of a debit that is under way. */
  settlesAt?: number;
};
export type ProductRow = Row & { name: string; description: string | null; active: boolean; metadata: Metadata };
export type PriceRow = Row & {
  product: string;
  active: boolean;
  currency: string;
  unitAmount: number;
  interval: "month" | "year";
  lookupKey: string | null;
  nickname: string | null;
  metadata: Metadata;
};
export type TaxRateRow = Row & {
  name: string;
  percentage: number;
  country: string | null;
  description: string | null;
  jurisdiction: string | null;
  taxType: string | null;
  active: boolean;
  metadata: Metadata;
};
export type SubscriptionStatus = "trialing" | "active" | "past_due" | "canceled" | "incomplete" | "incomplete_expired";
export type SubscriptionRow = Row & {
  customer: string;
  itemId: string;
  itemCreated: number;
  price: string;
  status: SubscriptionStatus;
  trialStart: number | null;
  trialEnd: number | null;
  /** From which all periods are counted, so that the 31st comes back after February. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellation: { comment: string | null; feedback: string | null; reason: "cancellation_requested" | "payment_failed" | null };
  defaultPaymentMethod: string | null;
  savesPaymentMethod: boolean;
  onMissingPaymentMethod: "cancel" | "create_invoice";
  /** Within how many days its invoices are to be paid by transfer; absent or null where they are charged. */
  daysUntilDue?: number | null;
  taxRates: string[];
  description: string | null;
  metadata: Metadata;
  latestInvoice: string | null;
  pendingSetupIntent: string | null;
  /** A change that waits until its invoice is paid. */
  pendingUpdate?: PendingUpdateRow;
  /** Prorations that wait for the next invoice. */
  pending: LineRow[];
  toldTrialEnd: boolean;
  toldUpcoming: boolean;
};
export type PendingUpdateRow = {
  price: string;
  /** The moment from which the new price counts. */
  from: number;
  cancelAtPeriodEnd?: boolean;
  invoice: string;
  expiresAt: number;
};
export type LineRow = { id: string; amount: number; price: string; description: string; isProration: boolean; start: number; end: number };
export type TaxRow = { rate: string; amount: number; taxable: number; reason: "standard_rated" | "reverse_charge" | "customer_exempt" };
export type InvoiceReason = "subscription_create" | "subscription_cycle" | "subscription_update" | "upcoming";
/** A part of an invoice that is credited; cents, above zero. */
export type CreditNoteRow = {
  id: string;
  number: string;
  created: number;
  description: string;
  net: number;
  tax: number;
  before: number;
  after: number;
};

export type InvoiceRow = Row & {
  customer: string;
  /** The customer as it was when the invoice was made. */
  to: {
    name: string | null;
    email: string | null;
    phone: string | null;
    address: AddressRow | null;
    taxExempt: CustomerRow["taxExempt"];
    taxIds: string[];
  };
  subscription: string;
  reason: InvoiceReason;
  status: "draft" | "open" | "paid" | "void";
  number: string | null;
  lines: (LineRow & { taxes: TaxRow[] })[];
  taxRates: string[];
  periodStart: number;
  periodEnd: number;
  startingBalance: number;
  endingBalance: number | null;
  amountPaid: number;
  attempts: number;
  nextAttempt: number | null;
  /** Until when it is to be paid by transfer; absent or null where it is charged. */
  dueDate?: number | null;
  toldOverdue?: true;
  /** What credit notes have taken off what is to be paid; absent for nothing. */
  credited?: number;
  /** What they gave back as credit. */
  creditedAfter?: number;
  /** The credit notes themselves; absent for none. */
  creditNotes?: CreditNoteRow[];
  paymentIntent: string | null;
  prorationDate: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  subscriptionMetadata: Metadata;
  metadata: Metadata;
};
export type PortalSessionRow = Row & { customer: string; returnUrl: string | null; locale: string | null };
export type TestClockRow = Row & { name: string | null };
export type AnswerRow = { at: number; call: string; status: number; body: string };
export type WebhookRow = {
  id: string;
  created: number;
  payload: string;
  attempts: number;
  dueAt: number;
  firstTriedAt: number | null;
  /** While somebody is delivering it. */
  claimedUntil: number | null;
};

/** Changes the state one at a time: keeps what `work` did when it returns, and nothing of it when it throws. */
export type SimulatorStore = { change<T>(work: (state: SimulatorState) => T): Promise<T> };

/** The state of a provider whom nobody has called yet. */
export const emptyState = (): SimulatorState => ({
  ahead: 0,
  applicationAhead: 0,
  customers: {},
  taxIds: {},
  paymentMethods: {},
  mandates: {},
  setupIntents: {},
  paymentIntents: {},
  products: {},
  prices: {},
  taxRates: {},
  subscriptions: {},
  invoices: {},
  portalSessions: {},
  testClocks: {},
  answers: {},
  webhooks: [],
});

/** A store that forgets everything with the process. */
export function memoryStore(): SimulatorStore {
  let state = emptyState();
  return {
    async change(work) {
      const draft = structuredClone(state);
      const result = work(draft);
      state = draft;
      return result;
    },
  };
}
