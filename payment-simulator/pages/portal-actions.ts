import { isCardName } from "../cards.ts";
import { confirmSetup, newMethod, newSetupIntent } from "../life/methods.ts";
import { updateSubscription } from "../life/updating.ts";
import { Refusal } from "../refusal.ts";
import type { CustomerRow } from "../state.ts";
import { invoiceOf, pageOf, subscriptionOf, type World } from "../world.ts";
import { payInvoice } from "./invoice-page.ts";
import { portalOf } from "./portal-page.ts";
import { textOf, type Params } from "../form.ts";

/** What a press of a button led to: on to the bank's page, a failure to show, or back to the portal. */
type Outcome = { leadTo: string } | { failure: string } | null;

/** Does what a customer asks for in their portal. */
export function actInPortal(world: World, id: string, form: Params): Outcome {
  const { customer } = portalOf(world, id);
  const action = textOf(form, "action");
  if (action === "card") return changeCard(world, customer, id, textOf(form, "card") ?? "");
  if (action === "pay") {
    const invoice = invoiceOf(world, textOf(form, "invoice") ?? "");
    return ofCustomer(invoice, customer) ? payInvoice(world, invoice.id) : null;
  }
  if (action !== "cancel" && action !== "keep") throw new Refusal(400, "Unbekannte Schaltfläche.");
  const subscription = subscriptionOf(world, textOf(form, "subscription") ?? "");
  if (ofCustomer(subscription, customer) && subscription.endedAt === null)
    updateSubscription(world, subscription, {
      cancelAtPeriodEnd: action === "cancel",
      prorationBehavior: "none",
      paymentBehavior: "allow_incomplete",
    });
  return null;
}

const ofCustomer = (row: { customer: string }, customer: CustomerRow) => row.customer === customer.id;

function changeCard(world: World, customer: CustomerRow, portal: string, card: string): Outcome {
  if (!isCardName(card)) throw new Refusal(400, "Unbekannte Karte.");
  const method = newMethod(world, card, { name: customer.name, email: customer.email });
  const intent = newSetupIntent(world, { customer: customer.id, isForDefault: true });
  const decline = confirmSetup(world, intent, method);
  if (decline) return { failure: decline.message };
  if (intent.status !== "requires_action") return null;
  const [auth, back] = [pageOf(world, "auth", intent.secret), pageOf(world, "portal", portal)].map((url) => new URL(url).pathname);
  return { leadTo: `${auth}?return=${encodeURIComponent(back ?? "")}` };
}
