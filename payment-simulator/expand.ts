import { Refusal } from "./refusal.ts";
import type { World } from "./world.ts";
import { productView } from "./views/catalogue.ts";
import { customerView, taxIdView } from "./views/customer.ts";
import { invoiceView } from "./views/invoice.ts";
import { mandateView, paymentIntentView, paymentMethodView, setupIntentView } from "./views/payment.ts";
import { invoicePaymentsView } from "./views/invoice-payments.ts";
import { subscriptionView } from "./views/subscription.ts";

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** Puts objects in the place of their ids, for the paths of `expand[]`. */
export function expanded(world: World, answer: object, paths: string[]): object {
  // Of what is deleted there is its id only, whatever is asked for.
  if (paths.length === 0 || "deleted" in answer) return answer;
  let value: Json = plain(answer);
  for (const path of paths) value = expand(world, value, path.split("."), path);
  return Object(value);
}

const plain = (value: object): Json => JSON.parse(JSON.stringify(value));

function expand(world: World, value: Json, [name, ...rest]: string[], path: string): Json {
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => expand(world, one, [name, ...rest], path));
  if (typeof value !== "object") throw refusal(path);
  const here = Object.hasOwn(value, name) ? value[name] : undefined;
  const part = typeof here === "string" ? byName(world, name, here) : (here ?? included(world, value, name));
  if (part === undefined) throw refusal(path);
  return { ...value, [name]: expand(world, part, rest, path) };
}

const refusal = (path: string) => new Refusal(400, `This property cannot be expanded (${path}).`, { param: "expand" });

/** The object that a field names by its id. */
function byName(world: World, name: string, id: string): Json | undefined {
  const { customers, invoices, paymentIntents, paymentMethods, mandates, setupIntents, products, subscriptions } = world.state;
  const find = <Row>(rows: Record<string, Row>, view: (row: Row) => object) => {
    const row = rows[id];
    return row === undefined ? undefined : plain(view(row));
  };
  if (name === "customer") return find(customers, (row) => customerView(world.state, row));
  if (name === "latest_invoice" || name === "invoice") return find(invoices, (row) => invoiceView(world, row));
  if (name === "default_payment_method" || name === "payment_method") return find(paymentMethods, paymentMethodView);
  if (name === "payment_intent") return find(paymentIntents, (row) => paymentIntentView(world, row));
  if (name === "mandate") return find(mandates, mandateView);
  if (name === "pending_setup_intent") return find(setupIntents, (row) => setupIntentView(world, row));
  if (name === "product") return find(products, productView);
  if (name === "subscription") return find(subscriptions, (row) => subscriptionView(world, row));
  return undefined;
}

/** Fields that are there only when they are asked for; null stays null. */
function included(world: World, { object, id }: { [name: string]: Json }, name: string): Json | undefined {
  const { taxIds, invoices, paymentIntents } = world.state;
  if (object === "customer" && name === "tax_ids") {
    const data = Object.values(taxIds).filter(({ customer }) => customer === id);
    return plain({ object: "list", data: data.map(taxIdView), has_more: false, url: `/v1/customers/${String(id)}/tax_ids` });
  }
  if (object === "invoice" && name === "payments") {
    const row = invoices[String(id)];
    return row && plain(invoicePaymentsView(row));
  }
  if (object === "invoice" && name === "confirmation_secret") {
    const intent = paymentIntents[invoices[String(id)]?.paymentIntent ?? ""];
    return intent ? { client_secret: intent.secret, type: "payment_intent" } : null;
  }
  return ["customer", "latest_invoice", "default_payment_method", "pending_setup_intent", "payment_method", "default_source"].includes(name)
    ? null
    : undefined;
}
