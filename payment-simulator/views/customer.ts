import type { Stripe } from "stripe";
import type { CustomerRow, SimulatorState, TaxIdRow } from "../state.ts";

export const customerView = (state: SimulatorState, row: CustomerRow): Stripe.Customer => ({
  id: row.id,
  object: "customer",
  address: row.address,
  balance: row.balance,
  created: row.created,
  currency: row.nextInvoice > 1 ? "eur" : null,
  customer_account: null,
  default_source: null,
  delinquent: Object.values(state.invoices).some(
    ({ customer, status, attempts }) => customer === row.id && status === "open" && attempts > 0,
  ),
  description: row.description,
  discount: null,
  email: row.email,
  invoice_prefix: row.invoicePrefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: row.defaultPaymentMethod,
    footer: row.footer ?? null,
    rendering_options: null,
  },
  livemode: false,
  metadata: row.metadata,
  name: row.name,
  next_invoice_sequence: row.nextInvoice,
  phone: row.phone,
  preferred_locales: row.locales,
  shipping: null,
  tax_exempt: row.taxExempt,
  test_clock: null,
});

export const taxIdView = (row: TaxIdRow): Stripe.TaxId => ({
  id: row.id,
  object: "tax_id",
  country: row.value.slice(0, 2),
  created: row.created,
  customer: row.customer,
  customer_account: null,
  livemode: false,
  owner: { customer: row.customer, customer_account: null, type: "customer" },
  type: "eu_vat",
  value: row.value,
  verification: { status: row.status, verified_address: null, verified_name: null },
});

/** Where transfers go in the simulator: the account of the provider's documentation, where no money is. */
export const TRANSFERS_TO = { iban: "DE89370400440532013000", bic: "COBADEFFXXX", holder: "Testmodus" };

const NOWHERE = { city: null, country: "DE", line1: null, line2: null, postal_code: null, state: null };

export const fundingView = (): Stripe.FundingInstructions => ({
  object: "funding_instructions",
  bank_transfer: {
    country: "DE",
    financial_addresses: [
      {
        type: "iban",
        iban: {
          account_holder_address: NOWHERE,
          account_holder_name: TRANSFERS_TO.holder,
          bank_address: NOWHERE,
          bic: TRANSFERS_TO.bic,
          country: "DE",
          iban: TRANSFERS_TO.iban,
        },
      },
    ],
    type: "eu_bank_transfer",
  },
  currency: "eur",
  funding_type: "bank_transfer",
  livemode: false,
});

/** What one movement of a customer's balance is known by; nothing of it is kept but the balance. */
type BalanceTransaction = {
  id: string;
  created: number;
  customer: string;
  amount: number;
  endingBalance: number;
  description: string | null;
  metadata: Record<string, string>;
};

export const balanceTransactionView = (row: BalanceTransaction): Stripe.CustomerBalanceTransaction => ({
  id: row.id,
  object: "customer_balance_transaction",
  amount: row.amount,
  checkout_session: null,
  created: row.created,
  credit_note: null,
  currency: "eur",
  customer: row.customer,
  customer_account: null,
  description: row.description,
  ending_balance: row.endingBalance,
  invoice: null,
  livemode: false,
  metadata: row.metadata,
  type: "adjustment",
});
