import type { Authentication } from "@hz/contract/billing";
import type { Stripe } from "@stripe/stripe-js";
import { standAside } from "../../ui/stand-aside.ts";
import { CardRefused } from "./card-gateway.ts";
import { loadProvider } from "./load-provider.ts";

/** Lets a card's owner answer their bank, about the card or a payment. Throws CardRefused when they or the bank say no. */
export async function askBank(stripe: Stripe, { clientSecret }: Authentication): Promise<void> {
  // The bank's window comes into the page itself, beside our dialogs.
  const { setupIntent, paymentIntent, error } = await standAside(() => stripe.handleNextAction({ clientSecret }));
  if ((setupIntent ?? paymentIntent)?.status !== "succeeded") throw new CardRefused(error?.message);
}

/** The same on a page without a card field: loads the provider's script first. */
export const askBankOf = async (publishableKey: string, authentication: Authentication): Promise<void> =>
  askBank(await loadProvider(publishableKey), authentication);
