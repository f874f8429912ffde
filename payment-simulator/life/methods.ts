import { CARDS, cardOfToken, type CardName, type Decline } from "../cards.ts";
import type { DebitRow } from "../debits.ts";
import { invalid } from "../refusal.ts";
import type { CustomerRow, PaymentMethodRow, SetupIntentRow, SubscriptionRow } from "../state.ts";
import { paymentMethodEvent, setupIntentEvent } from "../views/event.ts";
import { paymentMethodView, setupIntentView } from "../views/payment.ts";
import { need, newId, newInvoicePrefix, type World } from "../world.ts";
import { changeCustomer, changeSubscription, tell } from "./tell.ts";

/** What the provider's library in the browser does, and for a bank account a call: from a card to a method that belongs to nobody yet. */
export function newMethod(world: World, of: CardName | DebitRow, owner: { name: string | null; email: string | null }): PaymentMethodRow {
  const id = newId("pm");
  const kind = typeof of === "string" ? { card: of } : { card: null, debit: of };
  const row: PaymentMethodRow = { id, created: world.at, ...kind, customer: null, ...owner, isSetUp: false, metadata: {} };
  world.state.paymentMethods[id] = row;
  return row;
}

/** The method of an id, or of the provider's name for a test card. */
export function methodOf(world: World, id: string): PaymentMethodRow {
  const card = cardOfToken(id);
  return card
    ? newMethod(world, card, { name: null, email: null })
    : need(world.state.paymentMethods, id, "PaymentMethod", "payment_method");
}

/** The same for one that this customer can be charged with. */
export function ownMethodOf(world: World, id: string, customer: CustomerRow): string {
  const row = need(world.state.paymentMethods, id, "PaymentMethod", "payment_method");
  if (row.customer === customer.id) return row.id;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    "default_payment_method",
    "resource_missing",
  );
}

/** What the bank says to a method that is to be kept; of a bank account it is not asked. */
const setupAnswer = ({ card }: PaymentMethodRow) => (card === null ? "ok" : CARDS[card].setup);

/** Makes a method one of the customer's; gives why the bank refuses, or null. */
export function attach(world: World, row: PaymentMethodRow, customer: string): Decline | null {
  if (row.customer !== null && row.customer !== customer)
    throw invalid("The payment method you provided has already been attached to a customer.", "payment_method");
  const setup = setupAnswer(row);
  if (typeof setup === "object") return setup;
  if (row.customer === null) {
    row.customer = customer;
    tell(world, paymentMethodEvent(world, "attached", paymentMethodView(row)));
  }
  return null;
}

/** Asks the bank to keep a method for later charges; why it refuses, or null. */
export function confirmSetup(world: World, intent: SetupIntentRow, method: PaymentMethodRow): Decline | null {
  intent.paymentMethod = method.id;
  intent.decline = null;
  const setup = setupAnswer(method);
  if (setup === "ok") succeed(world, intent, method);
  else if (setup === "ask") intent.status = "requires_action";
  else refuse(world, intent, setup);
  return intent.decline;
}

/** Carries on with an intent that its owner has confirmed or refused at the bank. */
export function authenticateSetup(world: World, intent: SetupIntentRow, isConfirmed: boolean): void {
  const method = need(world.state.paymentMethods, intent.paymentMethod ?? "", "PaymentMethod");
  if (isConfirmed) return succeed(world, intent, method);
  refuse(world, intent, {
    code: "setup_intent_authentication_failure",
    declineCode: null,
    message: "Die Bestätigung bei Ihrer Bank ist fehlgeschlagen. Bitte wählen Sie eine andere Zahlungsart.",
  });
}

function succeed(world: World, intent: SetupIntentRow, method: PaymentMethodRow): void {
  if (intent.customer !== null) attach(world, method, intent.customer);
  method.isSetUp = true;
  if (method.debit) intent.mandate = newMandate(world, method);
  intent.status = "succeeded";
  tell(world, setupIntentEvent(world, "succeeded", setupIntentView(world, intent)));
  const customer = world.state.customers[intent.customer ?? ""];
  if (intent.isForDefault && customer) changeCustomer(world, customer, () => void (customer.defaultPaymentMethod = method.id));
  for (const row of Object.values(world.state.subscriptions)) {
    const isWaiting = row.pendingSetupIntent === intent.id;
    const isMoved = intent.isForDefault && row.customer === intent.customer && row.endedAt === null && row.defaultPaymentMethod !== null;
    if (!isWaiting && !isMoved) continue;
    changeSubscription(world, row, () => {
      if (isMoved || row.defaultPaymentMethod === null) row.defaultPaymentMethod = method.id;
      if (isWaiting) row.pendingSetupIntent = null;
    });
  }
}

function newMandate(world: World, { id: paymentMethod }: PaymentMethodRow): string {
  const id = newId("mandate");
  world.state.mandates[id] = { id, created: world.at, paymentMethod, reference: newInvoicePrefix() + newInvoicePrefix() };
  return id;
}

function refuse(world: World, intent: SetupIntentRow, decline: Decline): void {
  intent.status = "requires_payment_method";
  intent.decline = decline;
  tell(world, setupIntentEvent(world, "setup_failed", setupIntentView(world, intent)));
}

/** Makes an intent that nobody has confirmed yet. */
export function newSetupIntent(world: World, given: Partial<SetupIntentRow>): SetupIntentRow {
  const id = newId("seti");
  const row: SetupIntentRow = {
    customer: null,
    paymentMethod: null,
    description: null,
    usage: "off_session",
    decline: null,
    returnUrl: null,
    isForDefault: false,
    metadata: {},
    ...given,
    id,
    created: world.at,
    secret: `${id}_${newId("secret")}`,
    status: given.paymentMethod ? "requires_confirmation" : "requires_payment_method",
  };
  world.state.setupIntents[id] = row;
  return row;
}

/** A trial charges nothing, so its card is looked at by an intent of its own; gives its id where somebody still has to act. */
export function setupForTrial(world: World, subscription: SubscriptionRow, method: string | null): string | null {
  const row = method === null ? undefined : world.state.paymentMethods[method];
  if (row && (row.isSetUp || setupAnswer(row) !== "ask")) return null;
  // Nobody is charged for what is paid by transfer.
  if (subscription.daysUntilDue != null) return null;
  const intent = newSetupIntent(world, { customer: subscription.customer });
  if (row) confirmSetup(world, intent, row);
  return intent.id;
}
