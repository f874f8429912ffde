import type { Authentication, Card } from "@hz/contract/billing";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";

/**
 * Keeps a card for later charges to a customer and makes it the customer's own. Gives what the browser must let the owner
 * answer first where the card's bank asks for it, else null. Throws CARD_DECLINED.
 */
export async function setUpCard({ stripe }: Payment, customer: string, card: Card): Promise<Authentication | null> {
  const { paymentMethodId, setupIntentId } = card;
  const intent = setupIntentId
    ? await ask(() => stripe.setupIntents.retrieve(setupIntentId))
    : await ask(() =>
        stripe.setupIntents.create({
          customer,
          payment_method: paymentMethodId,
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
          usage: "off_session",
          confirm: true,
        }),
      );
  if (intent.customer !== customer) throw new Failure("CARD_DECLINED");
  if (intent.status === "requires_action" && !setupIntentId) return { clientSecret: intent.client_secret!, setupIntentId: intent.id };
  if (intent.status !== "succeeded") throw new Failure("CARD_DECLINED", undefined, intent.last_setup_error?.message);
  if (intent.payment_method !== paymentMethodId) throw new Failure("CARD_DECLINED");
  await ask(() => stripe.customers.update(customer, { invoice_settings: { default_payment_method: paymentMethodId } }));
  return null;
}
