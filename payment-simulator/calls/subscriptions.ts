import { DAY } from "../calendar.ts";
import { choiceOf, flagOf, integerOf, metadataOf, needText, type Params, partOf, partsOf, textOf, textsOf } from "../form.ts";
import { endSubscription } from "../life/ending.ts";
import { ownMethodOf } from "../life/methods.ts";
import { type PaymentBehavior, subscribe } from "../life/subscribing.ts";
import { type SubscriptionChange, type UpdateBehavior, updateSubscription } from "../life/updating.ts";
import { invalid, missing, Refusal } from "../refusal.ts";
import type { SubscriptionRow } from "../state.ts";
import { subscriptionView } from "../views/subscription.ts";
import { customerOf, need, priceOf, subscriptionOf, type World } from "../world.ts";
import { type Call, filter, page, PAGING } from "./call.ts";

const BOTH = [
  "items",
  "trial_end",
  "default_payment_method",
  "default_tax_rates",
  "metadata",
  "payment_behavior",
  "payment_settings",
  "trial_settings",
  "cancel_at_period_end",
  "description",
  "off_session",
  "proration_behavior",
  "collection_method",
  "days_until_due",
  "automatic_tax",
];

const FLOWS = { allow_incomplete: "allow_incomplete", error_if_incomplete: "error_if_incomplete" } as const;
const UPDATE_FLOWS: Record<string, UpdateBehavior> = { ...FLOWS, pending_if_incomplete: "pending_if_incomplete" };
/** What a change may say that waits for its payment; the provider takes more, which the simulator does not know there. */
const PENDING = ["items", "payment_behavior", "proration_behavior", "proration_date", "cancel_at_period_end", "expand"];
const PRORATIONS = { create_prorations: "create_prorations", always_invoice: "always_invoice", none: "none" } as const;

/** What both creating and changing may say about payment and tax; undefined where nothing was sent. */
function readCommon(world: World, params: Params, customer: string) {
  const tax = partOf(params, "automatic_tax");
  if (tax && flagOf(tax, "enabled") === true) throw invalid("The simulator has no automatic tax.", "automatic_tax");
  const method = textOf(params, "default_payment_method");
  const settings = partOf(params, "payment_settings");
  const trial = partOf(params, "trial_settings");
  const end = trial && partOf(trial, "end_behavior");
  const rates = textsOf(params, "default_tax_rates");
  for (const rate of rates ?? []) need(world.state.taxRates, rate, "tax rate", "default_tax_rates");
  return {
    defaultPaymentMethod: method ? ownMethodOf(world, method, customerOf(world, customer)) : method,
    savesPaymentMethod: settings && choiceOf(settings, "save_default_payment_method", { on_subscription: true, off: false }),
    onMissingPaymentMethod: end && choiceOf(end, "missing_payment_method", { cancel: "cancel", create_invoice: "create_invoice" } as const),
    taxRates: rates,
    daysUntilDue: readDaysUntilDue(params),
    description: textOf(params, "description"),
  };
}

/** Within how many days invoices are to be paid; null where they are charged, undefined where nothing was sent. */
function readDaysUntilDue(params: Params): number | null | undefined {
  const isSent = choiceOf(params, "collection_method", { charge_automatically: false, send_invoice: true });
  if (isSent !== true) return isSent === undefined ? undefined : null;
  const days = integerOf(params, "days_until_due");
  if (days === undefined || days < 0) throw invalid("Invoices that are sent need days_until_due.", "days_until_due", "parameter_missing");
  return days;
}

/** The one item that subscriptions have here; the price it moves to, if any. */
function readItem(world: World, params: Params, current?: SubscriptionRow): string | undefined {
  const items = partsOf(params, "items");
  if (!items) return undefined;
  const [item] = items;
  if (!item || items.length !== 1) throw invalid("The simulator knows subscriptions with one item.", "items");
  const id = textOf(item, "id");
  if (current && id !== current.itemId)
    throw id
      ? missing("subscription_item", id, "items[0][id]")
      : invalid("The simulator knows subscriptions with one item: name its id.", "items");
  if (!["1", undefined].includes(textOf(item, "quantity") ?? undefined)) throw invalid("Invalid quantity.", "items");
  const price = current ? textOf(item, "price") : needText(item, "price");
  if (!price) return undefined;
  if (!priceOf(world, price).active) throw invalid("The price specified is inactive.", "items[0][price]");
  return price;
}

/** Reads the parameters of a change, of the call and of the preview alike. */
export function readChange(world: World, params: Params, row: SubscriptionRow): SubscriptionChange {
  const trialEnd = textOf(params, "trial_end") === "now" ? "now" : integerOf(params, "trial_end");
  const behavior = choiceOf(params, "payment_behavior", UPDATE_FLOWS) ?? "allow_incomplete";
  const stranger = behavior === "pending_if_incomplete" ? Object.keys(params).find((name) => !PENDING.includes(name)) : undefined;
  if (stranger !== undefined) throw invalid(`${stranger} is not supported with payment_behavior=pending_if_incomplete.`, stranger);
  return {
    ...readCommon(world, params, row.customer),
    price: readItem(world, params, row),
    trialEnd,
    cancelAtPeriodEnd: flagOf(params, "cancel_at_period_end"),
    prorationBehavior: choiceOf(params, "proration_behavior", PRORATIONS) ?? "create_prorations",
    prorationDate: integerOf(params, "proration_date"),
    paymentBehavior: behavior,
  };
}

const create: Call = {
  params: [...BOTH, "customer", "trial_period_days"],
  run({ world, params }) {
    const customer = customerOf(world, needText(params, "customer"));
    const price = readItem(world, params);
    if (!price) throw invalid("Missing required param: items.", "items", "parameter_missing");
    const common = readCommon(world, params, customer.id);
    const behavior: PaymentBehavior =
      choiceOf(params, "payment_behavior", { ...FLOWS, default_incomplete: "default_incomplete" } as const) ?? "allow_incomplete";
    const row = subscribe(
      world,
      {
        customer: customer.id,
        price,
        trialEnd: trialEndOf(world, params),
        defaultPaymentMethod: common.defaultPaymentMethod ?? null,
        savesPaymentMethod: common.savesPaymentMethod ?? false,
        onMissingPaymentMethod: common.onMissingPaymentMethod ?? "create_invoice",
        taxRates: common.taxRates ?? [],
        description: common.description ?? null,
        metadata: metadataOf(params),
        cancelAtPeriodEnd: flagOf(params, "cancel_at_period_end") ?? false,
        daysUntilDue: common.daysUntilDue ?? null,
      },
      behavior,
    );
    return subscriptionView(world, row);
  },
};

function trialEndOf(world: World, params: Params): number | null {
  const days = integerOf(params, "trial_period_days");
  const end = integerOf(params, "trial_end");
  if (days !== undefined && end !== undefined) throw invalid("You may only specify one of trial_end and trial_period_days.", "trial_end");
  if (end !== undefined && end <= world.at)
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", "trial_end");
  if (end !== undefined) return end;
  return days === undefined || days <= 0 ? null : world.at + days * DAY;
}

const update: Call = {
  params: [...BOTH, "proration_date", "cancellation_details"],
  run({ world, params, path }) {
    const row = subscriptionOf(world, path["subscription"] ?? "");
    updateSubscription(world, row, {
      ...readChange(world, params, row),
      metadata: metadataOf(params, row.metadata),
      cancellation: readCancellation(params),
    });
    return subscriptionView(world, row);
  },
};

function readCancellation(params: Params): Partial<SubscriptionRow["cancellation"]> {
  const sent = partOf(params, "cancellation_details") ?? {};
  const [comment, feedback] = [textOf(sent, "comment"), textOf(sent, "feedback")];
  return { ...(comment === undefined ? {} : { comment }), ...(feedback === undefined ? {} : { feedback }) };
}

const cancel: Call = {
  params: ["cancellation_details", "invoice_now", "prorate"],
  run({ world, params, path }) {
    const row = subscriptionOf(world, path["subscription"] ?? "");
    if (flagOf(params, "invoice_now") || flagOf(params, "prorate"))
      throw invalid("The simulator cancels without a last invoice.", "prorate");
    if (row.status === "canceled" || row.status === "incomplete_expired")
      throw new Refusal(404, `No such subscription: '${row.id}'`, { code: "resource_missing", param: "id" });
    Object.assign(row.cancellation, readCancellation(params));
    endSubscription(world, row, "cancellation_requested");
    return subscriptionView(world, row);
  },
};

const list: Call = {
  params: [...PAGING, "customer", "price", "status"],
  run({ world, params }) {
    const [byCustomer, byPrice] = [filter(params, "customer"), filter(params, "price")];
    const status = textOf(params, "status");
    const fits = (row: SubscriptionRow) => {
      if (status === "all") return true;
      if (status === "ended") return row.endedAt !== null;
      return status ? row.status === status : row.status !== "canceled";
    };
    const rows = Object.values(world.state.subscriptions).filter((row) => fits(row) && byCustomer(row.customer) && byPrice(row.price));
    return page("/v1/subscriptions", rows, params, (row) => subscriptionView(world, row));
  },
};

export const subscriptionCalls: Record<string, Call> = {
  "POST /subscriptions": create,
  "GET /subscriptions": list,
  "GET /subscriptions/:subscription": {
    params: [],
    run: ({ world, path }) => subscriptionView(world, subscriptionOf(world, path["subscription"] ?? "")),
  },
  "POST /subscriptions/:subscription": update,
  "DELETE /subscriptions/:subscription": cancel,
};
