import type { Authentication, Card } from "@hz/contract/billing";

/** A card field that is ready: makes of what was typed a card at the payment provider, and lets its owner answer their bank. */
export type CardGateway = {
  /** Gives the id of the payment method. Throws CardRefused with the provider's sentence. */
  createPaymentMethod: (owner: { name: string; email: string }) => Promise<string>;
  /** Lets the owner answer their bank. Throws CardRefused when they or the bank say no. */
  authenticate: (authentication: Authentication) => Promise<void>;
};

/** The provider says no to a card; the message is its own sentence, for people. */
export class CardRefused extends Error {}

/**
 * Takes a card field, its owner and the call that uses the card, and gives what the call answers; where the bank asks first,
 * its owner answers and the call comes again. Throws CardRefused or what the call throws.
 */
export async function withCard<Answer extends object>(
  gateway: CardGateway,
  owner: { name: string; email: string },
  use: (card: Card) => Promise<Answer | { authentication: Authentication }>,
): Promise<Answer> {
  const paymentMethodId = await gateway.createPaymentMethod(owner);
  const first = await use({ paymentMethodId });
  if (!("authentication" in first)) return first;
  await gateway.authenticate(first.authentication);
  const second = await use({ paymentMethodId, setupIntentId: first.authentication.setupIntentId });
  if ("authentication" in second) throw new CardRefused();
  return second;
}
