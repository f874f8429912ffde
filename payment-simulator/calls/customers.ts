import type { Stripe } from "stripe";
import { choiceOf, integerOf, metadataOf, needText, partOf, type Params, textOf, textsOf } from "../form.ts";
import { endSubscription } from "../life/ending.ts";
import { changeCustomer, tell } from "../life/tell.ts";
import { ownMethodOf } from "../life/methods.ts";
import { invalid } from "../refusal.ts";
import type { AddressRow, CustomerRow, TaxIdRow } from "../state.ts";
import { balanceTransactionView, customerView, fundingView, taxIdView } from "../views/customer.ts";
import { customerDeletedEvent, customerEvent, taxIdEvent } from "../views/event.ts";
import { customerOf, need, newId, newInvoicePrefix, type World } from "../world.ts";
import { type Call, filter, page, PAGING } from "./call.ts";

const FIELDS = ["name", "email", "phone", "description", "address", "metadata", "tax_exempt", "preferred_locales", "invoice_settings"];

function write(world: World, row: CustomerRow, params: Params): void {
  const email = textOf(params, "email");
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid(`Invalid email address: ${email}`, "email", "email_invalid");
  if (email !== undefined) row.email = email;
  const [name, phone, description] = ["name", "phone", "description"].map((field) => textOf(params, field));
  if (name !== undefined) row.name = name;
  if (phone !== undefined) row.phone = phone;
  if (description !== undefined) row.description = description;
  if (params["address"] !== undefined) row.address = addressOf(params);
  row.metadata = metadataOf(params, row.metadata);
  row.taxExempt = choiceOf(params, "tax_exempt", { none: "none", exempt: "exempt", reverse: "reverse" } as const) ?? row.taxExempt;
  row.locales = textsOf(params, "preferred_locales") ?? row.locales;
  const settings = partOf(params, "invoice_settings");
  const footer = settings && textOf(settings, "footer");
  if (footer !== undefined) row.footer = footer;
  const method = settings && textOf(settings, "default_payment_method");
  if (method !== undefined) row.defaultPaymentMethod = method === null ? null : ownMethodOf(world, method, row);
}

function addressOf(params: Params): AddressRow | null {
  const sent = partOf(params, "address");
  if (!sent) return null;
  const part = (name: string) => textOf(sent, name) ?? null;
  return {
    city: part("city"),
    country: part("country"),
    line1: part("line1"),
    line2: part("line2"),
    postal_code: part("postal_code"),
    state: part("state"),
  };
}

const create: Call = {
  params: FIELDS,
  run({ world, params }) {
    const row: CustomerRow = {
      id: newId("cus"),
      created: world.at,
      name: null,
      email: null,
      phone: null,
      description: null,
      address: null,
      locales: [],
      metadata: {},
      taxExempt: "none",
      defaultPaymentMethod: null,
      balance: 0,
      invoicePrefix: newInvoicePrefix(),
      nextInvoice: 1,
    };
    write(world, row, params);
    world.state.customers[row.id] = row;
    tell(world, customerEvent(world, customerView(world.state, row)));
    return customerView(world.state, row);
  },
};

const gone = (id: string): Stripe.DeletedCustomer => ({ id, object: "customer", deleted: true });

const retrieve: Call = {
  params: [],
  run({ world, path }) {
    const id = path["customer"] ?? "";
    return world.state.customers[id]?.isGone ? gone(id) : customerView(world.state, customerOf(world, id));
  },
};

/** As somebody does on the provider's own pages: what runs for the customer ends at once. */
const remove: Call = {
  params: [],
  run({ world, path }) {
    const row = customerOf(world, path["customer"] ?? "");
    for (const one of Object.values(world.state.subscriptions))
      if (one.customer === row.id && !one.endedAt) endSubscription(world, one, "cancellation_requested");
    row.isGone = true;
    tell(world, customerDeletedEvent(world, customerView(world.state, row)));
    return gone(row.id);
  },
};

const update: Call = {
  params: FIELDS,
  run({ world, params, path }) {
    const row = customerOf(world, path["customer"] ?? "");
    changeCustomer(world, row, () => write(world, row, params));
    return customerView(world.state, row);
  },
};

const list: Call = {
  params: [...PAGING, "email"],
  run({ world, params }) {
    const isWanted = filter(params, "email");
    const rows = Object.values(world.state.customers).filter(({ email, isGone }) => !isGone && isWanted(email));
    return page("/v1/customers", rows, params, (row) => customerView(world.state, row));
  },
};

/** Two letters of a country (Greece is EL) and what its offices number companies by; a rough check, as the provider's own. */
const EU_VAT = /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,13}$/;
const STRICT: Record<string, RegExp> = { DE: /^\d{9}$/, AT: /^U\d{8}$/, FR: /^[0-9A-Z]{2}\d{9}$/, NL: /^[0-9A-Z+*]{9}B[0-9A-Z+*]{2}$/ };

const createTaxId: Call = {
  params: ["type", "value"],
  run({ world, params, path }) {
    const customer = customerOf(world, path["customer"] ?? "");
    if (needText(params, "type") !== "eu_vat") throw invalid("The simulator knows tax ids of the type eu_vat only.", "type");
    const value = needText(params, "value")
      .replaceAll(/[\s.-]/g, "")
      .toUpperCase();
    const strict = STRICT[value.slice(0, 2)];
    if (!EU_VAT.test(value) || (strict && !strict.test(value.slice(2))))
      throw invalid(`Invalid value for eu_vat.`, "value", "tax_id_invalid");
    const row: TaxIdRow = {
      id: newId("txi"),
      created: world.at,
      customer: customer.id,
      value,
      // The office answers a moment later; only what it does not know becomes something else than was said at once.
      status: value.endsWith("000") ? "pending" : "verified",
    };
    world.state.taxIds[row.id] = row;
    tell(world, taxIdEvent(world, "created", taxIdView(row)));
    return taxIdView(row);
  },
};

const listTaxIds: Call = {
  params: PAGING,
  run({ world, params, path }) {
    const { id } = customerOf(world, path["customer"] ?? "");
    const rows = Object.values(world.state.taxIds).filter(({ customer }) => customer === id);
    return page(`/v1/customers/${id}/tax_ids`, rows, params, taxIdView);
  },
};

const deleteTaxId: Call = {
  params: [],
  run({ world, path }) {
    const row = need(world.state.taxIds, path["taxId"] ?? "", "tax_id");
    if (row.customer !== path["customer"]) need({}, row.id, "tax_id");
    delete world.state.taxIds[row.id];
    tell(world, taxIdEvent(world, "deleted", taxIdView(row)));
    return { id: row.id, object: "tax_id", deleted: true };
  },
};

/** Below zero a credit, above a debt; the next invoices take it along. */
const createBalanceTransaction: Call = {
  params: ["amount", "currency", "description", "metadata"],
  run({ world, params, path }) {
    const customer = customerOf(world, path["customer"] ?? "");
    const amount = integerOf(params, "amount");
    if (!amount) throw invalid("Missing required param: amount.", "amount", "parameter_missing");
    if (needText(params, "currency") !== "eur") throw invalid("The simulator knows euros only.", "currency");
    changeCustomer(world, customer, () => void (customer.balance += amount));
    const row = { amount, description: textOf(params, "description") ?? null, metadata: metadataOf(params) };
    return balanceTransactionView({
      ...row,
      id: newId("cbtxn"),
      created: world.at,
      customer: customer.id,
      endingBalance: customer.balance,
    });
  },
};

/** Everybody's transfers go to the test account of the provider's own documentation. */
const fund: Call = {
  params: ["funding_type", "currency", "bank_transfer"],
  run({ world, params, path }) {
    customerOf(world, path["customer"] ?? "");
    if (needText(params, "funding_type") !== "bank_transfer") throw invalid("The simulator knows bank transfers only.", "funding_type");
    return fundingView();
  },
};

export const customerCalls: Record<string, Call> = {
  "POST /customers": create,
  "GET /customers": list,
  "GET /customers/:customer": retrieve,
  "POST /customers/:customer": update,
  "DELETE /customers/:customer": remove,
  "POST /customers/:customer/balance_transactions": createBalanceTransaction,
  "POST /customers/:customer/funding_instructions": fund,
  "POST /customers/:customer/tax_ids": createTaxId,
  "GET /customers/:customer/tax_ids": listTaxIds,
  "DELETE /customers/:customer/tax_ids/:taxId": deleteTaxId,
};
