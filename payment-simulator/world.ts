import { randomBytes } from "node:crypto";
import { missing } from "./refusal.ts";
import type { SimulatorState } from "./state.ts";

/** What one piece of work sees: the state it may change, and the simulator's time in seconds. */
export type World = {
  state: SimulatorState;
  at: number;
  publicUrl: string;
  /** Subscriptions whose change is still going on, told to the application once, at its end. */
  changing: Set<string>;
  /** Subscriptions that ended in this piece of work, which was told already. */
  ended: Set<string>;
};

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const random = (length: number) => Array.from(randomBytes(length), (byte) => LETTERS[byte % 62]).join("");

/** A new id that nobody can guess, such as `cus_…`. */
export const newId = (prefix: string): string => `${prefix}_${random(24)}`;

/** Eight capitals and digits: before the number of a customer's invoices, and in the references of mandates. */
export const newInvoicePrefix = (): string => random(8).toUpperCase();

/** The row of an id; refuses where there is none. */
export function need<T>(rows: Record<string, T>, id: string, kind: string, param?: string): T {
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined) throw missing(kind, id, param);
  return row;
}

/** The addresses of the pages that browsers see. */
export const pageOf = (world: World, kind: "auth" | "portal" | "rechnung", id: string): string =>
  `${world.publicUrl}/testzahlung/${kind}/${id}`;

/** The customer of an id; refuses where there is none, or none any more. */
export function customerOf(world: World, id: string) {
  const row = need(world.state.customers, id, "customer", "customer");
  if (row.isGone) throw missing("customer", id, "customer");
  return row;
}
export const priceOf = (world: World, id: string) => need(world.state.prices, id, "price", "price");
export const invoiceOf = (world: World, id: string) => need(world.state.invoices, id, "invoice", "invoice");
export const subscriptionOf = (world: World, id: string) => need(world.state.subscriptions, id, "subscription", "subscription");
