import type { Authentication, Card } from "@hz/contract/billing/billing";

/** A card field that is ready: makes of what was typed a card at the payment provider, and lets its owner answer their bank. */
export type CardGateway = {
  /** Resolves to the payment method's id. Throws CardRefused when there is none. */
  createPaymentMethod: (owner: { name: string; email: string }) => Promise<string>;
  /** Lets the owner answer their bank. Throws CardRefused when they or the bank say no. */
  authenticate: (authentication: Authentication) => Promise<void>;
};

/** The provider says no to a card, or does not answer; the message is our sentence about it, for people. */
export class CardRefused extends Error {}

/**
 * Makes the call that uses the card; where the bank asks first, the card's owner answers and the call comes again. Throws
 * CardRefused or what the call throws.
 */
export async function withCard<Answer extends object>(
  gateway: CardGateway,
  owner: { name: string; email: string },
  use: (card: Card) => Promise<Answer | { authentication: Authentication }>,
): Promise<Answer> {
  const paymentMethodId = await gateway.createPaymentMethod(owner);
  return withBank(gateway.authenticate, (setupIntentId) => use(setupIntentId ? { paymentMethodId, setupIntentId } : { paymentMethodId }));
}

/** A bank asks about the card, then about a payment; who is asked more often is led in circles. */
const QUESTIONS = 2;

/** The same for a card that is known: takes the way to the bank, and the call with the card's set-up where the owner has confirmed it. */
export async function withBank<Answer extends object>(
  authenticate: CardGateway["authenticate"],
  use: (setupIntentId?: string) => Promise<Answer | { authentication: Authentication }>,
): Promise<Answer> {
  let setupIntentId: string | undefined;
  for (let asked = 0; ; asked++) {
    const answer = await use(setupIntentId);
    if (!("authentication" in answer)) return answer;
    if (asked === QUESTIONS) throw new CardRefused();
    await authenticate(answer.authentication);
    setupIntentId = answer.authentication.setupIntentId ?? setupIntentId;
  }
}
