import { allowOnly, flagOf, needText, partOf, textOf } from "../form.ts";
import { charge, isUnderWay } from "../life/charging.ts";
import { ownMethodOf } from "../life/methods.ts";
import { dropPendingUpdate, isWaitedFor } from "../life/pending.ts";
import { nextInvoice } from "../life/renewal.ts";
import { aside } from "../life/timers.ts";
import { updateSubscription } from "../life/updating.ts";
import { declined, invalid, Refusal } from "../refusal.ts";
import { invoiceView } from "../views/invoice.ts";
import { paymentMethodView } from "../views/payment.ts";
import { customerOf, invoiceOf, subscriptionOf } from "../world.ts";
import { type Call, Failed, filter, page, PAGING } from "./call.ts";
import { readChange } from "./subscriptions.ts";

const list: Call = {
  params: [...PAGING, "customer", "subscription", "status"],
  run({ world, params }) {
    const [byCustomer, bySubscription, byStatus] = [filter(params, "customer"), filter(params, "subscription"), filter(params, "status")];
    const rows = Object.values(world.state.invoices).filter(
      (row) => byCustomer(row.customer) && bySubscription(row.subscription) && byStatus(row.status),
    );
    return page("/v1/invoices", rows, params, (row) => invoiceView(world, row));
  },
};

const pay: Call = {
  params: ["payment_method", "off_session"],
  run({ world, params, path }) {
    const invoice = invoiceOf(world, path["invoice"] ?? "");
    if (invoice.status === "paid") throw new Refusal(400, "Invoice is already paid");
    if (invoice.status !== "open")
      throw new Refusal(400, `You cannot pay an invoice that is ${invoice.status}.`, { code: "invoice_not_editable" });
    if (isUnderWay(world, invoice))
      throw new Refusal(400, "This invoice has a payment in progress.", { code: "invoice_payment_in_progress" });
    const wanted = textOf(params, "payment_method");
    const method = wanted ? ownMethodOf(world, wanted, customerOf(world, invoice.customer)) : null;
    flagOf(params, "off_session");
    const decline = charge(world, invoice, { method, isManual: true });
    if (decline === null) return invoiceView(world, invoice);
    const used = world.state.paymentMethods[world.state.paymentIntents[invoice.paymentIntent ?? ""]?.paymentMethod ?? ""];
    const body = declined(decline, used ? { payment_method: paymentMethodView(used) } : {});
    if (decline.code === "authentication_required") body.error.code = "invoice_payment_intent_requires_action";
    return new Failed(402, body);
  },
};

const voidCall: Call = {
  params: [],
  run({ world, path }) {
    const invoice = invoiceOf(world, path["invoice"] ?? "");
    if (invoice.status !== "open")
      throw new Refusal(400, `You can only void open invoices. This invoice is ${invoice.status}.`, { code: "invoice_not_editable" });
    const subscription = subscriptionOf(world, invoice.subscription);
    if (!isWaitedFor(subscription, invoice))
      throw new Refusal(400, "The simulator voids invoices that a change of the plan waits for only.");
    dropPendingUpdate(world, subscription);
    return invoiceView(world, invoice);
  },
};

/** Tries the change out in a copy of everything: what is shown is what would then be charged. */
const preview: Call = {
  params: ["customer", "subscription", "subscription_details"],
  run({ world, params }) {
    const draft = aside(world);
    const row = subscriptionOf(draft, needText(params, "subscription"));
    if (row.status === "canceled" || row.status === "incomplete_expired")
      throw new Refusal(404, `No upcoming invoices for customer: ${row.customer}`, { code: "invoice_upcoming_none" });
    const customer = textOf(params, "customer");
    if (customer && customer !== row.customer) throw invalid("The subscription does not belong to this customer.", "customer");
    const details = partOf(params, "subscription_details") ?? {};
    allowOnly(details, ["items", "proration_behavior", "proration_date", "trial_end", "cancel_at_period_end", "default_tax_rates"]);
    // Reckoned as if no other change waited; the balance is what it is today.
    delete row.pendingUpdate;
    const before = row.latestInvoice;
    updateSubscription(draft, row, readChange(draft, details, row));
    const made = row.latestInvoice !== null && row.latestInvoice !== before ? draft.state.invoices[row.latestInvoice] : undefined;
    if (!made && row.cancelAtPeriodEnd && row.pending.length === 0)
      throw new Refusal(404, `No upcoming invoices for customer: ${row.customer}`, { code: "invoice_upcoming_none" });
    const invoice = made ?? nextInvoice(draft, row);
    const view = invoiceView(draft, invoice);
    return {
      ...view,
      id: `upcoming_${invoice.id}`,
      status: "draft",
      number: null,
      amount_paid: 0,
      amount_remaining: view.amount_due,
      attempted: false,
      attempt_count: 0,
      next_payment_attempt: made ? world.at : invoice.periodStart,
      hosted_invoice_url: null,
      billing_reason: "upcoming",
    };
  },
};

export const invoiceCalls: Record<string, Call> = {
  "GET /invoices": list,
  "GET /invoices/:invoice": { params: [], run: ({ world, path }) => invoiceView(world, invoiceOf(world, path["invoice"] ?? "")) },
  "POST /invoices/:invoice/pay": pay,
  "POST /invoices/:invoice/void": voidCall,
  "POST /invoices/create_preview": preview,
};
