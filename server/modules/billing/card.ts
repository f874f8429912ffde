import type { Authentication, Card } from "@hz/contract/billing/billing";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask, askUnlessOwner, cardRefusal } from "./ask.ts";
import { PAYS_BY } from "./way.ts";

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
  if (intent.status !== "succeeded") throw cardRefusal(intent.last_setup_error);
  if (intent.payment_method !== paymentMethodId) throw new Failure("CARD_DECLINED");
  await ask(() =>
    stripe.customers.update(customer, { invoice_settings: { default_payment_method: paymentMethodId }, metadata: { [PAYS_BY]: "" } }),
  );
  return null;
}

/** Pays an open invoice by this card. Gives what its bank asks the owner about the payment, or null when it is paid, be it by somebody else meanwhile. Throws CARD_DECLINED. */
export async function payInvoice({ stripe }: Payment, id: string, card: string): Promise<Authentication | null> {
  const paid = await askUnlessOwner(() => stripe.invoices.pay(id, { payment_method: card, off_session: false })).catch(
    async (error: unknown) => {
      if (!(error instanceof Failure) || error.code !== "PAYMENT_REFUSED") throw error;
      // The provider tries by itself as well, and may have been faster: then nothing is left to pay.
      const now = await ask(() => stripe.invoices.retrieve(id));
      if (now.status === "open") throw error;
      return now;
    },
  );
  if (paid) return null;
  const { confirmation_secret: secret } = await ask(() => stripe.invoices.retrieve(id, { expand: ["confirmation_secret"] }));
  if (!secret) throw new Failure("CARD_DECLINED");
  return { clientSecret: secret.client_secret };
}
