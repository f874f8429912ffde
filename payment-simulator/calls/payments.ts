import { debitOf } from "../debits.ts";
import { choiceOf, flagOf, metadataOf, needText, partOf, textOf, textsOf } from "../form.ts";
import { attach, confirmSetup, methodOf, newMethod, newSetupIntent } from "../life/methods.ts";
import { changeCustomer, changeSubscription, tell } from "../life/tell.ts";
import { declined, invalid, Refusal } from "../refusal.ts";
import type { PaymentMethodRow, SetupIntentRow } from "../state.ts";
import { paymentMethodEvent } from "../views/event.ts";
import { paymentMethodView, setupIntentView } from "../views/payment.ts";
import { customerOf, need, type World } from "../world.ts";
import { type Call, Failed, page, PAGING } from "./call.ts";

const retrieveMethod: Call = {
  params: [],
  run: ({ world, path }) => paymentMethodView(need(world.state.paymentMethods, path["method"] ?? "", "PaymentMethod")),
};

/** A bank account is sent by its number; a card's never comes here. */
const createMethod: Call = {
  params: ["type", "sepa_debit", "billing_details", "metadata"],
  run({ world, params }) {
    if (needText(params, "type") !== "sepa_debit") throw invalid("The simulator takes bank accounts only by this call.", "type");
    const owner = partOf(params, "billing_details") ?? {};
    const [name, email] = [needText(owner, "name"), needText(owner, "email")];
    const row = newMethod(world, debitOf(needText(partOf(params, "sepa_debit") ?? {}, "iban")), { name, email });
    row.metadata = metadataOf(params);
    return paymentMethodView(row);
  },
};

const updateMethod: Call = {
  params: ["metadata"],
  run({ world, params, path }) {
    const row = need(world.state.paymentMethods, path["method"] ?? "", "PaymentMethod");
    row.metadata = metadataOf(params, row.metadata);
    return paymentMethodView(row);
  },
};

const attachMethod: Call = {
  params: ["customer"],
  run({ world, params, path }) {
    const customer = customerOf(world, needText(params, "customer"));
    const row = methodOf(world, path["method"] ?? "");
    const decline = attach(world, row, customer.id);
    if (decline) return new Failed(402, declined(decline, { payment_method: paymentMethodView(row) }));
    return paymentMethodView(row);
  },
};

const detachMethod: Call = {
  params: [],
  run({ world, path }) {
    const row = need(world.state.paymentMethods, path["method"] ?? "", "PaymentMethod");
    if (row.customer === null) throw invalid("The payment method you provided is not attached to a customer.", "payment_method");
    const customer = customerOf(world, row.customer);
    row.customer = null;
    tell(world, paymentMethodEvent(world, "detached", paymentMethodView(row)));
    if (customer.defaultPaymentMethod === row.id) changeCustomer(world, customer, () => void (customer.defaultPaymentMethod = null));
    for (const subscription of Object.values(world.state.subscriptions))
      if (subscription.defaultPaymentMethod === row.id)
        changeSubscription(world, subscription, () => void (subscription.defaultPaymentMethod = null));
    return paymentMethodView(row);
  },
};

const listMethods: Call = {
  params: [...PAGING, "type"],
  run({ world, params, path }) {
    const { id } = customerOf(world, path["customer"] ?? "");
    choiceOf(params, "type", { card: "card", sepa_debit: "sepa_debit" });
    const rows = Object.values(world.state.paymentMethods).filter(({ customer }) => customer === id);
    return page(`/v1/customers/${id}/payment_methods`, rows, params, paymentMethodView);
  },
};

/** Confirms an intent; a refused card is a failed answer, and the intent says why from then on. */
function confirm(world: World, intent: SetupIntentRow, method: PaymentMethodRow): object {
  const decline = confirmSetup(world, intent, method);
  const view = setupIntentView(world, intent);
  return decline ? new Failed(402, declined(decline, { payment_method: paymentMethodView(method), setup_intent: view })) : view;
}

const createSetup: Call = {
  params: [
    "customer",
    "payment_method",
    "confirm",
    "usage",
    "return_url",
    "description",
    "metadata",
    "payment_method_types",
    "automatic_payment_methods",
    "mandate_data",
  ],
  run({ world, params }) {
    const customer = textOf(params, "customer");
    const method = textOf(params, "payment_method");
    const row = method ? methodOf(world, method) : null;
    const intent = newSetupIntent(world, {
      customer: customer ? customerOf(world, customer).id : null,
      paymentMethod: row?.id ?? null,
      usage: choiceOf(params, "usage", { off_session: "off_session", on_session: "on_session" }) ?? "off_session",
      returnUrl: textOf(params, "return_url") ?? null,
      description: textOf(params, "description") ?? null,
      metadata: metadataOf(params),
    });
    if (textsOf(params, "payment_method_types")?.some((type) => type !== "card" && type !== "sepa_debit"))
      throw invalid("The simulator knows cards and SEPA direct debits only.", "payment_method_types");
    if (flagOf(params, "confirm") !== true) return setupIntentView(world, intent);
    if (!row) throw invalid("You must provide a payment_method to confirm a SetupIntent.", "payment_method", "parameter_missing");
    if (row.debit && !partOf(params, "mandate_data"))
      throw invalid("A mandate is needed: send mandate_data.", "mandate_data", "parameter_missing");
    return confirm(world, intent, row);
  },
};

const setupOf = (world: World, id: string | undefined) => need(world.state.setupIntents, id ?? "", "setupintent", "intent");

const retrieveSetup: Call = {
  params: ["client_secret"],
  run: ({ world, path }) => setupIntentView(world, setupOf(world, path["intent"])),
};

const confirmSetupCall: Call = {
  params: ["payment_method", "return_url"],
  run({ world, params, path }) {
    const intent = setupOf(world, path["intent"]);
    if (intent.status === "succeeded")
      throw new Refusal(400, "You cannot confirm this SetupIntent because it has already succeeded.", {
        code: "setup_intent_unexpected_state",
      });
    const method = textOf(params, "payment_method") ?? (intent.decline ? null : intent.paymentMethod);
    if (!method) throw invalid("You must provide a payment_method to confirm a SetupIntent.", "payment_method", "parameter_missing");
    intent.returnUrl = textOf(params, "return_url") ?? intent.returnUrl;
    return confirm(world, intent, methodOf(world, method));
  },
};

export const paymentCalls: Record<string, Call> = {
  "POST /payment_methods": createMethod,
  "GET /payment_methods/:method": retrieveMethod,
  "POST /payment_methods/:method": updateMethod,
  "POST /payment_methods/:method/attach": attachMethod,
  "POST /payment_methods/:method/detach": detachMethod,
  "GET /customers/:customer/payment_methods": listMethods,
  "POST /setup_intents": createSetup,
  "GET /setup_intents/:intent": retrieveSetup,
  "POST /setup_intents/:intent/confirm": confirmSetupCall,
};
